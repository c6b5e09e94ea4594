import { Group } from './group.js';
import type { Named } from './caller.js';
import { ConfigurationError } from './errors.js';
import type { CellRow } from './flatten.js';
import type { MatchIds } from './match-ids.js';
import type { CallOptions } from './operation-types.js';
import { listed, type Several } from './several.js';
import type { Of } from './statistics.js';
import { asRows, type Rows } from './table-rows.js';

/** Options of summary files. */
export interface SummaryOptions extends CallOptions {
  /** Whether columns have their older names, in upper case. */
  readonly legacy?: boolean | undefined;
}

/** Methods for summary files, which have one wide row for each player or squad, period and zone. */
export class Summaries extends Group {
  /**
   * The summary file of a match's players, with a row for each player, period and zone, and a column for each metric.
   * Zone `X` has the acts at centre bounces, and metrics without zones. `metric` selects metrics by code or name. Sends
   * four requests, plus one for each period.
   */
  playerSummaryFile(matchId: MatchIds, metric?: Several<string>, options: SummaryOptions = {}): Promise<Rows<CellRow>> {
    return this.#summary('players', matchId, metric, options);
  }

  /** The summary file of a match's squads, with a row for each squad, period and zone. */
  squadSummaryFile(matchId: MatchIds, metric?: Several<string>, options: SummaryOptions = {}): Promise<Rows<CellRow>> {
    return this.#summary('squads', matchId, metric, options);
  }

  async #summary(
    of: Of,
    matchId: MatchIds,
    metric: Several<string> | undefined,
    { legacy = false, ...options }: SummaryOptions,
  ): Promise<Rows<CellRow>> {
    const { summaryFile } = await import('./summary-file.js');
    const coded = await this.caller.withCodes({ metric }, options);
    const named = listed(coded.metric as Several<string> | undefined);
    return this.names.ofMatches(matchId, options, async (match, call) => {
      const read = (id: string, parameters: Named): Promise<unknown> => this.caller.answer(id, parameters, call);
      const { columns, rows, fault } = await summaryFile(read, of, match, named, legacy);
      if (fault !== undefined) throw new ConfigurationError(fault);
      return asRows(rows, columns);
    });
  }
}
