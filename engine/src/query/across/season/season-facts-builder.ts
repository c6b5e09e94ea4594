import type { FactColumns } from '../../../columns/facts.js';
import { NO_SLOT } from '../../../columns/transactions.js';
import type { Match } from '../../../match.js';
import { marginChanges } from '../../acts/margins.js';
import { countingSort } from './counting-sort.js';
import { Dictionary } from './dictionary.js';
import { factPostings, type PlacedMatch } from './fact-postings.js';
import { timesOf } from './match-columns.js';
import { contributionOfFacts, leftOfFacts, NO_ROW } from './match-acts.js';
import { PairsOfSeason } from './pair-acts.js';
import { PLACE_CELLS, placeCellAt } from './place-cells.js';
import { runningTotals } from './running-totals.js';
import type { SeasonRows } from './season-columns.js';
import { BLOCK_FACTS, NO_RECEIVER, type FactsByPlace } from './facts-by-place.js';
import type { SeasonFactColumns } from './season-facts.js';

/* `as number` marks an index that is in bounds by construction. */

/** Matches that are copied between two yields. */
const STEP_MATCHES = 8;

/** A match that has been added. */
interface AddedMatch {
  readonly facts: FactColumns;
  readonly periodSeconds: Match['periodSeconds'];
  readonly persons: Int32Array;
  /** The row of each slot, or -1. */
  readonly rows: Int32Array;
}

/** The blocks of a season that is being built: their cells, and how many facts each has so far. */
class Blocks {
  readonly cells: number[] = [];
  readonly sizes: number[] = [];
  /** The block of each cell that has room, or -1. */
  readonly #open = new Int16Array(PLACE_CELLS).fill(-1);

  /** Returns the block of the next fact of a cell. Its position is the size before. */
  next(cell: number): number {
    const open = this.#open[cell] as number;
    if (open >= 0 && (this.sizes[open] as number) < BLOCK_FACTS) return open;
    this.sizes.push(0);
    return (this.#open[cell] = this.cells.push(cell) - 1);
  }
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

  constructor(private readonly columns: SeasonRows) {
    const { matches, squadRows } = columns;
    this.#positions = new Map(Array.from(matches.ids, (id, at) => [id, at]));
    this.#added = new Array<undefined>(matches.ids.length).fill(undefined);
    const matchOf = Int32Array.from(squadRows, (squadRow) => squadRow >> 1);
    this.#rows = countingSort(matchOf, matches.ids.length);
    const counts = new Int32Array(matches.ids.length);
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
    const { facts, persons } = match;
    this.#added[at] = {
      facts,
      periodSeconds: timesOf(this.columns.matches, at).periodSeconds,
      persons: persons.slice(),
      rows: this.#rowsOf(at, match),
    };
  }

