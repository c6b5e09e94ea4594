import type { BoxScoreCode } from '@goalsquare/engine';
import type { Column, ColumnTable } from '../match-columns.js';
import { resultColumns, type ResultColumn } from '../results-csv/columns.js';

/** THE columns of the statistics of a player, by metric: in files of AFL Tables, and by the letters of Footywire. */
export const statisticColumns = {
  KICK: { names: ['kicks', 'k'] },
  HANDBALL: { names: ['handballs', 'hb'] },
  DISPOSAL: { names: ['disposals', 'd'] },
  DISPOSAL_EFFECTIVE: { names: ['effective_disposals', 'ed'] },
  MARK: { names: ['marks', 'm'] },
  MARK_CONTESTED: { names: ['contested_marks', 'cm'] },
  POSSESSION_CONTESTED: { names: ['contested_possessions', 'cp'] },
  POSSESSION_UNCONTESTED: { names: ['uncontested_possessions', 'up'] },
  GOAL: { names: ['goals', 'g'] },
  BEHIND: { names: ['behinds', 'b'] },
  GOAL_ASSIST: { names: ['goal_assists', 'ga'] },
  SCORE_INVOLVEMENT: { names: ['score_involvements', 'si'] },
  HITOUT: { names: ['hit_outs', 'ho'] },
  CLEARANCE: { names: ['clearances', 'cl'] },
  CLEARANCE_CB: { names: ['centre_clearances', 'ccl'] },
  TACKLE: { names: ['tackles', 't'] },
  INSIDE_50: { names: ['inside_50s', 'inside_50', 'i50'] },
  REBOUND_50: { names: ['rebounds', 'rebound_50s', 'r50'] },
  INTERCEPT: { names: ['intercepts', 'itc'] },
  TURNOVER: { names: ['turnovers', 'to'] },
  CLANGER: { names: ['clangers', 'cg'] },
  FREE_KICK: { names: ['frees_for', 'ff'] },
  FREE_KICK_AGAINST: { names: ['frees_against', 'fa'] },
  RUNNING_BOUNCE: { names: ['bounces', 'bo'] },
  METRES_GAINED: { names: ['metres_gained', 'mg'] },
} as const satisfies Readonly<Record<BoxScoreCode, Column>>;

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

/** A column of a file of player statistics. */
export type PlayerStatisticsColumn = ResultColumn | PlayerColumn | BoxScoreCode;

/** THE columns of a file of player statistics: one row a player and match. Ids of matches are not read. */
export const playerStatisticsColumns: ColumnTable<PlayerStatisticsColumn> = {
  ...resultColumns,
  match_id: { names: ['goalsquare_match_id'] },
  status: { names: ['match_status'] },
  home: { names: ['home_team'] },
  away: { names: ['away_team'] },
  team: { names: ['playing_for', 'team'], needed: true },
  opposition: { names: ['opposition'] },
  home_away: { names: ['home_away', 'status'] },
  person_id: { names: ['person_id', 'id'] },
  player: { names: ['player'] },
  first_name: { names: ['first_name', 'firstname'] },
  surname: { names: ['surname'] },
  jumper: { names: ['jumper', 'jumper_no', 'jumper_number'] },
  time_on_ground: { names: ['time_on_ground', 'tog'] },
  substitute: { names: ['substitute'] },
  ...statisticColumns,
};
