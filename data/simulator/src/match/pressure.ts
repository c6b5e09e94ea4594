import { pressures, sides, type PressureCode } from '@goalsquare/engine';
import type { Footballer } from './footballer.js';
import type { Game, PossessionCode } from './game.js';
import type { Parameters } from './parameters.js';
import type { Draft } from './log-writer.js';

const pressureCodes = ['PHYS', 'CLOS', 'CHAS', 'CORR', 'NONE'] as const;

const kindOf: Readonly<Record<PossessionCode, keyof Parameters['pressure']>> = {
  HBGE: 'hard',
  HBCR: 'hard',
  HBRU: 'hard',
  LBGE: 'loose',
  LBCR: 'loose',
  GAHO: 'loose',
  HBRE: 'received',
  BOUN: 'received',
  GATH: 'free',
  GAOP: 'free',
  FKAD: 'free',
  KIPO: 'free',
  MAUN: 'set',
  MALE: 'set',
  MACO: 'set',
  FKCO: 'set',
  FKIP: 'set',
  FKOB: 'set',
  FKBB: 'set',
  OFKI: 'set',
};

/** Pressure on a player who disposes of the ball. **Empty**: `by` is `undefined` if no player applies it. */
export interface AppliedPressure {
  readonly code: PressureCode;
  readonly by: Footballer | undefined;
}

export function drawPressure(game: Game, player: Footballer, won: PossessionCode): AppliedPressure {
  const { random, parameters } = game;
  const rival = game.rival(player.side);
  const kind = kindOf[won];
  const table = parameters.pressure[kind];
  const code = pressureCodes[random.place(table)] ?? 'NONE';
  if (code === 'NONE') return { code: kind === 'set' ? 'SET' : 'NONE', by: undefined };
  return { code, by: game.pickNear(rival.side, 'tackle', parameters.reach.pressure) };
}

/** Writes the pressure act, and returns the pressure member for the disposal. */
export function recordPressure(
  game: Game,
  { code, by }: AppliedPressure,
  player: Footballer,
): NonNullable<Draft['pressure']> {
  const { code: kind, name, points, transaction } = pressures[code];
  const rival = game.rival(player.side).side;
  game.writer.write(transaction, by ?? rival, game.x, game.y);
  return { code: kind, name, points, side: sides[rival], ...(by !== undefined && { personIds: [by.personId] }) };
}

/** Minimum time between two tackles by a player. **Units**: seconds. */
const TACKLE_SECONDS = 1;

/** Writes a tackle. If the nearest player has just tackled, a team-mate may tackle instead. */
export function recordTackle(
  game: Game,
  nearest: Footballer,
  carrier: Footballer,
  code: 'TACK' | 'TARD' | 'TAIN' | 'TAMI',
): void {
  const { reach } = game.parameters;
  const second = game.secondsBefore + Math.floor(game.writer.seconds);
  const isReady = ({ tackled }: Footballer): boolean => second - tackled > TACKLE_SECONDS;
  const tackler = isReady(nearest) ? nearest : game.pickNear(nearest.side, 'tackle', reach.pressure, nearest);
  if (!isReady(tackler)) return;
  tackler.tackled = second;
  game.record(code, tackler);
  if (code === 'TAMI' && game.random.chance(0.6)) game.record('TABR', carrier);
}
