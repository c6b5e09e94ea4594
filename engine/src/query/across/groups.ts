import type { StatisticLevel } from '../../metrics/metric.js';
import { isActDimension } from './check-query.js';
import { Dictionary, PAIRED } from './dictionary.js';
import { resultAt } from './select-matches.js';
import type { SelectedMatches } from './selected-matches.js';
import type { SeasonColumns } from './season-columns.js';
import type { Dimension } from './statistics-query.js';

/** A dimension whose value is the same for a whole match of a squad. */
export type SquadRowDimension = Exclude<Dimension, 'person' | 'period' | 'scoreState' | 'receiver' | 'hex' | 'square'>;

/**
 * Groups of selected rows, by the dimensions that are the same through a match.
 * **Shape**: `keys` by dimension and group; `groupsOf` returns the group of each selected row of a season. `isUnique`
 * is true if a group has one row of each match at most.
 */
export interface Groups {
  readonly size: number;
  readonly keys: Readonly<Partial<Record<Dimension, Int32Array>>>;
  readonly groupsOf: (season: number) => Int32Array;
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
export function groupsByRow({ persons }: SeasonColumns, { rows, groups }: Rows, none: number): Int32Array {
  if (rows.length === persons.length) return groups;
  const byRow = new Int32Array(persons.length).fill(none);
  for (let at = 0; at < rows.length; at += 1) byRow[rows[at] as number] = groups[at] as number;
  return byRow;
}

type SomeGroups = Omit<Groups, 'isUnique' | 'runGroups'>;

/** Returns the value of each dimension of squad rows. */
export const squadRowKeys: Readonly<Record<SquadRowDimension, (columns: SeasonColumns, squadRow: number) => number>> = {
  squad: ({ squadIds }, squadRow) => squadIds[squadRow] as number,
  opponent: ({ squadIds }, squadRow) => squadIds[squadRow ^ 1] as number,
  match: ({ matches }, squadRow) => matchAt(matches, squadRow).id,
  round: ({ matches }, squadRow) => matchAt(matches, squadRow).round,
  season: ({ matches }, squadRow) => matchAt(matches, squadRow).seasonId,
  venue: ({ matches }, squadRow) => matchAt(matches, squadRow).venueId,
  result: resultAt,
};

const matchAt = (matches: SeasonColumns['matches'], squadRow: number): SeasonColumns['matches'][number] =>
  matches[squadRow >> 1] as SeasonColumns['matches'][number];

const isOfSquadRow = (dimension: Dimension): dimension is SquadRowDimension =>
  dimension !== 'person' && !isActDimension(dimension);

const squadRowReader = (level: StatisticLevel): ((columns: SeasonColumns, row: number) => number) =>
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

