import path from 'node:path';
import { importSeasons, type ImportOutcome, type ImportTarget } from '@goalsquare/data';
import { put } from './folder.js';

/** A row of a results file by column; omitted columns are empty. */
export type ResultFields = Readonly<Record<string, string | number>>;

type Tally = readonly [goals: number, behinds: number];

/** Columns of a score: what each squad has at the end of each quarter and of the match. */
export function scored(
  home: readonly Tally[],
  away: readonly Tally[],
  ends: readonly string[] = ['q1', 'q2', 'q3', 'final'],
): ResultFields {
  return Object.fromEntries(
    (
      [
        ['home', home],
        ['away', away],
      ] as const
    ).flatMap(([side, tallies]) =>
      tallies.flatMap(([goals, behinds], at) => [
        [`${side}_${ends[at] ?? ''}_goals`, goals],
        [`${side}_${ends[at] ?? ''}_behinds`, behinds],
      ]),
    ),
  );
}

const [wharf, hollow, rivers, town] = ['Old North Wharf', 'Pine Hollow', 'Rivermouth', 'Rivergate Town'] as const;

const match = (
  id: number,
  round: string | number,
  date: string,
  home: string,
  away: string,
  rest: ResultFields,
): ResultFields => ({
  match_id: id,
  league: 'x',
  season: 2031,
  phase: typeof round === 'number' ? 'HA' : 'FINALS',
  round,
  date_local: date,
  venue: 'Cinder Park',
  home,
  away,
  extra_time: 0,
  ...rest,
});

/**
 * An invented season: two rounds, one match called off, one to come, finals with extra time, a drawn last one and its
 * replay.
 */
export const season: readonly ResultFields[] = [
  match(
    700001,
    1,
    '2031-03-14T19:40',
    wharf,
    hollow,
    scored(
      [
        [2, 1],
        [5, 3],
        [9, 4],
        [11, 8],
      ],
      [
        [3, 0],
        [4, 2],
        [8, 8],
        [10, 9],
      ],
    ),
  ),
  match(
    700002,
    1,
    '2031-03-15',
    rivers,
    town,
    scored(
      [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ],
      [
        [0, 0],
        [1, 2],
        [3, 3],
        [4, 4],
      ],
    ),
  ),
  match(700003, 2, '2031-03-21T14:10', hollow, rivers, { status: 'Cancelled' }),
  match(700004, 2, '2031-03-22T14:10', town, wharf, {}),
  match(700005, 'SF', '2031-03-29T14:10', wharf, rivers, {
    extra_time: 1,
    ...scored(
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
        [5, 3],
      ],
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
        [4, 1],
      ],
      ['q1', 'q2', 'q3', 'q4', 'final'],
    ),
  }),
  match(
    700007,
    'GF',
    '2031-04-12T14:30',
    hollow,
    wharf,
    scored(
      [
        [3, 1],
        [5, 4],
        [9, 4],
        [12, 9],
      ],
      [
        [2, 2],
        [4, 3],
        [6, 7],
        [8, 12],
      ],
    ),
  ),
  match(
    700006,
    'Grand Final',
    '2031-04-05T14:30',
    wharf,
    hollow,
    scored(
      [
        [2, 2],
        [4, 4],
        [6, 6],
        [8, 8],
      ],
      [
        [3, 1],
        [4, 4],
        [7, 5],
        [8, 8],
      ],
    ),
  ),
];

/** Rows as the text of a CSV file. */
export function textOf(rows: readonly ResultFields[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const field = (value: string | number | undefined): string =>
    /[",\n]/u.test(String(value ?? '')) ? `"${String(value).replaceAll('"', '""')}"` : String(value ?? '');
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((row) => `${row.map(field).join(',')}\n`)
    .join('');
}

/** A season's rows with one field of one match changed. */
export const withField = (id: number, column: string, value: string | number): readonly ResultFields[] =>
  season.map((row) => (row.match_id === id ? { ...row, [column]: value } : row));

/** Files beside the results, by option. */
export type Beside = Readonly<
  Partial<Record<'fixture' | 'squads' | 'persons' | 'venues' | 'placings', readonly ResultFields[] | string>>
>;

/** Imports rows of results, with files beside them, into `out` within a folder. */
export function importRows(
  folder: string,
  rows: readonly ResultFields[] | string | Uint8Array,
  beside: Beside = {},
  target: Omit<ImportTarget, 'out'> = {},
): ImportOutcome {
  const all: Readonly<Record<string, readonly ResultFields[] | string | Uint8Array>> = { results: rows, ...beside };
  put(
    folder,
    Object.fromEntries(
      Object.entries(all).map(([name, content]) => [
        `${name}.csv`,
        typeof content === 'string' || content instanceof Uint8Array ? content : textOf(content),
      ]),
    ),
  );
  const files = Object.fromEntries(Object.keys(beside).map((name) => [name, path.join(folder, `${name}.csv`)]));
  return importSeasons(
    { format: 'results-csv', results: path.join(folder, 'results.csv'), ...files },
    { out: path.join(folder, 'out'), ...target },
  );
}
