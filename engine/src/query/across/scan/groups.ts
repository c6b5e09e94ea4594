import type { StatisticLevel } from '../../../metrics/metric.js';
import { isActDimension } from '../question/check-query.js';
import { Dictionary, PAIRED } from '../season/dictionary.js';
import { byPerson, byPersonAnd, type RowGroups } from './person-groups.js';
import type { SelectedMatches } from './selected-matches.js';
import type { SeasonRows } from '../season/season-columns.js';
import { squadRowKeys, type SquadRowDimension } from './squad-row-keys.js';
import type { Dimension } from '../question/statistics-query.js';

/**
 * Groups of selected rows, by the dimensions that are the same through a match. `isUnique` is true if a group has one
 * row of each match at most.
 */
export interface Groups extends RowGroups {
  readonly isUnique: boolean;
  /**
   * By season: the group of each person's run of rows. **Empty**: `undefined` unless all rows of the season are
   * selected and grouped by person alone.
   */
  readonly runGroups: readonly (Int32Array | undefined)[];
}

/** Selected rows of matches that lack the same features, and the group of each. */
export interface Rows {
  readonly rows: Int32Array;
  /** Computed when it is first read, if `runGroups` says the same. */
  readonly groups: Int32Array;
  /** The group of each person, if these are all rows of the season and grouped by person. */
  readonly runGroups?: Int32Array | undefined;
}

/** Returns the group of each row of a season. Rows that are left out have the group `none`. */
export function groupsByRow({ persons }: SeasonRows, { rows, groups }: Rows, none: number): Int32Array {
  if (rows.length === persons.length) return groups;
  const byRow = new Int32Array(persons.length).fill(none);
  for (let at = 0; at < rows.length; at += 1) byRow[rows[at] as number] = groups[at] as number;
  return byRow;
}

const isOfSquadRow = (dimension: Dimension): dimension is SquadRowDimension =>
  dimension !== 'person' && !isActDimension(dimension);

const squadRowReader = (level: StatisticLevel): ((columns: SeasonRows, row: number) => number) =>
  level === 'player' ? ({ squadRows }, row) => squadRows[row] as number : (_, row) => row;

/** Numbers the values of dimensions in the squad rows that occur. Two values are numbered as a pair. */
class Combinations {
  readonly #values: readonly Dictionary[];
  readonly #pairs = new Dictionary();

  constructor(readonly dimensions: readonly SquadRowDimension[]) {
    this.#values = dimensions.map(() => new Dictionary());
  }

  get size(): number {
    const [first, second] = this.#values;
    return second === undefined ? (first?.values.length ?? 1) : this.#pairs.values.length;
  }

  numberOf(columns: SeasonRows, squadRow: number): number {
    const [only] = this.dimensions;
    if (this.dimensions.length === 1 && only !== undefined)
      return (this.#values[0] as Dictionary).numberOf(squadRowKeys[only](columns, squadRow));
    const [first, second] = this.#values.map((dictionary, n) =>
      dictionary.numberOf(squadRowKeys[this.dimensions[n] as SquadRowDimension](columns, squadRow)),
    );
    return second === undefined ? (first ?? 0) : this.#pairs.numberOf((first ?? 0) * PAIRED + second);
  }

  keys(): Groups['keys'] {
    const [first, second] = this.dimensions;
    const [ones, others] = this.#values.map(({ values }) => values);
    if (first === undefined || ones === undefined) return {};
    if (second === undefined || others === undefined) return { [first]: Int32Array.from(ones) };
    const pairs = this.#pairs.values;
    return {
      [first]: Int32Array.from(pairs, (pair) => ones[Math.floor(pair / PAIRED)] ?? -1),
      [second]: Int32Array.from(pairs, (pair) => others[pair % PAIRED] ?? -1),
    };
  }
}

/** Groups rows by combinations alone. */
function byCombination(
  { seasons }: SelectedMatches,
  level: StatisticLevel,
  dimensions: readonly SquadRowDimension[],
): RowGroups {
  const combinations = new Combinations(dimensions);
  const squadRowOf = squadRowReader(level);
  const groupOf = seasons.map(({ columns, rows }) => {
    const numbers = new Int32Array(columns.squadIds.length).fill(-1);
    const groups = new Int32Array(rows.length);
    for (let at = 0; at < rows.length; at += 1) {
      const squadRow = squadRowOf(columns, rows[at] as number);
      if (numbers[squadRow] === -1) numbers[squadRow] = combinations.numberOf(columns, squadRow);
      groups[at] = numbers[squadRow] as number;
    }
    return groups;
  });
  return { size: combinations.size, groupsOf: (season) => groupOf[season] as Int32Array, keys: combinations.keys() };
}

/** Whether a group has at most one row of each match. */
const areUnique = (level: StatisticLevel, dimensions: readonly Dimension[]): boolean =>
  level === 'player' ? dimensions.includes('person') : dimensions.some((of) => of === 'squad' || of === 'opponent');

/** Groups the selected rows by the dimensions that are the same through a match. */
export function groupsOf(selected: SelectedMatches, level: StatisticLevel, dimensions: readonly Dimension[]): Groups {
  const others = dimensions.filter(isOfSquadRow);
  const [first] = others;
  const groups: RowGroups & Partial<Groups> = !dimensions.includes('person')
    ? byCombination(selected, level, others)
    : first === undefined
      ? byPerson(selected)
      : byPersonAnd(selected, first);
  return { runGroups: [], ...groups, isUnique: areUnique(level, dimensions) };
}
