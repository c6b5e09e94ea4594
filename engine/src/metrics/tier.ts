import { bases, baseIndex, type BaseCode } from '../vocabulary/bases.js';
import type { Feature } from '../vocabulary/features.js';
import { metricCodes, type MetricCode } from './codes.js';
import { basesOf } from './formula.js';
import { isOwnMeaning } from './own-meanings.js';
import { metricOf } from './table/index.js';

/** Tiers of licences, each with all that those before it have. Transactional adds transactions, and no metric. */
export const tiers = ['Basic', 'Advanced', 'Transactional'] as const;

/** What an account may be licensed for. */
export type Tier = (typeof tiers)[number];

/** Whether one tier has all that another has. */
export const includesTier = (tier: Tier, needed: Tier): boolean => tiers.indexOf(tier) >= tiers.indexOf(needed);

/** What a box score holds beside what every source has: captured by hand beside the ground, in every league. */
const boxScore: ReadonlySet<Feature> = new Set([
  'ruck',
  'tackles',
  'freesAgainst',
  'rotations',
  'penalties',
  'smothers',
  'blocks',
]);

/** Metres and seconds of play are measured, not counted; of those a box score has the time on the ground alone. */
function isOfBoxScore(code: BaseCode): boolean {
  const base = bases[baseIndex(code)];
  return (
    base !== undefined &&
    base.needs.every((feature) => boxScore.has(feature)) &&
    (base.kind === 'counted' || code === 'secondsOnGround')
  );
}

function leastTier(code: MetricCode): Tier {
  const read = Object.values(metricOf(code).formula).flatMap((formula) => basesOf(formula));
  return read.every(isOfBoxScore) && !isOwnMeaning(code) ? 'Basic' : 'Advanced';
}

const leastTiers: ReadonlyMap<MetricCode, Tier> = new Map(metricCodes.map((code) => [code, leastTier(code)]));

/**
 * The least tier that has a metric: Basic where all it reads is of a box score, unless its meaning is our own.
 * **Source**: ADR 11.
 */
export const tierOf = (code: MetricCode): Tier => leastTiers.get(code) ?? leastTier(code);

/** The metrics a tier has, in the order of their ids. */
export const codesOfTier = (tier: Tier): readonly MetricCode[] =>
  metricCodes.filter((code) => includesTier(tier, tierOf(code)));
