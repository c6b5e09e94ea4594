import { parquetWriteBuffer } from 'hyparquet-writer';
import { events, type Rows } from './chains-csv.js';

/** A row of a published file by the names of its columns. */
type Fields = Readonly<Record<string, string>>;

const teams = { H: ['CD_T10', 'Rivermouth'], A: ['CD_T20', 'Rivergate Town'], '': ['', ''] } as const;
const teamOf = (side: string): readonly [string, string] => teams[side as keyof typeof teams];

/** The invented events by the columns of event files. */
const [header = [], ...rows]: Rows = events;
const fields: readonly Fields[] = rows.map((row) =>
  Object.fromEntries(header.map((column, at) => [column, row[at] ?? ''])),
);

/** The invented events as a scrape of the AFL's feed has them: it names no sides, owners of chains or repeats. */
export const feedRows: readonly Fields[] = fields.map((of) => {
  const [id, name] = teamOf(of.side ?? '');
  return {
    matchId: 'CD_M20310140401',
    season: '2031',
    roundNumber: '4',
    utcStartTime: '2031-04-05T04:10:00',
    'homeTeam.teamName': 'Rivermouth',
    'awayTeam.teamName': 'Rivergate Town',
    'homeTeamScore.totalScore': '1',
    'awayTeamScore.totalScore': '7',
    date: '2031-04-05',
    'venue.name': 'Cinder Park',
    venueWidth: '140',
    venueLength: '160',
    homeTeamDirectionQtr1: 'right',
    displayOrder: of.seq ?? '',
    chain_number: of.chain ?? '',
    initialState: of.chain_start ?? '',
    finalState: of.chain_end ?? '',
    period: of.period ?? '',
    periodSeconds: of.period_secs ?? '',
    playerId: of.person_id === '' ? '' : `CD_I${of.person_id ?? ''}`,
    'playerName.givenName': of.person_id === '' ? '' : 'Lou',
    'playerName.surname': of.person_id === '' ? '' : `Marrow ${of.person_id ?? ''}`,
    teamId: id,
    'team.teamName': name,
    description: of.type ?? '',
    disposal: of.disposal ?? '',
    shotAtGoal: of.shot === '1' ? 'TRUE' : '',
    behindInfo: '',
    x: of.x ?? '',
    y: of.y ?? '',
  };
});

const snake: Readonly<Record<string, string>> = {
  'venue.name': 'venue_name',
  'homeTeam.teamName': 'home_team_name',
  'awayTeam.teamName': 'away_team_name',
  'homeTeamScore.totalScore': 'home_score',
  'awayTeamScore.totalScore': 'away_score',
  'playerName.givenName': 'given_name',
  'playerName.surname': 'surname',
  'team.teamName': 'team_name',
};
const snakeOf = (column: string): string =>
  snake[column] ?? column.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** The invented events as torp has them: the owner of each chain is named by the id of its team. */
export const torpRows: readonly Fields[] = feedRows.map((row, at) => ({
  ...Object.fromEntries(Object.entries(row).map(([column, value]) => [snakeOf(column), value])),
  chain_team_id: teamOf(fields[at]?.chain_side ?? '')[0],
  mp_home_team_id: 'CD_T10',
  mp_away_team_id: 'CD_T20',
}));

/** Rows as CSV that R writes: gaps are `NA`. */
export const csvOfFields = (of: readonly Fields[]): string =>
  [Object.keys(of[0] ?? {}), ...of.map((row) => Object.values(row).map((value) => (value === '' ? 'NA' : value)))]
    .map((row) => `${row.join(',')}\n`)
    .join('');

const isNumber = (values: readonly string[]): boolean => values.every((value) => /^-?\d*$/u.test(value));

/** Rows as Parquet: numbers are numbers, shots are booleans, gaps are null. */
export function parquetOfFields(of: readonly Fields[]): Buffer {
  const columnData = Object.keys(of[0] ?? {}).map((name) => {
    const values = of.map((row) => row[name] ?? '');
    const given = (read: (text: string) => unknown): unknown[] =>
      values.map((text) => (text === '' ? undefined : read(text)));
    if (name === 'shot_at_goal') return { name, type: 'BOOLEAN', data: given(() => true) } as const;
    return isNumber(values)
      ? ({ name, type: 'DOUBLE', data: given(Number) } as const)
      : ({ name, type: 'STRING', data: given(String) } as const);
  });
  return Buffer.from(parquetWriteBuffer({ columnData }));
}
