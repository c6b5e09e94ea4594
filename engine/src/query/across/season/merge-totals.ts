import { SOURCES } from '../../../metrics/box-score.js';
import { bases } from '../../../vocabulary/bases.js';
import type { KnownValues } from '../../box-score.js';
import type { ActMatch } from '../../acts/act-match.js';
import { boxScoreColumns, knownIn } from './box-score-columns.js';
import { columnIn } from './column-in.js';
import { countingSort } from './counting-sort.js';
import { matchColumns, type MatchFacts } from './match-columns.js';
import { NO_MARGIN, type MatchTotals } from './match-totals.js';
import { withBytes, type BaseColumn, type SeasonColumns } from './season-columns.js';

/** The last snapshot, and its rows that the next snapshot keeps. */
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

/** Returns the acts of the kept matches and of new matches, in the order of the next snapshot. */
function actsInOrder(
  { columns, squadRows }: Source,
  added: readonly MatchTotals[],
  order: readonly number[],
): readonly ActMatch[] {
  const kept = Array.from(
    squadRows.filter((_, n) => n % 2 === 0),
    (squadRow) => columns.acts[squadRow >> 1],
  );
  const acts = [...kept, ...added.map((match) => match.acts)];
  return order.map((match) => acts[match] as ActMatch);
}

/** Number of bases whose columns are merged between two yields. */
const STEP_BASES = 16;

/**
 * Steps that merge a season's columns. They yield whenever the caller may do other work, and return the new snapshot.
 */
export type MergeSteps = Generator<undefined, SeasonColumns, undefined>;

/**
 * Returns the columns of the kept rows and of new matches, in steps. `unsorted` lists the matches, with kept matches
 * first.
 */
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
      acts: actsInOrder(source, added, order),
    },
  );
}

/** Copies the totals of a base, and returns the position after them. */
function copyTotals(from: Int32Array, base: number, size: number, into: Int32Array, at: number): number {
  for (let n = 0; n < size; n += 1) into[at + n] = from[base * size + n] as number;
  return at + size;
}

/** Returns the columns in `facts` together with the totals of every base and the box scores. */
function* withTotals(
  { columns: before, rows, squadRows }: Source,
  added: readonly MatchTotals[],
  squadOrder: Int32Array,
  rowOrder: Int32Array,
  facts: Omit<SeasonColumns, 'lackKinds' | 'players' | 'squads' | 'boxScores' | 'bytes'>,
): MergeSteps {
  const ofPlayers = new Int32Array(rowOrder.length);
  const ofSquads = new Int32Array(squadOrder.length);
  const players: BaseColumn[] = [];
  const squads: BaseColumn[] = [];
  for (let base = 0; base < bases.length; base += 1) {
    take(before.players[base], rows, ofPlayers);
    take(before.squads[base], squadRows, ofSquads);
    let [row, squadRow] = [rows.length, squadRows.length];
    for (const match of added) {
      row = copyTotals(match.players, base, match.persons.length, ofPlayers, row);
      squadRow = copyTotals(match.squads, base, 2, ofSquads, squadRow);
    }
    players.push(columnIn(ofPlayers, rowOrder));
    squads.push(columnIn(ofSquads, squadOrder));
    if (base % STEP_BASES === STEP_BASES - 1) yield;
  }
  return withBytes({
    ...facts,
    lackKinds: Int32Array.from(new Set(facts.matches.lacks)),
    players,
    squads,
    boxScores: boxScoresOf({ columns: before, rows, squadRows }, added, squadOrder, rowOrder),
  });
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
