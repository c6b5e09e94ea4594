import type { RotationCode } from '@goalsquare/engine';
import type { Footballer } from './footballer.js';
import type { Game } from './game.js';
import { follows } from './match-ups.js';
import type { Line } from './spots.js';
import type { Squad } from './squad.js';

/** How well a position suits a line of the field. */
const suits: Readonly<Record<Line, readonly number[]>> = {
  back: [1, 1, 0.4, 0.12, 0.05, 0.03, 0.01, 0.4],
  middle: [0.06, 0.01, 1, 0.8, 0.2, 0.02, 0.03, 1],
  forward: [0.04, 0.04, 0.4, 1, 1, 1, 0.5, 0.35],
  ruck: [0.04, 0.05, 0.08, 0.08, 0.06, 0.3, 1, 0.05],
};

/** A bench spell shorter than this is no rest. **Units**: seconds. */
const LEAST_REST = 110;

/**
 * Takes players off and on at a stop of play, as often as the squad has interchanges left for. None moves after the
 * siren.
 */
export function rotate(game: Game): void {
  if (game.scribe.silent) return;
  for (const squad of game.squads) rotateSquad(game, squad);
}

function rotateSquad(game: Game, squad: Squad): void {
  const {
    random,
    plan: { rules },
    parameters: { rotations },
  } = game;
  const elapsed = game.now - squad.rotatedAt;
  squad.rotatedAt = game.now;
  if (game.now < 150) return;
  let due = random.poisson((elapsed * rotations.perHour) / 3600);
  while (due > 0 && squad.interchanges < rules.interchangeCap) {
    due -= 1;
    const on = rested(game, squad);
    if (on === undefined) return;
    exchange(game, squad, tiredFor(game, squad, on), on, reason(game));
  }
  callSubstitute(game, squad);
}

const reason = (game: Game): RotationCode => {
  const { rotations } = game.parameters;
  const chance = game.random.uniform();
  return chance < rotations.injury
    ? 'ROIJ'
    : chance < rotations.injury + rotations.blood
      ? 'ROBL'
      : chance < rotations.injury + rotations.blood + rotations.concussion
        ? 'ROCO'
        : 'ROIN';
};

/** The player on the bench who has sat longest. */
function rested(game: Game, squad: Squad): Footballer | undefined {
  let best: Footballer | undefined;
  for (const player of squad.bench) {
    if (player.substitute || game.now - player.since < LEAST_REST) continue;
    if (best === undefined || player.since < best.since) best = player;
  }
  return best;
}

/** Whom a player on the bench relieves: who is tired, in a place that suits. */
function tiredFor(game: Game, squad: Squad, on: Footballer): Footballer {
  const { rest } = game.parameters.rotations;
  const weights = squad.on.map((player) => {
    const suit = suits[player.spot?.line ?? 'middle'][on.kind] ?? 0;
    const legs = Math.max(0, player.tired(game.now) - 200) / 1000;
    return suit * legs * legs * (rest[player.kind] ?? 0.5) ** 2 * player.need + 1e-9;
  });
  return squad.on[game.random.place(weights)] as Footballer;
}

/** One goes off, one comes on in the place. */
function exchange(game: Game, squad: Squad, off: Footballer, on: Footballer, code: RotationCode): void {
  const { spot, role } = off;
  if (spot === undefined) return;
  const { now, scribe } = game;
  for (const player of [off, on]) {
    player.tiredThen = player.tired(now);
    player.since = now;
  }
  off.spot = undefined;
  off.role = undefined;
  off.out = code === 'ROSU' || (code === 'ROIJ' && game.random.chance(0.4));
  on.spot = spot;
  on.role = role === 'Loose' ? spot.role : (role ?? spot.role);
  squad.on = squad.on.map((player) => (player === off ? on : player));
  if (code === 'ROIN' || code === 'ROIJ') squad.interchanges += 1;
  scribe.row(code, off, undefined, undefined, { onPersonId: on.personId, role: on.role });
  putRuckInRuck(game, squad);
  follows(game, off, on);
}

/** The best ruck on the ground contests the ruck; two players may change places for it. */
function putRuckInRuck(game: Game, squad: Squad): void {
  const holder = squad.on.find(({ spot }) => spot?.line === 'ruck');
  if (holder === undefined || holder.position === 'RK') return;
  const tall = (position: string): Footballer | undefined => squad.on.find((player) => player.position === position);
  const better =
    tall('RK') ??
    (holder.position === 'KF' ? undefined : (tall('KF') ?? (holder.position === 'KD' ? undefined : tall('KD'))));
  if (better === undefined) return;
  [holder.spot, better.spot] = [better.spot, holder.spot];
  [holder.role, better.role] = [better.role, holder.role];
  for (const player of [better, holder])
    if (player.role !== undefined) game.scribe.row('ROLE', player, undefined, undefined, { role: player.role });
}

/** In the second half a squad may call its substitute on for good. */
function callSubstitute(game: Game, squad: Squad): void {
  const {
    random,
    scribe,
    parameters: { rotations },
  } = game;
  if (squad.substituted || scribe.period < 3) return;
  const substitute = squad.players.find((player) => player.substitute && !player.out && player.spot === undefined);
  if (substitute === undefined || !random.chance(rotations.substitute / 45)) return;
  squad.substituted = true;
  exchange(game, squad, tiredFor(game, squad, substitute), substitute, 'ROSU');
}
