import { baseIndex } from '../../../vocabulary/bases.js';
import { unsuppliedBits } from '../../acts/act-selection.js';
import type { QueryWorkspace } from '../../workspace.js';
import { readsFacts, type AcrossState } from './across-state.js';
import { addActs } from './add-acts.js';
import { addBoxScores } from './add-box-scores.js';
import { addFacts } from './add-facts.js';
import { addMatchSums } from './add-match-sums.js';
import { addRows, addRowsOfBundles } from './add-rows.js';
import { personsOfBundle } from '../season/bundle-columns.js';
import { addTotalsOfRuns, type BaseSums } from '../season/base-sums.js';
import type { Rows } from './groups.js';
import { matchOfRow } from './match-cells.js';
import type { FullSeason, SelectedSeason } from './selected-matches.js';
import { squadPairs } from './squad-pairs.js';
import type { SeasonColumns } from '../season/season-columns.js';
import type { SeasonFactColumns } from '../season/season-facts.js';
import type { Tally } from './tally.js';

const secondsOnGround = baseIndex('secondsOnGround');

const swapped = (squadRows: Int32Array): Int32Array => squadRows.map((squadRow) => squadRow ^ 1);

/** What matches with such `lacks` do not supply of what a question reads. */
const unsuppliedOf =
  ({ query, tallies, labels }: AcrossState) =>
  (lacks: number): number =>
    (lacks | unsuppliedBits({ lacks }, query.acts, labels?.dimensions)) & tallies.relevant;

/** Whether only the totals of persons are added of a selected season, by its position: no rows. */
export function isAddedByPerson(state: AcrossState, season: number): boolean {
  const kinds = new Set(state.selected.seasons[season]?.columns.lackKinds.map(unsuppliedOf(state)));
  return state.groups.runGroups[season] !== undefined && kinds.size <= 1 && state.matchSums === undefined;
}

/** Divides rows of a season by what their matches do not supply. */
function rowsByLacks(state: AcrossState, at: number, season: SelectedSeason): ReadonlyMap<number, Rows> {
  const {
    query,
    groups: { groupsOf, runGroups },
  } = state;
  const { matches, lackKinds } = season.columns;
  const unsupplied = unsuppliedOf(state);
  const kinds = new Set(lackKinds.map(unsupplied));
  if (kinds.size <= 1) {
    const all: Rows = {
      rows: season.rows,
      get groups() {
        return groupsOf(at);
      },
      runGroups: runGroups[at],
    };
    return new Map([...kinds].map((kind) => [kind, all]));
  }
  const groups = groupsOf(at);
  const lacks = matches.lacks.map(unsupplied);
  const kindOf = season.rows.map((row) => lacks[matchOfRow(season, query.level, row)] ?? 0);
  return new Map(
    [...kinds].map((kind) => [
      kind,
      {
        rows: season.rows.filter((_, n) => kindOf[n] === kind),
        groups: groups.filter((_, n) => kindOf[n] === kind),
      },
    ]),
  );
}

function addBases(
  sums: BaseSums,
  columns: SeasonColumns['players'],
  add: (base: number, offset: number) => void,
): void {
  for (const base of sums.bases) if (columns[base] !== undefined) add(base, sums.bundleOf(base) * sums.capacity);
}

/** Counts the matches of each group. */
function countMatches(state: AcrossState, season: SelectedSeason, of: Rows, { matches }: Tally): void {
  const { rows, runGroups } = of;
  if (runGroups !== undefined) {
    const { runStarts } = season.columns;
    for (let run = 0; run < runGroups.length; run += 1) {
      const group = runGroups[run] as number;
      matches[group] = (matches[group] as number) + (runStarts[run + 1] as number) - (runStarts[run] as number);
    }
    return;
  }
  const { groups } = of;
  if (state.groups.isUnique) {
    for (const group of groups) matches[group] = (matches[group] as number) + 1;
    return;
  }
  const counted = new Int32Array(season.columns.squadIds.length).fill(-1);
  rows.forEach((row, at) => {
    const group = groups[at] as number;
    const match = matchOfRow(season, state.query.level, row);
    const squadRow = state.query.level === 'player' ? (season.columns.squadRows[row] as number) : row;
    if (counted[squadRow] === group) return;
    counted[squadRow] = group;
    if (counted[match * 2 + 1 - (squadRow & 1)] !== group) matches[group] = (matches[group] as number) + 1;
  });
}