  #rowsOf(at: number, { persons, revision }: Match): Int32Array {
    const { columns } = this;
    const isCurrent = columns.matches.revisions[at] === revision;
    const rows = new Int32Array(persons.length).fill(-1);
    for (const row of this.#rows.subarray(this.#firstRows[at], this.#firstRows[at + 1])) {
      const slot = isCurrent ? (columns.slots[row] as number) : persons.indexOf(columns.persons[row] as number);
      if (slot >= 0) rows[slot] = row;
    }
    return rows;
  }

  /** Returns the facts of the matches that were added, and yields wherever a caller can do something else. */
  *inSteps(): Steps<SeasonFactColumns> {
    const { placed, ...byFact } = yield* this.#byFact();
    const columns = { ...byFact, ...(yield* factPostings(placed, byFact.blockCells.length)) };
    const pairs = new PairsOfSeason(columns, this.#personOfRow());
    const bytes = Object.values(columns).reduce((sum, { byteLength }) => sum + byteLength, 0);
    return { ...columns, pairs, bytes };
  }

  /** Returns the position of the person of each row among the runs of rows. */
  #personOfRow(): Int32Array {
    const { runStarts, persons } = this.columns;
    const positions = new Int32Array(persons.length);
    for (let run = 0; run + 1 < runStarts.length; run += 1) positions.fill(run, runStarts[run], runStarts[run + 1]);
    return positions;
  }

  /** Puts the facts of each match in blocks. */
  *#byFact(): Steps<
    Omit<FactsByPlace, 'runStarts' | 'postings' | 'amounts'> & {
      readonly placed: readonly PlacedMatch[];
    }
  > {
    const added = this.#added.filter((match) => match !== undefined);
    const blocks = new Blocks();
    const placed: PlacedMatch[] = [];
    for (const match of added) {
      placed.push(placeFacts(match, blocks));
      if (placed.length % STEP_MATCHES === 0) yield;
    }
    const blockStarts = runningTotals(blocks.sizes);
    const size = blockStarts.at(-1) ?? 0;
    const columns = {
      blockStarts,
      blockCells: Uint16Array.from(blocks.cells),
      rows: this.columns.persons.length <= 65_536 ? new Uint16Array(size) : new Int32Array(size),
      classes: new Uint8Array(size),
      lefts: new Int16Array(size),
      xs: new Int16Array(size),
      ys: new Int16Array(size),
      receivers: new Uint16Array(size).fill(NO_RECEIVER),
    };
    const receivers = new Dictionary();
    for (const [n, match] of added.entries()) {
      copyFacts(match, placed[n] as PlacedMatch, receivers, columns);
      if (n % STEP_MATCHES === STEP_MATCHES - 1) yield;
    }
    return { ...columns, receiverIds: Int32Array.from(receivers.values), placed };
  }
}

/** Returns the block of each fact of a match that has a row, and its position there. */
function placeFacts({ facts, rows }: AddedMatch, into: Blocks): PlacedMatch {
  const { factSlots, factXs, factYs } = facts;
  const size = factSlots.length;
  const [blocks, positions] = [new Int16Array(size).fill(-1), new Uint16Array(size)];
  const { sizes } = into;
  for (let fact = 0; fact < size; fact += 1) {
    if ((rows[factSlots[fact] as number] ?? -1) < 0) continue;
    const block = into.next(placeCellAt(factXs[fact] as number, factYs[fact] as number));
    const position = sizes[block] as number;
    blocks[fact] = block;
    positions[fact] = position;
    sizes[block] = position + 1;
  }
  return { facts, blocks, positions };
}

/** Copies what is known of the facts of a match. */
function copyFacts(
  { facts, rows, persons, periodSeconds }: AddedMatch,
  { blocks, positions }: PlacedMatch,
  receivers: Dictionary,
  into: Omit<FactsByPlace, 'receiverIds' | 'runStarts' | 'postings' | 'amounts'>,
): void {
  const { factSlots, factXs, factYs, factReceivers } = facts;
  const slotOf = new Int16Array(256).fill(-1);
  for (let slot = 0; slot < rows.length; slot += 1) if ((rows[slot] as number) >= 0) slotOf[slot] = slot;
  const contributions = contributionOfFacts({ facts }, marginChanges(facts), slotOf);
  const lefts = leftOfFacts(facts, periodSeconds);
  const receiverOf = Int32Array.from(persons, () => -1);
  for (let fact = 0; fact < contributions.length; fact += 1) {
    if (contributions[fact] === NO_ROW) continue;
    const at = (into.blockStarts[blocks[fact] as number] as number) + (positions[fact] as number);
    into.rows[at] = rows[factSlots[fact] as number] as number;
    into.classes[at] = (contributions[fact] as number) >> 8;
    into.lefts[at] = lefts[fact] as number;
    into.xs[at] = factXs[fact] as number;
    into.ys[at] = factYs[fact] as number;
    const receiver = factReceivers[fact] as number;
    if (receiver === NO_SLOT) continue;
    if (receiverOf[receiver] === -1) receiverOf[receiver] = receivers.numberOf(persons[receiver] as number);
    into.receivers[at] = receiverOf[receiver] as number;
  }
}
