import { finished } from '../../finished.js';
import type { Match } from '../../match.js';
import { planOf, type Plan } from '../../metrics/plan.js';
import { baseIndex } from '../../vocabulary/bases.js';
import { QueryWorkspace } from '../workspace.js';
import { acrossTable } from './result/across-result.js';
import { acrossState, readsFacts, type AcrossState, type PlanSource } from './scan/across-state.js';
import type { AcrossTable } from './result/across-table.js';
import { readsTimeOfActs } from './scan/add-acts.js';
import { readsPairs } from './scan/add-facts.js';
import { MatchAdder } from './scan/add-match.js';
import { addTotals, isAddedByPerson } from './scan/add-totals.js';
import { sourceOf, type QuerySource } from './scan/query-source.js';
import type { ColumnsRead, SeasonColumns } from './season/season-columns.js';
import type { SeasonFactColumns } from './season/season-facts.js';
import type { SelectedMatches } from './scan/selected-matches.js';
import type { StatisticsQuery } from './question/statistics-query.js';

const secondsOnGround = baseIndex('secondsOnGround');

const basesOf = ({ counted, summed, timed }: Plan): readonly number[] => [...counted, ...summed, ...timed];

/** What questions can share. **Empty**: a fold creates its own workspace, and prepares its codes. */
export interface AcrossReuse {
  readonly workspace?: QueryWorkspace;
  readonly planFor?: PlanSource;
}

/**
 * Adds up a question across matches. Every call is synchronous and short, so that a caller can yield between calls:
 * `addTotals` for each selected season, with its columns and, if the source says so, its facts, or `addMatch` for each
 * selected match, in any order. Only the rows of seasons are held, so that a caller can release their columns.
 */
export class AcrossFold {
  readonly #state: AcrossState;
  readonly #workspace: QueryWorkspace;
  #matches: MatchAdder | undefined;
  /** What answers the question fastest. */
  readonly source: QuerySource;

  /** **Throws** `QUERY_INVALID` if members of the query contradict each other or are missing. */
  constructor(query: StatisticsQuery, selected: SelectedMatches, { workspace, planFor = planOf }: AcrossReuse = {}) {
    this.#state = acrossState(query, selected, planFor);
    this.source = sourceOf(this.#state);
    this.#workspace = workspace ?? new QueryWorkspace();
  }

  /** Bytes of what was added up so far. */
  get bytes(): number {
    const { tallies, matchSums, cellTallies, boxScores } = this.#state;
    const ofCells = (matchSums?.bytes ?? 0) + cellTallies.byteLength + boxScores.bytes;
    return tallies.all.reduce((sum, { bytes }) => sum + bytes, ofCells);
  }

  /** Whether a season that is added with facts, by its position, reads the sums of pairs. */
  readsPairs(season: number): boolean {
    return this.source === 'facts' && readsPairs(this.#state, this.#state.groups.runGroups[season]);
  }

  /** The columns that `addTotals` reads of a selected season, by its position. */
  reads(season: number): ColumnsRead {
    const { plan, tallies, query, labels } = this.#state;
    const { squad } = tallies.plans;
    const isOfTotals = this.source === 'columns';
    const readsTime = this.source === 'facts' && labels === undefined;
    const own = isOfTotals ? basesOf(plan) : [];
    const time = (isOfTotals && query.level === 'player') || readsTime ? [secondsOnGround] : [];
    const ofPlayers = new Set([...(query.level === 'player' ? own : []), ...time]);
    const isByPerson = isOfTotals && isAddedByPerson(this.#state, season);
    return {
      players: isByPerson ? new Set() : ofPlayers,
      persons: isByPerson ? ofPlayers : new Set(),
      squads: new Set([
        ...(query.level === 'squad' ? own : []),
        ...(isOfTotals && squad !== undefined ? basesOf(squad) : []),
      ]),
      acts: this.source === 'acts' || (readsTime && readsTimeOfActs(query.acts)),
      boxScores: isOfTotals,
    };
  }

  /**
   * Adds a selected season, by its position. `columns` have the rows that were selected, and what `reads` says; `facts`
   * have these rows. **Throws** `WINDOW_CONFLICT`.
   */
  addTotals(season: number, columns: SeasonColumns, facts?: SeasonFactColumns): void {
    finished(this.addTotalsInSteps(season, columns, facts));
  }

  /** Does the same as `addTotals`, and yields wherever a caller can do something else. */
  addTotalsInSteps(
    season: number,
    columns: SeasonColumns,
    facts?: SeasonFactColumns,
  ): Generator<undefined, void, undefined> {
    if (this.source === 'matches') throw new Error('the question is about parts of matches: add its matches');
    if (this.source === 'facts' && facts === undefined) throw new Error('the question reads the facts of its seasons');
    return addTotals(this.#state, season, columns, this.source === 'facts' ? facts : undefined, this.#workspace);
  }

  /**
   * Adds a match to a question about parts of matches, whatever its source is. **Empty**: does nothing if none of its
   * rows is selected. **Throws** `WINDOW_CONFLICT`.
   */
  addMatch(match: Match): void {
    if (!readsFacts(this.#state.query))
      throw new Error('the question is about whole matches: add the totals of its seasons');
    this.#matches ??= new MatchAdder(this.#state, this.#workspace);
    this.#matches.add(match);
  }

  /** Returns the table of what was added. */
  result(): AcrossTable {
    return finished(this.resultInSteps());
  }

  /**
   * Returns the table of what was added, each of its columns computed in a step. It holds nothing of the seasons, so
   * that it can be kept when they are not.
   */
  resultInSteps(): Generator<undefined, AcrossTable, undefined> {
    return acrossTable(this.#state);
  }
}
