/**
 * The statistics that a box score can contain for each player, by the code of their metric: counts, metres gained and
 * seconds on the ground. Compact forms store values in this order, so append new codes.
 */
export const boxScoreCodes = [
  'KICK',
  'HANDBALL',
  'DISPOSAL',
  'DISPOSAL_EFFECTIVE',
  'MARK',
  'MARK_CONTESTED',
  'POSSESSION_CONTESTED',
  'POSSESSION_UNCONTESTED',
  'GOAL',
  'BEHIND',
  'GOAL_ASSIST',
  'SCORE_INVOLVEMENT',
  'HITOUT',
  'CLEARANCE',
  'CLEARANCE_CB',
  'TACKLE',
  'INSIDE_50',
  'REBOUND_50',
  'INTERCEPT',
  'TURNOVER',
  'CLANGER',
  'FREE_KICK',
  'FREE_KICK_AGAINST',
  'RUNNING_BOUNCE',
  'METRES_GAINED',
  'KICK_EFFECTIVE',
  'MARK_ON_LEAD',
  'INTERCEPT_MARK',
  'GROUNDBALL_GET',
  'HITOUT_TO_ADVANTAGE',
  'RUCK_CONTEST',
  'ATTENDANCE_CENTRE_BOUNCE',
  'PRESSURE_ACT',
  'SPOIL',
  'ONE_ON_ONE_DEFENDER',
  'ONE_ON_ONE_DEFENDER_LOSS',
  'ONE_ON_ONE_TARGET',
  'ONE_ON_ONE_TARGET_WIN',
  'KICK_IN',
  'KICK_IN_PLAY_ON',
  'SHOT_AT_GOAL',
  'CHAIN_LAUNCH_SCORE',
  'INTERCHANGE_OFF',
  'TIME_ON_GROUND',
] as const;

/** A statistic of a box score: the code of its metric. */
export type BoxScoreCode = (typeof boxScoreCodes)[number];

/** Value of a statistic that a box score does not contain for a player. An empty field is not 0. */
export const NO_STATISTIC = -32768;

/** Limits for a player in a match: any count, metres gained in either direction, and seconds on the ground. */
export const boxScoreBounds = { count: 999, metres: 9999, seconds: 20_000 } as const;
