import type { StatisticLevel } from '../../../metrics/metric.js';
import { isActDimension } from '../question/check-query.js';
import type { Dimension } from '../question/statistics-query.js';
import { Dictionary } from '../season/dictionary.js';
import { NumberPairs } from '../season/number-pairs.js';
import type { SelectedMatches, SelectedSeason } from './selected-matches.js';
import { squadRowKeys, type SquadRowDimension } from './squad-row-keys.js';

/**
 * Groups of selected rows, by the dimensions that do not change within a match. `isUnique` is true if each group has at
 * most one row for each match.
 * **Shape**: `keys` by dimension and group; `ofRows` by season and position in its selected rows.
 */
export interface Groups {
  readonly size: number;
  readonly keys: Readonly<Partial<Record<Dimension, Int32Array>>>;
  readonly ofRows: readonly Int32Array[];
  readonly isUnique: boolean;
}

/** Selected rows of matches that lack the same features, and the group of each. */
export interface Rows {
  readonly rows: Int32Array;
  readonly groups: Int32Array;
}

type RowDimension = SquadRowDimension | 'person';

/** Returns a number for the person of each row. Rows are sorted by person, so that each person is looked up once. */
function personNumbers({ columns: { persons }, rows }: SelectedSeason, dictionary: Dictionary): Int32Array {
  const numbers = new Int32Array(rows.length);
  let [current, number] = [NaN, -1];
  for (let at = 0; at < rows.length; at += 1) {
    const person = persons[rows[at] as number] as number;
    if (person !== current) {
      current = person;
      number = dictionary.numberAfter(person, number);
    }
    numbers[at] = number;
  }
  return numbers;
}

/** Returns a number for each row's value in a dimension of squad rows. */
function squadRowNumbers(
  { columns, rows }: SelectedSeason,
  level: StatisticLevel,
  dimension: SquadRowDimension,
  dictionary: Dictionary,
): Int32Array {
  const keyOf = squadRowKeys[dimension];
  const ofSquadRows = new Int32Array(columns.squadIds.length).fill(-1);
  const numbers = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const squadRow = level === 'player' ? (columns.squadRows[row] as number) : row;
    if (ofSquadRows[squadRow] === -1) ofSquadRows[squadRow] = dictionary.numberOf(keyOf(columns, squadRow));
    numbers[at] = ofSquadRows[squadRow] as number;
  }
  return numbers;
}

/** The distinct values of a dimension, and the number of each selected row's value: its index among them. */
interface NumberedRows {
  readonly values: readonly number[];
  readonly ofRows: readonly Int32Array[];
}

function numberedRows({ seasons }: SelectedMatches, level: StatisticLevel, dimension: RowDimension): NumberedRows {
  const dictionary = new Dictionary();
  const ofRows = seasons.map((season) =>
    dimension === 'person' ? personNumbers(season, dictionary) : squadRowNumbers(season, level, dimension, dictionary),
  );
  return { values: dictionary.values, ofRows };
}

/** Groups rows by their pairs of numbers. */
function paired(first: NumberedRows, second: NumberedRows) {
  const pairs = new NumberPairs();
  const ofRows = first.ofRows.map((ones, season) => {
    const others = second.ofRows[season] as Int32Array;
    return ones.map((one, at) => pairs.numberOf(one, others[at] as number));
  });
  const keysOf = ({ values }: NumberedRows, numbers: readonly number[]): Int32Array =>
    Int32Array.from(numbers, (number) => values[number] as number);
  return { size: pairs.size, ofRows, keys: [keysOf(first, pairs.firsts), keysOf(second, pairs.seconds)] as const };
}

/** Whether a group has at most one row of each match. */
const areUnique = (level: StatisticLevel, dimensions: readonly Dimension[]): boolean =>
  level === 'player' ? dimensions.includes('person') : dimensions.some((of) => of === 'squad' || of === 'opponent');

/** Groups the selected rows by the dimensions that do not change within a match. */
export function groupsOf(selected: SelectedMatches, level: StatisticLevel, dimensions: readonly Dimension[]): Groups {
  const isUnique = areUnique(level, dimensions);
  const [first, second] = dimensions.filter((dimension): dimension is RowDimension => !isActDimension(dimension));
  if (first === undefined)
    return { size: 1, keys: {}, ofRows: selected.seasons.map(({ rows }) => new Int32Array(rows.length)), isUnique };
  const ones = numberedRows(selected, level, first);
  if (second === undefined)
    return { size: ones.values.length, keys: { [first]: Int32Array.from(ones.values) }, ofRows: ones.ofRows, isUnique };
  const { size, ofRows, keys } = paired(ones, numberedRows(selected, level, second));
  return { size, keys: { [first]: keys[0], [second]: keys[1] }, ofRows, isUnique };
}
