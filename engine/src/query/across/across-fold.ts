import { finished } from '../../finished.js';
import type { Match } from '../../match.js';
import { planOf, type Plan } from '../../metrics/plan.js';
import { baseIndex } from '../../vocabulary/bases.js';
import { QueryWorkspace } from '../workspace.js';
import type { StatisticsQuery } from './question/statistics-query.js';
import { acrossTable } from './result/across-result.js';
import type { AcrossTable } from './result/across-table.js';
import { acrossState, sourceOf, type AcrossState, type PlanSource, type QuerySource } from './scan/across-state.js';
import { ActAdder } from './scan/add-acts.js';
import { addTotals } from './scan/add-totals.js';
import type { SelectedMatches } from './scan/selected-matches.js';
import type { ColumnsRead, SeasonColumns } from './season/season-columns.js';

const secondsOnGround = baseIndex('secondsOnGround');

const basesOf = ({ counted, summed, timed }: Plan): readonly number[] => [...counted, ...summed, ...timed];

/** Objects that several questions can share. **Empty**: a fold creates its own workspace and prepares its own codes. */
export interface AcrossReuse {
  readonly workspace?: QueryWorkspace;
  readonly planFor?: PlanSource;
}

/**
 * Accumulates the answer to a question across matches. Every call is synchronous and short, so that a caller can yield
 * between calls: `addSeason` for each selected season with its columns or, if the source requires it, `addMatch` for
 * each selected match, in any order. Only the rows of seasons are retained, so that a caller can release their columns.
 */
export class AcrossFold {
  readonly #state: AcrossState;
  readonly #workspace: QueryWorkspace;
  #acts: ActAdder | undefined;
  /** The data from which the question is answered. */
  readonly source: QuerySource;

  /** Begins with a query. **Throws** `QUERY_INVALID` if its members contradict each other or are missing. */
  constructor(query: StatisticsQuery, selected: SelectedMatches, { workspace, planFor = planOf }: AcrossReuse = {}) {
    this.#state = acrossState(query, selected, planFor);
    this.source = sourceOf(query);
    this.#workspace = workspace ?? new QueryWorkspace();
  }

  /** Bytes used by the sums so far. */
  get bytes(): number {
    const { tallies, matchSums, cellTallies, boxScores } = this.#state;
    const ofCells = (matchSums?.bytes ?? 0) + cellTallies.byteLength + boxScores.bytes;
    return tallies.all.reduce((sum, { bytes }) => sum + bytes, ofCells);
  }

  /** The columns that `addSeason` reads. */
  get reads(): ColumnsRead {
    const { plan, tallies, query } = this.#state;
    const isOfTotals = this.source === 'totals';
    const own = isOfTotals ? basesOf(plan) : [];
    const ofShares = isOfTotals && tallies.plans.squad !== undefined ? basesOf(tallies.plans.squad) : [];
    return {
      players: new Set(isOfTotals && query.level === 'player' ? [...own, secondsOnGround] : []),
      squads: new Set(query.level === 'squad' ? [...own, ...ofShares] : ofShares),
      acts: this.source === 'acts',
      boxScores: isOfTotals,
    };
  }

  /**
   * Adds a selected season, by its position. `columns` contain the selected rows and the data that `reads` lists.
   * **Throws** `WINDOW_CONFLICT` if `lastXSeconds` is combined with other seconds.
   */
  addSeason(season: number, columns: SeasonColumns): void {
    finished(this.addSeasonInSteps(season, columns));
  }

  /** Does the same as `addSeason`, but yields whenever the caller may do other work. */
  addSeasonInSteps(season: number, columns: SeasonColumns): Generator<undefined, void, undefined> {
    if (this.source === 'matches')
      throw new Error('this question reads details of matches: call addMatch for each match');
    return this.source === 'acts' ? this.#addActs(columns) : addTotals(this.#state, season, columns);
  }

  /**
   * Adds a match to a question about parts of matches: one with the source `acts` or `matches`. **Empty**: does nothing
   * if none of its rows is selected. **Throws** `WINDOW_CONFLICT` if `lastXSeconds` is combined with other seconds.
   */
  addMatch(match: Match): void {
    if (this.source === 'totals')
      throw new Error('this question is about whole matches: call addSeason for each season');
    this.#adder.add(match);
  }

  get #adder(): ActAdder {
    return (this.#acts ??= new ActAdder(this.#state, this.#workspace));
  }

  *#addActs(columns: SeasonColumns): Generator<undefined, void, undefined> {
    for (const acts of columns.acts) {
      this.#adder.add(acts);
      yield;
    }
  }

  /** Returns the table of everything added. */
  result(): AcrossTable {
    return finished(this.resultInSteps());
  }

  /**
   * Returns the table of everything added, computing one column in each step. It keeps no reference to the seasons, so
   * it can be cached after they are evicted.
   */
  resultInSteps(): Generator<undefined, AcrossTable, undefined> {
    return acrossTable(this.#state);
  }
}
