import type { FactColumns } from '../../columns/facts.js';
import type { Match } from '../../match.js';
import { baseIndex, countedBases, firstTimedBase } from '../../vocabulary/bases.js';
import { countingSort } from './counting-sort.js';
import { PairsOfSeason } from './pair-acts.js';
import type { SeasonColumns } from './season-columns.js';
import type { FactsOfMatch, SeasonFactColumns, Stints } from './season-facts.js';

const onGround = baseIndex('secondsOnGround') - firstTimedBase;

/** Matches that are copied between two yields. */
const STEP_MATCHES = 8;

/** A match that has been added. */
interface AddedMatch {
  readonly facts: FactColumns;
  readonly read: FactsOfMatch;
  /** The row of each slot, or -1. */
  readonly rows: Int32Array;
}

function stintsOf({ intervals }: Match): Stints {
  const { intervalStarts, intervalEnds, intervalSeconds, intervalSlots } = intervals;
  const [from, to] = [intervalStarts[onGround] as number, intervalStarts[onGround + 1] as number];
  return {
    ends: intervalEnds.slice(from, to),
    seconds: intervalSeconds.slice(from, to),
    slots: intervalSlots.slice(from, to),
  };
}

/** Work that yields wherever a caller can do something else. */
type Steps<T> = Generator<undefined, T, undefined>;

/** Builds the facts of a season from its matches. The rows are those of the columns of the season. */
export class SeasonFactsBuilder {
  readonly #positions: ReadonlyMap<number, number>;
  readonly #added: (AddedMatch | undefined)[];
  /** The rows of the season, match by match, and where those of each match begin. */
  readonly #rows: Int32Array;
  readonly #firstRows: Int32Array;

  constructor(private readonly columns: SeasonColumns) {
    const { matches, squadRows } = columns;
    this.#positions = new Map(matches.map(({ id }, at) => [id, at]));
    this.#added = new Array<undefined>(matches.length).fill(undefined);
    const matchOf = Int32Array.from(squadRows, (squadRow) => squadRow >> 1);
    this.#rows = countingSort(matchOf, matches.length);
    const counts = new Int32Array(matches.length);
    for (const match of matchOf) counts[match] = (counts[match] as number) + 1;
    this.#firstRows = runningTotals(counts);
  }

  /**
   * Adds a match. Players without a row are left out: another revision of the match may have them. **Empty**: does
   * nothing if the match is not of the season.
   */
  add(match: Match): void {
    const at = this.#positions.get(match.id);
    if (at === undefined) return;
    const { facts, persons, periodSeconds } = match;
    this.#added[at] = {
      facts,
      rows: this.#rowsOf(at, match),
      read: {
        periodSeconds: periodSeconds.slice(),
        persons: persons.slice(),
        facts: { periodStarts: facts.periodStarts.slice(), seconds: facts.seconds.slice() },
        stints: stintsOf(match),
      },
    };
  }

  #rowsOf(at: number, { persons, revision }: Match): Int32Array {
    const { columns } = this;
    const isCurrent = columns.matches[at]?.revision === revision;
    const rows = new Int32Array(persons.length).fill(-1);
    for (const row of this.#rows.subarray(this.#firstRows[at], this.#firstRows[at + 1])) {
      const slot = isCurrent ? (columns.slots[row] as number) : persons.indexOf(columns.persons[row] as number);
      if (slot >= 0) rows[slot] = row;
    }
    return rows;
  }

  /** Returns the facts of the matches that were added, and yields wherever a caller can do something else. */
  *inSteps(): Steps<SeasonFactColumns> {
    const matches = this.#added.map((match) => match?.read);
    const columns = { ...(yield* this.#byFact()), ...(yield* this.#byBase()), ...this.#bySlot() };
    const pairs = new PairsOfSeason({ ...columns, matches }, this.#personOfRow());
    return { ...columns, matches, pairs, bytes: bytesOf(columns, matches) };
  }

  /** Returns the position of the person of each row among the runs of rows. */
  #personOfRow(): Int32Array {
    const { runStarts, persons } = this.columns;
    const positions = new Int32Array(persons.length);
    for (let run = 0; run + 1 < runStarts.length; run += 1) positions.fill(run, runStarts[run], runStarts[run + 1]);
    return positions;
  }

  *#byFact(): Steps<Pick<SeasonFactColumns, 'firstFacts' | 'factSlots' | 'keys' | 'xs' | 'ys' | 'receivers'>> {
    const firstFacts = runningTotals(this.#added.map((match) => match?.facts.keys.length ?? 0));
    const size = firstFacts.at(-1) ?? 0;
    const columns = {
      firstFacts,
      factSlots: new Uint8Array(size),
      keys: new Uint8Array(size),
      xs: new Int16Array(size),
      ys: new Int16Array(size),
      receivers: new Uint8Array(size),
    };
    for (const [at, match] of this.#added.entries()) {
      if (match === undefined) continue;
      const { factSlots, keys, factXs, factYs, factReceivers } = match.facts;
      const first = firstFacts[at] as number;
      columns.factSlots.set(factSlots, first);
      columns.keys.set(keys, first);
      columns.xs.set(factXs, first);
      columns.ys.set(factYs, first);
      columns.receivers.set(factReceivers, first);
      if (at % STEP_MATCHES === STEP_MATCHES - 1) yield;
    }
    return columns;
  }

  *#byBase(): Steps<Pick<SeasonFactColumns, 'runStarts' | 'postings' | 'amounts'>> {
    const added = this.#added;
    const lengths = new Int32Array(firstTimedBase * added.length);
    for (const [at, match] of added.entries()) {
      if (match === undefined) continue;
      const { postingStarts } = match.facts;
      for (let base = 0; base < firstTimedBase; base += 1)
        lengths[base * added.length + at] = (postingStarts[base + 1] as number) - (postingStarts[base] as number);
    }
    yield;
    const runStarts = runningTotals(lengths);
    const size = runStarts.at(-1) ?? 0;
    const firstAmount = runStarts[countedBases * added.length] as number;
    const [postings, amounts] = [new Uint16Array(size), new Int16Array(size - firstAmount)];
    const next = new Int32Array(firstTimedBase);
    for (const [at, match] of added.entries()) {
      if (match === undefined) continue;
      for (let base = 0; base < firstTimedBase; base += 1) next[base] = runStarts[base * added.length + at] as number;
      copyCounted(match.facts, next, postings);
      copySummed(match.facts, next, firstAmount, postings, amounts);
      if (at % STEP_MATCHES === STEP_MATCHES - 1) yield;
    }
    return { runStarts, postings, amounts };
  }

  #bySlot(): Pick<SeasonFactColumns, 'slots' | 'rowOfSlot'> {
    const added = this.#added;
    const slots = added.reduce((most, match) => Math.max(most, match?.facts.slots ?? 0), 0);
    const rowOfSlot = new Int32Array(added.length * slots).fill(-1);
    for (const [at, match] of added.entries()) if (match !== undefined) rowOfSlot.set(match.rows, at * slots);
    return { slots, rowOfSlot };
  }
}

