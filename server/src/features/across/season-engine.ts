import { ByteCache, type Season } from '@goalsquare/data';
import {
  AcrossFold,
  CellEvidence,
  QueryWorkspace,
  SeasonFactsBuilder,
  SeasonTotals,
  selectMatches,
  type AcrossTable,
  type Match,
  type MatchBrief,
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
import { LazyColumns } from './lazy-columns.js';
import { costOfQuery } from './query-cost.js';
import { hasStarted } from './select-seasons.js';
import { SharedWork } from './shared-work.js';

/** The totals of a season, and what they were computed from. */
interface LoadedSeason {
  readonly version: string;
  readonly totals: SeasonTotals;
  readonly columns: SeasonColumns;
  readonly briefs: ReadonlyMap<number, MatchBrief>;
}

/** The facts of a season, and the columns that have their rows. */
interface LoadedFacts {
  readonly columns: SeasonColumns;
  readonly facts: SeasonFactColumns;
}

/** Shares of the totals and the facts of seasons in their part of the memory. Results of queries have the rest. */
const [TOTALS_SHARE, FACTS_SHARE] = [0.53, 0.27];

/** Matches that are read at once. Those of the sandbox may have to be simulated first. */
const MATCHES_AT_ONCE = 8;

const nameOf = ({ record: { league, level, id } }: Season): string => `${league.id}-${level.id}-${id}`;

const stopIf = (signal: AbortSignal): void => {
  if (signal.aborted) throw new Error('all clients of the query have disconnected', { cause: signal.reason });
};

/** Visits the evidence of the rows of a match, a row in each step. */
function* rowsIn(cell: CellEvidence, match: Match, visit: RowVisitor): Steps<void> {
  for (const row of cell.add(match)) {
    visit(match, row);
    yield;
  }
}

/** Computes queries from the totals of seasons, which are kept in memory, and the facts of matches. */
export class SeasonEngine implements QueryEngine {
  readonly #seasons = new ByteCache<string, LoadedSeason>(memoryParts.totals, {
    sizeOf: ({ totals, briefs }) => totals.bytes + briefs.size * 64,
    share: TOTALS_SHARE,
    lookups: lookupCounts('season-totals'),
  });
  readonly #facts = new ByteCache<string, LoadedFacts>(memoryParts.totals, {
    sizeOf: ({ facts }) => facts.bytes + facts.pairs.bytes,
    share: FACTS_SHARE,
    lookups: lookupCounts('season-facts'),
  });
  readonly #loading = new SharedWork<LoadedSeason>();
  readonly #building = new SharedWork<LoadedFacts>();
  readonly #lazy: LazyColumns;
  readonly #workspace = new QueryWorkspace();

  readonly costOf = costOfQuery;

  constructor(
    private readonly matches: MatchSource,
    private readonly queue: WorkQueue = workQueue,
  ) {
    this.#lazy = new LazyColumns(queue);
  }

  readonly isReady = ({ seasons }: SeasonsQuery): boolean =>
    seasons.every((season) => this.#known(season) !== undefined);

  readonly load = async ({ seasons }: SeasonsQuery, signal: AbortSignal): Promise<void> => {
    for (const season of seasons.toReversed()) {
      stopIf(signal);
      await this.#loaded(season, signal);
    }
  };

  readonly answer = async ({ query, seasons }: SeasonsQuery, signal: AbortSignal): Promise<QueryResult> => {
    const columns: SeasonColumns[] = [];
    for (const season of seasons) columns.push((await this.#loaded(season, signal)).columns);
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
        if (fold.source === 'acts') await this.#lazy.compute(this.#seasons, nameOf(season), own.acts, signal);
        const facts = readsFacts ? await this.#factsOf(season, own, signal) : undefined;
        if (facts !== undefined && fold.readsPairs(at))
          await this.#lazy.compute(this.#facts, nameOf(season), facts.pairs, signal);
        await this.queue.runSoon(() => {
          fold.addTotals(at, facts);
        });
      }
    return {
      table: await this.#table(fold, signal),
      matches: selected.matchIds().length,
      middleOf: middleOf(query),
    };
  };

  readonly evidence: QueryEngine['evidence'] = async ({ query, seasons }, keys, visit, signal) => {
    const [code] = query.codes;
    if (code === undefined) throw new Error('a query of evidence has no metric');
    const columns: SeasonColumns[] = [];
    for (const season of seasons) columns.push((await this.#loaded(season, signal)).columns);
    const selected = await this.queue.runSoon(() => selectMatches(query, columns));
    const cell = await this.queue.runSoon(() => new CellEvidence(query, code, keys, selected, this.#workspace));
    for (const id of cell.matchIds) {
      stopIf(signal);
      const match = this.matches.matchNow?.(id) ?? (await this.matches.match(id));
      if (match !== undefined) await this.queue.finish(rowsIn(cell, match, visit));
    }
    return cell;
  };

  #known(season: Season): LoadedSeason | undefined {
    const known = this.#seasons.get(nameOf(season));
    return known?.version === season.version ? known : undefined;
  }

  /** Returns a season that is loaded. If it changes while it is loaded, it is loaded once more. */
  async #loaded(season: Season, signal: AbortSignal): Promise<LoadedSeason> {
    const load = (): Promise<LoadedSeason> =>
      this.#loading.run(nameOf(season), signal, (stop) => this.#load(season, stop));
    const known = this.#known(season) ?? (await load());
    return known.version === season.version ? known : (this.#known(season) ?? (await load()));
  }

  /** Computes the totals of a season, or those of the matches that have changed. */
  async #load(season: Season, signal: AbortSignal): Promise<LoadedSeason> {
    const before = this.#seasons.get(nameOf(season));
    const totals = before?.totals ?? new SeasonTotals(this.#workspace);
    const started = new Map(season.matches.filter(hasStarted).map((brief) => [brief.id, brief]));
    for (const id of before?.briefs.keys() ?? []) if (!started.has(id)) totals.remove(id);
    const changed = [...started.values()].filter((brief) => before?.briefs.get(brief.id) !== brief);
    for (let from = 0; from < changed.length; from += MATCHES_AT_ONCE) {
      stopIf(signal);
      const append = (brief: MatchBrief): Promise<void> =>
        this.#useMatch(brief.id, (match) => {
          if (totals.revisionOf(match.id) !== match.revision) totals.append(match, brief);
        });
      await Promise.all(changed.slice(from, from + MATCHES_AT_ONCE).map(append));
    }
    const columns = await this.queue.finish(totals.columnsInSteps());
    const made = { version: season.version, totals, columns, briefs: started };
    this.#seasons.set(nameOf(season), made);
    return made;
  }

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
      await this.#useMatch(id, (match) => {
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
      await this.#useMatch(id, (match) => {
        fold.addMatch(match);
      });
    }
  }

  /**
   * Opens a match and uses it, in one step: opening it reads a file. A match that has to be loaded first is used in a
   * later step. **Empty**: does nothing if there is no such match.
   */
  async #useMatch(id: number, use: (match: Match) => void): Promise<void> {
    const useIfOpen = (match: Match | undefined): boolean => {
      if (match === undefined) return false;
      use(match);
      return true;
    };
    const isUsed = await this.queue.runSoon(() => useIfOpen(this.matches.matchNow?.(id)));
    if (isUsed) return;
    const match = await this.matches.match(id);
    await this.queue.runSoon(() => useIfOpen(match));
  }

  /** Returns the table of a fold, each of its columns computed in a step. */
  async #table(fold: AcrossFold, signal: AbortSignal): Promise<AcrossTable> {
    const table = await this.queue.runSoon(() => fold.result());
    for (const n of table.codes.keys())
      for (const m of table.measures.keys()) {
        stopIf(signal);
        await this.queue.runSoon(() => [table.value(n, m, 0), table.rank(n, m, 0)]);
      }
    return table;
  }
}
