import { bases } from '../../../vocabulary/bases.js';
import { ACT_ARRAYS, actsOfArrays, arraysOfActs } from './act-columns.js';
import type { BoxScoreColumns } from './box-score-columns.js';
import type { MatchColumns } from './match-columns.js';
import { withBytes, type BaseColumn, type ColumnsRead, type SeasonColumns, type SeasonRows } from './season-columns.js';

type Column = Uint8Array | Uint16Array | Int16Array | Int32Array | Float64Array;

/** A column of a saved season. **Empty**: `undefined` if the season does not have the column, or if it was not read. */
export type SavedArray = Column | undefined;

/** The totals and acts of a season as plain data, read from a file. Each array has a fixed position. */
export interface SavedSeason {
  /** The phase codes of the season's matches. */
  readonly phaseCodes: readonly string[];
  readonly arrays: readonly SavedArray[];
}

/**
 * A season to be written to a file. Each array has its position in a `SavedSeason`, and consists of parts, so that no
 * copy of a season is needed. **Empty**: no parts.
 */
export interface SeasonToSave extends Pick<SavedSeason, 'phaseCodes'> {
  readonly arrays: readonly (readonly Column[])[];
}

/**
 * Increase this version whenever totals or acts are computed, sorted or named differently. Saved seasons are then
 * computed again.
 */
export const savedSeasonVersion = 5;

const matchMembers = [
  'ids',
  'revisions',
  'lacks',
  'leagueIds',
  'levelIds',
  'seasonIds',
  'rounds',
  'venueIds',
  'days',
  'seconds',
  'starts',
  'lengthsMetres',
  'widthsMetres',
  'tolerancesMetres',
  'phases',
  'periodSeconds',
  'periodStarts',
] as const satisfies readonly (keyof MatchColumns)[];

const rowMembers = [
  'squadIds',
  'margins',
  'persons',
  'squadRows',
  'slots',
  'starts',
  'lackKinds',
] as const satisfies readonly (keyof SeasonRows)[];

/** Number of arrays of each part, in the order in which they are stored. */
const sizes = {
  matches: matchMembers.length,
  rows: rowMembers.length,
  players: bases.length,
  squads: bases.length,
  acts: ACT_ARRAYS,
  boxScores: 4,
} as const;
type SavedPart = keyof typeof sizes;

/** The position of the first array of each part. */
const firsts = (() => {
  let end = 0;
  const at = Object.entries(sizes).map(([part, size]) => [part, (end += size) - size] as const);
  return Object.fromEntries(at) as Readonly<Record<SavedPart, number>>;
})();

const positions = (part: SavedPart): readonly number[] =>
  Array.from({ length: sizes[part] }, (_, at) => firsts[part] + at);

/** Returns a season as plain data. */
export function seasonToSave(columns: SeasonColumns): SeasonToSave {
  const { matches, players, squads, acts, boxScores } = columns;
  const whole = (all: readonly SavedArray[]) => all.map((array) => (array === undefined ? [] : [array]));
  const arrays: Readonly<Record<SavedPart, SeasonToSave['arrays']>> = {
    matches: whole(matchMembers.map((member) => matches[member])),
    rows: whole(rowMembers.map((member) => columns[member])),
    players: whole(players),
    squads: whole(squads),
    acts: arraysOfActs(acts),
    boxScores: whole([boxScores?.players, boxScores?.squads].flatMap((of) => [of?.bits, of?.values])),
  };
  return {
    phaseCodes: matches.phaseCodes,
    arrays: (Object.keys(sizes) as SavedPart[]).flatMap((part) => arrays[part]),
  };
}

/** The positions of the arrays of rows. */
export const arraysOfRows: readonly number[] = [...positions('matches'), ...positions('rows')];

/** Returns the rows of a season from its arrays. */
export function rowsOfSaved({ phaseCodes, arrays }: SavedSeason): SeasonRows {
  const named = (members: readonly string[], part: SavedPart): object =>
    Object.fromEntries(members.map((member, at) => [member, arrays[firsts[part] + at]]));
  const matches = { ...named(matchMembers, 'matches'), phaseCodes } as MatchColumns;
  return { matches, ...(named(rowMembers, 'rows') as Omit<SeasonRows, 'matches'>) };
}

/** The columns of a question that reads all of them. */
export const allColumns: ColumnsRead = {
  players: new Set(bases.keys()),
  squads: new Set(bases.keys()),
  acts: true,
  boxScores: true,
};

/** Returns the positions of the arrays that a question reads, except those of rows. */
export const arraysOfColumns = ({ players, squads, acts, boxScores }: ColumnsRead): readonly number[] => [
  ...Array.from(players, (base) => firsts.players + base),
  ...Array.from(squads, (base) => firsts.squads + base),
  ...(acts ? positions('acts') : []),
  ...(boxScores ? positions('boxScores') : []),
];

function boxScoreColumns(bits: SavedArray, values: SavedArray): BoxScoreColumns | undefined {
  if (bits === undefined || values === undefined) return undefined;
  return { width: values.length / Math.max(1, bits.length), bits: bits as Float64Array, values: values as Int32Array };
}

/** Returns the columns of a season that were read. `rows` are its rows. */
export function columnsOfSaved(rows: SeasonRows, { arrays }: SavedSeason, { acts }: ColumnsRead): SeasonColumns {
  const partOf = (part: SavedPart): readonly SavedArray[] => arrays.slice(firsts[part], firsts[part] + sizes[part]);
  const boxes = partOf('boxScores');
  const [players, squads] = [boxScoreColumns(boxes[0], boxes[1]), boxScoreColumns(boxes[2], boxes[3])];
  return withBytes({
    ...rows,
    players: partOf('players') as BaseColumn[],
    squads: partOf('squads') as BaseColumn[],
    acts: acts ? actsOfArrays(rows.matches, partOf('acts') as Parameters<typeof actsOfArrays>[1]) : [],
    boxScores: players && squads && { players, squads },
  });
}

/** Returns only the rows of columns, without a reference to the columns. */
export const rowsOf = (columns: SeasonRows): SeasonRows => ({
  matches: columns.matches,
  ...(Object.fromEntries(rowMembers.map((member) => [member, columns[member]])) as Omit<SeasonRows, 'matches'>),
});

/** Returns the bytes that the rows of a season take up. */
export const bytesOfRows = ({ matches, ...rows }: SeasonRows): number =>
  [...matchMembers.map((member) => matches[member]), ...rowMembers.map((member) => rows[member])].reduce(
    (bytes, { byteLength }) => bytes + byteLength,
    0,
  );
