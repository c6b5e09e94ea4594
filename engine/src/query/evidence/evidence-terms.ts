import { AWAY_KEY } from '../../columns/fact-block.js';
import { UNZONED_KEY, sideOfKey } from '../../columns/intervals.js';
import type { Match } from '../../match.js';
import type { Linear } from '../../metrics/formula.js';
import { baseIndex, type BaseCode } from '../../vocabulary/bases.js';
import type { BoxScoreCode } from '../../vocabulary/box-score.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import type { ZoneIndex } from '../../vocabulary/zones.js';
import type { RecordedAct } from './record-acts.js';
import type { RecordedTime } from './record-time.js';

/**
 * Members of every term of a value. `weight` times `amount` is added to the sum of its sign: a term with sign -1 is
 * part of what a difference subtracts.
 * **Units**: `amount` in units of the base, which are whole numbers. **Empty**: no `slot` if no person is credited.
 */
interface Term {
  readonly sign: 1 | -1;
  readonly weight: number;
  readonly amount: number;
  readonly side: SideIndex;
  readonly slot: number | undefined;
}

/** The contribution of one transaction to a base. `row` is its position in order of play, `zone` is logical. */
export interface ActTerm extends Term {
  readonly is: 'act';
  readonly base: BaseCode;
  readonly row: number;
  readonly zone: ZoneIndex;
}

/**
 * Time that counts, clipped to the filter. **Units**: seconds of a period, `to` excluded. **Empty**: no zone if the
 * base has none.
 */
export interface TimeTerm extends Term {
  readonly is: 'time';
  readonly base: BaseCode;
  readonly period: number;
  readonly from: number;
  readonly to: number;
  readonly zone: ZoneIndex | undefined;
}

/** A statistic of the box score, or of the result, that a value is computed from. */
export interface BoxScoreTerm extends Term {
  readonly is: 'boxScore';
  readonly statistic: BoxScoreCode | 'resultGoals' | 'resultBehinds' | 'resultPoints';
}

/** A term of a value. */
export type EvidenceTerm = ActTerm | TimeTerm | BoxScoreTerm;

/** The recorded acts and time of a part of a value. */
export interface Recorded {
  readonly sign: 1 | -1;
  readonly acts: readonly RecordedAct[];
  readonly intervals: readonly RecordedTime[];
}

/** A base and its weight in a linear formula. */
interface Weighted {
  readonly code: BaseCode;
  readonly weight: number;
}

const weightsOf = ({ weights }: Linear): ReadonlyMap<number, Weighted> =>
  new Map([...weights].map(([code, weight]) => [baseIndex(code), { code, weight }]));

function actTerms({ facts, persons }: Match, weights: ReadonlyMap<number, Weighted>, recorded: Recorded) {
  const { keys, factSlots, factRows } = facts;
  const terms: ActTerm[] = [];
  for (const { fact, base, amount } of recorded.acts) {
    const weighted = weights.get(base);
    if (weighted === undefined) continue;
    const [key, slot] = [keys[fact] as number, factSlots[fact] as number];
    const side = key < AWAY_KEY ? 0 : 1;
    terms.push({
      is: 'act',
      base: weighted.code,
      sign: recorded.sign,
      weight: weighted.weight,
      amount,
      row: factRows[fact] as number,
      side,
      slot: slot < persons.length ? slot : undefined,
      zone: (key - side * AWAY_KEY) as ZoneIndex,
    });
  }
  return terms;
}

function timeTerms({ persons }: Match, weights: ReadonlyMap<number, Weighted>, recorded: Recorded) {
  return recorded.intervals.flatMap(({ base, key, slot, period, from, to }): readonly TimeTerm[] => {
    const weighted = weights.get(base);
    if (weighted === undefined) return [];
    const side = sideOfKey(key);
    return [
      {
        is: 'time',
        base: weighted.code,
        sign: recorded.sign,
        weight: weighted.weight,
        amount: to - from,
        side,
        slot: slot < persons.length ? slot : undefined,
        period,
        from,
        to,
        zone: key < UNZONED_KEY ? ((key - side * AWAY_KEY) as ZoneIndex) : undefined,
      },
    ];
  });
}

const byPlay = (a: ActTerm, b: ActTerm): number => a.row - b.row;
const byTime = (a: TimeTerm, b: TimeTerm): number => a.period - b.period || a.from - b.from || a.to - b.to;

/** Returns the terms of a linear formula: acts in order of play, then time in order of play. */
export function termsOf(match: Match, linear: Linear, recorded: readonly Recorded[]): readonly EvidenceTerm[] {
  const weights = weightsOf(linear);
  const acts = recorded.flatMap((part) => actTerms(match, weights, part));
  const time = recorded.flatMap((part) => timeTerms(match, weights, part));
  // The acts of one part are in order of play already.
  if (recorded.length > 1) acts.sort(byPlay);
  return time.length === 0 ? acts : [...acts, ...time.sort(byTime)];
}

/** Returns the sum of weight times amount of the terms with a sign. */
export const sumOfTerms = (terms: readonly EvidenceTerm[], sign: 1 | -1): number =>
  terms.reduce((sum, term) => (term.sign === sign ? sum + term.weight * term.amount : sum), 0);

/** Returns the distinct indexes of the bases that formulas read, in ascending order. */
export const readBases = (...linears: readonly Linear[]): readonly number[] =>
  [...new Set(linears.flatMap(({ weights }) => Array.from(weights.keys(), baseIndex)))].sort((a, b) => a - b);
