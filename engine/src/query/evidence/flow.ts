import { AWAY_KEY } from '../../columns/fact-block.js';
import type { Match } from '../../match.js';
import type { MetricCode } from '../../metrics/codes.js';
import type { Linear } from '../../metrics/formula.js';
import { needBits } from '../../metrics/needs.js';
import { metricOf } from '../../metrics/table/index.js';
import { baseIndex, bases, countedBases, firstTimedBase } from '../../vocabulary/bases.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import type { ZoneFilter, ZoneIndex } from '../../vocabulary/zones.js';
import { unsuppliedBits } from '../acts/act-selection.js';
import { keyTable, zoneBits } from '../zone-keys.js';

/** The reason why occurrences of a metric cannot be listed: a ratio, a time, or a combination of much of the play. */
export type NoFlowReason = 'ratio' | 'time' | 'composite';

/** Metrics that combine much of the play into one number. **Source**: `docs/evidence.md`. */
const composite = /^(?:CHAIN_METRES|METRES_GAINED|PLAYER_RATING|RANKING_POINTS)(?:_|$)/u;

/**
 * Returns the formula whose terms are occurrences: that of players if persons are selected, otherwise that of squads
 * or, if the metric is only of players, that of players.
 */
const formulaOf = (code: MetricCode, isOfPerson: boolean) => {
  const { player, squad } = metricOf(code).formula;
  return isOfPerson ? player : (squad ?? player);
};

/** Returns the reason why occurrences of a metric cannot be listed. **Empty**: `undefined` if they can be listed. */
export function noFlowReason(code: MetricCode): NoFlowReason | undefined {
  const formula = formulaOf(code, false);
  if (formula?.is !== 'linear') return 'ratio';
  if ([...formula.weights.keys()].some((base) => baseIndex(base) >= firstTimedBase)) return 'time';
  return composite.test(code) ? 'composite' : undefined;
}

/** The part of a match whose occurrences are listed. **Empty**: an omitted member does not restrict it. */
export interface FlowFilter {
  readonly periods?: readonly number[];
  readonly zones?: readonly ZoneFilter[];
  readonly side?: SideIndex;
  readonly slots?: readonly number[];
  /** Whether the last occurrence comes first. */
  readonly isReversed?: boolean;
}

/**
 * One occurrence of a metric: what a transaction adds to it. `row` is the position of the transaction in order of play.
 * **Units**: `amount` in the unit of the metric. **Empty**: no `slot` if no person is credited.
 */
export interface Occurrence {
  readonly code: MetricCode;
  readonly row: number;
  readonly side: SideIndex;
  readonly slot: number | undefined;
  readonly zone: ZoneIndex;
  readonly amount: number;
}

interface Read {
  readonly code: MetricCode;
  readonly formula: Linear;
}

/** Returns the metrics that have occurrences in a match that lacks some features, with their formulas. */
function readable(lacks: number, codes: readonly MetricCode[], isOfPerson: boolean): readonly Read[] {
  return codes.flatMap((code) => {
    const formula = formulaOf(code, isOfPerson);
    const isListed = formula?.is === 'linear' && noFlowReason(code) === undefined;
    return isListed && (needBits(formula) & lacks) === 0 ? [{ code, formula }] : [];
  });
}

type Sums = readonly (Map<number, number> | undefined)[];

/**
 * Returns the amount that each fact adds to each metric, reading one base in each step. **Shape**: `sums[fact]` by
 * position of the metric.
 */
function* sumsByFact({ facts }: Match, read: readonly Read[]): Generator<undefined, Sums> {
  const { postings, postingStarts, amounts, keys } = facts;
  const firstAmount = postingStarts[countedBases] as number;
  const sums: (Map<number, number> | undefined)[] = new Array<undefined>(keys.length).fill(undefined);
  const weighted = new Map<number, (readonly [metric: number, weight: number])[]>();
  for (const [metric, { formula }] of read.entries())
    for (const [code, weight] of formula.weights) {
      const base = baseIndex(code);
      const list = weighted.get(base);
      if (list === undefined) weighted.set(base, [[metric, weight]]);
      else list.push([metric, weight]);
    }
  for (const { index: base } of bases) {
    const metrics = weighted.get(base) ?? [];
    const end = metrics.length === 0 ? 0 : (postingStarts[base + 1] as number);
    if (end > 0) yield undefined;
    for (let k = postingStarts[base] as number; k < end; k += 1) {
      const fact = postings[k] as number;
      const amount = base < countedBases ? 1 : (amounts[k - firstAmount] as number);
      const sum = sums[fact] ?? new Map<number, number>();
      sums[fact] = sum;
      for (const [metric, weight] of metrics) sum.set(metric, (sum.get(metric) ?? 0) + weight * amount);
    }
  }
  return sums;
}

/** Number of facts that are read in one step. */
const STEP = 500;

/** Returns the facts of some periods in order of play, or in the reverse order. */
function* factsIn({ facts }: Match, periods: readonly number[], isReversed: boolean): Generator<number> {
  const last = facts.periodStarts.length - 1;
  for (let n = 1; n <= last; n += 1) {
    const period = isReversed ? last + 1 - n : n;
    if (periods.length > 0 && !periods.includes(period)) continue;
    const [from, end] = [facts.periodStarts[period - 1] as number, facts.periodStarts[period] as number];
    for (let at = 0; at < end - from; at += 1) yield isReversed ? end - 1 - at : from + at;
  }
}

/**
 * Lists the occurrences of metrics in order of play and, within a transaction, in the order of the codes. They add up
 * to the metric's statistic: for squads or, with `slots`, for these players. Metrics without occurrences, or that the
 * match does not supply, are omitted. Yields `undefined` between steps.
 * **Empty**: nothing if nothing is selected.
 */
export function* flowOf(
  match: Match,
  codes: readonly MetricCode[],
  { periods = [], zones, side, slots, isReversed = false }: FlowFilter = {},
): Generator<Occurrence | undefined> {
  const { facts, persons } = match;
  const lacks = match.lacks | unsuppliedBits(match, { ...(zones && { zones }) });
  const read = readable(lacks, codes, slots !== undefined);
  const sums = yield* sumsByFact(match, read);
  const bits = zoneBits(zones);
  const keys = keyTable(side === 1 ? 0 : bits, side === 0 ? 0 : bits);
  const order = isReversed ? -1 : 1;
  for (const fact of factsIn(match, periods, isReversed)) {
    if (fact % STEP === 0) yield undefined;
    const [key, by] = [facts.keys[fact] as number, facts.factSlots[fact] as number];
    const sum = sums[fact];
    if (sum === undefined || keys[key] === 0 || slots?.includes(by) === false) continue;
    const of: SideIndex = key < AWAY_KEY ? 0 : 1;
    for (const [metric, amount] of [...sum].sort(([a], [b]) => order * (a - b))) {
      if (amount === 0) continue;
      const { code, formula } = read[metric] as Read;
      yield {
        code,
        row: facts.factRows[fact] as number,
        side: of,
        slot: by < persons.length ? by : undefined,
        zone: (key - of * AWAY_KEY) as ZoneIndex,
        amount: amount / formula.divisor,
      };
    }
  }
}
