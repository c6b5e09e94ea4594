import type { Match } from '../../match.js';
import { planOf } from '../../metrics/plan.js';
import { QueryWorkspace } from '../workspace.js';
import { acrossTable } from './across-result.js';
import { acrossState, readsFacts, type AcrossState, type PlanSource } from './across-state.js';
import type { AcrossTable } from './across-table.js';
import { MatchAdder } from './add-match.js';
import { readsSeasonActs } from './add-acts.js';
import { addTotals } from './add-totals.js';
import type { SelectedMatches } from './selected-matches.js';
import type { StatisticsQuery } from './statistics-query.js';

/** What questions can share. **Empty**: a fold creates its own workspace, and prepares its codes. */
export interface AcrossReuse {
  readonly workspace?: QueryWorkspace;
  readonly planFor?: PlanSource;
}

/**
 * Adds up a question across matches. Every call is synchronous and short, so that a caller can yield between calls:
 * either `addTotals` for each selected season or, if `readsFacts`, `addMatch` for each selected match, in any order.
 */
export class AcrossFold {
  readonly #state: AcrossState;
  readonly #matches: MatchAdder | undefined;
  /** Whether matches have to be added one by one, as the question is about parts of them. */
  readonly readsFacts: boolean;

  /** **Throws** `QUERY_INVALID` if members of the query contradict each other or are missing. */
  constructor(query: StatisticsQuery, selected: SelectedMatches, { workspace, planFor = planOf }: AcrossReuse = {}) {
    this.#state = acrossState(query, selected, planFor);
    this.readsFacts = readsFacts(query) && !readsSeasonActs(this.#state);
    this.#matches = this.readsFacts ? new MatchAdder(this.#state, workspace ?? new QueryWorkspace()) : undefined;
  }

  /** Bytes of what was added up so far. */
  get bytes(): number {
    const { tallies, matchSums, cellTallies } = this.#state;
    return tallies.all.reduce((sum, { bytes }) => sum + bytes, (matchSums?.bytes ?? 0) + cellTallies.byteLength);
  }

  /** Adds the totals of a selected season, by its position. */
  addTotals(season: number): void {
    if (this.readsFacts) throw new Error('the question is about parts of matches: add its matches');
    addTotals(this.#state, season);
  }

  /** Adds a match. **Empty**: does nothing if none of its rows is selected. **Throws** `WINDOW_CONFLICT`. */
  addMatch(match: Match): void {
    if (this.#matches === undefined)
      throw new Error('the question is about whole matches: add the totals of its seasons');
    this.#matches.add(match);
  }

  /**
   * Returns the table of what was added. Its columns are computed when they are first read, so that a caller can yield
   * between columns.
   */
  result(): AcrossTable {
    return acrossTable(this.#state);
  }
}
