import { metricCodes, metricOf, tierOf, tiers, type StatisticLevel, type Tier } from '@goalsquare/engine';
import { problemCodes, problemKind } from '@goalsquare/server/problems';
import { declaredLimits, sandboxLicences } from '@goalsquare/server/docs-facts';
import { documentedVariables } from './configuration.js';

/** Returns all errors as pages describe them. */
const errors = (): readonly unknown[] =>
  problemCodes.map((code) => {
    const {
      status,
      title,
      when,
      example: { request },
    } = problemKind(code);
    return { code, status, title, when, request };
  });

const countOf = (tier: Tier, level: StatisticLevel): number =>
  metricCodes.filter((code) => tierOf(code) === tier && metricOf(code).formula[level] !== undefined).length;

/** Returns the tiers with the number of metrics that each adds, and their sandbox keys. */
const tierFacts = (): readonly unknown[] =>
  tiers.map((tier) => ({
    tier,
    players: countOf(tier, 'player'),
    squads: countOf(tier, 'squad'),
    hasTransactions: tier === 'Transactional',
    keys: Object.entries(sandboxLicences)
      .filter(([, licence]) => licence.tier === tier)
      .map(([key, { leagues }]) => ({ key, leagues })),
  }));

const jsonOf = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Generates the facts about the server that the hub shows, from the server's own tables. */
export const generateFacts = (): ReadonlyMap<string, string> =>
  new Map([
    ['gatsby-site/facts/errors.json', jsonOf(errors())],
    ['gatsby-site/facts/limits.json', jsonOf(declaredLimits)],
    ['gatsby-site/facts/tiers.json', jsonOf(tierFacts())],
    ['gatsby-site/facts/configuration.json', jsonOf(documentedVariables())],
  ]);
