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

/** Winning the ball: possessions, ground balls, gathers, marks. */
export const possessionMetrics = {
  POSSESSION: both('Possession', plus(contested, uncontested), 'Times the ball was won or received, contested or not.'),
  POSSESSION_CONTESTED: both(
    'Possession Contested',
    contested,
    'Balls won in dispute: hard and loose ball gets, contested marks and knock-ons, gathers from a hitout, and frees won in a contest.',
  ),
  POSSESSION_CONTESTED_PREC: both(
    'Possession Contested Pre-Clearance',
    contestedPrec,
    'Contested possessions between a stoppage and the clearance of it.',
  ),
  POSSESSION_CONTESTED_GP: both(
    'Possession Contested General Play',
    minus(contested, contestedPrec),
    'Contested possessions outside the spell between a stoppage and its clearance.',
  ),
  POSSESSION_UNCONTESTED: both(
    'Possession Uncontested',
    uncontested,
    'Balls won without dispute: uncontested marks, handballs received, clean gathers, and frees off the ball.',
  ),
  HARDBALL_GET: both('Hard Ball Get', hard, 'Disputed balls won while under direct physical pressure.'),
  HARDBALL_GET_PREC: both(
    'Hard Ball Get Pre-Clearance',
    hardPrec,
    'Hard ball gets before the clearance of a stoppage.',
  ),
  HARDBALL_GET_GP: both('Hard Ball Get General Play', minus(hard, hardPrec), 'Hard ball gets in general play.'),
  HARDBALL_GET_GROUNDBALL: both(
    'Hard Ball Get Ground Ball',
    hardGround,
    'Hard ball gets at ground level, those straight out of a ruck contest left aside.',
  ),
  HARDBALL_GET_RUCK: both(
    'Hard Ball Get Ruck',
    count('hardBallGetRuck'),
    'Hard ball gets a ruck takes straight out of the ruck contest.',
  ),
  LOOSEBALL_GET: both('Loose Ball Get', loose, 'Disputed balls won at ground level without direct physical pressure.'),
  LOOSEBALL_GET_PREC: both(
    'Loose Ball Get Pre-Clearance',
    loosePrec,
    'Loose ball gets before the clearance of a stoppage.',
  ),
  LOOSEBALL_GET_GP: both('Loose Ball Get General Play', minus(loose, loosePrec), 'Loose ball gets in general play.'),
  GROUNDBALL_GET: both('Ground Ball Get', groundball, 'Hard and loose ball gets at ground level.'),
  GROUNDBALL_GET_PREC: both(
    'Ground Ball Get Pre-Clearance',
    groundballPrec,
    'Ground ball gets before the clearance of a stoppage.',
  ),
  GROUNDBALL_GET_GP: both(
    'Ground Ball Get General Play',
    minus(groundball, groundballPrec),
    'Ground ball gets in general play.',
  ),
  CRUMB: both('Crumb', count('crumb'), 'Ground balls won from the spill of a marking contest, hard or loose.'),
  GATHER: both(
    'Gather',
    count('gatherUncontested', 'gatherOpposition', 'gatherHitout'),
    'Balls picked up that were no hard or loose ball gets.',
  ),
  GATHER_UNCONTESTED: both(
    'Gather Uncontested',
    count('gatherUncontested', 'gatherOpposition'),
    'Balls picked up without dispute.',
  ),
  GATHER_HITOUT: both('Gather Hitout', count('gatherHitout'), "Balls gathered cleanly from a ruck's tap."),
  HANDBALL_RECEIVE: both('Handball Receive', count('handballReceive'), "Possessions from a team-mate's handball."),
  KNOCK_ON: both(
    'Knock On',
    count('knockOn', 'knockOnContested'),
    'Times the ball was deliberately knocked on instead of taken.',
  ),
  KNOCK_ON_CONTESTED: both('Knock On Contested', count('knockOnContested'), 'Knock-ons while the ball was in dispute.'),
  MARK: both('Mark', allMarks, 'Clean catches of a kick of at least 15 m.'),
  MARK_CONTESTED: both('Mark Contested', count('markContested'), 'Marks under physical pressure or in a pack.'),
  MARK_CONTESTED_OPPOSITION: both(
    'Mark Contested Opposition',
    interceptMarkContested,
    'Contested marks of an opposition kick.',
  ),
  MARK_CONTESTED_SQ: both(
    'Mark Contested Squad',
    minus(count('markContested'), interceptMarkContested),
    "Contested marks of a team-mate's kick.",
  ),
  MARK_UNCONTESTED: both('Mark Uncontested', uncontestedMarks, 'Marks without a contest, those on the lead included.'),
  MARK_UNCONTESTED_OPPOSITION: both(
    'Mark Uncontested Opposition',
    interceptMarkUncontested,
    'Uncontested marks of an opposition kick.',
  ),
  MARK_UNCONTESTED_SQ: both(
    'Mark Uncontested Squad',
    minus(uncontestedMarks, interceptMarkUncontested),
    "Uncontested marks of a team-mate's kick.",
  ),
  MARK_ON_LEAD: both('Mark On Lead', count('markOnLead'), 'Marks on the lead, clear of the defender.', {
    plural: 'Marks On Lead',
  }),
  MARK_PLAY_ON: both('Mark Play On', count('markPlayOn'), 'Marks after which the marker played on at once.', {
    plural: 'Marks Play On',
  }),
  MARK_DROPPED: both('Mark Dropped', count('markDropped'), 'Marks that should have been held and were dropped.', {
    plural: 'Marks Dropped',
  }),
  MARK_FUMBLED: both('Mark Fumbled', count('markFumbled'), 'Marks fumbled without the ball being lost outright.', {
    plural: 'Marks Fumbled',
  }),
  RUNNING_BOUNCE: both(
    'Running Bounce',
    count('runningBounce'),
    'Bounces or touches of the ball to the ground while running.',
    { plural: 'Running Bounces' },
  ),
} as const satisfies Partial<Record<MetricCode, Metric>>;
