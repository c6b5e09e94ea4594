import { Group } from './group.js';
import type { MatchId, MatchIds } from './match-ids.js';
import type { Answer, CallOptions, Row, TableId } from './operation-types.js';
import type { Several } from './several.js';
import type { Rows } from './table-rows.js';

/** Options of `metrics` and `matchCoverage`. With `showAll`, the results include metrics above the account's tier. */
export interface MetricOptions extends CallOptions {
  readonly showAll?: boolean | undefined;
}

type Listed<Id extends TableId> = Promise<Rows<Row<Id>>>;

/** Methods for metric and status definitions, and for the account's usage. */
export class Metadata extends Group {
  /** All metrics, or those available for a match. With `showAll`, also those above your tier. */
  metrics(matchId?: MatchIds, { showAll, ...options }: MetricOptions = {}): Listed<'getMetrics'> {
    const shown = showAll === true ? { showAllMetrics: true } : {};
    return matchId === undefined
      ? this.caller.rows('getMetrics', shown, options)
      : this.names.ofMatches(matchId, options, (match, call) =>
          this.caller.rows('getMatchMetrics', { matchId: match, ...shown }, call),
        );
  }

  /** Definitions, calculations and filters of metrics. */
  glossary(metric?: Several<string>, options?: CallOptions): Listed<'getMetricGlossary'> {
    return this.caller.rows('getMetricGlossary', metric === undefined ? {} : { metric }, options);
  }

  /** The features that the source of a match captured, and how complete each metric is. */
  async matchCoverage(
    matchId: MatchId,
    { showAll, ...options }: MetricOptions = {},
  ): Promise<Answer<'getMatchCoverage'>> {
    const parameters = {
      matchId: await this.names.matchId(matchId, options),
      ...(showAll === true && { showAllMetrics: true }),
    };
    return this.caller.call('getMatchCoverage', parameters, options);
  }

  /** The statuses that a match can have. */
  matchStatuses(options?: CallOptions): Listed<'getMatchStatuses'> {
    return this.caller.rows('getMatchStatuses', {}, options);
  }

  /** The account's plan and remaining quota. The request does not count towards the quota. */
  usage(options?: CallOptions): Listed<'getUsage'> {
    return this.caller.rows('getUsage', {}, options);
  }
}
