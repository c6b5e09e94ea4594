import { ByteCache, type Season, type World } from '@goalsquare/data';
import {
  AcrossFold,
  CellEvidence,
  QueryWorkspace,
  SeasonFactsBuilder,
  selectMatches,
  type Match,
  type SeasonColumns,
  type SeasonFactColumns,
  type SelectedMatches,
} from '@goalsquare/engine';
import { planOfCodes } from '../../answers/statistics/ready-plan.js';
import { lookupCounts } from '../../domain/caches.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import type { MatchSource } from '../../domain/match-source.js';
import { workQueue, type Steps, type WorkQueue } from '../../domain/work-queue.js';
import { areFactsWorthBuilding } from './facts-worth-building.js';
import type { QueryEngine, QueryResult, RowVisitor, SeasonsQuery } from './answer-query.js';
import { middleOf } from './rows.js';
import { latestFirst } from './latest-first.js';
import { LazyColumns } from './lazy-columns.js';
import { costOfQuery } from './query-cost.js';
import type { SavedSeasons } from './saved-seasons.js';
import { nameOf, SeasonLoader, stopIf } from './season-loader.js';
import { SharedWork } from './shared-work.js';

/** The facts of a season, and the columns that have their rows. */
interface LoadedFacts {
  readonly columns: SeasonColumns;
  readonly facts: SeasonFactColumns;
}

/** Share of the facts of seasons in the part of the memory that they share with totals and results of queries. */
const FACTS_SHARE = 0.27;

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

  readonly costOf = costOfQuery;

  constructor(
    private readonly matches: MatchSource,
    private readonly queue: WorkQueue = workQueue,
    saved?: SavedSeasons,
  ) {
    this.#lazy = new LazyColumns(queue);
    this.#seasons = new SeasonLoader({ matches, queue, workspace: this.#workspace, saved });
  }

  readonly isReady = ({ seasons }: SeasonsQuery): boolean => seasons.every((season) => this.#seasons.isLoaded(season));

  readonly load = async ({ seasons }: SeasonsQuery, signal: AbortSignal): Promise<void> => {
    for (const season of seasons.toReversed()) {
      stopIf(signal);
      await this.#seasons.columns(season, signal);
    }
  };

  readonly answer = async ({ query, seasons }: SeasonsQuery, signal: AbortSignal): Promise<QueryResult> => {
    const columns: SeasonColumns[] = [];
    for (const season of seasons) columns.push(await this.#seasons.columns(season, signal));
    const selected = await this.queue.runSoon(() => selectMatches(query, columns));
    const fold = await this.queue.runSoon(
      () => new AcrossFold(query, selected, { workspace: this.#workspace, planFor: planOfCodes }),
    );
    const seasonOf = (own: SeasonColumns): Season | undefined => seasons[columns.indexOf(own)];
    const hasFacts = (): boolean => selected.seasons.every(({ columns: own }) => this.#hasFacts(seasonOf(own), own));
    const readsFacts = fold.source === 'facts' && (hasFacts() || areFactsWorthBuilding(selected, this.#facts.limit));
    const readsMatches = fold.source === 'matches' || (fold.source === 'facts' && !readsFacts);
    if (readsMatches) await this.#addMatches(fold, selected, signal);
    else
      for (const [at, { columns: own }] of selected.seasons.entries()) {
        stopIf(signal);
        const season = seasonOf(own);
        if (season === undefined) throw new Error('a selected season is none of the query');
        if (fold.readsActs) await this.#seasons.readyActs(season, own, signal);
        const facts = readsFacts ? await this.#factsOf(season, own, signal) : undefined;
        if (facts !== undefined && fold.readsPairs(at))
          await this.#lazy.compute(this.#facts, nameOf(season), facts.pairs, signal);
        await this.queue.runSoon(() => {
          fold.addTotals(at, facts);
        });
      }
    return {
      table: await this.queue.finish(untilStopped(fold.resultInSteps(), signal)),
      matches: selected.matchIds().length,
      middleOf: middleOf(query),
    };
  };

  /** Saves the totals of the seasons that are not saved yet, one after the other. */
  readonly saveAll = (world: () => World): Promise<void> => this.#seasons.saveAll(latestFirst(world));

  readonly evidence: QueryEngine['evidence'] = async ({ query, seasons }, keys, visit, signal) => {
    const [code] = query.codes;
    if (code === undefined) throw new Error('a query of evidence has no metric');
    const columns: SeasonColumns[] = [];
    for (const season of seasons) columns.push(await this.#seasons.columns(season, signal));
    const selected = await this.queue.runSoon(() => selectMatches(query, columns));
    const cell = await this.queue.runSoon(() => new CellEvidence(query, code, keys, selected, this.#workspace));
    for (const id of cell.matchIds) {
      stopIf(signal);
      const match = this.matches.matchNow?.(id) ?? (await this.matches.match(id));
      if (match !== undefined) await this.queue.finish(rowsIn(cell, match, visit));
    }
    return cell;
  };

  #hasFacts(season: Season | undefined, columns: SeasonColumns): boolean {
    return season !== undefined && this.#facts.peek(nameOf(season))?.columns === columns;
  }

  /** Returns the facts of a season whose rows are those of its columns. */
  async #factsOf(season: Season, columns: SeasonColumns, signal: AbortSignal): Promise<SeasonFactColumns> {
    const name = nameOf(season);
    const known = this.#facts.get(name);
    if (known?.columns === columns) return known.facts;
    const build = (): Promise<LoadedFacts> =>
      this.#building.run(name, signal, (stop) => this.#buildFacts(name, columns, stop));
    let built = await build();
    while (built.columns !== columns) built = await build();
    return built.facts;
  }

  async #buildFacts(name: string, columns: SeasonColumns, signal: AbortSignal): Promise<LoadedFacts> {
    const builder = new SeasonFactsBuilder(columns);
    for (const { id } of columns.matches) {
      stopIf(signal);
      await this.#seasons.useMatch(id, (match) => {
        builder.add(match);
      });
    }
    const built = { columns, facts: await this.queue.finish(builder.inSteps()) };
    this.#facts.set(name, built);
    return built;
  }

  async #addMatches(fold: AcrossFold, selected: SelectedMatches, signal: AbortSignal): Promise<void> {
    for (const id of selected.matchIds()) {
      stopIf(signal);
      await this.#seasons.useMatch(id, (match) => {
        fold.addMatch(match);
      });
    }
  }
}
