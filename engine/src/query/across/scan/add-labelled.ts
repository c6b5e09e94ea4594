import type { Match } from '../../../match.js';
import type { Plan, PlannedBases } from '../../../metrics/plan.js';
import { AWAY_KEY } from '../../../columns/fact-block.js';
import { baseIndex, countedBases, firstTimedBase } from '../../../vocabulary/bases.js';
import type { SideIndex } from '../../../vocabulary/sides.js';
import { actParts, type ActParts } from '../../acts/act-parts.js';
import { commonSideSpans, markSelected, type ActDimension } from '../../acts/act-selection.js';
import { totalsByPart, type PartTotals } from '../../acts/totals-by-part.js';
import type { ActFilter } from '../../filter.js';
import { selectPlayers, type Selection } from '../../selection.js';
import type { QueryWorkspace } from '../../workspace.js';
import type { AcrossState } from './across-state.js';
import type { BaseSums } from '../season/base-sums.js';
import type { Labels } from './labels.js';
import { playingTime } from '../question/match-parts.js';
import { sidePairs, type RowsOfMatch } from './match-rows.js';
import type { Tally } from './tally.js';

const secondsOnGround = baseIndex('secondsOnGround');

/** Adds a row of totals of parts to a label. */
function addRow(sums: BaseSums, label: number, { bases, rows, values }: PartTotals, row: number): void {
  bases.forEach((base, b) => {
    const bundle = sums.bundleOf(base);
    if (bundle < 0) return;
    const at = bundle * sums.capacity + label;
    sums.values[at] = (sums.values[at] as number) + (values[b * rows + row] as number);
  });
}

/** Columns have at most this many values: slots or sides. */
const COLUMNS = 256;

/**
 * The group that each column, a slot or a side, is added to, or -1. A column of several groups is in several layers.
 */
type Layers = readonly Int32Array[];

function layersOf(pairs: Iterable<readonly [column: number, group: number]>): Layers {
  const layers: Int32Array[] = [];
  for (const [column, group] of pairs) {
    let layer = layers.find((groups) => groups[column] === -1);
    if (layer === undefined) layers.push((layer = new Int32Array(COLUMNS).fill(-1)));
    layer[column] = group;
  }
  return layers;
}

/** The parts of a match, and the number of each combination of their values. */
interface LabelledParts extends ActParts {
  readonly combinations: Int32Array;
}

/** Adds the time of parts to the labels of their groups. */
function addParts(
  labels: Labels,
  parts: LabelledParts,
  totals: PartTotals,
  groupOf: Int32Array,
  tally: Tally,
  sums: BaseSums,
): void {
  const seconds = totals.bases.indexOf(secondsOnGround);
  for (let row = 0; row < totals.rows; row += 1) {
    const group = groupOf[totals.rowColumns[row] as number] as number;
    if (group < 0) continue;
    const label = labels.rowOf(group, parts.combinations[totals.rowParts[row] as number] as number);
    tally.reserve(labels.size);
    addRow(sums, label, totals, row);
    if (seconds >= 0 && sums === tally.own)
      tally.seconds[label] = (tally.seconds[label] as number) + (totals.values[seconds * totals.rows + row] as number);
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
  { ofFact, count, combinations }: LabelledParts,
  { match: { facts }, marks, columnOf }: SelectedFacts,
  groupOf: Int32Array,
  tally: Tally,
  sums: BaseSums,
): void {
  const { postings, postingStarts, amounts, slots } = facts;
  const firstAmount = postingStarts[countedBases] as number;
  const width = Math.max(slots, 2);
  const labelOf = new Int32Array(count * width).fill(-1);
  for (const base of sums.bases) {
    if (base >= firstTimedBase) continue;
    const bundle = sums.bundleOf(base);
    const end = postingStarts[base + 1] as number;
    for (let k = postingStarts[base] as number; k < end; k += 1) {
      const fact = postings[k] as number;
      const part = ofFact[fact] as number;
      if (part < 0 || marks[fact] === 0) continue;
      const column = columnOf[fact] as number;
      const group = groupOf[column] as number;
      if (group < 0) continue;
      let label = labelOf[part * width + column] as number;
      if (label < 0) {
        label = labelOf[part * width + column] = labels.rowOf(group, combinations[part] as number);
        tally.reserve(labels.size);
      }
      const at = bundle * sums.capacity + label;
      sums.values[at] = (sums.values[at] as number) + (base < countedBases ? 1 : (amounts[k - firstAmount] as number));
    }
  }
}

/** Adds the selected playing time of squads to labels that divide time. */
function addPlayingTime(
  labels: Labels,
  match: Match,
  parts: LabelledParts,
  { windows, acts }: Selection,
  rows: RowsOfMatch,
  tally: Tally,
): void {
  for (let row = 0; row < rows.size; row += 1)
    parts.spans?.forEach((spans, part) => {
      const side = rows.sides[row] as SideIndex;
      const seconds = playingTime(match, windows, commonSideSpans(acts?.spans, spans), side);
      if (seconds === 0) return;
      const label = labels.rowOf(rows.groups[row] as number, parts.combinations[part] as number);
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
  const divided = actParts(
    match,
    labels.dimensions as readonly [ActDimension],
    query.cellMetres,
    allBasesOf(timedPlan, tally),
  );
  const parts: LabelledParts = { ...divided, combinations: labels.numbersOf(divided.keys) };
  const selection = selectPlayers(match, acts, workspace);
  const marks = selection.acts?.marks ?? workspace.actMarks(match.facts.keys.length);
  if (selection.whole) marks.fill(1);
  else if (selection.acts === undefined) markSelected(match, selection.ranges, selection.keys, marks);
  const selected: SelectedFacts = { match, marks, columnOf: isSquad ? sidesOf(match) : match.facts.factSlots };
  const groupsOf = (swap: number): Layers =>
    layersOf(
      Array.from({ length: rows.size }, (_, row) => [(rows.columns[row] as number) ^ swap, rows.groups[row] as number]),
    );
  const own = groupsOf(isSquad && query.context === 'Against' ? 1 : 0);
  const times = labels.divideTime ? totalsByPart(match, timeOf(timedPlan), parts, acts, workspace) : undefined;
  const addTo = (sums: BaseSums, layers: Layers, facts = selected, time = times): void => {
    for (const groupOf of layers) {
      addPoints(labels, parts, facts, groupOf, tally, sums);
      if (time !== undefined) addParts(labels, parts, time, groupOf, tally, sums);
    }
  };
  addTo(tally.own, own);
  if (tally.other !== undefined) addTo(tally.other, groupsOf(1));
  if (isSquad && labels.divideTime) addPlayingTime(labels, match, parts, selection, rows, tally);
  if (tally.squad === undefined) return;
  const shares = { ...selected, columnOf: sidesOf(match) };
  const squadTimes = times && totalsByPart(match, timeOf(tally.squad.plan), parts, acts, workspace);
  addTo(tally.squad, layersOf(sidePairs(state, rows)), shares, squadTimes);
}

/** Returns the bases that the plans of a question read: shares read those of squads too. */
function allBasesOf(plan: PlannedBases, { squad }: Tally): PlannedBases {
  if (squad === undefined) return plan;
  const both = (kind: keyof PlannedBases): Uint16Array =>
    Uint16Array.from(new Set([...plan[kind], ...squad.plan[kind]]));
  return { counted: both('counted'), summed: both('summed'), timed: both('timed') };
}

/** Returns a plan of the timed bases alone. */
const timeOf = (plan: Plan): Plan => ({ ...plan, counted: new Uint16Array(0), summed: new Uint16Array(0) });
