import { ByteCache } from '@goalsquare/data';
import {
  codesOfTier,
  metricOf,
  planOf,
  type MetricCode,
  type MetricFormat,
  type Plan,
  type ResultTable,
  type StatisticLevel,
  type Tier,
} from '@goalsquare/engine';
import { lookupCounts } from '../../domain/caches.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { metricFrom } from '../shapes/metric.js';

/** Memory that a metric in a plan takes, including its results for 46 players. **Units**: bytes. */
const METRIC_BYTES = 600;

/** Memory that a plan takes without its metrics. **Units**: bytes. */
const PLAN_BYTES = 2048;

/**
 * A plan, the JSON that precedes the value of each of its metrics, and the table of its last results, which is reused.
 */
export interface ReadyPlan {
  readonly plan: Plan;
  readonly heads: readonly Uint8Array[];
  /** **Units**: bytes. */
  readonly headBytes: number;
  readonly formats: readonly MetricFormat[];
  table: ResultTable | undefined;
}

/** Returns the codes of a level that a tier includes, sorted by id. */
export const codesAt = (level: StatisticLevel, tier: Tier): readonly MetricCode[] =>
  codesOfTier(tier).filter((code) => metricOf(code).formula[level] !== undefined);

const headOf = (code: MetricCode): string => `${JSON.stringify(metricFrom(code)).slice(0, -1)},"value":`;

function makeReady(level: StatisticLevel, codes: readonly MetricCode[]): ReadyPlan {
  const plan = planOf(level, codes);
  const encoder = new TextEncoder();
  const heads = plan.codes.map((code) => encoder.encode(headOf(code)));
  return {
    plan,
    heads,
    headBytes: heads.reduce((sum, { length }) => sum + length, 0),
    formats: plan.codes.map((code) => metricOf(code).format),
    table: undefined,
  };
}

/** The share of their memory part that plans may fill. */
const SHARE = 0.35;

const plans = new ByteCache<string, ReadyPlan>(memoryParts.requests, {
  share: SHARE,
  sizeOf: ({ formats }, key) => PLAN_BYTES + formats.length * METRIC_BYTES + key.length * 2,
  lookups: lookupCounts('plans'),
});

function cached(key: string, level: StatisticLevel, codes: () => readonly MetricCode[]): ReadyPlan {
  const known = plans.get(key);
  if (known !== undefined) return known;
  const made = makeReady(level, codes());
  plans.set(key, made);
  return made;
}

export const planOfCodes = (level: StatisticLevel, codes: readonly MetricCode[]): Plan =>
  cached(`${level} ${codes.join()}`, level, () => codes).plan;

/** Returns the plan for some codes, or for every code of a level that a tier includes. */
export const readyPlan = (level: StatisticLevel, tier: Tier, codes?: readonly MetricCode[]): ReadyPlan =>
  cached(`${level} ${codes?.join() ?? `* ${tier}`}`, level, () => codes ?? codesAt(level, tier));
