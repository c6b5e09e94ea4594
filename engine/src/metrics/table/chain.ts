import type { Role } from '../../vocabulary/roles.js';
import type { ChainStart } from '../../vocabulary/stoppages.js';
import { count, minus, percentage, plus, sum, type Linear } from '../formula.js';
import { ofPlayers, ofSquads, unzoned, type Metric } from '../metric.js';
import type { MetricCode } from '../codes.js';

const label = {
  BU: 'Ball Up',
  CB: 'Centre Bounce',
  INT: 'Intercept',
  KI: 'Kick In',
  TI: 'Throw In',
  ST: 'Stoppage',
} as const;
const phrase = {
  BU: 'a ball-up',
  CB: 'a centre bounce',
  INT: 'an intercept',
  KI: 'a kick-in',
  TI: 'a throw-in',
  ST: 'any stoppage',
} as const;
const stoppages = ['CB', 'BU', 'TI'] as const;
type Group = keyof typeof label;

const startsOf = (group: Group): readonly ChainStart[] => (group === 'ST' ? stoppages : [group]);
const over = (group: Group, of: (start: ChainStart) => Linear): Linear => plus(...startsOf(group).map(of));
const goals = (start: ChainStart) => count(`launch${start}Goal`);
const behinds = (start: ChainStart) => count(`launch${start}Behind`);
const scores = (start: ChainStart) => count(`launch${start}Goal`, `launch${start}Behind`, `launch${start}Rushed`);
const entries = (start: ChainStart) => count(`launch${start}In50`);
const metres = (start: ChainStart) => sum(10, `chainMetres${start}`);
const reply = (start: ChainStart) => sum(10, `chainReply${start}`);

const zones = (group: Group) => (group === 'CB' || group === 'ST' ? unzoned : {});
const launch = (group: Group, result: string, of: (start: ChainStart) => Linear, what: string): Metric =>
  ofSquads(`Chain Launch ${label[group]} ${result}`, over(group, of), `Chains from ${phrase[group]} that ${what}.`, {
    ...zones(group),
    transaction: false,
  });
const goal = (group: Group) => launch(group, 'Goal', goals, 'ended in a goal');
const behind = (group: Group) => launch(group, 'Behind', behinds, 'ended in a behind');
const score = (group: Group) => launch(group, 'Score', scores, 'ended in a goal, a behind or a rushed behind');
const inside50 = (group: Group) => launch(group, 'Inside 50', entries, 'reached the forward 50');

const metresOptions = (group: Group | undefined) => ({
  ...(group === 'CB' ? unzoned : {}),
  plural: 'Chain Metres',
  transaction: false,
});
const all = plus(metres('INT'), metres('KI'), over('ST', metres));
const allReply = plus(reply('INT'), reply('KI'), over('ST', reply));
const made = (group: Group) =>
  ofSquads(
    `Chain Metres ${label[group]}`,
    over(group, metres),
    `Metres towards goal by chains from ${phrase[group]}.`,
    metresOptions(group),
  );
const replied = (group: Group) =>
  ofSquads(
    `Chain Metres Reply ${label[group]}`,
    over(group, reply),
    `Metres of the opposition's chain straight after one from ${phrase[group]}.`,
    metresOptions(group),
  );
const net = (group: Group) =>
  ofSquads(
    `Chain Metres Net ${label[group]}`,
    minus(over(group, metres), over(group, reply)),
    `Metres by chains from ${phrase[group]}, less the opposition's reply.`,
    metresOptions(group),
  );

const d50 = (name: string, of: Linear, description: string) =>
  ofSquads(name, of, description, { ...unzoned, transaction: false });
const d50Scores = count('d50ReboundGoal', 'd50ReboundBehind', 'd50ReboundRushed');
const seconds = { format: 'minutes', transaction: false } as const;
const held = sum(1, 'secondsInPossession');
const disputed = sum(1, 'secondsInDispute');
const inRole = (role: Role, where: string): Metric =>
  ofPlayers(`Time On Ground ${role}`, sum(1, `seconds${role}`), `Time the player spent on the ground ${where}.`, {
    ...seconds,
    ...unzoned,
    plural: `Time On Ground ${role}`,
  });
const inPlay = plus(held, disputed, sum(1, 'secondsOfOpponent'));