  numberOf(columns: SeasonColumns, squadRow: number): number {
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
): SomeGroups {
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
  return { size: combinations.size, groupsOf: inSeasons(groupOf), keys: combinations.keys() };
}

/** Returns the groups of a season by its position. */
const inSeasons =
  (groups: readonly Int32Array[]): Groups['groupsOf'] =>
  (season) =>
    groups[season] as Int32Array;

/** Numbers the person of each run of rows. Most persons follow the one before in an earlier season too. */
function runGroupsOf({ persons, runStarts }: SeasonColumns, numbers: Dictionary): Int32Array {
  const groups = new Int32Array(runStarts.length - 1);
  let group = -1;
  for (let run = 0; run < groups.length; run += 1) {
    group = numbers.numberAfter(persons[runStarts[run] as number] as number, group);
    groups[run] = group;
  }
  return groups;
}

/** Numbers the person of each row. */
function rowGroupsOf({ persons }: SeasonColumns, rows: Int32Array, numbers: Dictionary): Int32Array {
  const groups = new Int32Array(rows.length);
  let [current, group] = [NaN, -1];
  for (let at = 0; at < rows.length; at += 1) {
    const person = persons[rows[at] as number] as number;
    if (person !== current) {
      current = person;
      group = numbers.numberAfter(person, group);
    }
    groups[at] = group;
  }
  return groups;
}

/** Groups rows of players by person. Rows are sorted by person, so a person is looked up once a season. */
function byPerson({ seasons }: SelectedMatches): Omit<Groups, 'isUnique'> {
  const persons = new Dictionary();
  const runGroups = seasons.map(({ columns, rows }) =>
    rows === columns.allRows ? runGroupsOf(columns, persons) : undefined,
  );
  const known = seasons.map(({ columns, rows }, season) =>
    runGroups[season] === undefined ? rowGroupsOf(columns, rows, persons) : undefined,
  );
  const groupsOf = (season: number): Int32Array => {
    const [ofRuns, columns] = [runGroups[season], seasons[season]?.columns];
    const groups = known[season] ?? spread(ofRuns as Int32Array, (columns as SeasonColumns).runStarts);
    known[season] = groups;
    return groups;
  };
  return { size: persons.values.length, groupsOf, runGroups, keys: { person: Int32Array.from(persons.values) } };
}

/** Returns the group of each row from that of its run. */
function spread(runGroups: Int32Array, runStarts: Int32Array): Int32Array {
  const groups = new Int32Array(runStarts[runGroups.length] as number);
  for (let run = 0; run < runGroups.length; run += 1)
    groups.fill(runGroups[run] as number, runStarts[run], runStarts[run + 1]);
  return groups;
}

/** Groups rows of players by person and match: each row is a group. */
function byPersonAndMatch({ seasons }: SelectedMatches): SomeGroups {
  const size = seasons.reduce((sum, { rows }) => sum + rows.length, 0);
  const [persons, matches] = [new Int32Array(size), new Int32Array(size)];
  let group = 0;
  const groupOf = seasons.map(({ columns, rows }) =>
    rows.map((row) => {
      persons[group] = columns.persons[row] as number;
      matches[group] = squadRowKeys.match(columns, columns.squadRows[row] as number);
      return group++;
    }),
  );
  return { size, groupsOf: inSeasons(groupOf), keys: { person: persons, match: matches } };
}

/** Groups rows of players by person and another dimension. */
function byPersonAnd(selected: SelectedMatches, dimension: SquadRowDimension): SomeGroups {
  if (dimension === 'match') return byPersonAndMatch(selected);
  const people = byPerson(selected);
  const others = byCombination(selected, 'player', [dimension]);
  const ofOthers = others.keys[dimension] as Int32Array;
  const numbers = new Int32Array(people.size * others.size).fill(-1);
  const [persons, values]: [number[], number[]] = [[], []];
  const groupOf = selected.seasons.map((_, season) => {
    const [groups, valueOf] = [people.groupsOf(season), others.groupsOf(season)];
    const pairs = new Int32Array(groups.length);
    for (let at = 0; at < groups.length; at += 1) {
      const pair = (groups[at] as number) * others.size + (valueOf[at] as number);
      if (numbers[pair] === -1) {
        numbers[pair] = persons.push(people.keys.person?.[groups[at] as number] ?? -1) - 1;
        values.push(ofOthers[valueOf[at] as number] as number);
      }
      pairs[at] = numbers[pair] as number;
    }
    return pairs;
  });
  return {
    size: persons.length,
    groupsOf: inSeasons(groupOf),
    keys: { person: Int32Array.from(persons), [dimension]: Int32Array.from(values) },
  };
}

/** Whether a group has at most one row of each match. */
const areUnique = (level: StatisticLevel, dimensions: readonly Dimension[]): boolean =>
  level === 'player' ? dimensions.includes('person') : dimensions.some((of) => of === 'squad' || of === 'opponent');

/** Groups the selected rows by the dimensions that are the same through a match. */
export function groupsOf(selected: SelectedMatches, level: StatisticLevel, dimensions: readonly Dimension[]): Groups {
  const others = dimensions.filter(isOfSquadRow);
  const [first] = others;
  const groups: SomeGroups & Partial<Groups> = !dimensions.includes('person')
    ? byCombination(selected, level, others)
    : first === undefined
      ? byPerson(selected)
      : byPersonAnd(selected, first);
  return { runGroups: [], ...groups, isUnique: areUnique(level, dimensions) };
}
