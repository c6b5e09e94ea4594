import type { Column, ColumnTable } from '../match-columns.js';
import { resultColumns, type ResultColumn } from '../results-csv/columns.js';

/** Result columns that published events repeat in every row of a match. */
export const repeatedColumns = [
  'season',
  'round',
  'date_local',
  'time_local',
  'utc_start',
  'venue',
  'home',
  'away',
  'home_points',
  'away_points',
] as const satisfies readonly ResultColumn[];

type MatchColumn = (typeof repeatedColumns)[number];

type EventColumn =
  | 'match_id'
  | 'round_number'
  | 'venue_length_m'
  | 'venue_width_m'
  | 'home_direction_q1'
  | 'home_team_id'
  | 'away_team_id'
  | 'seq'
  | 'chain'
  | 'chain_start'
  | 'chain_end'
  | 'chain_team_id'
  | 'period'
  | 'period_secs'
  | 'team_id'
  | 'team'
  | 'person_id'
  | 'first_name'
  | 'surname'
  | 'type'
  | 'disposal'
  | 'shot'
  | 'x'
  | 'y';

export type PublishedColumn = MatchColumn | EventColumn;

/** Returns a result column with additional names. */
const more = (column: MatchColumn, ...names: readonly string[]): Column => ({
  ...resultColumns[column],
  names: [...resultColumns[column].names, ...names],
});

/**
 * The columns of events as the AFL and torp publish them. The keys are the columns of our event files, and `names` are
 * those of the feed. As in other files, `homeTeam.teamName` and `home_team_team_name` are the same name.
 */
export const publishedColumns: ColumnTable<PublishedColumn> = {
  ...(Object.fromEntries(repeatedColumns.map((column) => [column, resultColumns[column]])) as Readonly<
    Record<MatchColumn, Column>
  >),
  home: more('home', 'homeTeam.teamName', 'homeTeamName'),
  away: more('away', 'awayTeam.teamName', 'awayTeamName'),
  home_points: more('home_points', 'homeTeamScore.totalScore', 'home.score.totalScore'),
  away_points: more('away_points', 'awayTeamScore.totalScore', 'away.score.totalScore'),
  match_id: { names: ['matchId'] },
  round_number: { names: ['roundNumber', 'round.roundNumber'] },
  venue_length_m: { names: ['venueLength'], needed: true },
  venue_width_m: { names: ['venueWidth'], needed: true },
  home_direction_q1: { names: ['homeTeamDirectionQtr1'], needed: true },
  home_team_id: { names: ['mp_home_team_id', 'homeTeamId', 'homeTeam.teamId', 'home.team.providerId'] },
  away_team_id: { names: ['mp_away_team_id', 'awayTeamId', 'awayTeam.teamId', 'away.team.providerId'] },
  seq: { names: ['displayOrder'], needed: true },
  chain: { names: ['chain_number'], needed: true },
  chain_start: { names: ['initialState'], needed: true },
  chain_end: { names: ['finalState'], needed: true },
  chain_team_id: { names: ['chain_team_id'] },
  period: { names: ['period'], needed: true },
  period_secs: { names: ['periodSeconds'], needed: true },
  team_id: { names: ['teamId'] },
  team: { names: ['team.teamName', 'teamName', 'team'] },
  person_id: { names: ['playerId'] },
  first_name: { names: ['playerName.givenName', 'givenName'] },
  surname: { names: ['playerName.surname', 'surname'] },
  type: { names: ['description'], needed: true },
  disposal: { names: ['disposal'], needed: true },
  shot: { names: ['shotAtGoal'], needed: true },
  x: { names: ['x'], needed: true },
  y: { names: ['y'], needed: true },
};
