import {
  absenceReasons,
  includesTier,
  ineffectivePart,
  isMetricCode,
  metricCodes,
  metricOf,
  tierOf,
  type ActFilter,
  type Match,
  type MetricCode,
  type StatisticLevel,
  type Tier,
} from '@goalsquare/engine';
import type { MetricValidation } from '@goalsquare/openapi';
import { nearestWord } from '../../domain/text/nearest.js';
import { truncated } from '../../domain/text/quoted.js';

/** The level, tier and filter of a request. Its metrics must be available for all three. */
export interface MetricContext {
  readonly level: StatisticLevel;
  readonly tier: Tier;
  readonly filter: ActFilter;
}

/** The available metrics of a request, and the unavailable ones with reasons. */
export interface AnswerableMetrics {
  readonly codes: readonly MetricCode[];
  readonly validation: readonly MetricValidation[];
  /** Number of unknown codes for which the nearest code was looked up, which takes time. */
  readonly lookups: number;
}

/** What each reason depends on. */
const dependsOn = {
  MetricUnknown: 'Request',
  MetricNotValidForLevel: 'Request',
  MetricNotLicensed: 'Account',
  MetricNotValidForFilter: 'Request',
  MetricNotValidForMatch: 'Match',
} as const satisfies Readonly<Record<MetricValidation['reason'], string>>;

/** Returns an entry of the list of unavailable metrics. */
export const validationEntry = (
  metricCode: string,
  reason: MetricValidation['reason'],
  details: string,
  suggestion?: string,
): MetricValidation => ({
  context: 'Metric',
  reason,
  code: `${dependsOn[reason]}_${reason}` as MetricValidation['code'],
  details,
  metricCode,
  ...(suggestion !== undefined && { suggestion }),
});

const otherLevel: Readonly<Record<StatisticLevel, StatisticLevel>> = { player: 'squad', squad: 'player' };

/** An explanation and a suggestion for each part of a filter that does not affect a metric. */
const parts = {
  zones: ['A filter by zone does not change it', 'Request it without zones.'],
  seconds: [
    'It covers whole periods, so a filter by seconds does not change it',
    'Request it without fromPeriodSeconds, toPeriodSeconds and lastXSeconds.',
  ],
} as const;

/** Returns the reason why a metric is unavailable. **Empty**: `undefined` if it is available. */
function entryOf(code: MetricCode, { level, tier, filter }: MetricContext): MetricValidation | undefined {
  if (metricOf(code).formula[level] === undefined) {
    const other = otherLevel[level];
    return validationEntry(
      code,
      'MetricNotValidForLevel',
      `It exists for ${other}s only, not for ${level}s.`,
      `Request it from statistics of ${other}s.`,
    );
  }
  const needed = tierOf(code);
  if (!includesTier(tier, needed))
    return validationEntry(code, 'MetricNotLicensed', `It needs the tier ${needed}, but the account has ${tier}.`);
  const part = ineffectivePart(code, level, filter);
  if (part === undefined) return undefined;
  const [details, suggestion] = parts[part];
  return validationEntry(code, 'MetricNotValidForFilter', `${details}.`, suggestion);
}

function unknownEntry(code: string, mayLookUp: boolean): MetricValidation {
  const near = mayLookUp ? nearestWord(code, metricCodes) : undefined;
  const details = 'No metric has this code. Codes are case-sensitive.';
  return validationEntry(
    String(truncated(code)),
    'MetricUnknown',
    details,
    near === undefined ? undefined : `Use ${near}.`,
  );
}

/**
 * Divides the codes of a request into available and unavailable ones, without duplicates. At most `lookups` unknown
 * codes get a suggestion.
 */
export function answerableMetrics(
  context: MetricContext,
  requested: readonly string[],
  lookups: number,
): AnswerableMetrics {
  const codes: MetricCode[] = [];
  const validation = new Map<string, MetricValidation>();
  let used = 0;
  for (const code of requested) {
    if (validation.has(code)) continue;
    if (!isMetricCode(code)) {
      validation.set(code, unknownEntry(code, used < lookups));
      used += 1;
      continue;
    }
    const entry = entryOf(code, context);
    if (entry === undefined) codes.push(code);
    else validation.set(code, entry);
  }
  return { codes, validation: [...validation.values()], lookups: Math.min(used, lookups) };
}

/** Returns entries for metrics that the match lacks, either entirely or with the filter. */
export function matchEntries(
  match: Match,
  level: StatisticLevel,
  absent: readonly { readonly code: MetricCode; readonly reason: string }[],
): readonly MetricValidation[] {
  const always = new Set(
    absenceReasons(
      match,
      level,
      absent.map(({ code }) => code),
    ).map(({ code }) => code),
  );
  return absent.map(({ code, reason }) =>
    validationEntry(code, always.has(code) ? 'MetricNotValidForMatch' : 'MetricNotValidForFilter', reason),
  );
}
