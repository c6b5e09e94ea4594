import { bases, countedBases } from '../bases/table.js';
import { EngineError } from '../errors.js';
import { MAX_PERIOD } from '../log/entry.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { ZoneIndex } from '../vocabulary/zones.js';

/**
 * THE columns queries walk. A *fact* is what one transaction says of one person (or squad) in one zone; facts stand in
 * order of play. Counted contributions are stored twice: by fact (`cells`, for windows) and by base, key and fact (`postings`, for few
 * metrics and zones); summed ones by base and fact alone, each posting with its amount, those of the first summed base at `amounts[0]`.
 * **Shape**: a cell is `base * slots + slot`; a key is `side * 5 + zone`; `periodStarts[p]` is the first fact of period p + 1;
 * the postings of a counted base and key begin at `keyStarts[base * 10 + key]`, those of a base at `postingStarts[base]`.
 * **Units**: amounts in tenths of a metre, seconds, points or hundredths of a pressure point.
 */
export interface FactColumns {
  readonly slots: number;
  readonly periodStarts: Uint16Array;
  readonly seconds: Uint16Array;
  readonly factSlots: Uint8Array;
  readonly keys: Uint8Array;
  readonly cellStarts: Uint16Array;
  readonly cells: Uint16Array;
  readonly postingStarts: Uint16Array;
  readonly keyStarts: Uint16Array;
  readonly postings: Uint16Array;
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

/** Keys there are: five zones of two sides. */
export const KEYS = 10;
/** First key of the away side. */
export const AWAY_KEY = 5;

/** Key of a fact: its side and zone in one number. */
const factKey = (side: SideIndex, zone: ZoneIndex): number => side * AWAY_KEY + zone;

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

/** Most facts, and most contributions, one match can have; a real one has about 4,000 and 10,000. */
export const MOST_FACTS = 65_535;

/** Running totals of `counts`, one longer, starting at 0. **Throws** `TOO_LARGE`. */
function starts(counts: readonly number[]): Uint16Array {
  const totals = new Uint16Array(counts.length + 1);
  let total = 0;
  counts.forEach((count, at) => {
    total += count;
    totals[at + 1] = total;
  });
  if (total > MOST_FACTS) throw new EngineError('TOO_LARGE', `a match can hold ${MOST_FACTS} contributions; this one has ${total}`);
  return totals;
}

const clamped = (amount: number): number => Math.max(-32768, Math.min(32767, amount));

/** Where the postings of each base, and of each counted base and key, begin. */
function postingPlaces(facts: readonly Fact[]): Pick<FactColumns, 'postingStarts' | 'keyStarts'> {
  const perBase = new Array<number>(bases.length).fill(0);
  const perKey = new Array<number>(countedBases * KEYS).fill(0);
  for (const { key, counted, amounts } of facts) {
    for (const base of counted) {
      perBase[base] = (perBase[base] as number) + 1;
      perKey[base * KEYS + key] = (perKey[base * KEYS + key] as number) + 1;
    }
    for (const [base] of amounts) perBase[base] = (perBase[base] as number) + 1;
  }
  return { postingStarts: starts(perBase), keyStarts: starts(perKey) };
}

/** Lays the postings out: facts are in order of play, so that those of one base and key are too. */
function postingColumns(facts: readonly Fact[], { postingStarts, keyStarts }: Pick<FactColumns, 'postingStarts' | 'keyStarts'>): Pick<FactColumns, 'postings' | 'amounts'> {
  const summedFrom = postingStarts[countedBases] ?? 0;
  const [nextOfKey, nextOfBase] = [keyStarts.slice(), postingStarts.slice()];
  const postings = new Uint16Array(postingStarts.at(-1) ?? 0);
  const amounts = new Int16Array(postings.length - summedFrom);
  facts.forEach(({ key, counted, amounts: summed }, at) => {
    for (const base of counted) {
      const place = nextOfKey[base * KEYS + key] as number;
      postings[place] = at;
      nextOfKey[base * KEYS + key] = place + 1;
    }
    for (const [base, amount] of summed) {
      const place = nextOfBase[base] as number;
      postings[place] = at;
      amounts[place - summedFrom] = clamped(amount);
      nextOfBase[base] = place + 1;
    }
  });
  return { postings, amounts };
}

/** Lays contributions out in columns. `slots` includes the two for what no person did. **Empty**: columns of length 0. **Throws** `TOO_LARGE`. */
export function factColumns(contributions: readonly Contribution[], slots: number, placeOf: (row: number) => { readonly period: number; readonly second: number }): FactColumns {
  const facts = factsOf(contributions);
  const places = postingPlaces(facts);
  const perPeriod = new Array<number>(MAX_PERIOD).fill(0);
  for (const { row } of facts) {
    const { period } = placeOf(row);
    perPeriod[period - 1] = (perPeriod[period - 1] ?? 0) + 1;
  }
  return {
    slots,
    periodStarts: starts(perPeriod),
    seconds: Uint16Array.from(facts, (fact) => placeOf(fact.row).second),
    factSlots: Uint8Array.from(facts, (fact) => fact.slot),
    keys: Uint8Array.from(facts, (fact) => fact.key),
    cellStarts: starts(facts.map((fact) => fact.counted.length)),
    cells: Uint16Array.from(facts.flatMap((fact) => fact.counted.map((base) => base * slots + fact.slot))),
    ...places,
    ...postingColumns(facts, places),
  };
}
