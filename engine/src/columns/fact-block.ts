import { countedBases } from '../vocabulary/bases.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { ZoneIndex } from '../vocabulary/zones.js';

/** The contribution of one transaction to a base. */
export interface Contribution {
  readonly row: number;
  readonly side: SideIndex;
  readonly slot: number;
  readonly zone: ZoneIndex;
  readonly base: number;
  readonly amount: number;
}

/** Number of fact keys: five zones for each of two sides. */
export const KEYS = 10;

/** First fact key of the away side. Keys of the home side are lower. */
export const AWAY_KEY = 5;

/** Returns the key of a fact: its side and zone as one number. */
const factKey = (side: SideIndex, zone: ZoneIndex): number => side * AWAY_KEY + zone;

/**
 * Facts in order of play, with their contributions to bases. Blocks are concatenated and then turned into query
 * columns.
 * **Shape**: `factRows` are positions of transactions in order of play; the contributions of fact n end before
 * `countedEnds[n]` and `summedEnds[n]`, and begin where those of fact n - 1 end.
 */
export interface FactBlock {
  readonly periods: Uint8Array;
  readonly seconds: Uint16Array;
  readonly factRows: Uint16Array;
  readonly factSlots: Uint8Array;
  readonly keys: Uint8Array;
  readonly countedEnds: Uint32Array;
  readonly counted: Uint16Array;
  readonly summedEnds: Uint32Array;
  readonly summed: Uint16Array;
  readonly amounts: Int16Array;
}

/** A block without facts. */
export const noFacts: FactBlock = {
  periods: new Uint8Array(0),
  seconds: new Uint16Array(0),
  factRows: new Uint16Array(0),
  factSlots: new Uint8Array(0),
  keys: new Uint8Array(0),
  countedEnds: new Uint32Array(0),
  counted: new Uint16Array(0),
  summedEnds: new Uint32Array(0),
  summed: new Uint16Array(0),
  amounts: new Int16Array(0),
};

interface Fact {
  readonly row: number;
  readonly slot: number;
  readonly key: number;
  readonly counted: number[];
  readonly summed: number[];
  readonly amounts: number[];
}

function factsOf(contributions: readonly Contribution[]): readonly Fact[] {
  const byRow = new Map<number, Fact[]>();
  for (const { row, side, slot, zone, base, amount } of contributions) {
    const key = factKey(side, zone);
    let facts = byRow.get(row);
    if (facts === undefined) byRow.set(row, (facts = []));
    let fact = facts.find((candidate) => candidate.slot === slot && candidate.key === key);
    if (fact === undefined) facts.push((fact = { row, slot, key, counted: [], summed: [], amounts: [] }));
    if (base < countedBases) for (let n = 0; n < amount; n += 1) fact.counted.push(base);
    else {
      fact.summed.push(base);
      fact.amounts.push(Math.max(-32768, Math.min(32767, amount)));
    }
  }
  return [...byRow.keys()].sort((a, b) => a - b).flatMap((row) => byRow.get(row) ?? []);
}

/** Groups contributions into facts: one for each transaction, slot, side and zone. */
export function factBlock(
  contributions: readonly Contribution[],
  placeOf: (row: number) => { readonly period: number; readonly seconds: number },
): FactBlock {
  const facts = factsOf(contributions);
  const size = facts.length;
  const [counted, summed, amounts]: [number[], number[], number[]] = [[], [], []];
  const block = {
    periods: new Uint8Array(size),
    seconds: new Uint16Array(size),
    factRows: new Uint16Array(size),
    factSlots: new Uint8Array(size),
    keys: new Uint8Array(size),
    countedEnds: new Uint32Array(size),
    summedEnds: new Uint32Array(size),
  };
  for (let at = 0; at < size; at += 1) {
    const fact = facts[at] as Fact;
    const { period, seconds } = placeOf(fact.row);
    block.periods[at] = period;
    block.seconds[at] = seconds;
    block.factRows[at] = fact.row;
    block.factSlots[at] = fact.slot;
    block.keys[at] = fact.key;
    counted.push(...fact.counted);
    summed.push(...fact.summed);
    amounts.push(...fact.amounts);
    block.countedEnds[at] = counted.length;
    block.summedEnds[at] = summed.length;
  }
  return {
    ...block,
    counted: Uint16Array.from(counted),
    summed: Uint16Array.from(summed),
    amounts: Int16Array.from(amounts),
  };
}

type Column = Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array;

/**
 * Returns a new column with the first `count` values of one column, followed by all values of another of the same type.
 */
export function concatColumn<C extends Column>(first: C, count: number, second: C): C {
  const column = new (first.constructor as new (size: number) => C)(count + second.length);
  column.set(first.subarray(0, count));
  column.set(second, count);
  return column;
}

/** Concatenates two columns of running totals. The second continues from the last total of the first. */
function concatEnds(first: Uint32Array, count: number, second: Uint32Array): Uint32Array {
  const ends = concatColumn(first, count, second);
  const before = first[count - 1] ?? 0;
  for (let at = count; at < ends.length; at += 1) ends[at] = (ends[at] as number) + before;
  return ends;
}

/** Returns the first `count` facts of a block, followed by all facts of another, without changing either. */
export function concatFacts(first: FactBlock, count: number, second: FactBlock): FactBlock {
  const [counted, summed] = [first.countedEnds[count - 1] ?? 0, first.summedEnds[count - 1] ?? 0];
  return {
    periods: concatColumn(first.periods, count, second.periods),
    seconds: concatColumn(first.seconds, count, second.seconds),
    factRows: concatColumn(first.factRows, count, second.factRows),
    factSlots: concatColumn(first.factSlots, count, second.factSlots),
    keys: concatColumn(first.keys, count, second.keys),
    countedEnds: concatEnds(first.countedEnds, count, second.countedEnds),
    counted: concatColumn(first.counted, counted, second.counted),
    summedEnds: concatEnds(first.summedEnds, count, second.summedEnds),
    summed: concatColumn(first.summed, summed, second.summed),
    amounts: concatColumn(first.amounts, summed, second.amounts),
  };
}
