import { count, minus, plus } from '../formula.js';
import { both, type Metric } from '../metric.js';
import type { MetricCode } from '../codes.js';

const hardGround = count('hardBallGetGround');
const hard = plus(hardGround, count('hardBallGetRuck'));
const loose = count('looseBallGet');
const groundball = plus(hardGround, loose);
const hardPrec = count('hardGroundPrec', 'hardRuckPrec');
const loosePrec = count('loosePrec');
const groundballPrec = plus(count('hardGroundPrec'), loosePrec);
const contested = plus(hard, loose, count('gatherHitout', 'markContested', 'knockOnContested', 'freeInContest'));
const contestedPrec = plus(hardPrec, loosePrec, count('contestedOtherPrec'));
const uncontested = count(
  'markUncontested',
  'markOnLead',
  'handballReceive',
  'gatherUncontested',
  'gatherOpposition',
  'freeOffBall',
);
const allMarks = count('markUncontested', 'markOnLead', 'markContested');
const interceptMarkContested = count('interceptMarkContested');
const interceptMarkUncontested = count('interceptMarkUncontested');
const uncontestedMarks = count('markUncontested', 'markOnLead');

/** Metrics of winning the ball: possessions, ground balls, gathers and marks. */
export const possessionMetrics = {
  POSSESSION: both({
    name: 'Possession',
    formula: plus(contested, uncontested),
    description: 'Times the ball was won or received, contested or not.',
  }),
  POSSESSION_CONTESTED: both({
    name: 'Possession Contested',
    formula: contested,
    description:
      'Balls won in dispute: hard and loose ball gets, contested marks and knock-ons, gathers from a hitout, ' +
      'and frees won in a contest.',
  }),
  POSSESSION_CONTESTED_PREC: both({
    name: 'Possession Contested Pre-Clearance',
    formula: contestedPrec,
    description: 'Contested possessions between a stoppage and its clearance.',
  }),
  POSSESSION_CONTESTED_GP: both({
    name: 'Possession Contested General Play',
    formula: minus(contested, contestedPrec),
    description: 'Contested possessions that were not between a stoppage and its clearance.',
  }),
  POSSESSION_UNCONTESTED: both({
    name: 'Possession Uncontested',
    formula: uncontested,
    description:
      'Balls won without dispute: uncontested marks, handballs received, clean gathers, and frees off the ball.',
  }),
  HARDBALL_GET: both({
    name: 'Hard Ball Get',
    formula: hard,
    description: 'Disputed balls won while under direct physical pressure.',
  }),
  HARDBALL_GET_PREC: both({
    name: 'Hard Ball Get Pre-Clearance',
    formula: hardPrec,
    description: 'Hard ball gets before the clearance of a stoppage.',
  }),
  HARDBALL_GET_GP: both({
    name: 'Hard Ball Get General Play',
    formula: minus(hard, hardPrec),
    description: 'Hard ball gets in general play.',
  }),
  HARDBALL_GET_GROUNDBALL: both({
    name: 'Hard Ball Get Ground Ball',
    formula: hardGround,
    description: 'Hard ball gets at ground level, except those directly out of a ruck contest.',
  }),
  HARDBALL_GET_RUCK: both({
    name: 'Hard Ball Get Ruck',
    formula: count('hardBallGetRuck'),
    description: 'Hard ball gets by a ruck directly out of the ruck contest.',
  }),
  LOOSEBALL_GET: both({
    name: 'Loose Ball Get',
    formula: loose,
    description: 'Disputed balls won at ground level without direct physical pressure.',
  }),
  LOOSEBALL_GET_PREC: both({
    name: 'Loose Ball Get Pre-Clearance',
    formula: loosePrec,
    description: 'Loose ball gets before the clearance of a stoppage.',
  }),
  LOOSEBALL_GET_GP: both({
    name: 'Loose Ball Get General Play',
    formula: minus(loose, loosePrec),
    description: 'Loose ball gets in general play.',
  }),
  GROUNDBALL_GET: both({
    name: 'Ground Ball Get',
    formula: groundball,
    description: 'Hard and loose ball gets at ground level.',
  }),
  GROUNDBALL_GET_PREC: both({
    name: 'Ground Ball Get Pre-Clearance',
    formula: groundballPrec,
    description: 'Ground ball gets before the clearance of a stoppage.',
  }),
  GROUNDBALL_GET_GP: both({
    name: 'Ground Ball Get General Play',
    formula: minus(groundball, groundballPrec),
    description: 'Ground ball gets in general play.',
  }),
  CRUMB: both({
    name: 'Crumb',
    formula: count('crumb'),
    description: 'Ground balls won from the spill of a marking contest, hard or loose.',
  }),
  GATHER: both({
    name: 'Gather',
    formula: count('gatherUncontested', 'gatherOpposition', 'gatherHitout'),
    description: 'Balls picked up that were not hard or loose ball gets.',
  }),
  GATHER_UNCONTESTED: both({
    name: 'Gather Uncontested',
    formula: count('gatherUncontested', 'gatherOpposition'),
    description: 'Balls picked up without dispute.',
  }),
  GATHER_HITOUT: both({
    name: 'Gather Hitout',
    formula: count('gatherHitout'),
    description: "Balls gathered cleanly from a ruck's tap.",
  }),
  HANDBALL_RECEIVE: both({
    name: 'Handball Receive',
    formula: count('handballReceive'),
    description: "Possessions from a team-mate's handball.",
  }),
  KNOCK_ON: both({
    name: 'Knock On',
    formula: count('knockOn', 'knockOnContested'),
    description: 'Times the ball was deliberately knocked on instead of taken.',
  }),
  KNOCK_ON_CONTESTED: both({
    name: 'Knock On Contested',
    formula: count('knockOnContested'),
    description: 'Knock-ons while the ball was in dispute.',
  }),
  MARK: both({
    name: 'Mark',
    formula: allMarks,
    description: 'Clean catches of a kick of at least 15 m.',
  }),
  MARK_CONTESTED: both({
    name: 'Mark Contested',
    formula: count('markContested'),
    description: 'Marks under physical pressure or in a pack.',
  }),
  MARK_CONTESTED_OPPOSITION: both({
    name: 'Mark Contested Opposition',
    formula: interceptMarkContested,
    description: 'Contested marks of an opposition kick.',
  }),
  MARK_CONTESTED_SQ: both({
    name: 'Mark Contested Squad',
    formula: minus(count('markContested'), interceptMarkContested),
    description: "Contested marks of a team-mate's kick.",
  }),
  MARK_UNCONTESTED: both({
    name: 'Mark Uncontested',
    formula: uncontestedMarks,
    description: 'Marks without a contest, including those on the lead.',
  }),
  MARK_UNCONTESTED_OPPOSITION: both({
    name: 'Mark Uncontested Opposition',
    formula: interceptMarkUncontested,
    description: 'Uncontested marks of an opposition kick.',
  }),
  MARK_UNCONTESTED_SQ: both({
    name: 'Mark Uncontested Squad',
    formula: minus(uncontestedMarks, interceptMarkUncontested),
    description: "Uncontested marks of a team-mate's kick.",
  }),
  MARK_ON_LEAD: both({
    name: 'Mark On Lead',
    namePlural: 'Marks On Lead',
    formula: count('markOnLead'),
    description: 'Marks on the lead, clear of the defender.',
  }),
  MARK_PLAY_ON: both({
    name: 'Mark Play On',
    namePlural: 'Marks Play On',
    formula: count('markPlayOn'),
    description: 'Marks after which the marker played on at once.',
  }),
  MARK_DROPPED: both({
    name: 'Mark Dropped',
    namePlural: 'Marks Dropped',
    formula: count('markDropped'),
    description: 'Marks that should have been held and were dropped.',
  }),
  MARK_FUMBLED: both({
    name: 'Mark Fumbled',
    namePlural: 'Marks Fumbled',
    formula: count('markFumbled'),
    description: 'Marks fumbled without the ball being lost outright.',
  }),
  RUNNING_BOUNCE: both({
    name: 'Running Bounce',
    namePlural: 'Running Bounces',
    formula: count('runningBounce'),
    description: 'Bounces or touches of the ball to the ground while running.',
  }),
} as const satisfies Partial<Record<MetricCode, Metric>>;
