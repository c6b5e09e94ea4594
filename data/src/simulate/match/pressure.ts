import { pressures, sides, type PressureCode } from '@goalsquare/engine';
import type { Footballer } from './footballer.js';
import type { Game, Won } from './game.js';
import type { Parameters } from './parameters.js';
import type { Draft } from './scribe.js';

const order = ['PHYS', 'CLOS', 'CHAS', 'CORR', 'NONE'] as const;

const kindOf: Readonly<Record<Won, keyof Parameters['pressure']>> = {
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

/** Pressure on a person about to dispose of the ball: its kind, and who exerts it. */
export interface Pressing {
  readonly code: PressureCode;
  readonly by: Footballer | undefined;
}

/** Finds the pressure on the person with the ball. */
export function pressing(game: Game, player: Footballer, won: Won): Pressing {
  const { random, parameters } = game;
  const rival = game.rival(player.side);
  const kind = kindOf[won];
  const table = parameters.pressure[kind];
  const code = order[random.place(table)] ?? 'NONE';
  if (code === 'NONE') return { code: kind === 'set' ? 'SET' : 'NONE', by: undefined };
  return { code, by: game.near(rival.side, 'tackle', parameters.reach.pressure) };
}

/** Writes the act of pressure, and what the disposal says of it. */
export function writePressure(game: Game, { code, by }: Pressing, player: Footballer): NonNullable<Draft['pressure']> {
  const { code: kind, name, points, transaction } = pressures[code];
  const rival = game.rival(player.side).side;
  game.scribe.row(transaction, by ?? rival, game.x, game.y);
  return { code: kind, name, points, side: sides[rival], ...(by !== undefined && { personIds: [by.personId] }) };
}

/** The time between two tackles of one player is longer than this. **Units**: seconds. */
const TACKLE_SECONDS = 1;

/** Writes a tackle and how it went. If the player has only just tackled, a team-mate nearby makes the tackle. */
export function tackle(
  game: Game,
  nearest: Footballer,
  carrier: Footballer,
  code: 'TACK' | 'TARD' | 'TAIN' | 'TAMI',
): void {
  const { reach } = game.parameters;
  const second = game.before + Math.floor(game.scribe.seconds);
  const isReady = ({ tackled }: Footballer): boolean => second - tackled > TACKLE_SECONDS;
  const tackler = isReady(nearest) ? nearest : game.near(nearest.side, 'tackle', reach.pressure, nearest);
  if (!isReady(tackler)) return;
  tackler.tackled = second;
  game.act(code, tackler);
  if (code === 'TAMI' && game.random.chance(0.6)) game.act('TABR', carrier);
}