/** What chains of possession led to, ball movement, and time. */
export const chainMetrics = {
  CHAIN_LAUNCH_BU_GOAL: goal('BU'),
  CHAIN_LAUNCH_BU_BEHI: behind('BU'),
  CHAIN_LAUNCH_BU_SCORE: score('BU'),
  CHAIN_LAUNCH_BU_IN50: inside50('BU'),
  CHAIN_LAUNCH_CB_GOAL: goal('CB'),
  CHAIN_LAUNCH_CB_BEHI: behind('CB'),
  CHAIN_LAUNCH_CB_SCORE: score('CB'),
  CHAIN_LAUNCH_CB_IN50: inside50('CB'),
  CHAIN_LAUNCH_INT_GOAL: goal('INT'),
  CHAIN_LAUNCH_INT_BEHI: behind('INT'),
  CHAIN_LAUNCH_INT_SCORE: score('INT'),
  CHAIN_LAUNCH_INT_IN50: inside50('INT'),
  CHAIN_LAUNCH_KI_GOAL: goal('KI'),
  CHAIN_LAUNCH_KI_BEHI: behind('KI'),
  CHAIN_LAUNCH_KI_SCORE: score('KI'),
  CHAIN_LAUNCH_KI_IN50: inside50('KI'),
  CHAIN_LAUNCH_TI_GOAL: goal('TI'),
  CHAIN_LAUNCH_TI_BEHI: behind('TI'),
  CHAIN_LAUNCH_TI_SCORE: score('TI'),
  CHAIN_LAUNCH_TI_IN50: inside50('TI'),
  CHAIN_LAUNCH_ST_GOAL: goal('ST'),
  CHAIN_LAUNCH_ST_BEHI: behind('ST'),
  CHAIN_LAUNCH_ST_SCORE: score('ST'),
  CHAIN_METRES: ofSquads(
    'Chain Metres',
    all,
    "Metres towards goal by the squad's chains, from where each began to where it ended.",
    metresOptions(undefined),
  ),
  CHAIN_METRES_BU: made('BU'),
  CHAIN_METRES_CB: made('CB'),
  CHAIN_METRES_INT: made('INT'),
  CHAIN_METRES_KI: made('KI'),
  CHAIN_METRES_ST: made('ST'),
  CHAIN_METRES_TI: made('TI'),
  CHAIN_METRES_REPLY: ofSquads(
    'Chain Metres Reply',
    allReply,
    "Metres of the opposition's chain straight after each of the squad's.",
    metresOptions(undefined),
  ),
  CHAIN_METRES_REPLY_BU: replied('BU'),
  CHAIN_METRES_REPLY_CB: replied('CB'),
  CHAIN_METRES_REPLY_INT: replied('INT'),
  CHAIN_METRES_REPLY_KI: replied('KI'),
  CHAIN_METRES_REPLY_ST: replied('ST'),
  CHAIN_METRES_REPLY_TI: replied('TI'),
  CHAIN_METRES_NET: ofSquads(
    'Chain Metres Net',
    minus(all, allReply),
    "Metres by the squad's chains, less the opposition's replies.",
    metresOptions(undefined),
  ),
  CHAIN_METRES_NET_BU: net('BU'),
  CHAIN_METRES_NET_CB: net('CB'),
  CHAIN_METRES_NET_INT: net('INT'),
  CHAIN_METRES_NET_KI: net('KI'),
  CHAIN_METRES_NET_ST: net('ST'),
  CHAIN_METRES_NET_TI: net('TI'),

  D50_REBOUND: d50('D50 Rebound', count('d50Rebound'), 'Chains that began in the defensive 50.'),
  D50_REBOUND_IN50: d50(
    'D50 Rebound Inside 50',
    count('d50ReboundIn50'),
    'Chains from the defensive 50 that reached the forward 50.',
  ),
  D50_REBOUND_GOAL: d50(
    'D50 Rebound Goal',
    count('d50ReboundGoal'),
    'Chains from the defensive 50 that ended in a goal.',
  ),
  D50_REBOUND_BEHI: d50(
    'D50 Rebound Behind',
    count('d50ReboundBehind'),
    'Chains from the defensive 50 that ended in a behind.',
  ),
  D50_REBOUND_SCORE: d50('D50 Rebound Score', d50Scores, 'Chains from the defensive 50 that ended in any score.'),
  D50_BALL_MOVEMENT: ofSquads(
    'D50 Ball Movement',
    count('d50MoveCorridor', 'd50MoveWing', 'd50MoveBoundary'),
    'Midfield possessions in chains that began in the defensive 50.',
  ),
  D50_BALL_MOVEMENT_CORRIDOR: ofSquads(
    'D50 Ball Movement Corridor',
    count('d50MoveCorridor'),
    'Such possessions within the width of the centre square.',
  ),
  D50_BALL_MOVEMENT_WING: ofSquads(
    'D50 Ball Movement Wing',
    count('d50MoveWing'),
    "Such possessions less than half-way from the square's edge to the boundary.",
  ),
  D50_BALL_MOVEMENT_BOUNDARY: ofSquads(
    'D50 Ball Movement Boundary',
    count('d50MoveBoundary'),
    "Such possessions more than half-way from the square's edge to the boundary.",
  ),
  MID_BALL_MOVEMENT_CORRIDOR: ofSquads(
    'Mid Ball Movement Corridor',
    count('midMoveCorridor'),
    'Midfield possessions within the width of the centre square.',
    unzoned,
  ),
  MID_BALL_MOVEMENT_WING: ofSquads(
    'Mid Ball Movement Wing',
    count('midMoveWing'),
    "Midfield possessions less than half-way from the square's edge to the boundary.",
    unzoned,
  ),
  MID_BALL_MOVEMENT_BOUNDARY: ofSquads(
    'Mid Ball Movement Boundary',
    count('midMoveBoundary'),
    "Midfield possessions more than half-way from the square's edge to the boundary.",
    unzoned,
  ),

  TIME_IN_POSSESSION: ofSquads('Time In Possession', held, 'Time the squad held the ball.', { ...seconds, ...unzoned }),
  TIME_IN_POSSESSION_DISPUTE: ofSquads('Time In Possession Dispute', disputed, 'Time the ball was in dispute.', {
    ...seconds,
    ...unzoned,
  }),
  TIME_IN_POSSESSION_TOTAL: ofSquads('Time In Possession Total', inPlay, 'Time the ball was in play.', {
    ...seconds,
    ...unzoned,
  }),
  TIME_IN_POSSESSION_PCT: ofSquads(
    'Time In Possession %',
    percentage(held, inPlay),
    'Share of the time in play that the squad held the ball.',
    { format: 'percentage', transaction: false, zoned: [], plural: 'Time In Possession %' },
  ),
  TIME_IN_ZONE: ofSquads('Time In Zone', inPlay, 'Time the ball spent in the zone.', seconds),
  TIME_ON_GROUND: ofPlayers('Time On Ground', sum(1, 'secondsOnGround'), 'Time the player spent on the ground.', {
    ...seconds,
    ...unzoned,
  }),
  TIME_ON_GROUND_DEFENCE: inRole('Defence', 'in defence'),
  TIME_ON_GROUND_FORWARD: inRole('Forward', 'forward'),
  TIME_ON_GROUND_MIDFIELD: inRole('Midfield', 'in the midfield'),
  TIME_ON_GROUND_RUCK: inRole('Ruck', 'as the ruck'),
  TIME_ON_GROUND_WING: inRole('Wing', 'on the wing'),
  TIME_ON_GROUND_LOOSE: ofPlayers(
    'Time On Ground Loose',
    sum(1, 'secondsLoose'),
    'Time the player spent on the ground as the loose player; by zone, that of the ball then.',
    { ...seconds, plural: 'Time On Ground Loose' },
  ),
  TIME_ON_GROUND_MATCHUPS: ofPlayers(
    'Time On Ground Matchups',
    sum(1, 'secondsMatchedUp'),
    'Time the player and a direct opponent were on the ground together.',
    { ...seconds, ...unzoned },
  ),
  TIME_REMAINING_PCT: ofSquads(
    'Time Remaining %',
    percentage(sum(1, 'secondsLeft'), sum(1, 'secondsOfPeriods')),
    "Share of the four quarters' playing time still to come: 0 once the match is over.",
    { format: 'percentage', transaction: false, zoned: [], plural: 'Time Remaining %' },
  ),
  INTERCHANGE_OFF: ofPlayers('Interchange Off', count('interchangeOff'), 'Times the player left the ground.', {
    ...unzoned,
    plural: 'Interchanges Off',
  }),
  INTERCHANGE_CAP_COUNT: ofSquads(
    'Interchange Cap Count',
    count('interchangeCapped'),
    'Rotations that count against the cap.',
    unzoned,
  ),
} as const satisfies Partial<Record<MetricCode, Metric>>;
