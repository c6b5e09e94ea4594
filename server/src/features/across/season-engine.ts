import type { Season, World } from '@goalsquare/data';
import {
  AcrossFold,
  CellEvidence,
  QueryWorkspace,
  selectMatches,
  type Match,
  type SelectedMatches,
  type StatisticsQuery,
} from '@goalsquare/engine';
import { planOfCodes } from '../../answers/statistics/ready-plan.js';
import { Problem } from '../../domain/problems.js';
import type { MatchSource } from '../../domain/match-source.js';
import { workQueue, type Steps, type WorkQueue } from '../../domain/work-queue.js';
import type { LoadedRows } from './filed-seasons.js';
import type { QueryEngine, QueryResult, RowVisitor, SeasonsQuery } from './answer-query.js';
import { middleOf } from './rows.js';
import { latestFirst } from './latest-first.js';
import { costOfQuery } from './query-cost.js';
import type { SavedSeasons } from './saved-seasons.js';
import { SeasonLoader, stopIf } from './season-loader.js';
import { useMatch } from './use-match.js';

/** How often a query is computed again because a season changed meanwhile. */
const ATTEMPTS = 5;

/** Visits the evidence of the rows of a match, a row in each step. */
function* rowsIn(cell: CellEvidence, match: Match, visit: RowVisitor): Steps<void> {
  for (const row of cell.add(match)) {
    visit(match, row);
    yield;
  }
}

/** Takes steps until all clients have disconnected. **Throws** an error then. */
function* untilStopped<T>(steps: Steps<T>, signal: AbortSignal): Steps<T> {
  for (;;) {
    stopIf(signal);
    const next = steps.next();
    if (next.done === true) return next.value;
    yield;
  }
}

/** Computes queries from the totals and acts of seasons or, if they read details, from matches. */
export class SeasonEngine implements QueryEngine {
  readonly #seasons: SeasonLoader;
  readonly #workspace = new QueryWorkspace();

  readonly costOf = costOfQuery;

  constructor(
    readonly matches: MatchSource,
    readonly queue: WorkQueue = workQueue,
    saved?: SavedSeasons,
    now?: () => number,
  ) {
    this.#seasons = new SeasonLoader({ matches, queue, workspace: this.#workspace, saved, now });
  }

  readonly load = async ({ seasons }: SeasonsQuery, signal: AbortSignal): Promise<void> => {
    await this.#rowsOf(seasons.toReversed(), signal);
  };

  readonly answer = async (query: SeasonsQuery, signal: AbortSignal): Promise<QueryResult> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const result = await this.#attempt(query, signal);
      if (result !== undefined) return result;
    }
    throw new Problem('unavailable', 'The matches of the query changed again and again while they were read.', {
      retryAfterSeconds: 1,
    });
  };

  /**
   * Computes a query from the rows of all its seasons, and the columns of one after the other. **Empty**: `undefined`
   * if a season changed meanwhile.
   */
  async #attempt({ query, seasons }: SeasonsQuery, signal: AbortSignal): Promise<QueryResult | undefined> {
    const loaded = await this.#rowsOf(seasons, signal);
    const selected = await this.#select(query, loaded);
    const fold = await this.queue.runSoon(
      () => new AcrossFold(query, selected, { workspace: this.#workspace, planFor: planOfCodes }),
    );
    const parts = selected.seasons.map(({ columns }) => {
      const at = loaded.findIndex(({ rows }) => rows === columns);
      return { season: seasons[at] as Season, loaded: loaded[at] as LoadedRows };
    });
    if (fold.source === 'matches') await this.#addMatches(fold, selected, signal);
    else
      for (const [at, { season, loaded: rows }] of parts.entries()) {
        stopIf(signal);
        const columns = await this.#seasons.columns(season, rows, fold.reads, signal);
        if (columns === undefined) return undefined;
        await this.queue.finish(untilStopped(fold.addSeasonInSteps(at, columns), signal));
      }
    return {
      table: await this.queue.finish(untilStopped(fold.resultInSteps(), signal)),
      matches: selected.matchIds().length,
      middleOf: middleOf(query),
    };
  }

  /** Saves the totals of the seasons that are not saved yet, one after the other. */
  readonly saveAll = (world: () => World): Promise<void> => this.#seasons.saveAll(latestFirst(world));

  readonly evidence: QueryEngine['evidence'] = async ({ query, seasons }, keys, visit, signal) => {
    const [code] = query.codes;
    if (code === undefined) throw new Error('a query of evidence has no metric');
    const loaded = await this.#rowsOf(seasons, signal);
    const selected = await this.#select(query, loaded);
    const cell = await this.queue.runSoon(() => new CellEvidence(query, code, keys, selected, this.#workspace));
    for (const id of cell.matchIds) {
      stopIf(signal);
      const match = this.matches.matchNow?.(id) ?? (await this.matches.match(id));
      if (match !== undefined) await this.queue.finish(rowsIn(cell, match, visit));
    }
    return cell;
  };

  async #rowsOf(seasons: readonly Season[], signal: AbortSignal): Promise<readonly LoadedRows[]> {
    const loaded: LoadedRows[] = [];
    for (const season of seasons) {
      stopIf(signal);
      loaded.push(await this.#seasons.rows(season, signal));
    }
    return loaded;
  }

  async #select(query: StatisticsQuery, loaded: readonly LoadedRows[]): Promise<SelectedMatches> {
    const rows = loaded.map((season) => season.rows);
    return await this.queue.runSoon(() => selectMatches(query, rows));
  }

  async #addMatches(fold: AcrossFold, selected: SelectedMatches, signal: AbortSignal): Promise<void> {
    for (const id of selected.matchIds()) {
      stopIf(signal);
      await useMatch(this, id, (match) => {
        fold.addMatch(match);
      });
    }
  }
}
