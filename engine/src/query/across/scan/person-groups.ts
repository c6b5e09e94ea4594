import { Dictionary } from '../season/dictionary.js';
import type { SeasonRows } from '../season/season-columns.js';
import type { SelectedMatches } from './selected-matches.js';
import { squadRowKeys, type SquadRowDimension } from './squad-row-keys.js';
import type { Dimension } from '../question/statistics-query.js';

/**
 * Rows in groups. **Shape**: `keys` by dimension and group; `groupsOf` returns the group of each selected row of a
 * season.
 */
export interface RowGroups {
  readonly size: number;
  readonly keys: Readonly<Partial<Record<Dimension, Int32Array>>>;
  readonly groupsOf: (season: number) => Int32Array;
}

/** Groups by person alone, with the group of each run of rows if all rows of a season are selected. */
interface PersonGroups extends RowGroups {
  readonly runGroups: readonly (Int32Array | undefined)[];
}

/** Numbers the person of each run of rows. Most persons follow the one before in an earlier season too. */
function runGroupsOf({ persons, runStarts }: SeasonRows, numbers: Dictionary): Int32Array {
  const groups = new Int32Array(runStarts.length - 1);
  let group = -1;
  for (let run = 0; run < groups.length; run += 1) {
    group = numbers.numberAfter(persons[runStarts[run] as number] as number, group);
    groups[run] = group;
  }
  return groups;
}

/** Numbers the person of each row. */
function rowGroupsOf({ persons }: SeasonRows, rows: Int32Array, numbers: Dictionary): Int32Array {
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
export function byPerson({ seasons }: SelectedMatches): PersonGroups {
  const persons = new Dictionary();
  const runGroups = seasons.map(({ columns, rows }) =>
    rows.length === columns.persons.length ? runGroupsOf(columns, persons) : undefined,
  );
  const known = seasons.map(({ columns, rows }, season) =>
    runGroups[season] === undefined ? rowGroupsOf(columns, rows, persons) : undefined,
  );
  const groupsOf = (season: number): Int32Array => {
    const [ofRuns, columns] = [runGroups[season], seasons[season]?.columns];
    const groups = known[season] ?? spread(ofRuns as Int32Array, (columns as SeasonRows).runStarts);
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
function byPersonAndMatch({ seasons }: SelectedMatches): RowGroups {
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
  return { size, groupsOf: (season) => groupOf[season] as Int32Array, keys: { person: persons, match: matches } };
}

/** Numbers pairs of a person and a value in the order in which rows have them. */
class PersonPairs {
  /** The number of each possible pair, or -1. */
  readonly #numbers: Int32Array;
  /** The possible pair of each number. */
  readonly #pairs: number[] = [];

  constructor(
    private readonly persons: Dictionary,
    private readonly values: Dictionary,
  ) {
    this.#numbers = new Int32Array(persons.values.length * values.values.length).fill(-1);
  }

  get size(): number {
    return this.#pairs.length;
  }

  /** Returns the number of each row's pair. `ofRuns` has the person of a run, `ofSquadRows` a value. */
  numbersOf(
    { runStarts, squadRows }: SeasonRows,
    rows: Int32Array,
    ofRuns: Int32Array,
    ofSquadRows: Int32Array,
  ): Int32Array {
    const [numbers, pairs, width] = [this.#numbers, this.#pairs, this.values.values.length];
    const ofRows = new Int32Array(rows.length);
    let run = -1;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      while (row >= (runStarts[run + 1] as number)) run += 1;
      const pair = (ofRuns[run] as number) * width + (ofSquadRows[squadRows[row] as number] as number);
      if (numbers[pair] === -1) numbers[pair] = pairs.push(pair) - 1;
      ofRows[at] = numbers[pair] as number;
    }
    return ofRows;
  }

  /** Returns the person and the value of each number. */
  keys(): readonly [persons: Int32Array, values: Int32Array] {
    const [{ values: persons }, { values }] = [this.persons, this.values];
    const [ofPersons, ofValues] = [new Int32Array(this.size), new Int32Array(this.size)];
    for (let number = 0; number < ofPersons.length; number += 1) {
      const pair = this.#pairs[number] as number;
      ofPersons[number] = persons[Math.floor(pair / values.length)] as number;
      ofValues[number] = values[pair % values.length] as number;
    }
    return [ofPersons, ofValues];
  }
}

/** Groups rows of players by person and another dimension. Rows are sorted by person. */
export function byPersonAnd(selected: SelectedMatches, dimension: SquadRowDimension): RowGroups {
  if (dimension === 'match') return byPersonAndMatch(selected);
  const [persons, values] = [new Dictionary(), new Dictionary()];
  const keyOf = squadRowKeys[dimension];
  const ofSeasons = selected.seasons.map(({ columns }) => ({
    ofRuns: runGroupsOf(columns, persons),
    ofSquadRows: columns.squadIds.map((_, squadRow) => values.numberOf(keyOf(columns, squadRow))),
  }));
  const pairs = new PersonPairs(persons, values);
  const groupOf = selected.seasons.map(({ columns, rows }, season) => {
    const { ofRuns, ofSquadRows } = ofSeasons[season] as (typeof ofSeasons)[number];
    return pairs.numbersOf(columns, rows, ofRuns, ofSquadRows);
  });
  const [ofPersons, ofValues] = pairs.keys();
  return {
    size: pairs.size,
    groupsOf: (season) => groupOf[season] as Int32Array,
    keys: { person: ofPersons, [dimension]: ofValues },
  };
}
