import type { BoxScoreCode } from '@goalsquare/engine';
import type { Column, ColumnTable } from '../match-columns.js';
import { resultColumns, type ResultColumn } from '../results-csv/columns.js';

/**
 * The columns of player statistics, by metric. Each lists the name in AFL Tables, the letters of Footywire, then the
 * names of the AFL and fryzigg if they are different.
 */
export const statisticColumns = {
  KICK: { names: ['kicks', 'k'] },
  HANDBALL: { names: ['handballs', 'hb'] },
  DISPOSAL: { names: ['disposals', 'd'] },
  DISPOSAL_EFFECTIVE: { names: ['effective_disposals', 'ed', 'extendedStats.effectiveDisposals'] },
  MARK: { names: ['marks', 'm'] },
  MARK_CONTESTED: { names: ['contested_marks', 'cm'] },
  POSSESSION_CONTESTED: { names: ['contested_possessions', 'cp'] },
  POSSESSION_UNCONTESTED: { names: ['uncontested_possessions', 'up'] },
  GOAL: { names: ['goals', 'g'] },
  BEHIND: { names: ['behinds', 'b'] },
  GOAL_ASSIST: { names: ['goal_assists', 'ga'] },
  SCORE_INVOLVEMENT: { names: ['score_involvements', 'si'] },
  HITOUT: { names: ['hit_outs', 'ho'] },
  CLEARANCE: { names: ['clearances', 'cl', 'clearances.totalClearances', 'total_clearances'] },
  CLEARANCE_CB: { names: ['centre_clearances', 'ccl', 'clearances.centreClearances'] },
  TACKLE: { names: ['tackles', 't'] },
  INSIDE_50: { names: ['inside_50s', 'inside_50', 'i50', 'inside_fifties'] },
  REBOUND_50: { names: ['rebounds', 'rebound_50s', 'r50'] },
  INTERCEPT: { names: ['intercepts', 'itc'] },
  TURNOVER: { names: ['turnovers', 'to'] },
  CLANGER: { names: ['clangers', 'cg'] },
  FREE_KICK: { names: ['frees_for', 'ff', 'free_kicks_for'] },
  FREE_KICK_AGAINST: { names: ['frees_against', 'fa', 'free_kicks_against'] },
  RUNNING_BOUNCE: { names: ['bounces', 'bo'] },
  METRES_GAINED: { names: ['metres_gained', 'mg'] },
  KICK_EFFECTIVE: { names: ['effective_kicks', 'extendedStats.effectiveKicks'] },
  MARK_ON_LEAD: { names: ['marks_on_lead', 'extendedStats.marksOnLead'] },
  INTERCEPT_MARK: { names: ['intercept_marks', 'extendedStats.interceptMarks'] },
  GROUNDBALL_GET: { names: ['ground_ball_gets', 'extendedStats.groundBallGets'] },
  HITOUT_TO_ADVANTAGE: { names: ['hitouts_to_advantage', 'extendedStats.hitoutsToAdvantage'] },
  RUCK_CONTEST: { names: ['ruck_contests', 'extendedStats.ruckContests'] },
  ATTENDANCE_CENTRE_BOUNCE: { names: ['centre_bounce_attendances', 'extendedStats.centreBounceAttendances'] },
  PRESSURE_ACT: { names: ['pressure_acts', 'extendedStats.pressureActs'] },
  SPOIL: { names: ['spoils', 'extendedStats.spoils'] },
  ONE_ON_ONE_DEFENDER: { names: ['contest_def_one_on_ones', 'extendedStats.contestDefOneOnOnes'] },
  ONE_ON_ONE_DEFENDER_LOSS: { names: ['contest_def_losses', 'extendedStats.contestDefLosses'] },
  ONE_ON_ONE_TARGET: { names: ['contest_off_one_on_ones', 'extendedStats.contestOffOneOnOnes'] },
  ONE_ON_ONE_TARGET_WIN: { names: ['contest_off_wins', 'extendedStats.contestOffWins'] },
  KICK_IN: { names: ['kickins', 'extendedStats.kickins'] },
  KICK_IN_PLAY_ON: { names: ['kickins_playon', 'extendedStats.kickinsPlayon'] },
  SHOT_AT_GOAL: { names: ['shots_at_goal'] },
  CHAIN_LAUNCH_SCORE: { names: ['score_launches', 'extendedStats.scoreLaunches'] },
  INTERCHANGE_OFF: { names: ['interchange_counts'] },
} as const satisfies Readonly<Partial<Record<BoxScoreCode, Column>>>;

/**
 * A statistic that files contain as a count or in metres. Time on ground is a percentage in files, and is read
 * separately.
 */
export type StatisticCode = keyof typeof statisticColumns;

/** The statistics that files contain. */
export const statisticCodes = Object.keys(statisticColumns) as readonly StatisticCode[];

type PlayerColumn =
  | 'team'
  | 'opposition'
  | 'home_away'
  | 'person_id'
  | 'player'
  | 'first_name'
  | 'surname'
  | 'jumper'
  | 'time_on_ground'
  | 'substitute';

export type PlayerStatisticsColumn = ResultColumn | PlayerColumn | StatisticCode;

/**
 * The columns of a player statistics file, which has one row per player and match. Match ids of other sources are not
 * read.
 */
export const playerStatisticsColumns: ColumnTable<PlayerStatisticsColumn> = {
  ...resultColumns,
  home: { names: resultColumns.home.names },
  away: { names: resultColumns.away.names },
  match_id: { names: ['goalsquare_match_id'] },
  status: { names: ['match_status', 'match.status'] },
  team: { names: ['playing_for', 'team', 'team.name', 'player_team'], needed: true },
  opposition: { names: ['opposition'] },
  home_away: { names: ['home_away', 'status'] },
  person_id: { names: ['person_id', 'id', 'player.player.player.playerId', 'player_id'] },
  player: { names: ['player', 'player_name'] },
  first_name: {
    names: [
      'first_name',
      'firstname',
      'player_first_name',
      'player.givenName',
      'player.player.player.givenName',
      'given_name',
    ],
  },
  surname: { names: ['surname', 'player_last_name', 'player.surname', 'player.player.player.surname', 'last_name'] },
  jumper: { names: ['jumper', 'jumper_no', 'jumper_number', 'guernsey_number', 'player.jumperNumber', 'number'] },
  time_on_ground: { names: ['time_on_ground', 'tog', 'time_on_ground_percentage'] },
  substitute: { names: ['substitute'] },
  ...statisticColumns,
};
