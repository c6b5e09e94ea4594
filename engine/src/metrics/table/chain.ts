import type { Role } from '../../vocabulary/roles.js';
import type { ChainStart } from '../../vocabulary/stoppages.js';
import { count, minus, percentage, plus, sum, type Linear } from '../formula.js';
import { ofPlayers, ofSquads, type Metric, type MetricRow } from '../metric.js';
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

const unzoned = { zoned: [] } as const;

interface Result {
  readonly name: string;
  readonly of: (start: ChainStart) => Linear;
  readonly that: string;
}
const launch = (group: Group, { name, of, that }: Result): Metric =>
  ofSquads({
    name: `Chain Launch ${label[group]} ${name}`,
    formula: over(group, of),
    description: `Chains from ${phrase[group]} that ${that}.`,
    transaction: false,
    ...(group === 'CB' || group === 'ST' ? unzoned : {}),
  });
const goal = (group: Group) => launch(group, { name: 'Goal', of: goals, that: 'ended in a goal' });
const behind = (group: Group) => launch(group, { name: 'Behind', of: behinds, that: 'ended in a behind' });
const score = (group: Group) =>
  launch(group, { name: 'Score', of: scores, that: 'ended in a goal, a behind or a rushed behind' });
const inside50 = (group: Group) => launch(group, { name: 'Inside 50', of: entries, that: 'reached the forward 50' });

type Row = Pick<MetricRow, 'name' | 'formula' | 'description'>;

const chainMetres = (row: Row, group?: Group): Metric =>
  ofSquads({ ...row, namePlural: 'Chain Metres', transaction: false, ...(group === 'CB' ? unzoned : {}) });
const all = plus(metres('INT'), metres('KI'), over('ST', metres));
const allReply = plus(reply('INT'), reply('KI'), over('ST', reply));
const made = (group: Group) =>
  chainMetres(
    {
      name: `Chain Metres ${label[group]}`,
      formula: over(group, metres),
      description: `Metres towards goal by chains from ${phrase[group]}.`,
    },
    group,
  );
const replied = (group: Group) =>
  chainMetres(
    {
      name: `Chain Metres Reply ${label[group]}`,
      formula: over(group, reply),
      description: `Metres towards goal by the opposition's chain directly after one from ${phrase[group]}.`,
    },
    group,
  );
const net = (group: Group) =>
  chainMetres(
    {
      name: `Chain Metres Net ${label[group]}`,
      formula: minus(over(group, metres), over(group, reply)),
      description: `Metres by chains from ${phrase[group]}, minus the opposition's reply.`,
    },
    group,
  );

const d50 = (row: Row): Metric => ofSquads({ ...row, zoned: [], transaction: false });
const d50Scores = count('d50ReboundGoal', 'd50ReboundBehind', 'd50ReboundRushed');
const held = sum(1, 'secondsInPossession');
const disputed = sum(1, 'secondsInDispute');
const inRole = (role: Role, where: string): Metric =>
  ofPlayers({
    name: `Time On Ground ${role}`,
    namePlural: `Time On Ground ${role}`,
    formula: sum(1, `seconds${role}`),
    description: `Time the player spent on the ground ${where}.`,
    format: 'minutes',
    zoned: [],
    transaction: false,
  });
const inPlay = plus(held, disputed, sum(1, 'secondsOfOpponent'));

