import type { Footballer } from './footballer.js';
import type { Game } from './game.js';

/** Who stands opposite whom at the start: a line of the field against the line that faces it. */
const opposite: Readonly<Record<string, string>> = {
  FB: 'FF',
  BPL: 'FPR',
  BPR: 'FPL',
  CHB: 'CHF',
  HBFL: 'HFFR',
  HBFR: 'HFFL',
  RK: 'RK',
  C: 'C',
  RR: 'RR',
  R: 'R',
  WL: 'WR',
  WR: 'WL',
};

/** Names direct opponents: at the start of a match, and again where changes have left a player without one. */
export function matchUp(game: Game): void {
  const [home, away] = game.squads;
  const pairs: (readonly [Footballer, Footballer])[] = [];
  for (const [one, two] of [
    [home, away],
    [away, home],
  ] as const) {
    for (const player of one.on) {
      const facing = two.on.find(({ spot }) => spot?.code === opposite[player.spot?.code ?? '']);
      if (facing === undefined || player.opponent === facing) continue;
      if (player.opponent !== undefined && one.on.includes(player) && two.on.includes(player.opponent)) continue;
      pairs.push([player, facing]);
    }
  }
  game.scribe.together();
  for (const [player, facing] of pairs) {
    name(game, player, facing);
    if (facing.opponent !== player) name(game, facing, player);
  }
  game.scribe.part();
}

function name(game: Game, player: Footballer, facing: Footballer): void {
  if (player.opponent === facing) return;
  player.opponent = facing;
  game.scribe.row('MAUP', player, undefined, undefined, { opponentId: facing.personId });
}

/** Whoever comes on takes the opponent of the one who goes off. Midfielders find one for themselves. */
export function follows(game: Game, off: Footballer, on: Footballer): void {
  const facing = off.opponent;
  off.opponent = undefined;
  on.opponent = undefined;
  if (facing?.spot === undefined || on.spot === undefined || on.spot.line === 'middle') return;
  name(game, on, facing);
  name(game, facing, on);
}

/** Now and then a squad plays a defender without a direct opponent for a period. */
export function looseDefender(game: Game): void {
  for (const squad of game.squads) {
    for (const player of squad.on) {
      if (player.role !== 'Loose' || player.spot === undefined) continue;
      player.role = player.spot.role;
      game.scribe.row('ROLE', player, undefined, undefined, { role: player.role });
    }
    const free = game.random.chance(0.15) ? squad.on.find(({ spot }) => spot?.code === 'HBFL') : undefined;
    if (free === undefined) continue;
    free.role = 'Loose';
    free.opponent = undefined;
    game.scribe.row('ROLE', free, undefined, undefined, { role: 'Loose' });
  }
}
