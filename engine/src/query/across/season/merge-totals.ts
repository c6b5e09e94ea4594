import { SOURCES } from '../../../metrics/box-score.js';
import { bases } from '../../../vocabulary/bases.js';
import type { KnownValues } from '../../box-score.js';
import type { ActsChange } from './acts-of-season.js';
import { totalsOfRuns } from './base-sums.js';
import { boxScoreColumns, knownIn } from './box-score-columns.js';
import { bytesOfTotals } from './bundle-columns.js';
import { columnIn } from './column-in.js';
import { countingSort } from './counting-sort.js';
import { matchColumns } from './match-columns.js';
import { NO_MARGIN, type MatchFacts, type MatchTotals } from './match-totals.js';
import type { BaseColumn, SeasonColumns } from './season-columns.js';

/** Where the rows of a new snapshot come from: rows of the last one, then those of new matches. */
export interface Source {
  readonly columns: SeasonColumns;
  readonly rows: Int32Array;
  readonly squadRows: Int32Array;
}

/** Returns the position of each person among all persons, in the order of their ids. */
function personRanks(persons: Int32Array): { readonly ranks: Int32Array; readonly kinds: number } {
  const ids = [...new Set(persons)].sort((a, b) => a - b);
  const rankOf = new Map(ids.map((id, rank) => [id, rank]));
  return { ranks: persons.map((id) => rankOf.get(id) ?? 0), kinds: ids.length };
}

function take(column: BaseColumn, rows: Int32Array, into: Int32Array): void {
  if (column === undefined) into.fill(0, 0, rows.length);
  else for (let at = 0; at < rows.length; at += 1) into[at] = column[rows[at] as number] as number;
}

/** Returns the order of matches by start, and the position of each in it. */
function matchOrder(unsorted: readonly MatchFacts[]): {
  readonly order: readonly number[];
  readonly places: Int32Array;
} {
  const order = [...unsorted.keys()].sort((a, b) => {
    const [one, other] = [unsorted[a] as MatchFacts, unsorted[b] as MatchFacts];
    return one.start < other.start ? -1 : one.start > other.start ? 1 : one.id - other.id;
  });
  const places = new Int32Array(unsorted.length);
  order.forEach((match, place) => {
    places[match] = place;
  });
  return { order, places };
}

/** Returns where the rows of each person begin, and the number of all rows. */
function runStartsOf(persons: Int32Array): Int32Array {
  const starts: number[] = [];
  for (let row = 0; row < persons.length; row += 1) if (persons[row] !== persons[row - 1]) starts.push(row);
  return Int32Array.from([...starts, persons.length]);
}

/** Columns that are merged between two yields. */
const STEP_BASES = 16;

/** Work that yields wherever a caller can do something else. */
export type MergeSteps = Generator<undefined, SeasonColumns, undefined>;

/** Returns the columns of the kept rows and of new matches, in steps. `unsorted` are the matches, kept ones first. */
export function* mergeTotals(
  source: Source,
  added: readonly MatchTotals[],
  unsorted: readonly MatchFacts[],
): MergeSteps {
  const { columns: before, rows } = source;
  const { order, places } = matchOrder(unsorted);
  const oldMatches = unsorted.length - added.length;
  const size = added.reduce((sum, { persons }) => sum + persons.length, rows.length);
  const persons = new Int32Array(size);
  const squadRows = new Int32Array(size);
  const slots = new Uint8Array(size);
  const starts = new Uint8Array(size);
  const oldPlace = new Map(
    [...source.squadRows].map((squadRow, n) => [squadRow, (places[n >> 1] as number) * 2 + (n & 1)]),
  );
  rows.forEach((row, at) => {
    persons[at] = before.persons[row] as number;
    squadRows[at] = oldPlace.get(before.squadRows[row] as number) ?? 0;
    slots[at] = before.slots[row] as number;
    starts[at] = before.starts[row] as number;
  });
  let at = rows.length;
  added.forEach((match, n) => {
    persons.set(match.persons, at);
    slots.set(match.slots, at);
    starts.set(match.starts, at);
    const first = (places[oldMatches + n] as number) * 2;
    match.sides.forEach((side, row) => {
      squadRows[at + row] = first + side;
    });
    at += match.persons.length;
  });
  const { ranks, kinds } = personRanks(persons);
  const byMatch = countingSort(squadRows, unsorted.length * 2);
  const rowOrder = countingSort(
    byMatch.map((row) => ranks[row] as number),
    kinds,
  ).map((place) => byMatch[place] as number);
  const matches = order.map((match) => unsorted[match] as MatchFacts);
  yield;
  return yield* withTotals(
    source,
    added,
    Int32Array.from(order.flatMap((match) => [2 * match, 2 * match + 1])),
    rowOrder,
    {
      matches: matchColumns(matches),
      squadIds: Int32Array.from(matches.flatMap(({ squadIds }) => squadIds)),
      margins: Int32Array.from(
        matches.flatMap(({ homeMargin }) => [homeMargin, homeMargin === NO_MARGIN ? NO_MARGIN : -homeMargin]),
      ),
      persons: rowOrder.map((row) => persons[row] as number),
      squadRows: Uint16Array.from(rowOrder, (row) => squadRows[row] as number),
      slots: Uint8Array.from(rowOrder, (row) => slots[row] as number),
      starts: Uint8Array.from(rowOrder, (row) => starts[row] as number),
    },
  );
}