/** Metrics of possession chains, ball movement and time. */
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
  CHAIN_METRES: chainMetres({
    name: 'Chain Metres',
    formula: all,
    description: "Metres towards goal by the squad's chains, from where each began to where it ended.",
  }),
  CHAIN_METRES_BU: made('BU'),
  CHAIN_METRES_CB: made('CB'),
  CHAIN_METRES_INT: made('INT'),
  CHAIN_METRES_KI: made('KI'),
  CHAIN_METRES_ST: made('ST'),
  CHAIN_METRES_TI: made('TI'),
  CHAIN_METRES_REPLY: chainMetres({
    name: 'Chain Metres Reply',
    formula: allReply,
    description: "Metres towards goal by the opposition's chain directly after each chain of the squad.",
  }),
  CHAIN_METRES_REPLY_BU: replied('BU'),
  CHAIN_METRES_REPLY_CB: replied('CB'),
  CHAIN_METRES_REPLY_INT: replied('INT'),
  CHAIN_METRES_REPLY_KI: replied('KI'),
  CHAIN_METRES_REPLY_ST: replied('ST'),
  CHAIN_METRES_REPLY_TI: replied('TI'),
  CHAIN_METRES_NET: chainMetres({
    name: 'Chain Metres Net',
    formula: minus(all, allReply),
    description: "Metres by the squad's chains, minus the opposition's replies.",
  }),
  CHAIN_METRES_NET_BU: net('BU'),
  CHAIN_METRES_NET_CB: net('CB'),
  CHAIN_METRES_NET_INT: net('INT'),
  CHAIN_METRES_NET_KI: net('KI'),
  CHAIN_METRES_NET_ST: net('ST'),
  CHAIN_METRES_NET_TI: net('TI'),

  D50_REBOUND: d50({
    name: 'D50 Rebound',
    formula: count('d50Rebound'),
    description: 'Chains that began in the defensive 50.',
  }),
  D50_REBOUND_IN50: d50({
    name: 'D50 Rebound Inside 50',
    formula: count('d50ReboundIn50'),
    description: 'Chains from the defensive 50 that reached the forward 50.',
  }),
  D50_REBOUND_GOAL: d50({
    name: 'D50 Rebound Goal',
    formula: count('d50ReboundGoal'),
    description: 'Chains from the defensive 50 that ended in a goal.',
  }),
  D50_REBOUND_BEHI: d50({
    name: 'D50 Rebound Behind',
    formula: count('d50ReboundBehind'),
    description: 'Chains from the defensive 50 that ended in a behind.',
  }),
  D50_REBOUND_SCORE: d50({
    name: 'D50 Rebound Score',
    formula: d50Scores,
    description: 'Chains from the defensive 50 that ended in any score.',
  }),
  D50_BALL_MOVEMENT: ofSquads({
    name: 'D50 Ball Movement',
    formula: count('d50MoveCorridor', 'd50MoveWing', 'd50MoveBoundary'),
    description: 'Midfield possessions in chains that began in the defensive 50.',
  }),
  D50_BALL_MOVEMENT_CORRIDOR: ofSquads({
    name: 'D50 Ball Movement Corridor',
    formula: count('d50MoveCorridor'),
    description: 'Midfield possessions in chains from the defensive 50, within the width of the centre square.',
  }),
  D50_BALL_MOVEMENT_WING: ofSquads({
    name: 'D50 Ball Movement Wing',
    formula: count('d50MoveWing'),
    description:
      "Midfield possessions in chains from the defensive 50, less than half-way from the square's edge to the boundary.",
  }),
  D50_BALL_MOVEMENT_BOUNDARY: ofSquads({
    name: 'D50 Ball Movement Boundary',
    formula: count('d50MoveBoundary'),
    description:
      "Midfield possessions in chains from the defensive 50, more than half-way from the square's edge to the boundary.",
  }),
  MID_BALL_MOVEMENT_CORRIDOR: ofSquads({
    name: 'Mid Ball Movement Corridor',
    formula: count('midMoveCorridor'),
    description: 'Midfield possessions within the width of the centre square.',
    zoned: [],
  }),
  MID_BALL_MOVEMENT_WING: ofSquads({
    name: 'Mid Ball Movement Wing',
    formula: count('midMoveWing'),
    description: "Midfield possessions less than half-way from the square's edge to the boundary.",
    zoned: [],
  }),
  MID_BALL_MOVEMENT_BOUNDARY: ofSquads({
    name: 'Mid Ball Movement Boundary',
    formula: count('midMoveBoundary'),
    description: "Midfield possessions more than half-way from the square's edge to the boundary.",
    zoned: [],
  }),

  TIME_IN_POSSESSION: ofSquads({
    name: 'Time In Possession',
    formula: held,
    description: 'Time the squad held the ball.',
    format: 'minutes',
    zoned: [],
    transaction: false,
  }),
  TIME_IN_POSSESSION_DISPUTE: ofSquads({
    name: 'Time In Possession Dispute',
    formula: disputed,
    description: 'Time the ball was in dispute.',
    format: 'minutes',
    zoned: [],
    transaction: false,
  }),
  TIME_IN_POSSESSION_TOTAL: ofSquads({
    name: 'Time In Possession Total',
    formula: inPlay,
    description: 'Time the ball was in play.',
    format: 'minutes',
    zoned: [],
    transaction: false,
  }),
  TIME_IN_POSSESSION_PCT: ofSquads({
    name: 'Time In Possession %',
    namePlural: 'Time In Possession %',
    formula: percentage(held, inPlay),
    description: 'Share of the time in play in which the squad held the ball.',
    format: 'percentage',
    zoned: [],
    transaction: false,
  }),
  TIME_IN_ZONE: ofSquads({
    name: 'Time In Zone',
    formula: sum(1, 'secondsInZone'),
    description: 'Time the ball spent in the zone.',
    format: 'minutes',
    transaction: false,
  }),
  TIME_ON_GROUND: ofPlayers({
    name: 'Time On Ground',
    formula: sum(1, 'secondsOnGround'),
    description: 'Time the player spent on the ground.',
    format: 'minutes',
    zoned: [],
    transaction: false,
  }),
  TIME_ON_GROUND_DEFENCE: inRole('Defence', 'in defence'),
  TIME_ON_GROUND_FORWARD: inRole('Forward', 'forward'),
  TIME_ON_GROUND_MIDFIELD: inRole('Midfield', 'in the midfield'),
  TIME_ON_GROUND_RUCK: inRole('Ruck', 'as the ruck'),
  TIME_ON_GROUND_WING: inRole('Wing', 'on the wing'),
  TIME_ON_GROUND_LOOSE: ofPlayers({
    name: 'Time On Ground Loose',
    namePlural: 'Time On Ground Loose',
    formula: sum(1, 'secondsLoose'),
    description: 'Time the player spent on the ground as the loose player. The zone is where the ball was.',
    format: 'minutes',
    transaction: false,
  }),
  TIME_ON_GROUND_MATCHUPS: ofPlayers({
    name: 'Time On Ground Matchups',
    formula: sum(1, 'secondsMatchedUp'),
    description: 'Time the player and a direct opponent were on the ground together.',
    format: 'minutes',
    zoned: [],
    transaction: false,
  }),
  TIME_REMAINING_PCT: ofSquads({
    name: 'Time Remaining %',
    namePlural: 'Time Remaining %',
    formula: percentage(sum(1, 'secondsLeft'), sum(1, 'secondsOfPeriods')),
    description: "Share of the four quarters' playing time still to come: 0 once the match is over.",
    format: 'percentage',
    zoned: [],
    transaction: false,
  }),
  INTERCHANGE_OFF: ofPlayers({
    name: 'Interchange Off',
    namePlural: 'Interchanges Off',
    formula: count('interchangeOff'),
    description: 'Times the player left the ground.',
    zoned: [],
  }),
  INTERCHANGE_CAP_COUNT: ofSquads({
    name: 'Interchange Cap Count',
    formula: count('interchangeCapped'),
    description: 'Rotations that count against the cap.',
    zoned: [],
  }),
} as const satisfies Partial<Record<MetricCode, Metric>>;
