import { finished } from '../../../finished.js';
import { countedBases, firstTimedBase } from '../../../vocabulary/bases.js';
import { countingSort } from './counting-sort.js';
import { NumberPairs } from './number-pairs.js';
import { NO_RECEIVER, type FactsByPlace } from './facts-by-place.js';
import { SumList, type Sums } from './sum-list.js';

/* `as number` marks an index that is in bounds by construction. */

/**
 * The sums of the acts of each pair of a person and a receiver of a season, by base.
 * **Shape**: the sums of a base are at `starts[base]` up to `starts[base + 1]`, excluded; the key of a sum is its pair.
 * `givers` by pair are positions among the runs of rows, ascending; `receivers` by pair are those of facts.
 */
export interface PairActs extends Sums {
  readonly starts: Int32Array;
  readonly givers: Int32Array;
  readonly receivers: Int32Array;
}

/** Bytes of the sums of pairs. */
export const bytesOfPairActs = ({ starts, givers, receivers, keys, sums }: PairActs): number =>
  [starts, givers, receivers, keys, sums].reduce((bytes, column) => bytes + column.byteLength, 0);

/** What the sums of pairs are computed from: columns of the facts of a season. */
export type PairSource = Pick<
  FactsByPlace,
  'blockStarts' | 'rows' | 'receivers' | 'runStarts' | 'postings' | 'amounts'
>;

/** Bases that are summed, and facts that are read, between two yields. */
const [STEP_BASES, STEP_FACTS] = [8, 100_000];

/** Work that yields wherever a caller can do something else. */
type Steps<T> = Generator<undefined, T, undefined>;

/** Writes the pair of each fact, or -1. */
function pairFacts(
  { rows, receivers }: PairSource,
  from: number,
  to: number,
  personOfRow: Int32Array,
  pairs: NumberPairs,
  into: Int32Array,
): void {
  for (let fact = from; fact < to; fact += 1) {
    const receiver = receivers[fact] as number;
    if (receiver === NO_RECEIVER) continue;
    into[fact] = pairs.numberOf(personOfRow[rows[fact] as number] as number, receiver);
  }
}

/** The sums of a base by pair, while they are computed. */
interface Sum {
  readonly sums: Int32Array;
  readonly isFound: Uint8Array;
}

/** Adds the postings of a base to the sums of their pairs. */
function sumBase(source: PairSource, base: number, pairOf: Int32Array, { sums, isFound }: Sum): void {
  const { blockStarts, runStarts, postings, amounts } = source;
  const blocks = blockStarts.length - 1;
  const firstAmount = runStarts[countedBases * blocks] as number;
  const isCounted = base < countedBases;
  for (let block = 0; block < blocks; block += 1) {
    const firstFact = blockStarts[block] as number;
    const end = runStarts[base * blocks + block + 1] as number;
    for (let k = runStarts[base * blocks + block] as number; k < end; k += 1) {
      const pair = pairOf[firstFact + (postings[k] as number)] as number;
      if (pair < 0) continue;
      sums[pair] = (sums[pair] as number) + (isCounted ? 1 : (amounts[k - firstAmount] as number));
      isFound[pair] = 1;
    }
  }
}

/** Writes the sums of the pairs that were found, in the order of pairs, and clears them. */
function writeSums({ sums, isFound }: Sum, into: SumList): void {
  for (let pair = 0; pair < sums.length; pair += 1) {
    if (isFound[pair] === 0) continue;
    into.add(pair, sums[pair] as number);
    sums[pair] = 0;
    isFound[pair] = 0;
  }
}

/** Numbers pairs again, in the order of persons, so that those of a person follow one another. */
function inOrderOfPersons(pairs: NumberPairs, pairOf: Int32Array): Pick<PairActs, 'givers' | 'receivers'> {
  const givers = Int32Array.from(pairs.firsts);
  const order = countingSort(givers, givers.reduce((most, person) => Math.max(most, person), -1) + 1);
  const places = new Int32Array(order.length);
  for (let place = 0; place < order.length; place += 1) places[order[place] as number] = place;
  for (let fact = 0; fact < pairOf.length; fact += 1)
    if ((pairOf[fact] as number) >= 0) pairOf[fact] = places[pairOf[fact] as number] as number;
  return {
    givers: order.map((pair) => givers[pair] as number),
    receivers: order.map((pair) => pairs.seconds[pair] as number),
  };
}

/** Returns the sums of pairs of a person and a receiver, in steps. `personOfRow` is a position among the runs. */
export function* pairActsOf(source: PairSource, personOfRow: Int32Array): Steps<PairActs> {
  const pairs = new NumberPairs();
  const facts = source.rows.length;
  const pairOf = new Int32Array(facts).fill(-1);
  for (let from = 0; from < facts; from += STEP_FACTS) {
    pairFacts(source, from, Math.min(facts, from + STEP_FACTS), personOfRow, pairs, pairOf);
    yield;
  }
  const persons = inOrderOfPersons(pairs, pairOf);
  const list = new SumList(pairs.size);
  const sum: Sum = { sums: new Int32Array(pairs.size), isFound: new Uint8Array(pairs.size) };
  const starts = new Int32Array(firstTimedBase + 1);
  for (let base = 0; base < firstTimedBase; base += 1) {
    sumBase(source, base, pairOf, sum);
    writeSums(sum, list);
    starts[base + 1] = list.size;
    if (base % STEP_BASES === STEP_BASES - 1) yield;
  }
  return { ...list.trimmed(), ...persons, starts };
}

/** The sums of pairs of a season. They are computed when a question first reads them. */
export class PairsOfSeason {
  #made: PairActs | undefined;

  /** `personOfRow` is a position among the runs. */
  constructor(
    private readonly source: PairSource,
    private readonly personOfRow: Int32Array,
  ) {}

  /** Whether they are computed. */
  get isReady(): boolean {
    return this.#made !== undefined;
  }

  /** Bytes that they take now: once they are computed, they take more. */
  get bytes(): number {
    return this.personOfRow.byteLength + (this.#made === undefined ? 0 : bytesOfPairActs(this.#made));
  }

  /** Returns the sums. Computes them first if nobody has: tens of milliseconds for a season. */
  columns(): PairActs {
    return finished(this.inSteps());
  }

  /** Returns the same as `columns`, and yields wherever a caller can do something else. */
  *inSteps(): Steps<PairActs> {
    return (this.#made ??= yield* pairActsOf(this.source, this.personOfRow));
  }
}
