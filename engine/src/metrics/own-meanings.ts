import { metricCodes, type MetricCode } from './codes.js';

/**
 * Patterns of the codes for which only the name is public, or which depend on a model. Their meaning here is our own
 * choice.
 * **Source**: `docs/statistics.md`.
 */
export const ownMeaningPatterns: readonly RegExp[] = [
  /^HOLD$/u,
  /_ENTRY_RETURN$/u,
  /^INSIDE_50_FORCED/u,
  /^INSIDE_50_\w+_DIRECT$/u,
  /^METRES_GAINED_(?:ASSISTED|NET)$/u,
  /^STOPPAGE_EXIT/u,
  /^SWITCH/u,
  /^LONG_DOWN_LINE/u,
  /^SCOREBOARD_IMPACT$/u,
  /^REBOUND_50_RETAIN_RUN$/u,
  /^PRESSURE_ACT_SQ_(?:SET|NONE)$/u,
  /^TIME_ON_GROUND_LOOSE$/u,
  /^TIME_REMAINING_PCT$/u,
  /_EXPECTED/u,
  /^PLAYER_RATING/u,
  /^RANKING_POINTS$/u,
];

const own: ReadonlySet<MetricCode> = new Set(
  metricCodes.filter((code) => ownMeaningPatterns.some((pattern) => pattern.test(code))),
);

/** Whether the meaning of a metric is our own. */
export const isOwnMeaning = (code: MetricCode): boolean => own.has(code);
