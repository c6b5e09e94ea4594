import type { MetricCode } from '@goalsquare/engine';

/** A term of the sport. */
export interface FootballTerm {
  readonly term: string;
  /** **Shape**: short sentences. Code is in backticks, and links are written as in Markdown. */
  readonly meaning: string;
  /** The metrics that count it. */
  readonly metrics: readonly MetricCode[];
}

const term = (name: string, meaning: string, ...metrics: readonly MetricCode[]): FootballTerm => ({
  term: name,
  meaning,
  metrics,
});

/** The football terms of the documentation, by subject and in reading order. */
export const footballTerms = {
  ground: [
    term('oval', 'The playing field. Grounds differ in size, so locations are also given on a standard ground.'),
    term('boundary', 'The line around the oval. Outside it the ball is out of play.', 'THROW_IN', 'OUT_ON_FULL'),
    term('centre circle', 'The circle in the middle of the ground, where a ruck contest starts each quarter.'),
    term(
      'centre square',
      'The 50-metre square around the centre circle. Only four players of each squad may be in it at a bounce.',
    ),
    term('50-metre arc', 'The curved line 50 metres from each goal.', 'INSIDE_50', 'REBOUND_50'),
    term('fifty', 'The part of the ground inside an arc: the forward 50 of one squad, the defensive 50 of the other.'),
    term('goal square', 'The rectangle in front of the goals, from where the ball is kicked in after a behind.'),
    term(
      'goal posts and behind posts',
      'Four posts at each end: two tall ones for goals, a shorter one on either side.',
    ),
    term(
      'corridor',
      'The middle of the ground, 25 metres to either side of its long axis.',
      'D50_BALL_MOVEMENT_CORRIDOR',
    ),
    term('wing', 'The side of the ground, between the corridor and the boundary.', 'MID_BALL_MOVEMENT_WING'),
  ],
  score: [
    term('goal', 'Six points: the attacking squad kicks the ball between the goal posts untouched.', 'GOAL'),
    term('behind', 'One point: the ball goes between a goal post and a behind post, or touches a goal post.', 'BEHIND'),
    term(
      'rushed behind',
      'A behind that the defending squad concedes by putting the ball over its own goal or behind line.',
      'BEHIND_RUSHED',
    ),
    term('shot', 'An attempt to score.', 'SHOT_AT_GOAL', 'SCORING_SHOT', 'SHOT_AT_GOAL_MISSED'),
    term('set shot', 'A shot after a mark or a free kick, without playing on.', 'GOAL_EXPECTED_SET'),
    term('expected points', 'The points that average players score from the same spot.', 'POINTS_EXPECTED'),
    term('accuracy', 'The share of shots that are goals.', 'GOAL_ACCURACY'),
    term('score involvement', 'An act in a chain that ends in a score.', 'SCORE_INVOLVEMENT', 'GOAL_ASSIST'),
  ],
  ball: [
    term('disposal', 'A kick or a handball. Players may not throw the ball.', 'DISPOSAL', 'DISPOSAL_EFFICIENCY'),
    term('kick', 'The ball is struck with the foot or the leg below the knee.', 'KICK', 'KICK_EFFICIENCY'),
    term('handball', 'The ball is held in one hand and struck with the fist of the other.', 'HANDBALL'),
    term('effective', 'A disposal that keeps possession or improves the squad’s position.', 'DISPOSAL_EFFECTIVE'),
    term('clanger', 'A clear error, such as a kick straight to an opponent.', 'CLANGER', 'KICK_CLANGER'),
    term('mark', 'A clean catch of a kick that travelled 15 metres. The player may stop and kick unhindered.', 'MARK'),
    term('contested mark', 'A mark under the physical pressure of an opponent.', 'MARK_CONTESTED'),
    term('mark on the lead', 'A mark by a player who runs towards the kicker.', 'MARK_ON_LEAD'),
    term('play on', 'To move on at once after a mark or a free kick instead of stopping.', 'MARK_PLAY_ON'),
    term('possession', 'To get hold of the ball.', 'POSSESSION', 'POSSESSION_CONTESTED', 'POSSESSION_UNCONTESTED'),
    term('hard ball', 'A ball in dispute, won under direct physical pressure.', 'HARDBALL_GET'),
    term(
      'loose ball',
      'A ball in dispute, won at ground level without direct physical pressure.',
      'LOOSEBALL_GET',
      'GROUNDBALL_GET',
    ),
    term('crumb', 'A ball that spills from a marking contest to the ground.', 'CRUMB'),
    term(
      'running bounce',
      'A player who runs must bounce the ball, or touch it on the ground, every 15 metres.',
      'RUNNING_BOUNCE',
    ),
    term('knock on', 'To move the ball on without taking hold of it.', 'KNOCK_ON'),
    term('metres gained', 'How far the ball moved towards the goal.', 'METRES_GAINED', 'METRES_GAINED_NET'),
  ],
  stoppages: [
    term(
      'stoppage',
      'A restart of play by an umpire, after which both squads can win the ball.',
      'STOPPAGE',
      'STOPPAGE_SECONDARY',
    ),
    term('centre bounce', 'The restart at the start of a quarter and after each goal.', 'CENTRE_BOUNCE'),
    term('ball-up', 'The restart after the ball gets stuck in a pack.', 'BALL_UP'),
    term('throw-in', 'The restart after the ball crosses the boundary.', 'THROW_IN'),
    term('ruck contest', 'Two opponents, usually tall players, compete for the ball at a restart.', 'RUCK_CONTEST'),
    term('hitout', 'The ruck hits the ball out of the contest to a team-mate.', 'HITOUT', 'HITOUT_TO_ADVANTAGE'),
    term('shark', 'To take the ball that the opposing ruck hit out.', 'HITOUT_SHARK', 'HITOUT_SHARKED'),
    term('clearance', 'The act that takes the ball clear of a stoppage.', 'CLEARANCE', 'CLEARANCE_CB'),
    term('kick-in', 'The defending squad brings the ball back into play after a behind.', 'KICK_IN'),
  ],
  defence: [
    term('tackle', 'To take hold of a player who has the ball.', 'TACKLE', 'TACKLE_RUN_DOWN'),
    term('spoil', 'To punch the ball away from an opponent who tries to mark it.', 'SPOIL'),
    term('smother', 'To block the ball as it leaves the foot or hand of an opponent.', 'SMOTHER'),
    term(
      'pressure act',
      'To chase, close in on, corral or hold an opponent who has the ball.',
      'PRESSURE_ACT',
      'PRESSURE_POINTS',
    ),
    term(
      'one-on-one',
      'A contest of two players, one target and one defender.',
      'ONE_ON_ONE_TARGET',
      'ONE_ON_ONE_DEFENDER',
    ),
    term('intercept', 'To win the ball from the opposition.', 'INTERCEPT', 'INTERCEPT_MARK'),
    term('turnover', 'To lose the ball to the opposition.', 'TURNOVER'),
    term(
      'free kick',
      'The umpire gives a player the ball because an opponent broke a rule.',
      'FREE_KICK',
      'FREE_KICK_AGAINST',
    ),
    term('50-metre penalty', 'The mark is moved 50 metres closer to the goal.', 'PENALTY_50M_AGAINST'),
  ],
  territory: [
    term('inside 50', 'The ball crosses the arc into the forward 50.', 'INSIDE_50', 'INSIDE_50_INITIAL'),
    term('rebound 50', 'The ball leaves the defensive 50 after the defence won it there.', 'REBOUND_50'),
    term(
      'chain',
      'An unbroken spell of possession by one squad, from how it began to how it ended.',
      'CHAIN_METRES',
      'CHAIN_LAUNCH_SCORE',
    ),
    term('switch', 'To move the ball from one side of the ground to the other.', 'SWITCH'),
    term('down the line', 'A long kick along the boundary.', 'LONG_DOWN_LINE'),
    term('time in possession', 'The seconds for which a squad holds the ball.', 'TIME_IN_POSSESSION'),
  ],
  people: [
    term('squad', 'A club’s side in a match. Eighteen players are on the ground.', 'TIME_ON_GROUND'),
    term(
      'interchange',
      'Players leave the ground and return as often as the cap allows.',
      'INTERCHANGE_OFF',
      'INTERCHANGE_CAP_COUNT',
    ),
    term('ruck', 'The player who contests the restarts.', 'TIME_ON_GROUND_RUCK'),
    term('midfielder', 'A player who follows the ball around the ground.', 'TIME_ON_GROUND_MIDFIELD'),
    term('forward', 'A player close to the goal that the squad attacks.', 'TIME_ON_GROUND_FORWARD'),
    term('defender', 'A player close to the goal that the squad defends.', 'TIME_ON_GROUND_DEFENCE'),
  ],
  season: [
    term(
      'quarter',
      'One of the four periods of a match. Time is added when play stops, so a quarter lasts longer than its playing time.',
    ),
    term('time-on', 'The time added when play stops. The period clock of this API includes it.'),
    term('siren', 'The sound that ends a quarter. A player with a mark or a free kick may still kick.'),
    term(
      'ladder',
      'The table of a season: four points for a win, two for a draw. Percentage separates squads with equal points.',
    ),
    term('percentage', 'Points scored divided by points conceded, times 100.'),
    term('finals', 'The knock-out matches after the home-and-away season. The last one is the Grand Final.'),
    term('premier', 'The winner of the Grand Final.'),
  ],
} as const satisfies Readonly<Record<string, readonly FootballTerm[]>>;

/** A subject of the glossary. */
export type FootballSubject = keyof typeof footballTerms;

/** Returns the anchor of a term on the glossary page. */
export const anchorOfTerm = ({ term: name }: FootballTerm): string =>
  name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

/** The page of the glossary. */
export const footballTermsPath = '/guides/football-terms/';

/** Returns the terms behind a metric. **Empty**: none if no term names the metric. */
export const termsOfMetric = (code: string): readonly FootballTerm[] =>
  Object.values(footballTerms)
    .flat()
    .filter(({ metrics }: FootballTerm) => metrics.some((one) => one === code));
