import { count, minus, plus, sum } from '../formula.js';
import { both, ofSquads, type Metric } from '../metric.js';
import type { MetricCode } from '../codes.js';

const turnover = count('turnoverGiveaway', 'turnoverTakeaway');
const clearing = count('turnoverClearing');
const interceptMarks = count('interceptMarkContested', 'interceptMarkUncontested');
const interceptGround = count('interceptHardBall', 'interceptLooseBall');
const intercepts = plus(
  interceptMarks,
  interceptGround,
  count('interceptGather', 'interceptFreeKick', 'interceptKnockOn', 'interceptGroundKick', 'interceptOutOnFullKickIn'),
);
const kicked = sum(
  10,
  'metresKickEffectiveKept',
  'metresKickEffectiveLost',
  'metresKickPoorKept',
  'metresKickPoorLost',
);
const handballed = sum(
  10,
  'metresHandballEffectiveKept',
  'metresHandballEffectiveLost',
  'metresHandballPoorKept',
  'metresHandballPoorLost',
);
const effective = sum(
  10,
  'metresKickEffectiveKept',
  'metresKickEffectiveLost',
  'metresHandballEffectiveKept',
  'metresHandballEffectiveLost',
);
const kept = sum(
  10,
  'metresKickEffectiveKept',
  'metresKickPoorKept',
  'metresHandballEffectiveKept',
  'metresHandballPoorKept',
);
const metres = plus(kicked, handballed, sum(10, 'metresRun'));
const direct = 'reached in at most three disposals, none of them backwards.';
const forced = 'of chains in which the squad won the ball by pressing or tackling the person who lost it.';
const position = 'marks, free kicks and kick-ins of the squad in its defensive half';

