import { bases, baseIndex, type BaseCode } from '../vocabulary/bases.js';
import type { Feature } from '../vocabulary/features.js';
import { metricCodes, type MetricCode } from './codes.js';
import { basesOf } from './formula.js';
import { isOwnMeaning } from './own-meanings.js';
import { metricOf } from './table/index.js';

/**
 * Tiers of licences, lowest first. Each tier includes all lower ones. Transactional adds transactions, but no metrics.
 */
export const tiers = ['Basic', 'Advanced', 'Transactional'] as const;

/** The tier of a licence. */
export type Tier = (typeof tiers)[number];

/** Whether one tier includes another. */
export const includesTier = (tier: Tier, needed: Tier): boolean => tiers.indexOf(tier) >= tiers.indexOf(needed);

/** Features of a box score that not every source has. They are captured by hand at the ground, in every league. */
const boxScore: ReadonlySet<Feature> = new Set([
  'ruck',
  'tackles',
  'freesAgainst',
  'rotations',
  'penalties',
  'smothers',
  'blocks',
]);

/**
 * Whether a base is part of a box score. Metres and seconds are measured, not counted; a box score has only the time on
 * the ground.
 */
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
 * Returns the lowest tier that has a metric: Basic if everything it reads is part of a box score, unless its meaning is
 * our own. **Source**: ADR 35.
 */
export const tierOf = (code: MetricCode): Tier => leastTiers.get(code) ?? leastTier(code);

/** Returns the metrics of a tier, in the order of their ids. */
export const codesOfTier = (tier: Tier): readonly MetricCode[] =>
  metricCodes.filter((code) => includesTier(tier, tierOf(code)));
