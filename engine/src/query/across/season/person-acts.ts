import { MAX_PERIOD } from '../../../log/limits.js';
import { firstTimedBase } from '../../../vocabulary/bases.js';
import { CLASSES, FIRST_SUMMED, STATES, ZONES, type SeasonActs } from './season-acts.js';
import { SumList, type Sums } from './sum-list.js';

/* `as number` marks an index that is in bounds by construction. */

/** The classes of periods and zones: `(period - 1) * 5 + zone`. Those of the states of the score follow. */
export const PERIOD_ZONES = MAX_PERIOD * ZONES;

/** A *class* of persons is a period and a zone, or a state of the score. */
export const PERSON_CLASSES = PERIOD_ZONES + STATES;

/**
 * The sums of the acts of each person of a season, by base and class. A person is a position among the runs of rows.
 * **Shape**: the sums of a cell, which is `base * PERSON_CLASSES + class`, are at `starts[cell]` up to
 * `starts[cell + 1]`, excluded, in the order of persons, which are their keys. `seconds` has the time on the ground by
 * period, then by state of the score, each by person. **Empty**: a person whose sum in a cell is 0 is not listed;
 * `undefined` if nobody has any time.
 */
export interface PersonActs extends Sums {
  readonly starts: Int32Array;
  readonly seconds: readonly (Int32Array | undefined)[];
}

/** Bytes of the sums of persons. */
export const bytesOfPersonActs = ({ starts, keys, sums, seconds }: PersonActs): number =>
  starts.byteLength +
  keys.byteLength +
  sums.byteLength +
  seconds.reduce((bytes, column) => bytes + (column?.byteLength ?? 0), 0);

/** Returns the person of each row. */
function personsOfRows(runStarts: Int32Array): Uint16Array | Int32Array {
  const [persons, rows] = [runStarts.length - 1, runStarts.at(-1) ?? 0];
  const ofRows = persons <= 65_536 ? new Uint16Array(rows) : new Int32Array(rows);
  for (let person = 0; person < persons; person += 1) ofRows.fill(person, runStarts[person], runStarts[person + 1]);
  return ofRows;
}

/** Adds the contributions of a cell to the sums of their persons, and to those of a state of the score from `first`. */
function addCell(
  { starts, rows, amounts }: SeasonActs,
  cell: number,
  persons: Sums['keys'],
  sums: Int32Array,
  states: Int32Array,
  first: number,
): void {
  const [from, to] = [starts[cell] as number, starts[cell + 1] as number];
  const isCounted = cell < FIRST_SUMMED;
  const firstAmount = starts[FIRST_SUMMED] as number;
  for (let k = from; k < to; k += 1) {
    const person = persons[rows[k] as number] as number;
    const amount = isCounted ? 1 : (amounts[k - firstAmount] as number);
    sums[person] = (sums[person] as number) + amount;
    states[first + person] = (states[first + person] as number) + amount;
  }
}

/** Writes the sums of persons that are not 0, and clears them. */
function writeSums(sums: Int32Array, from: number, persons: number, into: SumList): void {
  for (let person = 0; person < persons; person += 1) {
    const sum = sums[from + person] as number;
    if (sum === 0) continue;
    sums[from + person] = 0;
    into.add(person, sum);
  }
}

/** Writes the sums of a base, class by class, and where those of each class begin. */
function writeBase(
  acts: SeasonActs,
  base: number,
  ofRows: Sums['keys'],
  persons: number,
  starts: Int32Array,
  into: SumList,
): void {
  const [sums, states] = [new Int32Array(persons), new Int32Array(persons * STATES)];
  const [firstCell, firstStart] = [base * CLASSES, base * PERSON_CLASSES];
  for (let zone = 0; zone < PERIOD_ZONES; zone += 1) {
    starts[firstStart + zone] = into.size;
    const cell = firstCell + zone * STATES;
    if (acts.starts[cell] === acts.starts[cell + STATES]) continue;
    for (let state = 0; state < STATES; state += 1) addCell(acts, cell + state, ofRows, sums, states, state * persons);
    writeSums(sums, 0, persons, into);
  }
  for (let state = 0; state < STATES; state += 1) {
    starts[firstStart + PERIOD_ZONES + state] = into.size;
    writeSums(states, state * persons, persons, into);
  }
}

/** Returns the sum of columns of seconds by person. **Empty**: `undefined` if there is no column. */
function secondsOf(
  columns: readonly (Int16Array | undefined)[],
  ofRows: Sums['keys'],
  persons: number,
): Int32Array | undefined {
  const some = columns.filter((column) => column !== undefined);
  if (some.length === 0) return undefined;
  const sums = new Int32Array(persons);
  for (const column of some)
    for (let row = 0; row < column.length; row += 1) {
      const person = ofRows[row] as number;
      sums[person] = (sums[person] as number) + (column[row] as number);
    }
  return sums;
}

/** Bases that are summed between two yields. */
const STEP_BASES = 16;

/** Returns the sums of the acts of each person, in steps. `runStarts` has the first row of each person, and the end. */
export function* personActsOf(acts: SeasonActs, runStarts: Int32Array): Generator<undefined, PersonActs, undefined> {
  const ofRows = personsOfRows(runStarts);
  const persons = runStarts.length - 1;
  const starts = new Int32Array(firstTimedBase * PERSON_CLASSES + 1);
  const list = new SumList(persons);
  for (let base = 0; base < firstTimedBase; base += 1) {
    writeBase(acts, base, ofRows, persons, starts, list);
    if (base % STEP_BASES === STEP_BASES - 1) yield;
  }
  starts[firstTimedBase * PERSON_CLASSES] = list.size;
  const periods = Array.from({ length: MAX_PERIOD }, (_, period) =>
    acts.seconds.slice(period * STATES, (period + 1) * STATES),
  );
  const states = Array.from({ length: STATES }, (_, state) => acts.seconds.filter((__, at) => at % STATES === state));
  return {
    ...list.trimmed(),
    starts,
    seconds: [...periods, ...states].map((columns) => secondsOf(columns, ofRows, persons)),
  };
}
