import { count, percentage, plus } from '../formula.js';
import { both, ofPlayers, ofSquads, type Metric } from '../metric.js';
import type { MetricCode } from '../codes.js';

const firstPossession = count('firstPossessionCB', 'firstPossessionBU', 'firstPossessionTI');
const clearance = count('clearanceCB', 'clearanceBU', 'clearanceTI');
const hitout = count('hitoutCB', 'hitoutBU', 'hitoutTI');
const advantage = count('hitoutAdvantageCB', 'hitoutAdvantageBU', 'hitoutAdvantageTI');
const sharked = count('hitoutSharkedCB', 'hitoutSharkedBU', 'hitoutSharkedTI');
const contests = count('ruckContestCB', 'ruckContestBU', 'ruckContestTI');
/** Returns the count of all taps at a kind of stoppage. Each tap is recorded once: plain, to advantage or sharked. */
const taps = (kind: 'CB' | 'BU' | 'TI') => count(`hitout${kind}`, `hitoutAdvantage${kind}`, `hitoutSharked${kind}`);
const allTaps = plus(hitout, advantage, sharked);

/** Metrics of stoppages, ruck work, first possessions and clearances. */
export const stoppageMetrics = {
  STOPPAGE: ofSquads({
    name: 'Stoppage',
    formula: count('stoppageCB', 'stoppageBU', 'stoppageTI'),
    description: 'Centre bounces, ball-ups and throw-ins.',
  }),
  CENTRE_BOUNCE: ofSquads({
    name: 'Centre Bounce',
    formula: count('stoppageCB'),
    description: 'Centre bounces, including throw-ups in their place.',
    zoned: [],
  }),
  BALL_UP: ofSquads({
    name: 'Ball Up',
    formula: count('stoppageBU'),
    description: 'Ball-ups around the ground, except centre bounces.',
  }),
  THROW_IN: ofSquads({
    name: 'Throw In',
    formula: count('stoppageTI'),
    description: 'Boundary throw-ins.',
  }),
  STOPPAGE_SECONDARY: ofSquads({
    name: 'Stoppage Secondary',
    formula: count('secondaryCB', 'secondaryBU', 'secondaryTI'),
    description: 'Ball-ups and throw-ins that follow another stoppage before anyone has cleared it.',
  }),
  STOPPAGE_SECONDARY_CB: ofSquads({
    name: 'Stoppage Secondary Centre Bounce',
    formula: count('secondaryCB'),
    description: 'Ball-ups and throw-ins in a run of uncleared stoppages that began with a centre bounce.',
    zoned: [],
  }),
  STOPPAGE_SECONDARY_BU: ofSquads({
    name: 'Stoppage Secondary Ball Up',
    formula: count('secondaryBU'),
    description: 'Ball-ups and throw-ins in a run of uncleared stoppages that began with a ball-up.',
    zoned: [],
  }),
  STOPPAGE_SECONDARY_TI: ofSquads({
    name: 'Stoppage Secondary Throw In',
    formula: count('secondaryTI'),
    description: 'Ball-ups and throw-ins in a run of uncleared stoppages that began with a throw-in.',
    zoned: [],
  }),
  STOPPAGE_EXIT: ofSquads({
    name: 'Stoppage Exit',
    formula: count('exitKick', 'exitHandball', 'exitKnockOn'),
    description: 'Times the squad took the ball out of a stoppage, by kick, handball or knock-on.',
  }),
  STOPPAGE_EXIT_KICK: ofSquads({
    name: 'Stoppage Exit Kick',
    formula: count('exitKick'),
    description: 'Stoppage exits by kick.',
  }),
  STOPPAGE_EXIT_HANDBALL: ofSquads({
    name: 'Stoppage Exit Handball',
    formula: count('exitHandball'),
    description: 'Stoppage exits by handball.',
  }),

  FIRST_POSSESSION: both({
    name: 'First Possession',
    formula: firstPossession,
    description: 'First possessions after a stoppage, or the first disposal where the ball is kicked off the ground.',
  }),
  FIRST_POSSESSION_CB: both({
    name: 'First Possession Centre Bounce',
    formula: count('firstPossessionCB'),
    description: 'First possessions after a centre bounce.',
    zoned: [],
  }),
  FIRST_POSSESSION_BU: both({
    name: 'First Possession Ball Up',
    formula: count('firstPossessionBU'),
    description: 'First possessions after a ball-up.',
  }),
  FIRST_POSSESSION_TI: both({
    name: 'First Possession Throw In',
    formula: count('firstPossessionTI'),
    description: 'First possessions after a throw-in.',
  }),
  FIRST_POSSESSION_CLEARANCE: both({
    name: 'First Possession Clearance',
    formula: count('firstPossessionClearance'),
    description: 'First possessions whose winner also cleared the ball.',
  }),
  CLEARANCE: both({
    name: 'Clearance',
    formula: clearance,
    description: 'Disposals and knock-ons that took the ball clear of a stoppage.',
  }),
  CLEARANCE_CB: both({
    name: 'Clearance Centre Bounce',
    formula: count('clearanceCB'),
    description: 'Clearances of a centre bounce.',
    zoned: [],
  }),
  CLEARANCE_BU: both({
    name: 'Clearance Ball Up',
    formula: count('clearanceBU'),
    description: 'Clearances of a ball-up.',
  }),
  CLEARANCE_TI: both({
    name: 'Clearance Throw In',
    formula: count('clearanceTI'),
    description: 'Clearances of a throw-in.',
  }),
  CLEARANCE_EFFECTIVE: both({
    name: 'Clearance Effective',
    namePlural: 'Clearances Effective',
    formula: count('clearanceEffectiveCB', 'clearanceEffectiveBU', 'clearanceEffectiveTI'),
    description: 'Clearances by an effective disposal, or by a knock-on to a team-mate.',
  }),
  CLEARANCE_CB_EFFECTIVE: both({
    name: 'Clearance Centre Bounce Effective',
    formula: count('clearanceEffectiveCB'),
    description: 'Clearances of a centre bounce by an effective disposal, or by a knock-on to a team-mate.',
    zoned: [],
  }),
  CLEARANCE_BU_EFFECTIVE: both({
    name: 'Clearance Ball Up Effective',
    formula: count('clearanceEffectiveBU'),
    description: 'Clearances of a ball-up by an effective disposal, or by a knock-on to a team-mate.',
  }),
  CLEARANCE_TI_EFFECTIVE: both({
    name: 'Clearance Throw In Effective',
    formula: count('clearanceEffectiveTI'),
    description: 'Clearances of a throw-in by an effective disposal, or by a knock-on to a team-mate.',
  }),
  CLEARANCE_INEFFECTIVE: both({
    name: 'Clearance Ineffective',
    namePlural: 'Clearances Ineffective',
    formula: count('clearanceIneffective'),
    description: 'Clearances by a disposal that was not effective.',
  }),

  HITOUT: both({
    name: 'Hitout',
    formula: allTaps,
    description: 'Ruck taps won.',
  }),
  HITOUT_CB: both({
    name: 'Hitout Centre Bounce',
    formula: taps('CB'),
    description: 'Ruck taps won at centre bounces.',
    zoned: [],
  }),
  HITOUT_BU: both({
    name: 'Hitout Ball Up',
    formula: taps('BU'),
    description: 'Ruck taps won at ball-ups.',
  }),
  HITOUT_TI: both({
    name: 'Hitout Throw In',
    formula: taps('TI'),
    description: 'Ruck taps won at throw-ins.',
  }),
  HITOUT_TO_ADVANTAGE: both({
    name: 'Hitout To Advantage',
    namePlural: 'Hitouts To Advantage',
    formula: advantage,
    description: 'Taps that reached a team-mate cleanly.',
  }),
  HITOUT_TO_ADVANTAGE_CB: both({
    name: 'Hitout To Advantage Centre Bounce',
    formula: count('hitoutAdvantageCB'),
    description: 'Taps to advantage at centre bounces.',
    zoned: [],
  }),
  HITOUT_TO_ADVANTAGE_BU: both({
    name: 'Hitout To Advantage Ball Up',
    formula: count('hitoutAdvantageBU'),
    description: 'Taps to advantage at ball-ups.',
  }),
  HITOUT_TO_ADVANTAGE_TI: both({
    name: 'Hitout To Advantage Throw In',
    formula: count('hitoutAdvantageTI'),
    description: 'Taps to advantage at throw-ins.',
  }),
  HITOUT_SHARK: both({
    name: 'Hitout Shark',
    formula: count('hitoutSharkCB', 'hitoutSharkBU', 'hitoutSharkTI'),
    description: 'Opposition taps taken cleanly.',
  }),
  HITOUT_SHARK_TI: both({
    name: 'Hitout Shark Throw In',
    formula: count('hitoutSharkTI'),
    description: 'Opposition taps taken cleanly at throw-ins.',
  }),
  HITOUT_SHARKED: both({
    name: 'Hitout Sharked',
    namePlural: 'Hitouts Sharked',
    formula: sharked,
    description: 'Taps the opposition took cleanly.',
  }),
  HITOUT_SHARKED_CB: both({
    name: 'Hitout Sharked Centre Bounce',
    formula: count('hitoutSharkedCB'),
    description: 'Taps the opposition took cleanly at centre bounces.',
    zoned: [],
  }),
  HITOUT_SHARKED_BU: both({
    name: 'Hitout Sharked Ball Up',
    formula: count('hitoutSharkedBU'),
    description: 'Taps the opposition took cleanly at ball-ups.',
  }),
  HITOUT_SHARKED_TI: both({
    name: 'Hitout Sharked Throw In',
    formula: count('hitoutSharkedTI'),
    description: 'Taps the opposition took cleanly at throw-ins.',
  }),
  HITOUT_WIN_PCT: ofPlayers({
    name: 'Hitout Win %',
    namePlural: 'Hitout Win %',
    formula: percentage(allTaps, contests),
    description: 'Share of ruck contests in which the player won the tap.',
    format: 'percentage',
  }),
  RUCK_CONTEST: ofPlayers({
    name: 'Ruck Contest',
    formula: contests,
    description: 'Stoppages the player contested as the ruck.',
    zoned: [],
  }),
  RUCK_CONTEST_CB: ofPlayers({
    name: 'Ruck Contest Centre Bounce',
    formula: count('ruckContestCB'),
    description: 'Centre bounces contested as the ruck.',
    zoned: [],
  }),
  RUCK_CONTEST_BU: ofPlayers({
    name: 'Ruck Contest Ball Up',
    formula: count('ruckContestBU'),
    description: 'Ball-ups contested as the ruck.',
    zoned: [],
  }),
  RUCK_CONTEST_TI: ofPlayers({
    name: 'Ruck Contest Throw In',
    formula: count('ruckContestTI'),
    description: 'Throw-ins contested as the ruck.',
    zoned: [],
  }),
  ATTENDANCE_CENTRE_BOUNCE: ofPlayers({
    name: 'Attendance Centre Bounce',
    formula: count('attendance'),
    description: 'Centre bounces the player attended.',
    zoned: [],
  }),
  ATTENDANCE_CENTRE_BOUNCE_WIN: ofPlayers({
    name: 'Attendance Centre Bounce Win',
    formula: count('attendanceWin'),
    description: "Attended centre bounces the player's squad cleared.",
    zoned: [],
  }),
  ATTENDANCE_CENTRE_BOUNCE_LOSS: ofPlayers({
    name: 'Attendance Centre Bounce Loss',
    namePlural: 'Attendance Centre Bounce Losses',
    formula: count('attendanceLoss'),
    description: 'Attended centre bounces the opposition cleared.',
    zoned: [],
  }),
  ABSENCE_CENTRE_BOUNCE: ofPlayers({
    name: 'Absence Centre Bounce',
    formula: count('absenceWin', 'absenceLoss', 'absenceUncleared'),
    description: 'Centre bounces held while the player was on the ground without attending.',
    zoned: [],
  }),
  ABSENCE_CENTRE_BOUNCE_WIN: ofPlayers({
    name: 'Absence Centre Bounce Win',
    formula: count('absenceWin'),
    description: 'Centre bounces the player missed and their squad cleared.',
    zoned: [],
  }),
  ABSENCE_CENTRE_BOUNCE_LOSS: ofPlayers({
    name: 'Absence Centre Bounce Loss',
    namePlural: 'Absence Centre Bounce Losses',
    formula: count('absenceLoss'),
    description: 'Centre bounces the player missed and the opposition cleared.',
    zoned: [],
  }),
} as const satisfies Partial<Record<MetricCode, Metric>>;
