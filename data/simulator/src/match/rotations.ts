import type { RotationCode } from '@goalsquare/engine';
import type { Footballer } from './footballer.js';
import type { Game } from './game.js';
import { inheritOpponent } from './match-ups.js';
import type { Line } from './spots.js';
import type { Squad } from './squad.js';

/** Weights for how well each position suits each line of the field. */
const suits: Readonly<Record<Line, readonly number[]>> = {
  back: [1, 1, 0.4, 0.12, 0.05, 0.03, 0.01, 0.4],
  middle: [0.06, 0.01, 1, 0.8, 0.2, 0.02, 0.03, 1],
  forward: [0.04, 0.04, 0.4, 1, 1, 1, 0.5, 0.35],
  ruck: [0.04, 0.05, 0.08, 0.08, 0.06, 0.3, 1, 0.05],
};

/** Minimum time on the bench. **Units**: seconds. */
const LEAST_REST = 110;

/** Makes interchanges while play is stopped, within each squad's cap. There are none after the siren. */
export function rotate(game: Game): void {
  if (game.writer.muted) return;
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

/**
 * Returns the rested player who has been on the bench longest. **Empty**: `undefined` if none has rested long enough.
 */
function rested(game: Game, squad: Squad): Footballer | undefined {
  let best: Footballer | undefined;
  for (const player of squad.bench) {
    if (player.substitute || game.now - player.since < LEAST_REST) continue;
    if (best === undefined || player.since < best.since) best = player;
  }
  return best;
}

/** Draws the player to replace: tired, and in a line that suits the player who comes on. */
function tiredFor(game: Game, squad: Squad, on: Footballer): Footballer {
  const { rest } = game.parameters.rotations;
  const weights = squad.onGround.map((player) => {
    const suit = suits[player.spot?.line ?? 'middle'][on.kind] ?? 0;
    const legs = Math.max(0, player.tiredness(game.now) - 200) / 1000;
    return suit * legs * legs * (rest[player.kind] ?? 0.5) ** 2 * player.restNeed + 1e-9;
  });
  return squad.onGround[game.random.place(weights)] as Footballer;
}

/** Replaces a player with another, who takes over the spot, role and opponent. */
function exchange(game: Game, squad: Squad, off: Footballer, on: Footballer, code: RotationCode): void {
  const { spot, role } = off;
  if (spot === undefined) return;
  const { now, writer } = game;
  for (const player of [off, on]) {
    player.tirednessThen = player.tiredness(now);
    player.since = now;
  }
  off.spot = undefined;
  off.role = undefined;
  off.out = code === 'ROSU' || (code === 'ROIJ' && game.random.chance(0.4));
  on.spot = spot;
  on.role = role === 'Loose' ? spot.role : (role ?? spot.role);
  squad.onGround = squad.onGround.map((player) => (player === off ? on : player));
  if (code === 'ROIN' || code === 'ROIJ') squad.interchanges += 1;
  writer.write(code, off, undefined, undefined, { onPersonId: on.personId, role: on.role });
  putRuckInRuck(game, squad);
  inheritOpponent(game, off, on);
}

/** Moves the best ruck on the ground into the ruck. */
function putRuckInRuck(game: Game, squad: Squad): void {
  const holder = squad.onGround.find(({ spot }) => spot?.line === 'ruck');
  if (holder === undefined || holder.position === 'RK') return;
  const tall = (position: string): Footballer | undefined =>
    squad.onGround.find((player) => player.position === position);
  const better =
    tall('RK') ??
    (holder.position === 'KF' ? undefined : (tall('KF') ?? (holder.position === 'KD' ? undefined : tall('KD'))));
  if (better === undefined) return;
  [holder.spot, better.spot] = [better.spot, holder.spot];
  [holder.role, better.role] = [better.role, holder.role];
  for (const player of [better, holder])
    if (player.role !== undefined) game.writer.write('ROLE', player, undefined, undefined, { role: player.role });
}

/** In the second half, sometimes brings on the substitute for the rest of the match. */
function callSubstitute(game: Game, squad: Squad): void {
  const {
    random,
    writer,
    parameters: { rotations },
  } = game;
  if (squad.substituted || writer.period < 3) return;
  const substitute = squad.players.find((player) => player.substitute && !player.out && player.spot === undefined);
  if (substitute === undefined || !random.chance(rotations.substitute / 45)) return;
  squad.substituted = true;
  exchange(game, squad, tiredFor(game, squad, substitute), substitute, 'ROSU');
}
