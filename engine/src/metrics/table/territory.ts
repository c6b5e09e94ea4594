import { count, minus, plus, sum } from '../formula.js';
import { both, ofSquads, unzoned, type Metric } from '../metric.js';
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
const tenths = { format: 'oneDecimal' } as const;
const direct = 'reached by three disposals at the most, none of them backwards.';
const forced = 'of chains the squad won by pressing or tackling the person who lost the ball.';
const position = 'marks, free kicks and kick-ins of the squad in its defensive half';
const whole = { plural: 'Metres Gained', format: 'integer' } as const;

/** Where the ball goes: inside 50s, rebounds, intercepts, turnovers, metres gained. */
export const territoryMetrics = {
  INSIDE_50: both('Inside 50', count('in50Kick', 'in50Other'), 'Times the ball was brought into the forward 50.'),
  INSIDE_50_KICK: both('Inside 50 Kick', count('in50Kick'), 'Inside-50 entries by kick.'),
  INSIDE_50_KICK_RETAIN: both(
    'Inside 50 Kick Retain',
    count('in50KickRetain'),
    'Kicked entries the same squad had the ball from next.',
    { plural: 'Inside 50 Kicks Retained' },
  ),
  INSIDE_50_KICK_RETAIN_MARK: both(
    'Inside 50 Kick Retain Mark',
    count('in50KickRetainMark'),
    'Kicked entries a team-mate marked.',
    { plural: 'Inside 50 Kicks Marked' },
  ),
  INSIDE_50_KICK_LOSS: both(
    'Inside 50 Kick Loss',
    count('in50KickLoss'),
    'Kicked entries the opposition had the ball from next.',
    { plural: 'Inside 50 Kicks Lost' },
  ),
  INSIDE_50_INITIAL: ofSquads(
    'Inside 50 Initial',
    count('in50Initial'),
    'Entries after the ball had been out of the forward half.',
  ),
  INSIDE_50_INITIAL_ENTRY_RETURN: ofSquads(
    'Inside 50 Initial Entry Return',
    sum(1, 'in50InitialReturn'),
    'Points of chains from their initial entry.',
  ),
  INSIDE_50_INITIAL_DIRECT: ofSquads(
    'Inside 50 Initial Direct',
    count('in50InitialDirect'),
    `Initial entries ${direct}`,
    { ...unzoned, plural: 'Inside 50 Initials Direct' },
  ),
  INSIDE_50_INITIAL_DIRECT_ENTRY_RETURN: ofSquads(
    'Inside 50 Initial Direct Entry Return',
    sum(1, 'in50InitialDirectReturn'),
    'Points of chains from their direct initial entry.',
    unzoned,
  ),
  INSIDE_50_REPEAT: ofSquads(
    'Inside 50 Repeat',
    count('in50Repeat'),
    'Entries while the ball had stayed in the forward half since the one before.',
  ),
  INSIDE_50_REPEAT_ENTRY_RETURN: ofSquads(
    'Inside 50 Repeat Entry Return',
    sum(1, 'in50RepeatReturn'),
    'Points of chains from a repeat entry.',
  ),
  INSIDE_50_REPEAT_DIRECT: ofSquads('Inside 50 Repeat Direct', count('in50RepeatDirect'), `Repeat entries ${direct}`, {
    plural: 'Inside 50 Repeats Direct',
  }),
  INSIDE_50_REPEAT_DIRECT_ENTRY_RETURN: ofSquads(
    'Inside 50 Repeat Direct Entry Return',
    sum(1, 'in50RepeatDirectReturn'),
    'Points of chains from a direct repeat entry.',
  ),
  INSIDE_50_TRANSITION: ofSquads(
    'Inside 50 Transition',
    count('in50Transition'),
    'First entries of chains won by intercept or kick-in in the defensive half.',
  ),
  INSIDE_50_TRANSITION_ENTRY_RETURN: ofSquads(
    'Inside 50 Transition Entry Return',
    sum(1, 'in50TransitionReturn'),
    'Points of chains from their transition entry.',
  ),
  INSIDE_50_TRANSITION_DIRECT: ofSquads(
    'Inside 50 Transition Direct',
    count('in50TransitionDirect'),
    `Transition entries ${direct}`,
    { plural: 'Inside 50 Transitions Direct' },
  ),
  INSIDE_50_TRANSITION_DIRECT_ENTRY_RETURN: ofSquads(
    'Inside 50 Transition Direct Entry Return',
    sum(1, 'in50TransitionDirectReturn'),
    'Points of chains from their direct transition entry.',
  ),
  INSIDE_50_FORCED: ofSquads('Inside 50 Forced', count('in50Forced'), `First entries ${forced}`, {
    ...unzoned,
    plural: 'Inside 50s Forced',
  }),
  INSIDE_50_FORCED_ENTRY_RETURN: ofSquads(
    'Inside 50 Forced Entry Return',
    sum(1, 'in50ForcedReturn'),
    'Points of chains from their forced entry.',
  ),
  INSIDE_50_TARGET: both('Inside 50 Target', count('in50Target'), 'Inside-50 kicks aimed at the player.', unzoned),
  INSIDE_50_TARGET_CHANCE: both(
    'Inside 50 Target Chance',
    count('in50TargetChance'),
    'Inside-50 kicks aimed at the player with a real chance to win the ball.',
    unzoned,
  ),
  INSIDE_50_TARGET_CHANCE_PLAYER_RETAIN: both(
    'Inside 50 Target Chance Player Retain',
    count('in50TargetPlayerRetain'),
    'Chances after which the target himself had the ball next.',
    { ...unzoned, plural: 'Inside 50 Target Chances Retained By Player' },
  ),
  INSIDE_50_TARGET_CHANCE_PLAYER_SCORE: both(
    'Inside 50 Target Chance Player Score',
    count('in50TargetPlayerScore'),
    'Chances whose chain the target himself ended with a score.',
    unzoned,
  ),
  INSIDE_50_TARGET_CHANCE_TEAM_RETAIN: both(
    'Inside 50 Target Chance Team Retain',
    count('in50TargetTeamRetain'),
    "Chances after which the target's squad had the ball next.",
    { ...unzoned, plural: 'Inside 50 Target Chances Retained By Team' },
  ),
  INSIDE_50_TARGET_CHANCE_TEAM_SCORE: both(
    'Inside 50 Target Chance Team Score',
    count('in50TargetTeamScore'),
    "Chances whose chain ended with a score of the target's squad.",
    unzoned,
  ),
  REBOUND_50: both(
    'Rebound 50',
    count('rebound50'),
    'Times the ball was brought out of the defensive 50, once in a chain.',
  ),
  REBOUND_50_RETAIN_UP: both(
    'Rebound 50 Retain Uncontested',
    count('reboundRetainUp'),
    'Rebounds a team-mate took without contest.',
    unzoned,
  ),
  REBOUND_50_RETAIN_CP: both(
    'Rebound 50 Retain Contested',
    count('reboundRetainCp'),
    'Rebounds a team-mate won in a contest.',
    unzoned,
  ),
  REBOUND_50_RETAIN_RUN: both(
    'Rebound 50 Retain Run',
    count('reboundRetainRun'),
    'Rebounds carried out on the run.',
    unzoned,
  ),
  REBOUND_50_LOSS_UP: both(
    'Rebound 50 Loss Uncontested',
    count('reboundLossUp'),
    'Rebounds the opposition took without contest.',
    { ...unzoned, plural: 'Rebound 50 Losses Uncontested' },
  ),
  REBOUND_50_LOSS_CP: both(
    'Rebound 50 Loss Contested',
    count('reboundLossCp'),
    'Rebounds the opposition won in a contest.',
    { ...unzoned, plural: 'Rebound 50 Losses Contested' },
  ),

  LONG_DOWN_LINE_OPPORTUNITY: ofSquads(
    'Long Down Line Opportunity',
    count('lineOpportunity'),
    `Times a long kick down the line was open: ${position}, those in the corridor left aside but for kick-ins.`,
    unzoned,
  ),
  LONG_DOWN_LINE: ofSquads(
    'Long Down Line',
    count('lineTaken'),
    'Such opportunities kicked long and forward to a flank, from a flank to the same one.',
    { ...unzoned, plural: 'Long Down Line' },
  ),
  LONG_DOWN_LINE_RETAIN: ofSquads(
    'Long Down Line Retain',
    count('lineRetain'),
    'Long kicks down the line after which the squad had the ball next.',
    { ...unzoned, plural: 'Long Down Line Retained' },
  ),
  LONG_DOWN_LINE_LOSS: ofSquads(
    'Long Down Line Loss',
    count('lineLoss'),
    'Long kicks down the line after which the opposition had the ball next.',
    { ...unzoned, plural: 'Long Down Line Losses' },
  ),
  LONG_DOWN_LINE_STOPPAGE: ofSquads(
    'Long Down Line Stoppage',
    count('lineStoppage'),
    'Long kicks down the line after which play stopped.',
    unzoned,
  ),
  LONG_DOWN_LINE_SCORE: ofSquads(
    'Long Down Line Score',
    count('lineScore'),
    'Long kicks down the line whose chain ended with a score of the squad.',
    unzoned,
  ),
  SWITCH_OPPORTUNITY: ofSquads(
    'Switch Opportunity',
    count('switchOpportunity'),
    'Times a switch was open: marks and free kicks of the squad in its defensive half, outside the corridor.',
    unzoned,
  ),
  SWITCH: ofSquads(
    'Switch',
    count('switchTaken'),
    'Such opportunities after which the squad had the ball on the other side of the corridor within three disposals.',
    { ...unzoned, plural: 'Switches' },
  ),
  SWITCH_IN50: ofSquads(
    'Switch Inside 50',
    count('switchIn50'),
    'Switches whose chain went on to reach the forward 50.',
    unzoned,
  ),
  SWITCH_SCORE: ofSquads(
    'Switch Score',
    count('switchScore'),
    'Switches whose chain ended with a score of the squad.',
    unzoned,
  ),

  INTERCEPT: both('Intercept', intercepts, "Possessions won from the opposition's chain."),
  INTERCEPT_MARK: both('Intercept Mark', interceptMarks, 'Intercepts by mark.'),
  INTERCEPT_MARK_CONTESTED: both(
    'Intercept Mark Contested',
    count('interceptMarkContested'),
    'Intercepts by contested mark.',
  ),
  INTERCEPT_MARK_UNCONTESTED: both(
    'Intercept Mark Uncontested',
    count('interceptMarkUncontested'),
    'Intercepts by uncontested mark.',
  ),
  INTERCEPT_GROUNDBALL_GET: both('Intercept Ground Ball Get', interceptGround, 'Intercepts by hard or loose ball get.'),
  INTERCEPT_HARDBALL_GET: both('Intercept Hard Ball Get', count('interceptHardBall'), 'Intercepts by hard ball get.'),
  INTERCEPT_LOOSEBALL_GET: both(
    'Intercept Loose Ball Get',
    count('interceptLooseBall'),
    'Intercepts by loose ball get.',
  ),
  INTERCEPT_GATHER: both('Intercept Gather', count('interceptGather'), 'Intercepts by gather.'),
  INTERCEPT_FREE_KICK: both('Intercept Free Kick', count('interceptFreeKick'), 'Intercepts by free kick.'),
  INTERCEPT_KNOCK_ON: both('Intercept Knock On', count('interceptKnockOn'), 'Intercepts by knock-on.'),
  INTERCEPT_GROUND_KICK: both('Intercept Ground Kick', count('interceptGroundKick'), 'Intercepts by ground kick.'),
  INTERCEPT_OUT_ON_FULL_KICK_IN: both(
    'Intercept Out On Full Kick In',
    count('interceptOutOnFullKickIn'),
    'Kicks awarded after the opposition put the ball out on the full.',
  ),
  TURNOVER: both('Turnover', turnover, 'Balls lost to the opposition outside stoppages.'),
  TURNOVER_GIVEAWAY: both('Turnover Giveaway', count('turnoverGiveaway'), 'Turnovers by a poor disposal.'),
  TURNOVER_GIVEAWAY_UNFORCED: both(
    'Turnover Giveaway Unforced',
    count('turnoverGiveawayUnforced'),
    'Giveaways made without pressure.',
    { plural: 'Turnover Giveaways Unforced' },
  ),
  TURNOVER_OPPOSITION_TAKEAWAY: both(
    'Turnover Opposition Takeaway',
    count('turnoverTakeaway'),
    'Turnovers in which the opposition took the ball away.',
  ),
  TURNOVER_CLEARING_STOPPAGE: both(
    'Turnover Clearing Stoppage',
    clearing,
    'Turnovers by the disposal that cleared a stoppage.',
    { plural: 'Turnovers Clearing Stoppage' },
  ),
  TURNOVER_GENERAL_PLAY: both('Turnover General Play', minus(turnover, clearing), 'Turnovers in general play.', {
    plural: 'Turnovers General Play',
  }),

  METRES_GAINED: both('Metres Gained', metres, 'Metres towards goal by kick, handball and run.', {
    ...tenths,
    ...unzoned,
    plural: 'Metres Gained',
  }),
  METRES_GAINED_KICK: both('Metres Gained Kick', kicked, 'Metres towards goal by kick.', tenths),
  METRES_GAINED_HANDBALL: both('Metres Gained Handball', handballed, 'Metres towards goal by handball.', tenths),
  METRES_GAINED_EFFECTIVE: both(
    'Metres Gained Effective',
    effective,
    'Metres towards goal by effective disposals.',
    whole,
  ),
  METRES_GAINED_RETAIN: both(
    'Metres Gained Retain',
    kept,
    'Metres towards goal by disposals after which the squad kept the ball.',
    whole,
  ),
  METRES_GAINED_ASSISTED: both(
    'Metres Gained Assisted',
    sum(10, 'metresAssisted'),
    'Metres team-mates gained with the ball the player gave them.',
    whole,
  ),
  METRES_GAINED_NET: both(
    'Metres Gained Net',
    minus(metres, sum(10, 'metresConceded')),
    "Metres gained less those the opposition made at once with the player's lost disposals.",
    whole,
  ),
} as const satisfies Partial<Record<MetricCode, Metric>>;
