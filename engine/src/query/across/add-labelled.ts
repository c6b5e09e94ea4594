import type { Match } from '../../match.js';
import type { Plan } from '../../metrics/plan.js';
import { AWAY_KEY } from '../../columns/fact-block.js';
import { baseIndex, countedBases, firstTimedBase } from '../../vocabulary/bases.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import { actParts, type ActParts } from '../acts/act-parts.js';
import { markSelected, type ActDimension } from '../acts/act-selection.js';
import { totalsByPart, type PartTotals } from '../acts/totals-by-part.js';
import type { ActFilter } from '../filter.js';
import { selectPlayers } from '../selection.js';
import { timeWindows } from '../windows.js';
import type { QueryWorkspace } from '../workspace.js';
import type { AcrossState } from './across-state.js';
import type { BaseSums } from './base-sums.js';
import type { Labels } from './labels.js';
import { playingTime } from './match-parts.js';
import { sidePairs, type RowsOfMatch } from './match-rows.js';
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

function groupsByColumn(pairs: readonly (readonly [column: number, group: number])[]): GroupsOf {
  const groups = new Map<number, number[]>();
  for (const [column, group] of pairs) {
    const known = groups.get(column);
    if (known === undefined) groups.set(column, [group]);
    else known.push(group);
  }
  return groups;
}

/** Adds the time of parts to the labels of their groups. */
function addParts(
  labels: Labels,
  parts: ActParts,
  totals: PartTotals,
  groupsOf: GroupsOf,
  tally: Tally,
  sums: BaseSums,
): void {
  const seconds = totals.bases.indexOf(secondsOnGround);
  for (let row = 0; row < totals.rows; row += 1) {
    const part = totals.rowParts[row] as number;
    const keys = parts.keys.map((column) => column[part] as number);
    for (const group of groupsOf.get(totals.rowColumns[row] as number) ?? []) {
      const label = labels.rowOf(group, keys);
      tally.reserve(labels.size);
      addRow(sums, label, totals, row);
      if (seconds >= 0 && sums === tally.own)
        tally.seconds[label] =
          (tally.seconds[label] as number) + (totals.values[seconds * totals.rows + row] as number);
    }
  }
}

/** The facts of a match that are selected, and the column of each: its slot or its side. */
interface SelectedFacts {
  readonly match: Match;
  readonly marks: Uint8Array;
  readonly columnOf: Uint8Array;
}

/** Adds the counted and summed bases of a plan, posting by posting. */
function addPoints(
  labels: Labels,
  parts: ActParts,
  { match: { facts }, marks, columnOf }: SelectedFacts,
  groupsOf: GroupsOf,
  tally: Tally,
  sums: BaseSums,
): void {
  const { postings, postingStarts, amounts } = facts;
  const firstAmount = postingStarts[countedBases] as number;
  const known = new Array<readonly number[] | undefined>(parts.count * facts.slots);
  const labelsAt = (part: number, column: number): readonly number[] => {
    const keys = parts.keys.map((values) => values[part] as number);
    const found = (groupsOf.get(column) ?? []).map((group) => labels.rowOf(group, keys));
    tally.reserve(labels.size);
    return found;
  };
  for (let n = 0; n < sums.bases.length; n += 1) {
    const base = sums.bases[n] as number;
    if (base >= firstTimedBase) continue;
    for (let k = postingStarts[base] as number; k < (postingStarts[base + 1] as number); k += 1) {
      const fact = postings[k] as number;
      const part = parts.ofFact[fact] as number;
      if (part < 0 || marks[fact] === 0) continue;
      const column = columnOf[fact] as number;
      const amount = base < countedBases ? 1 : (amounts[k - firstAmount] as number);
      for (const label of (known[part * facts.slots + column] ??= labelsAt(part, column))) {
        const at = n * sums.capacity + label;
        sums.values[at] = (sums.values[at] as number) + amount;
      }
    }
  }
}

/** Adds the playing time of squads to labels that divide time. */
function addPlayingTime(
  { query }: AcrossState,
  labels: Labels,
  match: Match,
  parts: ActParts,
  rows: RowsOfMatch,
  tally: Tally,
): void {
  const windows = timeWindows(match, query.acts);
  for (let row = 0; row < rows.size; row += 1)
    parts.spans?.forEach((spans, part) => {
      const seconds = playingTime(match, windows, spans, rows.sides[row] as SideIndex);
      if (seconds === 0) return;
      const label = labels.rowOf(
        rows.groups[row] as number,
        parts.keys.map((column) => column[part] as number),
      );
      tally.reserve(labels.size);
      tally.seconds[label] = (tally.seconds[label] as number) + seconds;
    });
}

/** Returns the side of each fact. */
function sidesOf({ facts: { keys } }: Match): Uint8Array {
  const sides = new Uint8Array(keys.length);
  for (let fact = 0; fact < sides.length; fact += 1) sides[fact] = (keys[fact] as number) < AWAY_KEY ? 0 : 1;
  return sides;
}

const withoutTeam = ({ team: _, ...acts }: ActFilter): ActFilter => acts;

/** Adds the acts of a match to the labels that they have, such as a receiver or a cell. */
export function addLabelled(
  state: AcrossState,
  labels: Labels,
  match: Match,
  rows: RowsOfMatch,
  tally: Tally,
  workspace: QueryWorkspace,
): void {
  const { query, timedPlan } = state;
  const isSquad = query.level === 'squad';
  const acts = isSquad ? withoutTeam(query.acts) : query.acts;
  const parts = actParts(match, labels.dimensions as readonly [ActDimension], query.cellMetres);
  const selection = selectPlayers(match, acts, workspace);
  const marks = selection.acts?.marks ?? workspace.actMarks(match.facts.keys.length);
  if (selection.acts === undefined) markSelected(match, selection.ranges, selection.keys, marks);
  const selected: SelectedFacts = { match, marks, columnOf: isSquad ? sidesOf(match) : match.facts.factSlots };
  const groupsOf = (swap: number): GroupsOf =>
    groupsByColumn(
      Array.from({ length: rows.size }, (_, row) => [(rows.columns[row] as number) ^ swap, rows.groups[row] as number]),
    );
  const own = groupsOf(isSquad && query.context === 'Against' ? 1 : 0);
  const shares = tally.squad && groupsByColumn(sidePairs(state, rows));
  addPoints(labels, parts, selected, own, tally, tally.own);
  if (tally.other !== undefined) addPoints(labels, parts, selected, groupsOf(1), tally, tally.other);
  if (tally.squad !== undefined && shares !== undefined)
    addPoints(labels, parts, { ...selected, columnOf: sidesOf(match) }, shares, tally, tally.squad);
  if (!labels.divideTime) return;
  const timesOf = (of: Plan): PartTotals => totalsByPart(match, timeOf(of), parts, acts, workspace);
  const times = timesOf(timedPlan);
  addParts(labels, parts, times, own, tally, tally.own);
  if (tally.other !== undefined) addParts(labels, parts, times, groupsOf(1), tally, tally.other);
  if (isSquad) addPlayingTime(state, labels, match, parts, rows, tally);
  if (tally.squad !== undefined && shares !== undefined)
    addParts(labels, parts, timesOf(tally.squad.plan), shares, tally, tally.squad);
}

/** Returns a plan of the timed bases alone. */
const timeOf = (plan: Plan): Plan => ({ ...plan, counted: new Uint16Array(0), summed: new Uint16Array(0) });
