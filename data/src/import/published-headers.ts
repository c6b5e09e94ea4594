import { matchColumns, type Column, type ColumnTable } from './match-columns.js';
import { publishedColumns } from './chains-csv/published-columns.js';
import { playerStatisticsColumns } from './player-statistics-csv/columns.js';
import { resultColumns } from './results-csv/columns.js';

/** A file that a source publishes: the format that reads it, and its columns as the source spells them. */
interface PublishedFile {
  readonly source: string;
  readonly format: 'chains-csv' | 'results-csv' | 'player-statistics-csv';
  readonly header: string;
}

const quarters = (side: 'H' | 'A'): string =>
  ['Q1', 'Q2', 'Q3', 'Q4', 'QET'].map((quarter) => `${side}${quarter}G, ${side}${quarter}B`).join(', ');

/** The columns of published files, as fitzRoy 1.8 and the sources write them. */
const publishedFiles: readonly PublishedFile[] = [
  {
    source: 'AFL, results (`fetch_results`, `source = "AFL"`)',
    format: 'results-csv',
    header:
      'match.matchId, match.utcStartTime, match.venueLocalStartTime, match.status, match.homeTeam.name, match.awayTeam.name, round.name, round.roundNumber, round.year, venue.name, homeTeamScore.matchScore.goals, homeTeamScore.matchScore.behinds, homeTeamScore.matchScore.totalScore, awayTeamScore.matchScore.goals, awayTeamScore.matchScore.behinds, awayTeamScore.matchScore.totalScore',
  },
  {
    source: 'AFL, players (`fetch_player_stats`, `source = "AFL"`)',
    format: 'player-statistics-csv',
    header:
      'utcStartTime, status, round.name, round.roundNumber, venue.name, home.team.name, away.team.name, team.name, player.player.position, player.player.player.playerId, player.givenName, player.surname, player.jumperNumber, timeOnGroundPercentage, kicks, handballs, disposals, marks, contestedMarks, marksInside50, contestedPossessions, uncontestedPossessions, totalPossessions, goals, behinds, goalAssists, scoreInvolvements, shotsAtGoal, hitouts, clearances.totalClearances, clearances.centreClearances, clearances.stoppageClearances, tackles, tacklesInside50, inside50s, rebound50s, intercepts, turnovers, clangers, freesFor, freesAgainst, bounces, onePercenters, metresGained, interchangeCounts, ratingPoints, dreamTeamPoints, extendedStats.effectiveKicks, extendedStats.effectiveDisposals, extendedStats.marksOnLead, extendedStats.interceptMarks, extendedStats.groundBallGets, extendedStats.f50GroundBallGets, extendedStats.hitoutsToAdvantage, extendedStats.ruckContests, extendedStats.centreBounceAttendances, extendedStats.pressureActs, extendedStats.defHalfPressureActs, extendedStats.spoils, extendedStats.contestDefOneOnOnes, extendedStats.contestDefLosses, extendedStats.contestOffOneOnOnes, extendedStats.contestOffWins, extendedStats.kickins, extendedStats.kickinsPlayon, extendedStats.scoreLaunches',
  },
  {
    source: 'AFL, events of the feed (match chains)',
    format: 'chains-csv',
    header:
      'matchId, season, roundNumber, utcStartTime, homeTeam.teamName, awayTeam.teamName, homeTeamScore.totalScore, awayTeamScore.totalScore, date, venue.name, venue.location, venue.state, venueWidth, venueLength, homeTeamDirectionQtr1, displayOrder, chain_number, initialState, finalState, period, periodSeconds, playerId, playerName.givenName, playerName.surname, teamId, team.teamName, description, disposal, shotAtGoal, behindInfo, x, y',
  },
  {
    source: 'torp, events (`load_chains`)',
    format: 'chains-csv',
    header:
      'match_id, season, round_number, utc_start_time, home_team_name, away_team_name, home_score, away_score, date, venue_name, venue_width, venue_length, home_team_direction_qtr1, mp_home_team_id, mp_away_team_id, chain_number, chain_team_id, chain_period_seconds, initial_state, final_state, period, period_seconds, display_order, player_id, given_name, surname, team_id, team_name, description, disposal, shot_at_goal, behind_info, x, y',
  },
  {
    source: 'AFL Tables, results',
    format: 'results-csv',
    header:
      'Game, Date, Round, Home.Team, Home.Goals, Home.Behinds, Home.Points, Away.Team, Away.Goals, Away.Behinds, Away.Points, Venue, Margin, Season, Round.Type, Round.Number',
  },
  {
    source: 'AFL Tables, players',
    format: 'player-statistics-csv',
    header: `Season, Round, Date, Local.start.time, Venue, Attendance, First.name, Surname, ID, Jumper.No., Playing.for, Kicks, Marks, Handballs, Disposals, Goals, Behinds, Hit.Outs, Tackles, Rebounds, Inside.50s, Clearances, Clangers, Frees.For, Frees.Against, Brownlow.Votes, Contested.Possessions, Uncontested.Possessions, Contested.Marks, Marks.Inside.50, One.Percenters, Bounces, Goal.Assists, Time.on.Ground, Substitute, Home.team, ${quarters('H')}, Home.score, Away.team, ${quarters('A')}, Away.score, Home.Away`,
  },
  {
    source: 'Footywire, results',
    format: 'results-csv',
    header: 'Date, Time, Round, Venue, Home.Team, Away.Team, Home.Points, Away.Points, Season',
  },
  {
    source: 'Footywire, players',
    format: 'player-statistics-csv',
    header:
      'Date, Season, Round, Venue, Player, Team, Opposition, Status, Match_id, CP, UP, ED, DE, CM, GA, MI5, One.Percenters, BO, TOG, K, HB, D, M, G, B, T, HO, I50, CL, CG, R50, FF, FA, AF, SC, CCL, SCL, SI, MG, TO, ITC, T5',
  },
  {
    source: 'fryzigg, players',
    format: 'player-statistics-csv',
    header:
      'venue_name, match_id, match_date, match_local_time, match_round, match_attendance, match_home_team, match_home_team_goals, match_home_team_behinds, match_home_team_score, match_away_team, match_away_team_goals, match_away_team_behinds, match_away_team_score, player_id, player_first_name, player_last_name, guernsey_number, player_team, kicks, marks, handballs, disposals, effective_disposals, goals, behinds, hitouts, tackles, rebounds, inside_fifties, clearances, clangers, free_kicks_for, free_kicks_against, brownlow_votes, contested_possessions, uncontested_possessions, contested_marks, marks_inside_fifty, one_percenters, bounces, goal_assists, time_on_ground_percentage, centre_clearances, stoppage_clearances, score_involvements, metres_gained, turnovers, intercepts, tackles_inside_fifty, effective_kicks, ground_ball_gets, hitouts_to_advantage, intercept_marks, marks_on_lead, pressure_acts, rating_points, ruck_contests, score_launches, shots_at_goal, spoils, contest_def_losses, contest_def_one_on_ones, contest_off_one_on_ones, contest_off_wins, subbed, player_position',
  },
  {
    source: 'Squiggle, games',
    format: 'results-csv',
    header:
      'id, year, round, roundname, is_final, is_grand_final, complete, date, localtime, tz, timestr, unixtime, updated, venue, hteam, ateam, hteamid, ateamid, hgoals, hbehinds, agoals, abehinds, hscore, ascore, winner, winnerteamid',
  },
];

