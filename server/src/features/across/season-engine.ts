import { ByteCache, type Season, type World } from '@goalsquare/data';
import {
  AcrossFold,
  CellEvidence,
  QueryWorkspace,
  readsMatches,
  SeasonFactsBuilder,
  selectMatches,
  type Match,
  type SeasonFactColumns,
  type SelectedMatches,
  type StatisticsQuery,
} from '@goalsquare/engine';
import { planOfCodes } from '../../answers/statistics/ready-plan.js';
import { lookupCounts } from '../../domain/caches.js';
import { Problem } from '../../domain/problems.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import type { MatchSource } from '../../domain/match-source.js';
import { workQueue, type WorkQueue } from '../../domain/work-queue.js';
import { areFactsWorthBuilding } from './facts-worth-building.js';
import { nameOf, type LoadedRows } from './filed-seasons.js';
import type { QueryEngine, QueryResult, SeasonsQuery } from './answer-query.js';
import { middleOf } from './rows.js';
import { latestFirst } from './latest-first.js';
import { LazyColumns } from './lazy-columns.js';
import { costOfQueries } from './query-cost.js';
import type { SavedSeasons } from './saved-seasons.js';
import { addTo, rowsIn, untilStopped } from './query-steps.js';
import { SeasonLoader, stopIf } from './season-loader.js';
import { SharedWork } from './shared-work.js';
import { useMatch } from './use-match.js';

/** The facts of a season, and the revisions of the matches that they were computed from. */
interface LoadedFacts {
  readonly revisions: string;
  readonly facts: SeasonFactColumns;
}

/** A season of a query, and its rows. */
interface SelectedPart {
  readonly season: Season;
  readonly loaded: LoadedRows;
}

/** A query whose matches are selected, and what is read of them. */
interface BegunQuery {
  readonly of: SeasonsQuery;
  readonly selected: SelectedMatches;
  readonly fold: AcrossFold;
  readonly parts: readonly SelectedPart[];
  readonly reads: 'columns' | 'facts' | 'matches';
}

/** How often a query is computed again because a season changed meanwhile. */
const ATTEMPTS = 5;

/** Share of the facts of seasons in the part of the memory that they share with totals and results of queries. */
const FACTS_SHARE = 0.13;

/** Computes queries from the totals of seasons, which are kept in memory, and the facts of matches. */
export class SeasonEngine implements QueryEngine {
  readonly #facts = new ByteCache<string, LoadedFacts>(memoryParts.totals, {
    sizeOf: ({ facts }) => facts.bytes + facts.pairs.bytes,
    share: FACTS_SHARE,
    lookups: lookupCounts('season-facts'),
  });
  readonly #building = new SharedWork<LoadedFacts>();
  readonly #lazy: LazyColumns;
  readonly #seasons: SeasonLoader;
  readonly #workspace = new QueryWorkspace();

  readonly costOf = costOfQueries;

  constructor(
    readonly matches: MatchSource,
    readonly queue: WorkQueue = workQueue,
    saved?: SavedSeasons,
    now?: () => number,
  ) {
    this.#lazy = new LazyColumns(queue);
    this.#seasons = new SeasonLoader({ matches, queue, workspace: this.#workspace, saved, now });
  }

  readonly answerAll: QueryEngine['answerAll'] = async (queries, signal) => {
    const results = await this.#answeredTogether(queries, signal);
    const all: QueryResult[] = [];
    for (const query of queries) all.push(results.get(query) ?? (await this.answer(query, signal)));
    return all;
  };

  readonly answer = async (query: SeasonsQuery, signal: AbortSignal): Promise<QueryResult> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const begun = await this.#begin(query, signal);
      if (begun.reads === 'matches') await this.#addMatches([begun], signal);
      else if (!(await this.#addSeasons(begun, signal))) continue;
      return this.#resultOf(begun, signal);
    }
    throw new Problem('unavailable', 'The matches of the query changed again and again while they were read.', {
      retryAfterSeconds: 1,
    });
  };

  /** Answers the queries that read single matches. Each match is opened once for all of them. */
  async #answeredTogether(
    queries: readonly SeasonsQuery[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<SeasonsQuery, QueryResult>> {
    const results = new Map<SeasonsQuery, QueryResult>();
    const together = queries.filter(({ query }) => readsMatches(query, planOfCodes));
    if (together.length < 2) return results;
    const begun: BegunQuery[] = [];
    for (const query of together) begun.push(await this.#begin(query, signal));
    const ofMatches = begun.filter(({ reads }) => reads === 'matches');
    await this.#addMatches(ofMatches, signal);
    for (const one of ofMatches) results.set(one.of, await this.#resultOf(one, signal));
    return results;
  }

  /** Selects the matches of a query, and decides what is read of them. */
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
    const hasFacts = (): boolean => parts.every((part) => this.#knownFacts(part) !== undefined);
    const readsFacts = fold.source === 'facts' && (hasFacts() || areFactsWorthBuilding(selected, this.#facts.limit));
    const readsSeasons = fold.source === 'columns' || fold.source === 'acts';
    return { of, selected, fold, parts, reads: readsFacts ? 'facts' : readsSeasons ? 'columns' : 'matches' };
  }

  /** Adds the columns of one season after the other. Returns false if a season has changed since its rows were read. */
  async #addSeasons({ fold, parts, reads }: BegunQuery, signal: AbortSignal): Promise<boolean> {
    for (const [at, part] of parts.entries()) {
      stopIf(signal);
      const columns = await this.#seasons.columns(part.season, part.loaded, fold.reads(at), signal);
      if (columns === undefined) return false;
      const facts = reads === 'facts' ? await this.#factsOf(part, signal) : undefined;
      if (facts !== undefined && fold.readsPairs(at))
        await this.#lazy.compute(this.#facts, nameOf(part.season), facts.pairs, signal);
      await this.queue.finish(untilStopped(fold.addTotalsInSteps(at, columns, facts), signal));
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

  /** Returns the facts of a season that have its rows. **Empty**: `undefined` if they are not in memory. */
  #knownFacts({ season, loaded }: SelectedPart): SeasonFactColumns | undefined {
    const known = this.#facts.peek(nameOf(season));
    return known?.revisions === loaded.revisions ? known.facts : undefined;
  }

  /** Returns the facts of a season that have its rows. */
  async #factsOf(part: SelectedPart, signal: AbortSignal): Promise<SeasonFactColumns> {
    const name = nameOf(part.season);
    const known = this.#facts.get(name);
    if (known?.revisions === part.loaded.revisions) return known.facts;
    const build = (): Promise<LoadedFacts> =>
      this.#building.run(name, signal, (stop) => this.#buildFacts(name, part.loaded, stop));
    let built = await build();
    while (built.revisions !== part.loaded.revisions) built = await build();
    return built.facts;
  }

  async #buildFacts(name: string, { rows, revisions }: LoadedRows, signal: AbortSignal): Promise<LoadedFacts> {
    const builder = new SeasonFactsBuilder(rows);
    for (const id of rows.matches.ids) {
      stopIf(signal);
      await useMatch(this, id, (match) => {
        builder.add(match);
      });
    }
    const built = { revisions, facts: await this.queue.finish(builder.inSteps()) };
    this.#facts.set(name, built);
    return built;
  }

  /** Adds the matches that queries select, each to all of them, a query in each step. */
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
