import { bases, countedBases } from '../bases/table.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { ZoneIndex } from '../vocabulary/zones.js';

/**
 * THE columns queries walk. A *fact* is what one transaction says of one person (or squad) in one zone; facts stand in
 * order of play. Counted contributions are stored twice: by fact (`cells`, for windows) and by base (`postings`, for few metrics).
 * **Shape**: a cell is `base * slots + slot`; a key is `side * 8 + zone`; `periodStarts[p]` is the first fact of period p + 1.
 * **Units**: amounts in tenths of a metre, seconds or points.
 */
export interface FactColumns {
  readonly slots: number;
  readonly periodStarts: Uint32Array;
  readonly rows: Uint16Array;
  readonly seconds: Uint16Array;
  readonly factSlots: Uint8Array;
  readonly keys: Uint8Array;
  readonly cellStarts: Uint32Array;
  readonly cells: Uint16Array;
  readonly postingStarts: Uint32Array;
  readonly postings: Uint16Array;
  readonly amountFacts: Uint16Array;
  readonly amountCells: Uint16Array;
  readonly amounts: Int16Array;
}

/** What one transaction adds, before it is laid out. */
export interface Contribution {
  readonly row: number;
  readonly side: SideIndex;
  readonly slot: number;
  readonly zone: ZoneIndex;
  readonly base: number;
  readonly amount: number;
}

/** Key of a fact: its side and zone in one byte. */
export const factKey = (side: SideIndex, zone: ZoneIndex): number => side * 8 + zone;

/** Periods the fact columns have room for. */
const PERIODS = 11;

interface Fact { readonly row: number; readonly slot: number; readonly key: number; readonly counted: number[]; readonly amounts: [number, number][] }

function factsOf(contributions: readonly Contribution[]): readonly Fact[] {
  const byRow = new Map<number, Fact[]>();
  for (const { row, side, slot, zone, base, amount } of contributions) {
    const key = factKey(side, zone);
    const facts = byRow.get(row) ?? [];
    if (facts.length === 0) byRow.set(row, facts);
    let fact = facts.find((candidate) => candidate.slot === slot && candidate.key === key);
    if (fact === undefined) facts.push(fact = { row, slot, key, counted: [], amounts: [] });
    if (base >= countedBases) fact.amounts.push([base, amount]);
    else for (let n = 0; n < amount; n += 1) fact.counted.push(base);
  }
  return [...byRow.keys()].sort((a, b) => a - b).flatMap((row) => byRow.get(row) ?? []);
}

/** Running totals of `counts`, one longer, starting at 0. */
function starts(counts: readonly number[]): Uint32Array {
  const totals = new Uint32Array(counts.length + 1);
  counts.forEach((count, at) => { totals[at + 1] = (totals[at] ?? 0) + count; });
  return totals;
}

/** Lays contributions out in columns. `slots` includes the two for what no person did. **Empty**: columns of length 0. */
export function factColumns(
  contributions: readonly Contribution[],
  slots: number,
  periodOf: (row: number) => number,
  secondOf: (row: number) => number,
): FactColumns {
  const facts = factsOf(contributions);
  const postings = Array.from({ length: bases.length }, (): number[] => []);
  facts.forEach((fact, at) => { for (const base of fact.counted) postings[base]?.push(at); });
  const perPeriod = Array.from({ length: PERIODS }, (_, period) => facts.filter((fact) => periodOf(fact.row) === period + 1).length);
  const amounts = facts.flatMap((fact, at) => fact.amounts.map(([base, amount]) => ({ at, cell: base * slots + fact.slot, amount })));
  return {
    slots,
    periodStarts: starts(perPeriod),
    rows: Uint16Array.from(facts, (fact) => fact.row),
    seconds: Uint16Array.from(facts, (fact) => secondOf(fact.row)),
    factSlots: Uint8Array.from(facts, (fact) => fact.slot),
    keys: Uint8Array.from(facts, (fact) => fact.key),
    cellStarts: starts(facts.map((fact) => fact.counted.length)),
    cells: Uint16Array.from(facts.flatMap((fact) => fact.counted.map((base) => base * slots + fact.slot))),
    postingStarts: starts(postings.map((list) => list.length)),
    postings: Uint16Array.from(postings.flat()),
    amountFacts: Uint16Array.from(amounts, ({ at }) => at),
    amountCells: Uint16Array.from(amounts, ({ cell }) => cell),
    amounts: Int16Array.from(amounts, ({ amount }) => Math.max(-32768, Math.min(32767, amount))),
  };
}