/** Returns the sum of all counts before each, and of all. */
function runningTotals(counts: ArrayLike<number>): Int32Array {
  const totals = new Int32Array(counts.length + 1);
  for (let at = 0; at < counts.length; at += 1) totals[at + 1] = (totals[at] as number) + (counts[at] as number);
  return totals;
}

/**
 * Copies the postings of counted bases, in order of play: those of a match are in the order of zones. `next` has where
 * the next posting of each base goes.
 */
function copyCounted({ cells, cellStarts, slots }: FactColumns, next: Int32Array, into: Uint16Array): void {
  let cell = 0;
  for (let fact = 0; fact + 1 < cellStarts.length; fact += 1)
    for (const end = cellStarts[fact + 1] as number; cell < end; cell += 1) {
      const base = Math.floor((cells[cell] as number) / slots);
      const at = next[base] as number;
      into[at] = fact;
      next[base] = at + 1;
    }
}

/** Copies the postings of summed bases, with their amounts. */
function copySummed(
  { postings, postingStarts, amounts }: FactColumns,
  next: Int32Array,
  firstAmount: number,
  into: Uint16Array,
  amountsInto: Int16Array,
): void {
  const first = postingStarts[countedBases] as number;
  for (let base = countedBases; base < firstTimedBase; base += 1) {
    let at = next[base] as number;
    for (let k = postingStarts[base] as number; k < (postingStarts[base + 1] as number); k += 1) {
      into[at] = postings[k] as number;
      amountsInto[at - firstAmount] = amounts[k - first] as number;
      at += 1;
    }
  }
}

/** Bytes of a match beside its columns, about, and of a stint. */
const [MATCH_BYTES, STINT_BYTES] = [1000, 7];

function bytesOf(
  columns: Omit<SeasonFactColumns, 'bytes' | 'matches' | 'pairs'>,
  matches: SeasonFactColumns['matches'],
): number {
  let bytes = 0;
  for (const column of Object.values(columns)) bytes += typeof column === 'number' ? 0 : column.byteLength;
  for (const match of matches)
    if (match !== undefined)
      bytes +=
        MATCH_BYTES +
        match.facts.seconds.byteLength +
        match.persons.byteLength +
        match.stints.ends.length * STINT_BYTES;
  return bytes;
}