/** Copies the totals of a base and returns where the next ones go. */
function copyTotals(from: Int32Array, base: number, size: number, into: Int32Array, at: number): number {
  for (let n = 0; n < size; n += 1) into[at + n] = from[base * size + n] as number;
  return at + size;
}

/** Returns where rows of the last snapshot and of new matches are in the order of the next one. */
function actsChange(
  oldRows: number,
  rows: Int32Array,
  added: readonly MatchTotals[],
  rowOrder: Int32Array,
): ActsChange {
  const positions = new Int32Array(rowOrder.length);
  for (let row = 0; row < rowOrder.length; row += 1) positions[rowOrder[row] as number] = row;
  const kept = new Int32Array(oldRows).fill(-1);
  for (let at = 0; at < rows.length; at += 1) kept[rows[at] as number] = positions[at] as number;
  let first = rows.length;
  return {
    size: rowOrder.length,
    kept,
    added: added.map(({ acts, persons }) => {
      first += persons.length;
      return { source: acts, rows: positions.slice(first - persons.length, first) };
    }),
  };
}

/** Adds the totals of every base and the box scores. */
function* withTotals(
  { columns: before, rows, squadRows }: Source,
  added: readonly MatchTotals[],
  squadOrder: Int32Array,
  rowOrder: Int32Array,
  facts: Pick<SeasonColumns, 'matches' | 'squadIds' | 'margins' | 'persons' | 'squadRows' | 'slots' | 'starts'>,
): MergeSteps {
  const runStarts = runStartsOf(facts.persons);
  const ofPlayers = new Int32Array(rowOrder.length);
  const ofSquads = new Int32Array(squadOrder.length);
  const players: BaseColumn[] = [];
  const personTotals: (Int32Array | undefined)[] = [];
  const squads: BaseColumn[] = [];
  for (let base = 0; base < bases.length; base += 1) {
    take(before.players[base], rows, ofPlayers);
    take(before.squads[base], squadRows, ofSquads);
    let [row, squadRow] = [rows.length, squadRows.length];
    for (const match of added) {
      row = copyTotals(match.players, base, match.persons.length, ofPlayers, row);
      squadRow = copyTotals(match.squads, base, 2, ofSquads, squadRow);
    }
    const column = columnIn(ofPlayers, rowOrder);
    players.push(column);
    personTotals.push(totalsOfRuns(column, runStarts));
    squads.push(columnIn(ofSquads, squadOrder));
    if (base % STEP_BASES === STEP_BASES - 1) yield;
  }
  const acts = before.acts.changed(actsChange(before.persons.length, rows, added, rowOrder));
  const boxScores = boxScoresOf({ columns: before, rows, squadRows }, added, squadOrder, rowOrder);
  return {
    ...facts,
    runStarts,
    lackKinds: Int32Array.from(new Set(facts.matches.lacks)),
    players,
    personTotals,
    squads,
    acts,
    boxScores,
    bytes: bytesOfTotals({ players, personTotals, squads, boxScores }, rowOrder.length),
  };
}

function boxScoresOf(
  { columns: { boxScores }, rows, squadRows }: Source,
  added: readonly MatchTotals[],
  squadOrder: Int32Array,
  rowOrder: Int32Array,
): SeasonColumns['boxScores'] {
  if (boxScores === undefined && added.every(({ boxScore }) => boxScore === undefined)) return undefined;
  const old = (of: 'players' | 'squads', at: Int32Array): readonly (KnownValues | undefined)[] =>
    Array.from(at, (row) => boxScores && knownIn(boxScores[of], row));
  const ofRows = [...old('players', rows), ...added.flatMap(boxScoreRows)];
  const ofSquads = [...old('squads', squadRows), ...added.flatMap(squadBoxScores)];
  return {
    players: boxScoreColumns(
      Array.from(rowOrder, (row) => ofRows[row]),
      SOURCES,
    ),
    squads: boxScoreColumns(
      Array.from(squadOrder, (row) => ofSquads[row]),
      SOURCES,
    ),
  };
}

const boxScoreRows = ({ boxScore, persons }: MatchTotals): readonly (KnownValues | undefined)[] =>
  boxScore?.players ?? new Array<undefined>(persons.length).fill(undefined);

const squadBoxScores = ({ boxScore }: MatchTotals): readonly (KnownValues | undefined)[] =>
  boxScore?.squads ?? [undefined, undefined];
