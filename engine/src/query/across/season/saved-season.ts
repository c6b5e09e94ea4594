import { MAX_PERIOD } from '../../../log/limits.js';
import { bases } from '../../../vocabulary/bases.js';
import { ActsOfSeason } from './acts-of-season.js';
import type { BoxScoreColumns } from './box-score-columns.js';
import { bytesOfTotals } from './bundle-columns.js';
import type { MatchColumns } from './match-columns.js';
import { STATES, type SeasonActs } from './season-acts.js';
import type { BaseColumn, ColumnsRead, SeasonColumns, SeasonRows } from './season-columns.js';

/** A column of a saved season. **Empty**: `undefined` if the season has none, or if it was not read. */
export type SavedArray = Uint8Array | Uint16Array | Int16Array | Int32Array | Float64Array | undefined;

/** The totals and acts of a season as plain data, which can be written to a file. Each array has its position. */
export interface SavedSeason {
  /** The codes of phases of its matches. */
  readonly phaseCodes: readonly string[];
  readonly arrays: readonly SavedArray[];
}

/** Raised whenever totals or acts are computed, sorted or named another way: saved seasons are then computed again. */
export const savedSeasonVersion = 4;

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
  'runStarts',
  'lackKinds',
] as const satisfies readonly (keyof SeasonRows)[];

const actMembers = ['starts', 'rows', 'lefts', 'amounts'] as const;

/** Columns of seconds of acts. */
const ACT_SECONDS = MAX_PERIOD * STATES;

/** How many arrays each part has, in their order. */
const sizes = {
  matches: matchMembers.length,
  rows: rowMembers.length,
  players: bases.length,
  persons: bases.length,
  squads: bases.length,
  acts: actMembers.length + ACT_SECONDS,
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

/** Returns so many columns: those of a list, and `undefined` after its end. */
const padded = (columns: readonly SavedArray[], size: number): readonly SavedArray[] =>
  Array.from({ length: size }, (_, at) => columns[at]);

/** Returns a season as plain data. Its acts are computed if nobody has read them before. */
export function savedSeason(columns: SeasonColumns): SavedSeason {
  const { matches, players, personTotals, squads, boxScores } = columns;
  const acts = columns.acts.columns();
  const arrays: Readonly<Record<SavedPart, readonly SavedArray[]>> = {
    matches: matchMembers.map((member) => matches[member]),
    rows: rowMembers.map((member) => columns[member]),
    players,
    persons: personTotals,
    squads,
    acts: [...actMembers.map((member) => acts[member]), ...padded(acts.seconds, ACT_SECONDS)],
    boxScores: [boxScores?.players, boxScores?.squads].flatMap((of) => [of?.bits, of?.values]),
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

/** What a question reads of a season: everything. */
export const allColumns: ColumnsRead = {
  players: new Set(bases.keys()),
  persons: new Set(bases.keys()),
  squads: new Set(bases.keys()),
  acts: true,
  boxScores: true,
};

/** Returns the positions of the arrays that a question reads, without those of rows. */
export const arraysOfColumns = ({ players, persons, squads, acts, boxScores }: ColumnsRead): readonly number[] => [
  ...Array.from(players, (base) => firsts.players + base),
  ...Array.from(persons, (base) => firsts.persons + base),
  ...Array.from(squads, (base) => firsts.squads + base),
  ...(acts ? positions('acts') : []),
  ...(boxScores ? positions('boxScores') : []),
];

function boxScoreColumns(bits: SavedArray, values: SavedArray): BoxScoreColumns | undefined {
  if (bits === undefined || values === undefined) return undefined;
  return { width: values.length / Math.max(1, bits.length), bits: bits as Float64Array, values: values as Int32Array };
}

function actsOfSaved([starts, rows, lefts, amounts, ...seconds]: readonly SavedArray[]): ActsOfSeason {
  return ActsOfSeason.of({ starts, rows, lefts, amounts, seconds } as SeasonActs);
}

/** Returns the columns that were read of a season. `rows` are its rows. */
export function columnsOfSaved(rows: SeasonRows, { arrays }: SavedSeason, { acts }: ColumnsRead): SeasonColumns {
  const [ofPlayers, ofPersons, ofSquads, ofActs, boxes] = (
    ['players', 'persons', 'squads', 'acts', 'boxScores'] as const
  ).map((part) => arrays.slice(firsts[part], firsts[part] + sizes[part])) as [
    BaseColumn[],
    (Int32Array | undefined)[],
    BaseColumn[],
    SavedArray[],
    SavedArray[],
  ];
  const boxScores = [boxScoreColumns(boxes[0], boxes[1]), boxScoreColumns(boxes[2], boxes[3])] as const;
  const totals = {
    players: ofPlayers,
    personTotals: ofPersons,
    squads: ofSquads,
    boxScores: boxScores[0] && boxScores[1] && { players: boxScores[0], squads: boxScores[1] },
  };
  return {
    ...rows,
    ...totals,
    acts: acts ? actsOfSaved(ofActs) : ActsOfSeason.empty,
    bytes: bytesOfTotals(totals, rows.persons.length),
  };
}

/** Returns the rows of columns alone, which hold nothing of them. */
export const rowsOf = (columns: SeasonRows): SeasonRows => ({
  matches: columns.matches,
  ...(Object.fromEntries(rowMembers.map((member) => [member, columns[member]])) as Omit<SeasonRows, 'matches'>),
});

/** Bytes of the rows of a season. */
export const bytesOfRows = ({ matches, ...rows }: SeasonRows): number =>
  [...matchMembers.map((member) => matches[member]), ...rowMembers.map((member) => rows[member])].reduce(
    (bytes, { byteLength }) => bytes + byteLength,
    0,
  );
