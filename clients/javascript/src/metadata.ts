import type { Answer, CallOptions, Row, TableId } from './operation-types.js';
import type { Several } from './several.js';
import { Statistics } from './statistics.js';

/** Whether metrics beyond the tier of the account are listed, too. */
export interface MetricOptions extends CallOptions {
  readonly showAll?: boolean | undefined;
}

type Rows<Id extends TableId> = Promise<readonly Row<Id>[]>;

/** Methods for what metrics and statuses mean, and for the account's usage. */
export class Metadata extends Statistics {
  /** The metrics, or those of a match. */
  metrics(matchId?: number, { showAll, ...options }: MetricOptions = {}): Rows<'getMetrics'> {
    const shown = showAll === true ? { showAllMetrics: true } : {};
    return matchId === undefined
      ? this.rows('getMetrics', shown, options)
      : this.rows('getMatchMetrics', { matchId, ...shown }, options);
  }

  /** What metrics mean, how they are computed, and which filters they have. */
  glossary(metric?: Several<string>, options?: CallOptions): Rows<'getMetricGlossary'> {
    return this.rows('getMetricGlossary', metric === undefined ? {} : { metric }, options);
  }

  /** What the source of a match captured, and how complete each metric is. */
  matchCoverage(matchId: number, { showAll, ...options }: MetricOptions = {}): Promise<Answer<'getMatchCoverage'>> {
    return this.call('getMatchCoverage', { matchId, ...(showAll === true && { showAllMetrics: true }) }, options);
  }

  /** The statuses that a match can have. */
  matchStatuses(options?: CallOptions): Rows<'getMatchStatuses'> {
    return this.rows('getMatchStatuses', {}, options);
  }

  /** The plan of the account, and what is left of it. The request is free. */
  usage(options?: CallOptions): Rows<'getUsage'> {
    return this.rows('getUsage', {}, options);
  }
}