/** Metrics of territory: inside 50s, rebounds, intercepts, turnovers and metres gained. */
export const territoryMetrics = {
  INSIDE_50: both({
    name: 'Inside 50',
    formula: count('in50Kick', 'in50Other'),
    description: 'Times the ball was brought into the forward 50.',
  }),
  INSIDE_50_KICK: both({
    name: 'Inside 50 Kick',
    formula: count('in50Kick'),
    description: 'Inside-50 entries by kick.',
  }),
  INSIDE_50_KICK_RETAIN: both({
    name: 'Inside 50 Kick Retain',
    namePlural: 'Inside 50 Kicks Retained',
    formula: count('in50KickRetain'),
    description: 'Kicked entries after which the same squad had the ball next.',
  }),
  INSIDE_50_KICK_RETAIN_MARK: both({
    name: 'Inside 50 Kick Retain Mark',
    namePlural: 'Inside 50 Kicks Marked',
    formula: count('in50KickRetainMark'),
    description: 'Kicked entries a team-mate marked.',
  }),
  INSIDE_50_KICK_LOSS: both({
    name: 'Inside 50 Kick Loss',
    namePlural: 'Inside 50 Kicks Lost',
    formula: count('in50KickLoss'),
    description: 'Kicked entries after which the opposition had the ball next.',
  }),
  INSIDE_50_INITIAL: ofSquads({
    name: 'Inside 50 Initial',
    formula: count('in50Initial'),
    description: 'Entries after the ball had been out of the forward half.',
  }),
  INSIDE_50_INITIAL_ENTRY_RETURN: ofSquads({
    name: 'Inside 50 Initial Entry Return',
    formula: sum(1, 'in50InitialReturn'),
    description: 'Points scored in chains with an initial entry, credited to that entry.',
  }),
  INSIDE_50_INITIAL_DIRECT: ofSquads({
    name: 'Inside 50 Initial Direct',
    namePlural: 'Inside 50 Initials Direct',
    formula: count('in50InitialDirect'),
    description: `Initial entries ${direct}`,
    zoned: [],
  }),
  INSIDE_50_INITIAL_DIRECT_ENTRY_RETURN: ofSquads({
    name: 'Inside 50 Initial Direct Entry Return',
    formula: sum(1, 'in50InitialDirectReturn'),
    description: 'Points scored in chains with a direct initial entry, credited to that entry.',
    zoned: [],
  }),
  INSIDE_50_REPEAT: ofSquads({
    name: 'Inside 50 Repeat',
    formula: count('in50Repeat'),
    description: 'Entries before which the ball had stayed in the forward half since the previous entry.',
  }),
  INSIDE_50_REPEAT_ENTRY_RETURN: ofSquads({
    name: 'Inside 50 Repeat Entry Return',
    formula: sum(1, 'in50RepeatReturn'),
    description: 'Points scored in chains with repeat entries, credited to each of these entries.',
  }),
  INSIDE_50_REPEAT_DIRECT: ofSquads({
    name: 'Inside 50 Repeat Direct',
    namePlural: 'Inside 50 Repeats Direct',
    formula: count('in50RepeatDirect'),
    description: `Repeat entries ${direct}`,
  }),
  INSIDE_50_REPEAT_DIRECT_ENTRY_RETURN: ofSquads({
    name: 'Inside 50 Repeat Direct Entry Return',
    formula: sum(1, 'in50RepeatDirectReturn'),
    description: 'Points scored in chains with direct repeat entries, credited to each of these entries.',
  }),
  INSIDE_50_TRANSITION: ofSquads({
    name: 'Inside 50 Transition',
    formula: count('in50Transition'),
    description: 'First entries of chains that began with an intercept or kick-in in the defensive half.',
  }),
  INSIDE_50_TRANSITION_ENTRY_RETURN: ofSquads({
    name: 'Inside 50 Transition Entry Return',
    formula: sum(1, 'in50TransitionReturn'),
    description: 'Points scored in chains with a transition entry, credited to that entry.',
  }),
  INSIDE_50_TRANSITION_DIRECT: ofSquads({
    name: 'Inside 50 Transition Direct',
    namePlural: 'Inside 50 Transitions Direct',
    formula: count('in50TransitionDirect'),
    description: `Transition entries ${direct}`,
  }),
  INSIDE_50_TRANSITION_DIRECT_ENTRY_RETURN: ofSquads({
    name: 'Inside 50 Transition Direct Entry Return',
    formula: sum(1, 'in50TransitionDirectReturn'),
    description: 'Points scored in chains with a direct transition entry, credited to that entry.',
  }),
  INSIDE_50_FORCED: ofSquads({
    name: 'Inside 50 Forced',
    namePlural: 'Inside 50s Forced',
    formula: count('in50Forced'),
    description: `First entries ${forced}`,
    zoned: [],
  }),
  INSIDE_50_FORCED_ENTRY_RETURN: ofSquads({
    name: 'Inside 50 Forced Entry Return',
    formula: sum(1, 'in50ForcedReturn'),
    description: 'Points scored in chains with a forced entry, credited to that entry.',
  }),
  INSIDE_50_TARGET: both({
    name: 'Inside 50 Target',
    formula: count('in50Target'),
    description: 'Inside-50 kicks aimed at the player.',
    zoned: [],
  }),
  INSIDE_50_TARGET_CHANCE: both({
    name: 'Inside 50 Target Chance',
    formula: count('in50TargetChance'),
    description: 'Inside-50 kicks aimed at the player with a real chance to win the ball.',
    zoned: [],
  }),
  INSIDE_50_TARGET_CHANCE_PLAYER_RETAIN: both({
    name: 'Inside 50 Target Chance Player Retain',
    namePlural: 'Inside 50 Target Chances Retained By Player',
    formula: count('in50TargetPlayerRetain'),
    description: 'Target chances after which the targeted player had the ball next.',
    zoned: [],
  }),
  INSIDE_50_TARGET_CHANCE_PLAYER_SCORE: both({
    name: 'Inside 50 Target Chance Player Score',
    formula: count('in50TargetPlayerScore'),
    description: 'Target chances in chains that ended in a score by the targeted player.',
    zoned: [],
  }),
  INSIDE_50_TARGET_CHANCE_TEAM_RETAIN: both({
    name: 'Inside 50 Target Chance Team Retain',
    namePlural: 'Inside 50 Target Chances Retained By Team',
    formula: count('in50TargetTeamRetain'),
    description: "Target chances after which the target's squad had the ball next.",
    zoned: [],
  }),
  INSIDE_50_TARGET_CHANCE_TEAM_SCORE: both({
    name: 'Inside 50 Target Chance Team Score',
    formula: count('in50TargetTeamScore'),
    description: "Target chances in chains that ended in a score by the target's squad.",
    zoned: [],
  }),
  REBOUND_50: both({
    name: 'Rebound 50',
    formula: count('rebound50'),
    description:
      'Times the squad brought or sent the ball out of its defensive 50, or won it outside after the opposition had it inside.',
  }),
  REBOUND_50_RETAIN_UP: both({
    name: 'Rebound 50 Retain Uncontested',
    formula: count('reboundRetainUp'),
    description: 'Rebounds a team-mate took without contest.',
    zoned: [],
  }),
  REBOUND_50_RETAIN_CP: both({
    name: 'Rebound 50 Retain Contested',
    formula: count('reboundRetainCp'),
    description: 'Rebounds a team-mate won in a contest.',
    zoned: [],
  }),
  REBOUND_50_RETAIN_RUN: both({
    name: 'Rebound 50 Retain Run',
    formula: count('reboundRetainRun'),
    description: 'Rebounds carried out on the run.',
    zoned: [],
  }),
  REBOUND_50_LOSS_UP: both({
    name: 'Rebound 50 Loss Uncontested',
    namePlural: 'Rebound 50 Losses Uncontested',
    formula: count('reboundLossUp'),
    description: 'Rebounds the opposition took without contest.',
    zoned: [],
  }),
  REBOUND_50_LOSS_CP: both({
    name: 'Rebound 50 Loss Contested',
    namePlural: 'Rebound 50 Losses Contested',
    formula: count('reboundLossCp'),
    description: 'Rebounds the opposition won in a contest.',
    zoned: [],
  }),

  LONG_DOWN_LINE_OPPORTUNITY: ofSquads({
    name: 'Long Down Line Opportunity',
    formula: count('lineOpportunity'),
    description:
      `Times the squad could kick long down the line: ${position}, ` + 'except marks and free kicks in the corridor.',
    zoned: [],
  }),
  LONG_DOWN_LINE: ofSquads({
    name: 'Long Down Line',
    namePlural: 'Long Down Line',
    formula: count('lineTaken'),
    description:
      'Opportunities for a long kick down the line that were taken with a long forward kick to a flank: after a mark or free kick, the same flank.',
    zoned: [],
  }),
  LONG_DOWN_LINE_RETAIN: ofSquads({
    name: 'Long Down Line Retain',
    namePlural: 'Long Down Line Retained',
    formula: count('lineRetain'),
    description: 'Long kicks down the line after which the squad had the ball next.',
    zoned: [],
  }),
  LONG_DOWN_LINE_LOSS: ofSquads({
    name: 'Long Down Line Loss',
    namePlural: 'Long Down Line Losses',
    formula: count('lineLoss'),
    description: 'Long kicks down the line after which the opposition had the ball next.',
    zoned: [],
  }),
  LONG_DOWN_LINE_STOPPAGE: ofSquads({
    name: 'Long Down Line Stoppage',
    formula: count('lineStoppage'),
    description: 'Long kicks down the line after which play stopped.',
    zoned: [],
  }),
  LONG_DOWN_LINE_SCORE: ofSquads({
    name: 'Long Down Line Score',
    formula: count('lineScore'),
    description: 'Long kicks down the line whose chain ended in a score by the squad.',
    zoned: [],
  }),
  SWITCH_OPPORTUNITY: ofSquads({
    name: 'Switch Opportunity',
    formula: count('switchOpportunity'),
    description:
      'Times the squad could switch play: marks and free kicks of the squad in its defensive half, outside the corridor.',
    zoned: [],
  }),
  SWITCH: ofSquads({
    name: 'Switch',
    namePlural: 'Switches',
    formula: count('switchTaken'),
    description:
      'Opportunities for a switch after which the squad had the ball on the other side of the corridor within three disposals.',
    zoned: [],
  }),
  SWITCH_IN50: ofSquads({
    name: 'Switch Inside 50',
    formula: count('switchIn50'),
    description: 'Switches whose chain went on to reach the forward 50.',
    zoned: [],
  }),
  SWITCH_SCORE: ofSquads({
    name: 'Switch Score',
    formula: count('switchScore'),
    description: 'Switches whose chain ended in a score by the squad.',
    zoned: [],
  }),

  INTERCEPT: both({
    name: 'Intercept',
    formula: intercepts,
    description: "Possessions won from the opposition's chain.",
  }),
  INTERCEPT_MARK: both({
    name: 'Intercept Mark',
    formula: interceptMarks,
    description: 'Intercepts by mark.',
  }),
  INTERCEPT_MARK_CONTESTED: both({
    name: 'Intercept Mark Contested',
    formula: count('interceptMarkContested'),
    description: 'Intercepts by contested mark.',
  }),
  INTERCEPT_MARK_UNCONTESTED: both({
    name: 'Intercept Mark Uncontested',
    formula: count('interceptMarkUncontested'),
    description: 'Intercepts by uncontested mark.',
  }),
  INTERCEPT_GROUNDBALL_GET: both({
    name: 'Intercept Ground Ball Get',
    formula: interceptGround,
    description: 'Intercepts by hard or loose ball get.',
  }),
  INTERCEPT_HARDBALL_GET: both({
    name: 'Intercept Hard Ball Get',
    formula: count('interceptHardBall'),
    description: 'Intercepts by hard ball get.',
  }),
  INTERCEPT_LOOSEBALL_GET: both({
    name: 'Intercept Loose Ball Get',
    formula: count('interceptLooseBall'),
    description: 'Intercepts by loose ball get.',
  }),
  INTERCEPT_GATHER: both({
    name: 'Intercept Gather',
    formula: count('interceptGather'),
    description: 'Intercepts by gather.',
  }),
  INTERCEPT_FREE_KICK: both({
    name: 'Intercept Free Kick',
    formula: count('interceptFreeKick'),
    description: 'Intercepts by free kick.',
  }),
  INTERCEPT_KNOCK_ON: both({
    name: 'Intercept Knock On',
    formula: count('interceptKnockOn'),
    description: 'Intercepts by knock-on.',
  }),
  INTERCEPT_GROUND_KICK: both({
    name: 'Intercept Ground Kick',
    formula: count('interceptGroundKick'),
    description: 'Intercepts by ground kick.',
  }),
  INTERCEPT_OUT_ON_FULL_KICK_IN: both({
    name: 'Intercept Out On Full Kick In',
    formula: count('interceptOutOnFullKickIn'),
    description: 'Kicks awarded after the opposition put the ball out on the full.',
  }),
  TURNOVER: both({
    name: 'Turnover',
    formula: turnover,
    description: 'Balls lost to the opposition outside stoppages.',
  }),
  TURNOVER_GIVEAWAY: both({
    name: 'Turnover Giveaway',
    formula: count('turnoverGiveaway'),
    description: 'Turnovers by a poor disposal.',
  }),
  TURNOVER_GIVEAWAY_UNFORCED: both({
    name: 'Turnover Giveaway Unforced',
    namePlural: 'Turnover Giveaways Unforced',
    formula: count('turnoverGiveawayUnforced'),
    description: 'Giveaways captured as made without pressure, or followed at once by an error without pressure.',
  }),
  TURNOVER_OPPOSITION_TAKEAWAY: both({
    name: 'Turnover Opposition Takeaway',
    formula: count('turnoverTakeaway'),
    description: 'Turnovers in which the opposition took the ball away.',
  }),
  TURNOVER_CLEARING_STOPPAGE: both({
    name: 'Turnover Clearing Stoppage',
    namePlural: 'Turnovers Clearing Stoppage',
    formula: clearing,
    description: 'Turnovers by the disposal that cleared a stoppage.',
  }),
  TURNOVER_GENERAL_PLAY: both({
    name: 'Turnover General Play',
    namePlural: 'Turnovers General Play',
    formula: minus(turnover, clearing),
    description: 'Turnovers in general play.',
  }),

  METRES_GAINED: both({
    name: 'Metres Gained',
    namePlural: 'Metres Gained',
    formula: metres,
    description: 'Metres along the axis of the ground by kick, handball and run.',
    format: 'oneDecimal',
    zoned: [],
  }),
  METRES_GAINED_KICK: both({
    name: 'Metres Gained Kick',
    formula: kicked,
    description: 'Metres along the axis of the ground by kick.',
    format: 'oneDecimal',
  }),
  METRES_GAINED_HANDBALL: both({
    name: 'Metres Gained Handball',
    formula: handballed,
    description: 'Metres along the axis of the ground by handball.',
    format: 'oneDecimal',
  }),
  METRES_GAINED_EFFECTIVE: both({
    name: 'Metres Gained Effective',
    namePlural: 'Metres Gained',
    formula: effective,
    description: 'Metres along the axis of the ground by effective disposals.',
    format: 'integer',
  }),
  METRES_GAINED_RETAIN: both({
    name: 'Metres Gained Retain',
    namePlural: 'Metres Gained',
    formula: kept,
    description: 'Metres along the axis of the ground by disposals after which the squad kept the ball.',
    format: 'integer',
  }),
  METRES_GAINED_ASSISTED: both({
    name: 'Metres Gained Assisted',
    namePlural: 'Metres Gained',
    formula: sum(10, 'metresAssisted'),
    description: 'Metres that team-mates gained with the ball after receiving it from the player.',
    format: 'integer',
  }),
  METRES_GAINED_NET: both({
    name: 'Metres Gained Net',
    namePlural: 'Metres Gained',
    formula: minus(metres, sum(10, 'metresConceded')),
    description: "Metres gained minus those the opposition gained directly after the player's lost disposals.",
    format: 'integer',
  }),
} as const satisfies Partial<Record<MetricCode, Metric>>;
