import {
  includesTier,
  tierOf,
  transactionTypes,
  type MatchCoverage as CoverageOfMatch,
  type MatchHeader,
  type MetricCode,
  type ScoreCheck,
  type SeasonCoverage as CoverageOfSeason,
  type Side,
  type Tier,
} from '@goalsquare/engine';
import type { CoverageScore, MatchCoverage, SeasonCoverage } from '@goalsquare/openapi';
import type { SeasonKey } from '@goalsquare/data';

/** The metrics that a response lists: those of a tier, or all. */
export type ListedMetrics = Tier | 'all';

const isListed =
  (tier: ListedMetrics) =>
  ({ code }: { readonly code: MetricCode }): boolean =>
    tier === 'all' || includesTier(tier, tierOf(code));

function scoreOf({ is, byPeriod, inferred, differences }: ScoreCheck, header: MatchHeader): CoverageScore {
  const idOf = (side: Side): number => header[side].id;
  return {
    check: is,
    byPeriod,
    inferred: inferred.map(({ side, ...one }) => ({ squadId: idOf(side), ...one })),
    differences: differences.map(({ side, ...one }) => ({ squadId: idOf(side), ...one })),
  };
}

/** Returns a match's coverage in the shape of the contract. */
export const matchCoverage = (
  header: MatchHeader,
  { hasStarted, features, metrics, score, boxScore, transactions }: CoverageOfMatch,
  tier: ListedMetrics,
): MatchCoverage => ({
  matchId: header.id,
  hasStarted,
  features: [...features],
  metrics: metrics.filter(isListed(tier)),
  score: scoreOf(score, header),
  boxScore: [...boxScore],
  transactions: transactions.map(({ code, count }) => ({ code, name: transactionTypes[code].name, count })),
});

/**
 * Returns a season's coverage in the shape of the contract. Omits matches that differ only in metrics that are not
 * listed.
 */
export function seasonCoverage(
  { leagueId, levelId, seasonId }: SeasonKey,
  { matches, notStarted, features, metrics, scores, different }: CoverageOfSeason,
  tier: ListedMetrics,
): SeasonCoverage {
  return {
    leagueId,
    levelId,
    seasonId,
    matches,
    notStarted,
    features: [...features],
    metrics: metrics.filter(isListed(tier)),
    scores: { ...scores, inferredIn: [...scores.inferredIn], differentIn: [...scores.differentIn] },
    different: different
      .map((group) => ({
        matchIds: [...group.matchIds],
        features: [...group.features],
        metrics: group.metrics.filter(isListed(tier)),
      }))
      .filter((group) => group.features.length + group.metrics.length > 0),
  };
}
