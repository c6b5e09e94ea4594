import type { Caller, Named } from './caller.js';
import type { ChangeKind, EventType } from './contract/types.js';
import { correctionTables } from './correction-tables.js';
import type { CellRow } from './flatten.js';
import type { LevelOptions } from './levels.js';
import type { MatchId, MatchIds } from './match-ids.js';
import type { NamedThings } from './named-things.js';
import type { Answer, CallOptions, OperationId, Parameters } from './operation-types.js';
import type { Several } from './several.js';
import type { Rows } from './table-rows.js';

/** Maximum number of items on a page. */
const PAGE = 1000;

type Filters<Id extends OperationId, Named extends string> = Omit<Parameters<Id>, Named | 'limit' | 'cursor'>;

interface Difference {
  readonly steps: readonly unknown[];
}

/** Methods for match corrections, data quality, and every occurrence of a metric. Lists include all pages. */
export class Corrections {
  constructor(
    private readonly caller: Caller,
    private readonly names: NamedThings,
  ) {}

  /** The entries of a match log, oldest first, with the author and reason of each correction. */
  revisions(
    matchId: MatchIds,
    { kind, ...options }: Filters<'getMatchRevisions', 'matchId'> & CallOptions = {},
  ): Promise<Rows<CellRow>> {
    return this.names.ofMatches(matchId, options, async (match, call) =>
      this.caller.rowsBy(
        await this.#paged('getMatchRevisions', 'revisions', { matchId: match, kind }, call),
        correctionTables.revisions,
      ),
    );
  }

  /** The statistics of a match that differ between two revisions, such as `2400...2412`. */
  async revisionChanges(
    matchId: MatchId,
    between: string,
    metric?: Several<string>,
    {
      squadId,
      personId,
      ...options
    }: Filters<'getRevisionComparison', 'matchId' | 'between' | 'metric'> & CallOptions = {},
  ): Promise<Rows<CellRow>> {
    const parameters = { matchId: await this.names.matchId(matchId, options), between, metric, squadId, personId };
    const answer = await this.#paged('getRevisionComparison', 'statistics', parameters, options);
    const statistics = (answer.statistics as readonly Difference[]).map((one) => ({ ...one, last: one.steps.at(-1) }));
    return this.caller.rowsBy({ ...answer, statistics }, correctionTables.revisionChanges);
  }

  /** The changes of all matches after the cursor `since`, at most `limit`. Without `since`, the latest changes. */
  async changes(
    since?: string,
    {
      kind,
      types,
      leagueId,
      seasonId,
      limit,
      ...options
    }: CallOptions & {
      readonly kind?: Several<ChangeKind>;
      readonly types?: Several<EventType>;
      readonly leagueId?: Several<number>;
      readonly seasonId?: Several<number>;
      readonly limit?: number;
    } = {},
  ): Promise<Rows<CellRow>> {
    const parameters = { since, kind, types, leagueId, seasonId, limit };
    return this.caller.rowsBy(await this.caller.answer('getChanges', parameters, options), correctionTables.changes);
  }

  /** Every occurrence of metrics, in order of play. Needs the Transactional tier. */
  flow(
    matchId: MatchIds,
    metric?: Several<string>,
    options: Filters<'getMatchFlow', 'matchId' | 'metric' | 'sirenSeconds' | 'secondsBefore' | 'secondsAfter'> &
      CallOptions = {},
  ): Promise<Rows<CellRow>> {
    const { signal, timeout, onWait, ...filters } = options;
    return this.names.ofMatches(matchId, { signal, timeout, onWait }, async (match, call) =>
      this.caller.rowsBy(
        await this.#paged('getMatchFlow', 'occurrences', { ...filters, matchId: match, metric }, call),
        correctionTables.flow,
      ),
    );
  }

  /** The players who came into and left the line-ups of a match, with reasons if the source has them. */
  insAndOuts(matchId: MatchIds, options?: CallOptions): Promise<Rows<CellRow>> {
    return this.names.ofMatches(matchId, options, async (match, call) =>
      this.caller.rowsBy(
        await this.caller.answer('getMatchInsAndOuts', { matchId: match }, call),
        correctionTables.insAndOuts,
      ),
    );
  }

  /** The ids of persons, squads, venues and matches in other sources. `limit` is the maximum number of rows. */
  async externalIds(
    kind: Parameters<'getExternalIds'>['kind'],
    {
      source,
      externalId,
      id,
      limit,
      ...options
    }: Filters<'getExternalIds', 'kind'> & CallOptions & { readonly limit?: number } = {},
  ): Promise<Rows<CellRow>> {
    const parameters = { kind, source, externalId, id };
    return this.caller.rowsBy(
      await this.#paged('getExternalIds', 'externalIds', parameters, options, limit),
      correctionTables.externalIds,
    );
  }

  /** The quality rules that a match log breaks, with the number of rows that break each and the first of these. */
  async quality(matchId: MatchId, options?: CallOptions): Promise<Answer<'getMatchQuality'>> {
    return this.caller.call('getMatchQuality', { matchId: await this.names.matchId(matchId, options) }, options);
  }

  /** The quality rules that a season's matches break, with counts, thresholds and the worst matches. */
  seasonQuality(
    seasonId: number,
    { leagueId = 1, levelId = 1, ...options }: LevelOptions = {},
  ): Promise<Answer<'getLevelSeasonQuality'>> {
    return this.caller.call('getLevelSeasonQuality', { leagueId, levelId, seasonId }, options);
  }

  /** The number of matches of a season with each feature and metric, and the matches that differ from most. */
  seasonCoverage(
    seasonId: number,
    { leagueId = 1, levelId = 1, ...options }: LevelOptions = {},
  ): Promise<Answer<'getLevelSeasonCoverage'>> {
    return this.caller.call('getLevelSeasonCoverage', { leagueId, levelId, seasonId }, options);
  }

  /** The coefficients used to compute metrics, and the terms of the glossary. */
  metricModels(options?: CallOptions): Promise<Answer<'getMetricModels'>> {
    return this.caller.call('getMetricModels', {}, options);
  }

  async #paged(
    id: string,
    items: string,
    parameters: Named,
    call: CallOptions,
    most = Number.POSITIVE_INFINITY,
  ): Promise<Named> {
    const found: unknown[] = [];
    for (let cursor: unknown; ;) {
      const page = (await this.caller.answer(
        id,
        { ...parameters, limit: Math.min(most - found.length, PAGE), cursor },
        call,
      )) as Named;
      found.push(...((page[items] as readonly unknown[] | undefined) ?? []));
      cursor = page.next ?? undefined;
      if (cursor === undefined || found.length >= most) return { ...page, [items]: found };
    }
  }
}