const tables: Readonly<Record<PublishedFile['format'], ColumnTable<string>>> = {
  'chains-csv': publishedColumns,
  'results-csv': resultColumns,
  'player-statistics-csv': playerStatisticsColumns,
};

/** A published file, with the columns that are read and those that are not. */
export interface ReadFile {
  readonly source: string;
  readonly format: string;
  readonly columns: readonly { readonly column: string; readonly header: string }[];
  readonly unused: readonly string[];
}

/** Returns how the columns of each published file are read, based on the tables that the import uses. */
export const readFiles = (): readonly ReadFile[] =>
  publishedFiles.map(({ source, format, header }) => {
    const { columns, unused } = matchColumns(header.split(', '), tables[format]);
    return {
      source,
      format,
      unused,
      columns: columns.flatMap(({ column, header: name }) => (name === undefined ? [] : [{ column, header: name }])),
    };
  });

/** A column, and all names under which it is read. */
interface NamedColumn {
  readonly column: string;
  readonly names: readonly string[];
}

const namedColumns = (table: ColumnTable<string>): readonly NamedColumn[] =>
  Object.entries<Column>(table).map(([column, { names, preferred = [] }]) => ({
    column,
    names: [...preferred, ...names],
  }));

/** Returns all names of the columns of results and of player statistics. */
export const columnNames = (): {
  readonly results: readonly NamedColumn[];
  readonly players: readonly NamedColumn[];
} => ({
  results: namedColumns(resultColumns),
  players: namedColumns(playerStatisticsColumns).filter(({ column }) => !Object.hasOwn(resultColumns, column)),
});
