import { ARC_METRES } from '../ground/zones.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { Chain } from './chains.js';
import type { Play } from './play.js';
import { controls, isKick, metresToGoal, type Row } from './row.js';

const isWithin = (play: Play, row: Row, side: SideIndex, goal: 'own' | 'attacking'): boolean =>
  metresToGoal(row, side, play.setting, goal) <= ARC_METRES + play.setting.toleranceMetres;

/** A kick is an entry when captured as one; a carry, handball or knock-on when the ball crosses the arc with it. */
function isEntry(play: Play, row: Row, next: Row | undefined, side: SideIndex): boolean {
  if (row.inside50) return true;
  const moves = controls(row) || row.code === 'KNON';
  if (
    !moves ||
    isKick(row) ||
    row.side !== side ||
    next === undefined ||
    next.inside50 ||
    !row.located ||
    !next.located
  )
    return false;
  return !isWithin(play, row, side, 'attacking') && isWithin(play, next, side, 'attacking');
}

/** The inside-50 entries within a chain, in order. **Source**: `docs/adr/0008-territory.md`. */
export const entriesOf = (play: Play, chain: Chain): readonly Row[] => {
  const { side } = chain;
  return side === undefined
    ? []
    : chain.rows.filter((row, at) => row.side !== undefined && isEntry(play, row, chain.rows[at + 1], side));
};

/**
 * The first time a chain brings the ball out over its own arc: from a row inside to one outside, credited to the person
 * of the row inside, provided that the ball had been won inside. The row after may be the opposition's gain.
 * **Source**: `docs/adr/0008-territory.md`.
 */
export function reboundOf(play: Play, chain: Chain): { readonly row: Row; readonly next: Row } | undefined {
  const { side } = chain;
  if (side === undefined) return undefined;
  const following = chain.end === 'TURN' ? play.chains[chain.index + 1]?.rows[0] : undefined;
  const rows = [...chain.rows, ...(following === undefined ? [] : [following])].filter((row) => row.located);
  const at = rows.findIndex((row, n) => {
    const [before, next] = [rows[n - 1], rows[n + 1]];
    return (
      next !== undefined &&
      row.side === side &&
      isWithin(play, row, side, 'own') &&
      !isWithin(play, next, side, 'own') &&
      (before === undefined || isWithin(play, before, side, 'own'))
    );
  });
  const [row, next] = [rows[at], rows[at + 1]];
  return row === undefined || next === undefined ? undefined : { row, next };
}
