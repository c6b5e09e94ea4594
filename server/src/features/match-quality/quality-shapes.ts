import type { SeasonKey } from '@goalsquare/data';
import {
  includesTier,
  qualityInputs,
  qualityRules,
  type QualityReport,
  type QualityRuleId,
  type SeasonQuality as QualityOfSeason,
  type Tier,
} from '@goalsquare/engine';
import type { MatchQuality, SeasonQuality } from '@goalsquare/openapi';

/** A season's quality, and the number of its matches that have not started. */
export interface CheckedSeason {
  readonly notStarted: number;
  readonly quality: QualityOfSeason;
}

const described = new Map(qualityRules.map(({ id, title, holds, threshold }) => [id, { title, holds, threshold }]));

function describeRule(id: QualityRuleId): {
  readonly title: string;
  readonly holds: string;
  readonly threshold: number;
} {
  const rule = described.get(id);
  if (rule === undefined) throw new Error(`there is no quality rule ${id}`);
  return rule;
}

/**
 * Returns a match's quality in the shape of the contract. Samples are transactions, so they require the Transactional
 * tier.
 */
export function matchQuality(
  matchId: number,
  { revision, checked, rows, results, unchecked }: QualityReport,
  tier: Tier,
): MatchQuality {
  const hasSamples = includesTier(tier, 'Transactional');
  return {
    matchId,
    revision,
    checked,
    rows,
    results: results.map(({ rule, severity, rows: broken, samples }) => {
      const { title, holds } = describeRule(rule);
      const shown = hasSamples ? { samples: samples.map((sample) => ({ ...sample })) } : {};
      return { rule, title, severity, holds, rows: broken, ...shown };
    }),
    unchecked: unchecked.map(({ rule, lacks }) => ({ rule, lacks: lacks.map((input) => qualityInputs[input].name) })),
  };
}

/** Returns a season's quality in the shape of the contract. */
export const seasonQuality = (
  { leagueId, levelId, seasonId }: SeasonKey,
  { notStarted, quality: { matches, clean, rows, rules, worst } }: CheckedSeason,
): SeasonQuality => ({
  leagueId,
  levelId,
  seasonId,
  matches,
  notStarted,
  clean,
  rows,
  rules: rules.map(({ rule, severity, checked, matches: broken, rows: count, allowed, isAbove }) => {
    const { title, holds, threshold } = describeRule(rule);
    return { rule, title, severity, holds, checked, matches: broken, rows: count, threshold, allowed, isAbove };
  }),
  worst: worst.map(({ matchId, rows: count, rules: broken }) => ({ matchId, rows: count, rules: [...broken] })),
});
