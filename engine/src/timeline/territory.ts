import { arcReach } from '../ground/zones.js';
import { opponent, type SideIndex } from '../vocabulary/sides.js';
import type { Chain } from './chains.js';
import type { EventContext } from './event-context.js';
import { controls, isKick, isSpoil, isTouch, metresToGoal, type Row } from './row.js';

/** Returns the inside-50 entries within a chain, in order. */
export type EntriesOf = (chain: Chain) => readonly Row[];

/** A row that brought the ball out of defensive 50, or won it outside, and where the ball was next. */
export interface Rebound {
  readonly row: Row;
  readonly next: Row | undefined;
}

const isWithin = (context: EventContext, row: Row, side: SideIndex, goal: 'own' | 'attacking'): boolean =>
  metresToGoal(row, side, context.setting, goal) <= arcReach(context.setting.toleranceMetres);

/** Returns the rows of a chain and, if it ended in a turnover, the opposition's row that began the next chain. */
function withGain({ chains }: EventContext, { index, end, rows }: Chain): readonly Row[] {
  const gain = end === 'TURN' ? chains[index + 1]?.rows[0] : undefined;
  return gain === undefined ? rows : [...rows, gain];
}

/**
 * Whether another person has the ball directly after a free kick. The free kick was then paid after the ball had left
 * the person.
 */
const isTakenByOther = ({ play, side, slot }: Row, next: Row | undefined): boolean =>
  play.is === 'possession' && play.gain === 'freeKick' && (next?.side !== side || next?.slot !== slot);

/**
 * Whether a row is an entry: a kick if it was captured as one; a possession, running bounce, handball, knock-on or
 * spoil if the ball crosses the arc with it, whichever squad has it next. A free kick that another person takes is not
 * an entry.
 */
function isEntry(context: EventContext, row: Row, next: Row | undefined): boolean {
  if (row.inside50) return true;
  const brings = (controls(row) && !isKick(row) && !isTakenByOther(row, next)) || row.code === 'KNON' || isSpoil(row);
  if (!brings || row.side === undefined || next === undefined || next.inside50) return false;
  return (
    row.locatesBall &&
    next.locatesBall &&
    !isWithin(context, row, row.side, 'attacking') &&
    isWithin(context, next, row.side, 'attacking')
  );
}

function findEntries(context: EventContext, chain: Chain): readonly Row[] {
  const last = chain.rows.at(-1);
  if (chain.side === undefined || last === undefined) return [];
  const ball = withGain(context, chain).filter((row) => row.locatesBall || isTouch(row));
  return ball.filter((row, at) => row.side !== undefined && row.at <= last.at && isEntry(context, row, ball[at + 1]));
}

/**
 * Returns a function that finds the inside-50 entries of a chain, and computes those of each chain once. Most entries
 * are by the squad that owns the chain. The other squad can make one by a spoil, or while it has the ball before the
 * stoppage is won.
 * **Source**: `docs/adr/0009-chains.md`.
 */
export function entriesIn(context: EventContext): EntriesOf {
  const computed = new Map<Chain, readonly Row[]>();
  return (chain) => {
    const entries = computed.get(chain) ?? findEntries(context, chain);
    computed.set(chain, entries);
    return entries;
  };
}

/** Returns the first inside-50 entry of the squad that owns a chain. **Empty**: `undefined` if there is none. */
export const firstEntry = (entriesOf: EntriesOf, chain: Chain): Row | undefined =>
  entriesOf(chain).find((row) => row.side === chain.side);

const leaves = (context: EventContext, row: Row, next: Row | undefined, side: SideIndex): next is Row =>
  next !== undefined && isWithin(context, row, side, 'own') && !isWithin(context, next, side, 'own');

/** Whether a row wins the ball outside from the opposition, which had it last inside the arc that `side` defends. */
function isWonOutside(context: EventContext, won: Row, side: SideIndex): boolean {
  const before = context.lastBefore(
    won,
    (row) => row.locatesBall,
    (row) => row.play.is === 'score',
  );
  return before?.side === opponent(side) && won.play.is === 'possession' && leaves(context, before, won, side);
}

/**
 * Returns the rebounds of a chain: the first time that the squad which owns it brings the ball out over its own arc, if
 * it won the ball inside; the possession with which it wins the ball outside, if the opposition had it inside; and each
 * time that a transaction of the other squad sends the ball out over the arc it defends. `next` may be the row with
 * which the opposition won the ball.
 * **Source**: `docs/adr/0009-chains.md`.
 */
export function reboundsOf(context: EventContext, chain: Chain): readonly Rebound[] {
  const { side } = chain;
  if (side === undefined) return [];
  const ball = withGain(context, chain).filter((row) => row.locatesBall);
  const exits = ball.flatMap((row, at): readonly Rebound[] => {
    const next = ball[at + 1];
    return row.side !== undefined && leaves(context, row, next, row.side) ? [{ row, next }] : [];
  });
  const at = ball.findIndex((row) => row.side === side);
  const won = ball[at];
  const isWonInside = won !== undefined && isWithin(context, won, side, 'own');
  const own = isWonInside ? exits.find(({ row }) => row.side === side) : undefined;
  const kept = exits.filter((exit) => exit === own || exit.row.side !== side);
  return won !== undefined && isWonOutside(context, won, side) ? [...kept, { row: won, next: ball[at + 1] }] : kept;
}
