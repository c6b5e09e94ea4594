import { callOf } from './call-of.js';
import { rowsOf, type Named } from './caller.js';
import { ConfigurationError } from './errors.js';
import { Group } from './group.js';
import type { MatchId, MatchIds } from './match-ids.js';
import type { Answer, CallOptions, Parameters } from './operation-types.js';
import type { EvidenceRow } from './question-rows.js';
import type { Rows } from './table-rows.js';

/** The player or squad whose statistic is explained, and the filters of the statistic. */
export type EvidenceOptions = CallOptions &
  Omit<Parameters<'getSquadEvidence'>, 'matchId' | 'squadId' | 'metric' | 'limit' | 'cursor'> & {
    readonly personId?: number | undefined;
    readonly squadId?: number | undefined;
  };

/** The value of a statistic, without its terms. */
export type EvidenceSummary = Omit<Answer<'getPlayerEvidence'>, 'terms' | 'next'>;

/** Methods for evidence: what adds up to a statistic of a match. */
export class Evidence extends Group {
  /** The terms that add up to a statistic, with a row for each act or time interval. Needs the Transactional tier. */
  evidence(matchId: MatchIds, metric: string, options: EvidenceOptions = {}): Promise<Rows<EvidenceRow>> {
    const [given, filters] = callOf(options);
    return this.names.ofMatches(matchId, given, async (match, call) => {
      const { allTerms } = await import('./question-parts.js');
      const answer = await allTerms(
        (page) => this.#answer({ ...filters, ...page, matchId: match, metric }, call),
        (message) => new ConfigurationError(message),
      );
      const { termsTable } = await import('./answer-rows.js');
      return rowsOf(answer, termsTable) as unknown as Rows<EvidenceRow>;
    });
  }

  /** The value of a statistic, its formula, sums and bases, and what each filter leaves out. */
  async evidenceSummary(matchId: MatchId, metric: string, options: EvidenceOptions = {}): Promise<EvidenceSummary> {
    const [call, filters] = callOf(options);
    const match = await this.names.matchId(matchId, call);
    const { terms, next, ...summary } = await this.#answer({ ...filters, matchId: match, metric, limit: 1 }, call);
    return summary;
  }

  #answer(parameters: Named, call: CallOptions): Promise<Answer<'getPlayerEvidence'>> {
    const id = parameters.squadId === undefined ? 'getPlayerEvidence' : 'getSquadEvidence';
    return this.caller.answer(id, parameters, call) as Promise<Answer<'getPlayerEvidence'>>;
  }
}
