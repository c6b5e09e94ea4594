import { codesOfTier, metricOf, openMatch, type Match, type MetricCode } from '@goalsquare/engine';
import { logsOf } from '../season.js';

/** Seed for the bench's season. */
export const SEED = 20260314;
const METRICS = 200;

/** Id of the match in every request, except requests for an uncached match. */
export const FIRST_MATCH = 100_001;

/** Returns the first matches of the bench's season. */
export const matchesOf = (count: number): readonly Match[] => [...logsOf(SEED, count)].map((log) => openMatch(log));

/** The metrics of the large response. */
export const largeCodes: readonly MetricCode[] = codesOfTier('Transactional')
  .filter((code) => metricOf(code).formula.player !== undefined)
  .slice(0, METRICS);
