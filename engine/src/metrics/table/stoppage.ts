import { count, percentage, plus } from '../formula.js';
import { both, ofPlayers, ofSquads, unzoned, type Metric } from '../metric.js';
import type { MetricCode } from '../codes.js';

const firstPossession = count('firstPossessionCB', 'firstPossessionBU', 'firstPossessionTI');
const clearance = count('clearanceCB', 'clearanceBU', 'clearanceTI');
const hitout = count('hitoutCB', 'hitoutBU', 'hitoutTI');
const advantage = count('hitoutAdvantageCB', 'hitoutAdvantageBU', 'hitoutAdvantageTI');
const sharked = count('hitoutSharkedCB', 'hitoutSharkedBU', 'hitoutSharkedTI');
const contests = count('ruckContestCB', 'ruckContestBU', 'ruckContestTI');
/** Every tap is written once: plain, to advantage or sharked. */
const taps = (kind: 'CB' | 'BU' | 'TI') => count(`hitout${kind}`, `hitoutAdvantage${kind}`, `hitoutSharked${kind}`);
const allTaps = plus(hitout, advantage, sharked);

/** Stoppages, ruck work, first possessions and clearances. */
export const stoppageMetrics = {
  STOPPAGE: ofSquads(
    'Stoppage',
    count('stoppageCB', 'stoppageBU', 'stoppageTI'),
    'Centre bounces, ball-ups and throw-ins.',
  ),
  CENTRE_BOUNCE: ofSquads(
    'Centre Bounce',
    count('stoppageCB'),
    'Centre bounces, throw-ups in place of them included.',
    unzoned,
  ),
  BALL_UP: ofSquads('Ball Up', count('stoppageBU'), 'Ball-ups around the ground, centre bounces left aside.'),
  THROW_IN: ofSquads('Throw In', count('stoppageTI'), 'Boundary throw-ins.'),
  STOPPAGE_SECONDARY: ofSquads(
    'Stoppage Secondary',
    count('secondaryCB', 'secondaryBU', 'secondaryTI'),
    'Stoppages that followed another before anyone had cleared it.',
  ),
  STOPPAGE_SECONDARY_CB: ofSquads(
    'Stoppage Secondary Centre Bounce',
    count('secondaryCB'),
    'Secondary stoppages that began with a centre bounce.',
    unzoned,
  ),
  STOPPAGE_SECONDARY_BU: ofSquads(
    'Stoppage Secondary Ball Up',
    count('secondaryBU'),
    'Secondary stoppages that began with a ball-up.',
    unzoned,
  ),
  STOPPAGE_SECONDARY_TI: ofSquads(
    'Stoppage Secondary Throw In',
    count('secondaryTI'),
    'Secondary stoppages that began with a throw-in.',
    unzoned,
  ),
  STOPPAGE_EXIT: ofSquads(
    'Stoppage Exit',
    count('exitKick', 'exitHandball'),
    'Times the squad took the ball out of a stoppage.',
  ),
  STOPPAGE_EXIT_KICK: ofSquads('Stoppage Exit Kick', count('exitKick'), 'Stoppage exits by kick.'),
  STOPPAGE_EXIT_HANDBALL: ofSquads('Stoppage Exit Handball', count('exitHandball'), 'Stoppage exits by handball.'),

  FIRST_POSSESSION: both('First Possession', firstPossession, 'First possessions after a stoppage.'),
  FIRST_POSSESSION_CB: both(
    'First Possession Centre Bounce',
    count('firstPossessionCB'),
    'First possessions after a centre bounce.',
    unzoned,
  ),
  FIRST_POSSESSION_BU: both(
    'First Possession Ball Up',
    count('firstPossessionBU'),
    'First possessions after a ball-up.',
  ),
  FIRST_POSSESSION_TI: both(
    'First Possession Throw In',
    count('firstPossessionTI'),
    'First possessions after a throw-in.',
  ),
  FIRST_POSSESSION_CLEARANCE: both(
    'First Possession Clearance',
    count('firstPossessionClearance'),
    'First possessions whose winner also cleared the ball.',
  ),
  CLEARANCE: both('Clearance', clearance, 'Disposals that took the ball clear of a stoppage.'),
  CLEARANCE_CB: both('Clearance Centre Bounce', count('clearanceCB'), 'Clearances of a centre bounce.', unzoned),
  CLEARANCE_BU: both('Clearance Ball Up', count('clearanceBU'), 'Clearances of a ball-up.'),
  CLEARANCE_TI: both('Clearance Throw In', count('clearanceTI'), 'Clearances of a throw-in.'),
  CLEARANCE_EFFECTIVE: both(
    'Clearance Effective',
    count('clearanceEffectiveCB', 'clearanceEffectiveBU', 'clearanceEffectiveTI'),
    'Clearances by an effective disposal.',
    { plural: 'Clearances Effective' },
  ),
  CLEARANCE_CB_EFFECTIVE: both(
    'Clearance Centre Bounce Effective',
    count('clearanceEffectiveCB'),
    'Clearances of a centre bounce by an effective disposal.',
    unzoned,
  ),
  CLEARANCE_BU_EFFECTIVE: both(
    'Clearance Ball Up Effective',
    count('clearanceEffectiveBU'),
    'Clearances of a ball-up by an effective disposal.',
  ),
  CLEARANCE_TI_EFFECTIVE: both(
    'Clearance Throw In Effective',
    count('clearanceEffectiveTI'),
    'Clearances of a throw-in by an effective disposal.',
  ),
  CLEARANCE_INEFFECTIVE: both(
    'Clearance Ineffective',
    count('clearanceIneffective'),
    'Clearances by a disposal that was not effective.',
    { plural: 'Clearances Ineffective' },
  ),

  HITOUT: both('Hitout', allTaps, 'Ruck taps won.'),
  HITOUT_CB: both('Hitout Centre Bounce', taps('CB'), 'Ruck taps won at centre bounces.', unzoned),
  HITOUT_BU: both('Hitout Ball Up', taps('BU'), 'Ruck taps won at ball-ups.'),
  HITOUT_TI: both('Hitout Throw In', taps('TI'), 'Ruck taps won at throw-ins.'),
  HITOUT_TO_ADVANTAGE: both('Hitout To Advantage', advantage, 'Taps that reached a team-mate cleanly.', {
    plural: 'Hitouts To Advantage',
  }),
  HITOUT_TO_ADVANTAGE_CB: both(
    'Hitout To Advantage Centre Bounce',
    count('hitoutAdvantageCB'),
    'Taps to advantage at centre bounces.',
    unzoned,
  ),
  HITOUT_TO_ADVANTAGE_BU: both(
    'Hitout To Advantage Ball Up',
    count('hitoutAdvantageBU'),
    'Taps to advantage at ball-ups.',
  ),
  HITOUT_TO_ADVANTAGE_TI: both(
    'Hitout To Advantage Throw In',
    count('hitoutAdvantageTI'),
    'Taps to advantage at throw-ins.',
  ),
  HITOUT_SHARK: both(
    'Hitout Shark',
    count('hitoutSharkCB', 'hitoutSharkBU', 'hitoutSharkTI'),
    'Opposition taps taken cleanly.',
  ),
  HITOUT_SHARK_TI: both('Hitout Shark Throw In', count('hitoutSharkTI'), 'Opposition taps taken cleanly at throw-ins.'),
  HITOUT_SHARKED: both('Hitout Sharked', sharked, 'Taps the opposition took cleanly.', { plural: 'Hitouts Sharked' }),
  HITOUT_SHARKED_CB: both(
    'Hitout Sharked Centre Bounce',
    count('hitoutSharkedCB'),
    'Taps the opposition took cleanly at centre bounces.',
    unzoned,
  ),
  HITOUT_SHARKED_BU: both(
    'Hitout Sharked Ball Up',
    count('hitoutSharkedBU'),
    'Taps the opposition took cleanly at ball-ups.',
  ),
  HITOUT_SHARKED_TI: both(
    'Hitout Sharked Throw In',
    count('hitoutSharkedTI'),
    'Taps the opposition took cleanly at throw-ins.',
  ),
  HITOUT_WIN_PCT: ofPlayers(
    'Hitout Win %',
    percentage(allTaps, contests),
    'Share of ruck contests the player won the tap of.',
    { format: 'percentage', plural: 'Hitout Win %' },
  ),
  RUCK_CONTEST: ofPlayers('Ruck Contest', contests, 'Stoppages the player contested as the ruck.', unzoned),
  RUCK_CONTEST_CB: ofPlayers(
    'Ruck Contest Centre Bounce',
    count('ruckContestCB'),
    'Centre bounces contested as the ruck.',
    unzoned,
  ),
  RUCK_CONTEST_BU: ofPlayers(
    'Ruck Contest Ball Up',
    count('ruckContestBU'),
    'Ball-ups contested as the ruck.',
    unzoned,
  ),
  RUCK_CONTEST_TI: ofPlayers(
    'Ruck Contest Throw In',
    count('ruckContestTI'),
    'Throw-ins contested as the ruck.',
    unzoned,
  ),
  ATTENDANCE_CENTRE_BOUNCE: ofPlayers(
    'Attendance Centre Bounce',
    count('attendance'),
    'Centre bounces the player attended.',
    unzoned,
  ),
  ATTENDANCE_CENTRE_BOUNCE_WIN: ofPlayers(
    'Attendance Centre Bounce Win',
    count('attendanceWin'),
    'Attended centre bounces the own squad cleared.',
    unzoned,
  ),
  ATTENDANCE_CENTRE_BOUNCE_LOSS: ofPlayers(
    'Attendance Centre Bounce Loss',
    count('attendanceLoss'),
    'Attended centre bounces the opposition cleared.',
    { ...unzoned, plural: 'Attendance Centre Bounce Losses' },
  ),
  ABSENCE_CENTRE_BOUNCE: ofPlayers(
    'Absence Centre Bounce',
    count('absenceWin', 'absenceLoss', 'absenceUncleared'),
    'Centre bounces held while the player was on the ground without attending.',
    unzoned,
  ),
  ABSENCE_CENTRE_BOUNCE_WIN: ofPlayers(
    'Absence Centre Bounce Win',
    count('absenceWin'),
    'Such bounces the own squad cleared.',
    unzoned,
  ),
  ABSENCE_CENTRE_BOUNCE_LOSS: ofPlayers(
    'Absence Centre Bounce Loss',
    count('absenceLoss'),
    'Such bounces the opposition cleared.',
    { ...unzoned, plural: 'Absence Centre Bounce Losses' },
  ),
} as const satisfies Partial<Record<MetricCode, Metric>>;