function addPlayers({ columns }: FullSeason, of: Rows, { own, seconds }: Tally): void {
  const { rows, runGroups } = of;
  const { planBundles, values, capacity } = own;
  if (runGroups !== undefined) {
    for (let bundle = 0; bundle < planBundles.bundles.length; bundle += 1)
      addTotalsOfRuns(personsOfBundle(columns, planBundles, bundle), runGroups, values, bundle * capacity);
    addTotalsOfRuns(columns.personTotals[secondsOnGround], runGroups, seconds, 0);
    return;
  }
  addRowsOfBundles(columns, rows, of.groups, own);
  addRows(columns.players[secondsOnGround], rows, of.groups, seconds, 0);
}

function addSquads(state: AcrossState, { columns }: FullSeason, { rows, groups }: Rows, tally: Tally): void {
  const opponents = swapped(rows);
  const own = state.query.context === 'Against' ? opponents : rows;
  const { other } = tally;
  addBases(tally.own, columns.squads, (base, offset) => {
    addRows(columns.squads[base], own, groups, tally.own.values, offset);
    if (other !== undefined) addRows(columns.squads[base], opponents, groups, other.values, offset);
  });
  rows.forEach((row, at) => {
    const group = groups[at] as number;
    tally.seconds[group] = (tally.seconds[group] as number) + (columns.matches.seconds[row >> 1] as number);
  });
}

function addShares(state: AcrossState, season: FullSeason, rows: Rows, squad: BaseSums): void {
  const { squadRows, groups } = squadPairs(state, season, rows);
  addBases(squad, season.columns.squads, (base, offset) => {
    addRows(season.columns.squads[base], squadRows, groups, squad.values, offset);
  });
}

/** Notes the tally of every cell of a season. */
function noteCells(state: AcrossState, seasonAt: number, season: SelectedSeason): void {
  const { cellTallies, tallies, query } = state;
  if (cellTallies.length === 0) return;
  const cellOf = state.cells().cellOf[seasonAt] as Int32Array;
  const { matches, lackKinds } = season.columns;
  const kinds = new Set(Array.from(lackKinds, (lacks) => tallies.numberOf(lacks) + 1));
  const [only] = kinds;
  if (kinds.size === 1 && only !== undefined) {
    for (const cell of cellOf) cellTallies[cell] = only;
    return;
  }
  const numbers = Uint8Array.from(matches.lacks, (lacks) => tallies.numberOf(lacks) + 1);
  for (let at = 0; at < cellOf.length; at += 1)
    cellTallies[cellOf[at] as number] = numbers[matchOfRow(season, query.level, season.rows[at] as number)] as number;
}

/**
 * Adds a selected season, by its position, to a question that reads no matches. `columns` have its rows, and what the
 * question reads; `facts` have its rows. Yields wherever a caller can do something else.
 */
export function* addTotals(
  state: AcrossState,
  at: number,
  columns: SeasonColumns,
  facts: SeasonFactColumns | undefined,
  workspace: QueryWorkspace,
): Generator<undefined, void, undefined> {
  const selected = state.selected.seasons[at];
  if (selected === undefined) throw new RangeError(`no season ${at} is selected`);
  const season: FullSeason = { columns, rows: selected.rows };
  const readsTotals = !readsFacts(state.query);
  for (const [lacks, rows] of rowsByLacks(state, at, season)) {
    const tally = state.tallies.of(lacks);
    countMatches(state, season, rows, tally);
    if (facts !== undefined) addFacts(state, columns, facts, rows, tally, workspace);
    else if (!readsTotals) addActs(state, columns, rows, tally);
    else if (state.query.level === 'player') addPlayers(season, rows, tally);
    else addSquads(state, season, rows, tally);
    if (tally.squad !== undefined) addShares(state, season, rows, tally.squad);
  }
  noteCells(state, at, season);
  if (!readsTotals) return;
  yield* addMatchSums(state, at, season);
  yield* addBoxScores(state, at, season);
}
