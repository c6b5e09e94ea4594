import { baseIndex } from '../../../vocabulary/bases.js';
import type { AcrossState } from './across-state.js';
import { addBoxScores } from './add-box-scores.js';
import { addRows, basesOfSum, type BaseSums } from '../season/base-sums.js';
import type { Rows } from './groups.js';
import { matchOfRow } from './match-cells.js';
import type { FullSeason, SelectedSeason } from './selected-matches.js';
import { squadPairs } from './squad-pairs.js';
import type { SeasonColumns } from '../season/season-columns.js';
import type { Tally } from './tally.js';

const secondsOnGround = baseIndex('secondsOnGround');

const swapped = (squadRows: Int32Array): Int32Array => squadRows.map((squadRow) => squadRow ^ 1);

/** Groups the rows of a season by the features that their matches lack. */
function rowsByLacks(state: AcrossState, at: number, season: SelectedSeason): ReadonlyMap<number, Rows> {
  const { query, groups: ofSeasons, tallies } = state;
  const { matches, lackKinds } = season.columns;
  const [rows, groups] = [season.rows, ofSeasons.ofRows[at] as Int32Array];
  const kinds = new Set(lackKinds.map((lacks) => lacks & tallies.relevant));
  if (kinds.size <= 1) return new Map([...kinds].map((kind) => [kind, { rows, groups }]));
  const kindOf = rows.map((row) => (matches.lacks[matchOfRow(season, query.level, row)] as number) & tallies.relevant);
  return new Map(
    [...kinds].map((kind) => [
      kind,
      { rows: rows.filter((_, n) => kindOf[n] === kind), groups: groups.filter((_, n) => kindOf[n] === kind) },
    ]),
  );
}

/** Counts the matches of each group. */
function countMatches(state: AcrossState, season: SelectedSeason, { rows, groups }: Rows, { matches }: Tally): void {
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

function addPlayers({ columns: { players } }: FullSeason, { rows, groups }: Rows, { own, seconds }: Tally): void {
  own.addRows(players, rows, groups);
  addRows(players[secondsOnGround], rows, groups, seconds, 0);
}

function addSquads({ query }: AcrossState, { columns }: FullSeason, { rows, groups }: Rows, tally: Tally): void {
  const { squads, matches } = columns;
  const opponents = swapped(rows);
  tally.own.addRows(squads, query.context === 'Against' ? opponents : rows, groups);
  tally.other?.addRows(squads, opponents, groups);
  rows.forEach((row, at) => {
    const group = groups[at] as number;
    tally.seconds[group] = (tally.seconds[group] as number) + (matches.seconds[row >> 1] as number);
  });
}

function addShares(state: AcrossState, season: FullSeason, of: Rows, squad: BaseSums): void {
  const { squadRows, groups } = squadPairs(state, season, of);
  squad.addRows(season.columns.squads, squadRows, groups);
}

/** Adds the rows of a season to the sums of their cells, one sum of the plan in each step. */
function* addMatchSums(state: AcrossState, at: number, { columns, rows }: FullSeason): Generator<undefined, void> {
  const { matchSums, query, plan } = state;
  if (matchSums === undefined) return;
  const cells = state.cells().cellOf[at] as Int32Array;
  const ofLevel = query.level === 'player' ? columns.players : columns.squads;
  const opponents = query.level === 'squad' ? swapped(rows) : rows;
  for (const sum of matchSums.read) {
    const weighted = Array.from(basesOfSum(plan, sum), ([base, weight]) => [ofLevel[base], weight] as const);
    matchSums.addRows('own', sum, weighted, query.context === 'Against' ? opponents : rows, cells);
    matchSums.addRows('other', sum, weighted, opponents, cells);
    yield;
  }
}

/** Records the tally of each cell of a season. */
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
 * Adds the totals of the selected season at a position to a question about whole matches. `columns` contain its rows
 * and the data that the question reads. Yields whenever the caller may do other work.
 */
export function* addTotals(
  state: AcrossState,
  at: number,
  columns: SeasonColumns,
): Generator<undefined, void, undefined> {
  const selected = state.selected.seasons[at];
  if (selected === undefined) throw new RangeError(`no season ${at} is selected`);
  const season: FullSeason = { columns, rows: selected.rows };
  for (const [lacks, rows] of rowsByLacks(state, at, season)) {
    const tally = state.tallies.of(lacks);
    countMatches(state, season, rows, tally);
    if (state.query.level === 'player') addPlayers(season, rows, tally);
    else addSquads(state, season, rows, tally);
    if (tally.squad !== undefined) addShares(state, season, rows, tally.squad);
  }
  noteCells(state, at, season);
  yield* addMatchSums(state, at, season);
  yield* addBoxScores(state, at, season);
}
