import type { Footballer } from './footballer.js';
import type { Game } from './game.js';

/** The opposing field position of each position at the start of a match. */
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

/** Assigns direct opponents at the start of a match. */
export function matchUp(game: Game): void {
  const [home, away] = game.squads;
  const pairs: (readonly [Footballer, Footballer])[] = [];
  for (const [one, two] of [
    [home, away],
    [away, home],
  ] as const) {
    for (const player of one.onGround) {
      const facing = two.onGround.find(({ spot }) => spot?.code === opposite[player.spot?.code ?? '']);
      if (facing === undefined || player.opponent === facing) continue;
      if (player.opponent !== undefined && one.onGround.includes(player) && two.onGround.includes(player.opponent))
        continue;
      pairs.push([player, facing]);
    }
  }
  game.writer.beginGroup();
  for (const [player, facing] of pairs) {
    assignOpponent(game, player, facing);
    if (facing.opponent !== player) assignOpponent(game, facing, player);
  }
  game.writer.endGroup();
}

function assignOpponent(game: Game, player: Footballer, facing: Footballer): void {
  if (player.opponent === facing) return;
  player.opponent = facing;
  game.writer.write('MAUP', player, undefined, undefined, { opponentId: facing.personId });
}

/** Assigns the opponent of the player who goes off to the one who comes on, except in midfield. */
export function inheritOpponent(game: Game, off: Footballer, on: Footballer): void {
  const facing = off.opponent;
  off.opponent = undefined;
  on.opponent = undefined;
  if (facing?.spot === undefined || on.spot === undefined || on.spot.line === 'middle') return;
  assignOpponent(game, on, facing);
  assignOpponent(game, facing, on);
}

/** At the start of a period, draws whether each squad plays a defender without a direct opponent. */
export function looseDefender(game: Game): void {
  for (const squad of game.squads) {
    for (const player of squad.onGround) {
      if (player.role !== 'Loose' || player.spot === undefined) continue;
      player.role = player.spot.role;
      game.writer.write('ROLE', player, undefined, undefined, { role: player.role });
    }
    const free = game.random.chance(0.15) ? squad.onGround.find(({ spot }) => spot?.code === 'HBFL') : undefined;
    if (free === undefined) continue;
    free.role = 'Loose';
    free.opponent = undefined;
    game.writer.write('ROLE', free, undefined, undefined, { role: 'Loose' });
  }
}
