import type { Season, World } from '@goalsquare/data';
import {
  AcrossFold,
  CellEvidence,
  QueryWorkspace,
  sourceOf,
  selectMatches,
  type Match,
  type SelectedMatches,
  type StatisticsQuery,
  type CellKeys,
} from '@goalsquare/engine';
import { planOfCodes } from '../../answers/statistics/ready-plan.js';
import { Problem } from '../../domain/problems.js';
import type { MatchSource } from '../../domain/match-source.js';
import { workQueue, type WorkQueue } from '../../domain/work-queue.js';
import type { LoadedRows } from './filed-seasons.js';
import type { QueryResult, SeasonsQuery, RowVisitor } from './answer-query.js';
import { middleOf } from './rows.js';
import type { SavedSeasons } from './saved-seasons.js';
import { addTo, rowsIn, untilStopped } from './query-steps.js';
import { SeasonLoader, stopIf } from './season-loader.js';
import { useMatch } from './use-match.js';
import { keysOfLevel } from '../../domain/scope.js';

/**
 * Yields all seasons of the world, the latest ones first, across leagues and levels. Each season is read only when it
 * is reached.
 */
function* latestFirst(world: () => World): Generator<Season, void, undefined> {
  const keys = world().leagues.flatMap((league) => league.levels.flatMap((level) => keysOfLevel(league, level)));
  for (const { leagueId, levelId, seasonId } of keys.sort((a, b) => b.seasonId - a.seasonId)) {
    const season = world().season(leagueId, levelId, seasonId);
    if (season !== undefined) yield season;
  }
}

/** A season of a query, with its rows. */
interface SelectedPart {
  readonly season: Season;
  readonly loaded: LoadedRows;
}

/** A query with its selected matches, the fold that computes it, and the seasons that the fold may read. */
interface BegunQuery {
  readonly of: SeasonsQuery;
  readonly selected: SelectedMatches;
  readonly fold: AcrossFold;
  readonly parts: readonly SelectedPart[];
}

/** Maximum number of attempts to compute a query while its seasons change. */
const ATTEMPTS = 5;

/** Computes queries from the totals and acts of seasons, or from single matches if they need details. */
export class SeasonEngine {
  readonly #seasons: SeasonLoader;
  readonly #workspace = new QueryWorkspace();

  constructor(
    readonly matches: MatchSource,
    readonly queue: WorkQueue = workQueue,
    saved?: SavedSeasons,
    now?: () => number,
  ) {
    this.#seasons = new SeasonLoader({ matches, queue, workspace: this.#workspace, saved, now });
  }

  /**
   * Computes queries, in order. Those that need single matches read each match once for all of them. Rejects if the
   * signal is aborted.
   */
  async answerAll(queries: readonly SeasonsQuery[], signal: AbortSignal): Promise<readonly QueryResult[]> {
    const together = new Map<SeasonsQuery, BegunQuery>();
    for (const of of queries) if (sourceOf(of.query) === 'matches') together.set(of, await this.#begin(of, signal));
    await this.#addMatches([...together.values()], signal);
    const all: QueryResult[] = [];
    for (const of of queries) {
      const begun = together.get(of);
      all.push(await (begun === undefined ? this.answer(of, signal) : this.#resultOf(begun, signal)));
    }
    return all;
  }

  async answer(query: SeasonsQuery, signal: AbortSignal): Promise<QueryResult> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const begun = await this.#begin(query, signal);
      if (begun.fold.source === 'matches') await this.#addMatches([begun], signal);
      else if (!(await this.#addSeasons(begun, signal))) continue;
      return this.#resultOf(begun, signal);
    }
    throw new Problem('unavailable', 'The matches of the query kept changing while they were read.', {
      retryAfterSeconds: 1,
    });
  }

  /** Selects the matches of a query and decides which data to read. */
  async #begin(of: SeasonsQuery, signal: AbortSignal): Promise<BegunQuery> {
    const { query, seasons } = of;
    const loaded = await this.#rowsOf(seasons, signal);
    const selected = await this.#select(query, loaded);
    const fold = await this.queue.runSoon(
      () => new AcrossFold(query, selected, { workspace: this.#workspace, planFor: planOfCodes }),
    );
    const parts = selected.seasons.map(({ columns }) => {
      const at = loaded.findIndex(({ rows }) => rows === columns);
      return { season: seasons[at] as Season, loaded: loaded[at] as LoadedRows };
    });
    return { of, selected, fold, parts };
  }

  /** Adds the columns of each season in turn. Returns false if a season has changed since its rows were read. */
  async #addSeasons({ fold, parts }: BegunQuery, signal: AbortSignal): Promise<boolean> {
    for (const [at, { season, loaded }] of parts.entries()) {
      stopIf(signal);
      const columns = await this.#seasons.columns(season, loaded, fold.reads, signal);
      if (columns === undefined) return false;
      await this.queue.finish(untilStopped(fold.addSeasonInSteps(at, columns), signal));
    }
    return true;
  }

  async #resultOf({ of: { query }, fold, selected }: BegunQuery, signal: AbortSignal): Promise<QueryResult> {
    return {
      table: await this.queue.finish(untilStopped(fold.resultInSteps(), signal)),
      matches: selected.matchIds().length,
      middleOf: middleOf(query),
    };
  }

  /** Saves the totals of unsaved seasons, one season after the other. */
  readonly saveAll = (world: () => World): Promise<void> => this.#seasons.saveAll(latestFirst(world));

  /** Computes the evidence of one row for a query's first metric. Rejects if the signal is aborted. */
  async evidence(
    { query, seasons }: SeasonsQuery,
    keys: CellKeys,
    visit: RowVisitor,
    signal: AbortSignal,
  ): Promise<CellEvidence> {
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
  }

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

  /** Adds each selected match to the queries that select it, one query in each step. */
  async #addMatches(queries: readonly BegunQuery[], signal: AbortSignal): Promise<void> {
    const folds = new Map<number, AcrossFold[]>();
    for (const { fold, selected } of queries)
      for (const id of selected.matchIds()) {
        const known = folds.get(id);
        if (known === undefined) folds.set(id, [fold]);
        else known.push(fold);
      }
    for (const [id, ofMatch] of folds) {
      stopIf(signal);
      let opened: Match | undefined;
      await useMatch(this, id, (match) => {
        ofMatch.shift()?.addMatch(match);
        opened = match;
      });
      if (opened !== undefined) await this.queue.finish(addTo(ofMatch, opened));
    }
  }
}
