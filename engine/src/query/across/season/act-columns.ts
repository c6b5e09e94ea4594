import type { IntervalColumns } from '../../../columns/intervals.js';
import type { Match } from '../../../match.js';
import type { FactColumns } from '../../../columns/facts.js';
import type { ActMatch } from '../../acts/act-match.js';
import { groundAt, timesOf, type MatchColumns, type MatchFacts } from './match-columns.js';

type ActColumns = Pick<ActMatch, 'homePlayers' | 'persons' | 'facts' | 'intervals'>;

const factMembers = [
  'periodStarts',
  'seconds',
  'factRows',
  'factSlots',
  'keys',
  'factXs',
  'factYs',
  'factReceivers',
  'postingStarts',
  'postings',
  'amounts',
] as const satisfies readonly (keyof FactColumns)[];

const intervalMembers = [
  'intervalStarts',
  'intervalEnds',
  'intervalSeconds',
  'intervalSlots',
  'intervalKeys',
] as const satisfies readonly (keyof IntervalColumns)[];

type Column = Uint8Array | Uint16Array | Int16Array | Int32Array;

/** How many numbers are stored for each match in addition to its columns: home players, and slots. */
const NUMBERS = 2;

const COLUMNS = 1 + factMembers.length + intervalMembers.length;

/** Number of arrays that store the acts of a season: one of sizes, and one for each column. */
export const ACT_ARRAYS = 1 + COLUMNS;

const columnsOf = ({ persons, facts, intervals }: ActColumns): readonly Column[] => [
  persons,
  ...factMembers.map((member) => facts[member]),
  ...intervalMembers.map((member) => intervals[member]),
];

/** Returns the acts of a match from its columns, in the order of `columnsOf`. */
function actsWith(homePlayers: number, slots: number, [persons, ...columns]: readonly Column[]): ActColumns {
  const ofIntervals = columns.slice(factMembers.length);
  return {
    homePlayers,
    persons: persons as Int32Array,
    facts: { slots, ...Object.fromEntries(factMembers.map((member, at) => [member, columns[at]])) } as FactColumns,
    intervals: Object.fromEntries(
      intervalMembers.map((member, at) => [member, ofIntervals[at]]),
    ) as unknown as IntervalColumns,
  };
}

function noDetails(): never {
  throw new Error('a season has no details of its matches: a question that needs details must read the matches');
}

/** Returns a copy of a match's acts as a season stores them: everything except its details. */
export function actsOf(match: Match, { ground, toleranceMetres, times }: MatchFacts): ActMatch {
  const { id, revision, lacks, homePlayers, facts } = match;
  const columns = columnsOf(match).map((column) => column.slice());
  return {
    id,
    revision,
    lacks,
    periodSeconds: times.periodSeconds,
    ground: { ground, toleranceMetres },
    details: noDetails,
    ...actsWith(homePlayers, facts.slots, columns),
  };
}

/** Returns the bytes that the acts of matches take up. */
export const bytesOfActs = (acts: readonly ActMatch[]): number =>
  acts.flatMap(columnsOf).reduce((bytes, { byteLength }) => bytes + byteLength, 0);

/**
 * Returns the acts of matches as arrays in parts. **Shape**: the first array has the numbers of each match and the
 * lengths of its columns; every other array is one column, with a part for each match.
 */
export function arraysOfActs(acts: readonly ActMatch[]): readonly (readonly Column[])[] {
  const columns = acts.map(columnsOf);
  const sizes = acts.flatMap(({ homePlayers, facts: { slots } }, match) => [
    homePlayers,
    slots,
    ...(columns[match] ?? []).map(({ length }) => length),
  ]);
  return [
    [Int32Array.from(sizes)],
    ...Array.from({ length: COLUMNS }, (_, at) => columns.map((ofMatch) => ofMatch[at] as Column)),
  ];
}

/** Returns the acts of a season's matches from their arrays, without copying. */
export function actsOfArrays(
  matches: MatchColumns,
  [sizes, ...arrays]: readonly (Column | undefined)[],
): readonly ActMatch[] {
  const ends = new Int32Array(COLUMNS);
  const width = NUMBERS + COLUMNS;
  return Array.from(matches.ids, (id, match) => {
    const [homePlayers = 0, slots = 0, ...lengths] = sizes?.subarray(match * width, (match + 1) * width) ?? [];
    const columns = lengths.map((length, at) => {
      const end = (ends[at] as number) + length;
      ends[at] = end;
      return (arrays[at] as Column).subarray(end - length, end);
    });
    return {
      id,
      revision: matches.revisions[match] as number,
      lacks: matches.lacks[match] as number,
      periodSeconds: timesOf(matches, match).periodSeconds,
      ground: groundAt(matches, match),
      details: noDetails,
      ...actsWith(homePlayers, slots, columns),
    };
  });
}
