import type { Match } from '../../match.js';
import type { Plan } from '../../metrics/plan.js';
import { baseIndex } from '../../vocabulary/bases.js';
import { actParts, type ActParts } from '../acts/act-parts.js';
import type { ActDimension } from '../acts/act-selection.js';
import { totalsByPart, type PartTotals } from '../acts/totals-by-part.js';
import type { ActFilter } from '../filter.js';
import { timeWindows } from '../windows.js';
import type { QueryWorkspace } from '../workspace.js';
import type { AcrossState } from './across-state.js';
import type { BaseSums } from './base-sums.js';
import type { Labels } from './labels.js';
import { playingTime } from './match-parts.js';
import type { Row } from './match-rows.js';
import type { Tally } from './tally.js';

const secondsOnGround = baseIndex('secondsOnGround');

/** Adds a row of totals of parts to a label. */
function addRow(sums: BaseSums, label: number, { bases, rows, values }: PartTotals, row: number): void {
  bases.forEach((base, b) => {
    const place = sums.placeOf(base);
    if (place < 0) return;
    const at = place * sums.capacity + label;
    sums.values[at] = (sums.values[at] as number) + (values[b * rows + row] as number);
  });
}

/** The groups that the totals of each column, a slot or a side, are added to. */
type GroupsOf = ReadonlyMap<number, readonly number[]>;

/** Returns the groups of each column, each once if `isDistinct`. */
function groupsByColumn(pairs: readonly (readonly [column: number, group: number])[], isDistinct: boolean): GroupsOf {
  const groups = new Map<number, number[]>();
  for (const [column, group] of pairs) {
    const known = groups.get(column);
    if (known === undefined) groups.set(column, [group]);
    else if (!isDistinct || !known.includes(group)) known.push(group);
  }
  return groups;
}

/** Adds the totals of parts to the labels of their groups. */
function addParts(
  labels: Labels,
  parts: ActParts,
  totals: PartTotals,
  groupsOf: GroupsOf,
  tally: Tally,
  sumsOf: (tally: Tally) => BaseSums | undefined,
): void {
  const seconds = totals.bases.indexOf(secondsOnGround);
  for (let row = 0; row < totals.rows; row += 1) {
    const part = totals.rowParts[row] as number;
    const keys = parts.keys.map((column) => column[part] as number);
    for (const group of groupsOf.get(totals.rowColumns[row] as number) ?? []) {
      const label = labels.rowOf(group, keys);
      tally.reserve(labels.size);
      const sums = sumsOf(tally);
      if (sums !== undefined) addRow(sums, label, totals, row);
      if (seconds >= 0 && sums === tally.own)
        tally.seconds[label] =
          (tally.seconds[label] as number) + (totals.values[seconds * totals.rows + row] as number);
    }
  }
}

/** Adds the playing time of squads to labels that divide time. */
function addPlayingTime(
  { query }: AcrossState,
  labels: Labels,
  match: Match,
  parts: ActParts,
  rows: readonly Row[],
  tally: Tally,
): void {
  const windows = timeWindows(match, query.acts);
  for (const { group, side } of rows)
    parts.spans?.forEach((spans, part) => {
      const seconds = playingTime(match, windows, spans, side);
      if (seconds === 0) return;
      const label = labels.rowOf(
        group,
        parts.keys.map((column) => column[part] as number),
      );
      tally.reserve(labels.size);
      tally.seconds[label] = (tally.seconds[label] as number) + seconds;
    });
}

const withoutTeam = ({ team: _, ...acts }: ActFilter): ActFilter => acts;

/** Adds the acts of a match to the labels that they have, such as a receiver or a cell. */
export function addLabelled(
  state: AcrossState,
  labels: Labels,
  match: Match,
  rows: readonly Row[],
  tally: Tally,
  workspace: QueryWorkspace,
): void {
  const { query, timedPlan } = state;
  const isSquad = query.level === 'squad';
  const acts = isSquad ? withoutTeam(query.acts) : query.acts;
  const parts = actParts(match, labels.dimensions as readonly [ActDimension], query.cellMetres);
  const totalsOf = (of: Plan): PartTotals => totalsByPart(match, of, parts, acts, workspace);
  const columnOf = ({ side, column }: Row, swap: number): number => (isSquad ? side ^ swap : column);
  const groupsOf = (swap: number): GroupsOf =>
    groupsByColumn(
      rows.map((row) => [columnOf(row, swap), row.group]),
      false,
    );
  const totals = totalsOf(timedPlan);
  addParts(labels, parts, totals, groupsOf(query.context === 'Against' ? 1 : 0), tally, ({ own }) => own);
  if (tally.other !== undefined) addParts(labels, parts, totals, groupsOf(1), tally, ({ other }) => other);
  if (isSquad) addPlayingTime(state, labels, match, parts, rows, tally);
  const { squad } = tally;
  if (squad === undefined) return;
  const sidesOf = (row: Row): readonly number[] => (isSquad ? [0, 1] : [row.side]);
  const pairs = rows.flatMap((row) => sidesOf(row).map((side) => [side, row.group] as const));
  addParts(labels, parts, totalsOf(squad.plan), groupsByColumn(pairs, true), tally, () => squad);
}
