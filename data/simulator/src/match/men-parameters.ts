/*
 * All calibrated parameters. Those for the second tier and for women's matches are declared as differences from these.
 * Weights need not add up to 1. Tables of eight are by season position: GD, KD, MID, MF, GF, KF, RK, WNG. Tables of
 * four are by zone, as the squad with the ball sees it: D50, DM, AM, F50.
 */

/**
 * Outcomes of a loose ball. All are weights except `own` (chance that the squad that had the ball wins it) and `out`
 * (factor for the chance that the ball goes out).
 */
export interface LooseBall {
  readonly own: number;
  readonly out: number;
  readonly ballUp: number;
  readonly free: number;
  readonly knockOn: number;
  readonly groundKick: number;
  readonly hard: number;
  readonly loose: number;
  readonly hardCrumb: number;
  readonly looseCrumb: number;
  readonly gather: number;
  /** Mean distance that the ball rolls. **Units**: metres. */
  readonly roll: number;
  readonly seconds: number;
}

type Four = readonly [number, number, number, number];

/** Returns a row of the table of loose balls: the ball itself, other outcomes, and ways to win it. */
const looseBall = (
  [own, out, roll, seconds]: Four,
  [ballUp, free, knockOn, groundKick]: Four,
  [hard, loose, hardCrumb, looseCrumb, gather]: readonly [...Four, number],
): LooseBall => ({
  ...{ own, out, roll, seconds },
  ...{ ballUp, free, knockOn, groundKick },
  ...{ hard, loose, hardCrumb, looseCrumb, gather },
});

/** The parameters of men's matches. */
export const men = {
  /** Mean and standard deviation of durations. **Units**: seconds. */
  seconds: {
    goalToBounce: [55, 6],
    bounceToTouch: [3.6, 1.8],
    outToThrow: [12, 4],
    throwToTouch: [4.4, 2],
    callToBall: [4, 2],
    ballUp: [3.6, 1.2],
    ballToTouch: [5, 2],
    behindToKickIn: [11, 3],
    setShot: [28.5, 6],
    setKick: [5, 3.2],
    freeKick: [6, 4.5],
    playKick: [1.6, 0.9],
    handball: [0.55, 0.5],
    playOn: [1.6, 0.9],
    flight: [2.2, 0.6],
    freeToWhistle: [7.5, 2.5],
    kickIn: [3, 1.4],
    outOnFull: [6, 2.5],
  },
  /** Factor for durations during play. */
  tempo: 1.055,
  /** Share of dead time during which the countdown is stopped, by cause. */
  stopped: { goal: 1, behind: 1, out: 0.9, ballUp: 0.9, set: 0.6, free: 0.5 },

  /** Distance at which a player's chance to get to the ball is about a third. **Units**: metres. */
  reach: { mark: 22, ground: 16, receive: 14, spoil: 20, pressure: 15 },

  /**
   * Standard deviation of players' offsets from their spots, along and across the ground, as shares of half the length
   * and half the width.
   */
  roam: [0.18, 0.45],

  /** Seconds for which a player who had the ball is less likely to get it again, and the factor for that chance. */
  afterTouch: [20, 0.25],

  /** Factor for the chance that a position does a task, at equal distance from the ball. */
  propensity: {
    markOwn: [1.973, 1.7, 0.726, 0.806, 0.867, 1.036, 0.118, 0.889],
    markLead: [0.001, 0.001, 1.558, 2.621, 0.5, 0.688, 3, 1.197],
    markContested: [0.586, 1.326, 0.221, 0.448, 0.853, 2.566, 1.9, 0.296],
    markOpposition: [1.709, 2.367, 0.399, 0.332, 0.386, 0.58, 0.594, 0.532],
    hard: [1.68, 1.13, 0.99, 0.742, 0.944, 0.524, 0.39, 0.434],
    loose: [2.02, 1.52, 0.682, 0.629, 0.925, 0.553, 0.2, 0.543],
    receive: [1.695, 1.097, 1.114, 0.981, 0.509, 0.318, 0.158, 1.114],
    gather: [1.783, 1.386, 0.975, 0.935, 0.666, 0.466, 0.208, 0.935],
    tap: [0.036, 0.036, 1.33, 0.95, 0.036, 0.036, 0.56, 0.5],
    spoil: [1.92, 3.96, 0.225, 0.2, 0.182, 0.253, 0.6, 0.225],
    tackle: [1.36, 0.97, 1.135, 1.11, 0.782, 0.389, 0.555, 0.79],
    free: [0.28, 0.28, 1.06, 1.09, 0.945, 1.12, 0.02, 0.88],
    against: [0.36, 0.39, 1.09, 1.09, 0.445, 0.552, 0.17, 0.92],
    kickIn: [1.6, 0.8, 0.1, 0.05, 0.01, 0.01, 0.05, 0.2],
    bounce: [0.869, 0.217, 0.576, 0.576, 1.61, 0.458, 0.29, 1.081],
  },
  /** Factor for the chance that a position does any task, by zone. */
  atEnds: {
    own: [0.941, 0.941, 1.03, 0.74, 0.416, 0.416, 0.85, 1.1],
    half: [0.715, 0.735, 0.988, 0.988, 1.135, 1.135, 0.77, 0.968],
    attacking: [0.143, 0.143, 0.309, 0.435, 2.265, 2.265, 0.37, 0.275],
  },

  /** Change in the log odds of a handball instead of a kick. */
  handballs: [-0.16, -0.2, 0.295, 0.195, 0.298, 0.198, 0.724, 0.145],
  /** Change in the log odds of a handball at a ball-up or throw-in that no squad has cleared yet. */
  handballsAtStoppages: -0.3,
  handballsIn: [-0.15, 0.16, -0.17, -0.72],

  /**
   * By kind of possession: the chance of a handball instead of a kick, and the chances that it is effective or
   * ineffective. All other handballs are clangers.
   */
  handballAfter: {
    HBRE: { share: 0.45, effective: 0.856, ineffective: 0.101 },
    LBGE: { share: 0.64, effective: 0.836, ineffective: 0.117 },
    HBGE: { share: 0.78, effective: 0.672, ineffective: 0.238 },
    LBCR: { share: 0.66, effective: 0.838, ineffective: 0.113 },
    HBCR: { share: 0.8, effective: 0.668, ineffective: 0.231 },
    HBRU: { share: 0.42, effective: 0.635, ineffective: 0.24 },
    GATH: { share: 0.57, effective: 0.828, ineffective: 0.12 },
    GAHO: { share: 0.56, effective: 0.752, ineffective: 0.183 },
    GAOP: { share: 0.59, effective: 0.887, ineffective: 0.078 },
    MAUN: { share: 0.12, effective: 0.97, ineffective: 0.02 },
    MALE: { share: 0.06, effective: 0.97, ineffective: 0.02 },
    MACO: { share: 0.1, effective: 0.97, ineffective: 0.02 },
    FKCO: { share: 0.1, effective: 0.96, ineffective: 0.02 },
    FKIP: { share: 0.11, effective: 0.96, ineffective: 0.02 },
    FKOB: { share: 0.1, effective: 0.96, ineffective: 0.02 },
    FKBB: { share: 0.1, effective: 0.96, ineffective: 0.02 },
    FKAD: { share: 0.38, effective: 0.95, ineffective: 0.03 },
    OFKI: { share: 0.014, effective: 0.97, ineffective: 0.02 },
    KIPO: { share: 0.015, effective: 0.95, ineffective: 0.03 },
    BOUN: { share: 0.19, effective: 0.92, ineffective: 0.05 },
  },
  handballMetres: [7.4, 4.3],
  /** Distance that handballs go forward, as a share of their length, by zone. */
  handballAlong: [0.08, 0.06, 0.26, 0.02],

  /**
   * Purposes of kicks by zone: to a free team-mate, to a leading team-mate, long to a contest, or away from trouble.
   */
  intents: {
    set: [
      [0.685, 0.035, 0.28, 0],
      [0.632, 0.121, 0.247, 0],
      [0.19, 0.095, 0.7, 0.015],
      [0.58, 0.34, 0.08, 0],
    ],
    play: [
      [0.473, 0.032, 0.42, 0.075],
      [0.388, 0.068, 0.339, 0.205],
      [0.165, 0.056, 0.563, 0.216],
      [0.3, 0.2, 0.06, 0.44],
    ],
  },
  /** Results of kicks by purpose: found, contest, spill, clanger. */
  kickResults: {
    set: {
      pass: [0.968, 0.008, 0.006, 0.018],
      lead: [0.68, 0.2, 0.02, 0.1],
      long: [0.125, 0.793, 0.042, 0.043],
      away: [0.12, 0.15, 0.48, 0.25],
    },
    play: {
      pass: [0.84, 0.02, 0.03, 0.11],
      lead: [0.56, 0.26, 0.04, 0.14],
      long: [0.125, 0.737, 0.077, 0.067],
      away: [0.07, 0.13, 0.511, 0.289],
    },
  },
  /** Factor for the chances that a kick goes wrong while a stoppage is not cleared. */
  stoppageRisk: 1.6,
  /** Lengths of kicks: mean, standard deviation, minimum and maximum. **Units**: metres. */
  lengths: {
    pass: [28.6, 11.5, 13, 60],
    lead: [32.5, 9.5, 15, 55],
    long: [47.3, 6.9, 36, 70],
    short: [33, 4.5, 18, 42],
    away: [32, 14.5, 3, 64],
  },
  /** Share of long kicks whose length is drawn as `short`. */
  shortContests: { set: 0.045, play: 0.125 },
  /** Minimum length of an effective kick to a contest: mean and standard deviation. **Units**: metres. */
  effectiveContestMetres: [38, 7],
  /** Direction of kicks: mean and standard deviation of the cosine of the angle to goal. */
  straight: { pass: [0.42, 0.58], lead: [0.74, 0.3], long: [0.87, 0.14], away: [0.74, 0.3] },
  /** Share of kicks to a free team-mate that are gathered from the ground, by zone. */
  gathered: [0.02, 0.074, 0.115, 0.16],
  /** Share of passes that go only a few metres. */
  dinked: 0.024,
  /** Change in the cosine of passes out of the defensive 50. */
  defensiveAcross: 0.17,
  /** Distance of the target of long kicks along the boundary from the centre line, as a share of half the width. */
  lineShare: 0.75,
  /** Share of long kicks from the defensive half that go straight ahead. */
  straightOn: 0.72,
  /**
   * Target of long kicks to the goal mouth: the mean distance from the goal line and its standard deviation, then the
   * standard deviation across the ground: a constant, and its increase with each metre of distance. **Units**: metres.
   */
  goalMouth: [25.5, 11.5, -1, 1],
  /**
   * Chances that a loose ball get in the forward 50 becomes a hard ball get, and that a hard ball get in the defensive
   * 50 becomes a loose one. `crumb` is a factor for both if the get is a crumb, and `halfWay` is the chance that a
   * loose crumb in the attacking midfield becomes a hard one.
   */
  hardIn: { attacking: 0.113, own: 0.068, crumb: 0.5, halfWay: 0.04 },
  /** Advantage of defenders in their own 50, in log odds. */
  deepEdge: { ground: 0.08, stoppage: 0.9, air: 0.29 },
  /** Factor for the chance that a kick into the forward 50 finds a free team-mate. */
  entryFound: 0.59,
  fumbledFind: [0.006, 0.016, 0.0185, 0.04],

  /** Outcomes of an aerial contest. `Own` means the kicker's squad. */
  contest: {
    target: 0.235,
    targetIn: [0.15, 1.06, 1.06, 1],
    spoilOpposition: 0.283,
    spoilOwn: 0.068,
    markOwn: 0.0625,
    markOpposition: 0.049,
    fumble: 0.013,
    freeOwn: 0.055,
    freeOpposition: 0.0318,
    spill: 0.15,
    entryMark: 1.59,
    entryIntercept: 0.8,
    spoilOwnIn: [0.35, 1.3, 0.94, 1],
    entryFree: 0.7,
    entryFumble: 2.6,
    dropped: 0.82,
    oneOnOne: 0.3,
    /** Share of kicks to a contest that are effective if a team-mate wins a free kick there. */
    freeKept: 0.75,
  },
  /** Outcomes of a kick that goes straight to the other squad. */
  clanger: {
    mark: 0.475,
    gather: 0.092,
    loose: 0.18,
    outOnFull: 0.145,
    fumble: 0.054,
    markContested: 0.027,
    hard: 0.02,
    free: 0.02,
    knockOn: 0.007,
  },

  /**
   * By zone of the winner: the share of ground kicks, knock-ons and free kicks that remain, and the share of loose ball
   * gets that become one of them instead.
   */
  insteadOfLoose: {
    groundKick: { kept: [0.66, 0.78, 1, 1], instead: [0, 0, 0.013, 0.024] },
    knockOn: { kept: [1, 1, 1, 0.97], instead: [0, 0, 0.012, 0] },
    free: { kept: [1, 1, 1, 0.8], instead: [0, 0, 0.026, 0] },
  },

  /**
   * Loose balls, by how the ball became loose: `own`, `out`, `roll` and `seconds`; `ballUp`, `free`, `knockOn` and
   * `groundKick`; `hard`, `loose`, `hardCrumb`, `looseCrumb` and `gather`.
   */
  loose: {
    poorKick: looseBall([0.45, 2.4, 2, 4], [7.7, 5.72, 7.63, 6.14], [25.14, 25.96, 0.93, 4, 2]),
    poorHandball: looseBall([0.36, 2.3, 8, 4], [21.42, 5.31, 6.11, 7.67], [31.43, 27.04, 0, 0, 0]),
    clangerHandball: looseBall([0.02, 0, 8, 3], [0, 1.5, 1.8, 0], [13, 83, 0, 0, 0]),
    spoil: looseBall([0.5, 1.9, 8.5, 2.4], [6.6, 1.97, 4.27, 3.06], [10.77, 11.25, 8.6, 36.4, 1]),
    drop: looseBall([0.42, 1.4, 6, 2.6], [7.7, 4.09, 6.11, 3.06], [13.17, 12.98, 5.35, 36, 6]),
    groundKick: looseBall([0.42, 2, 16, 3.6], [12.1, 5.23, 5.49, 13.79], [26.33, 24.87, 0, 0, 2]),
    error: looseBall([0.22, 1.3, 5, 3], [7.7, 4.09, 6.11, 6.14], [27.53, 47.59, 0, 0, 0]),
    centreBounce: looseBall([0.5, 0, 5, 1], [8.9, 5.74, 4.73, 9.81], [25.62, 27.26, 0, 0, 0]),
    ballUp: looseBall([0.5, 0.85, 5, 1], [9.57, 5.17, 3.67, 5.37], [26.69, 24.44, 0, 0, 0]),
    throwIn: looseBall([0.5, 0.35, 6, 1], [8.4, 4.44, 4.43, 6.44], [25.25, 28.22, 0, 0, 0]),
  } satisfies Record<string, LooseBall>,
  /** Chance that a loose ball on the boundary goes out, and the distance in metres at which it is a quarter of that. */
  boundary: { chance: 0.38, metres: 16 },
  /**
   * Chance that a loose ball on the goal line is rushed through, and the distance in metres at which it is half of
   * that.
   */
  rushed: { chance: 0.64, metres: 8.5 },

  stoppage: {
    hitout: 0.882,
    toAdvantage: [0.285, 0.26, 0.295, 0.2],
    sharked: 0.1,
    thirdMan: 0.045,
    /** Mean and standard deviation of the length of throw-ins. **Units**: metres. */
    throwMetres: [16, 2.5],
    ruckGet: 0.0583,
    ruckGetIn: [0.95, 0.72, 1.05, 1.5],
    ruckFree: 0.0105,
    /** Change in the log odds of winning the tap, for each standard deviation of difference in ability. */
    ruckWeight: 0.42,
    secondRuckForward: 0.75,
    reliefRuckForward: 0.11,
    reliefRuckElsewhere: 0.01,
  },

  /** Chances that a possession in play ends before a disposal. */
  beforeDisposal: {
    heldBall: 0.0125,
    freeInPossession: 0.0091,
    bounce: 0.0249,
    bounceIn: [1.56, 1.5, 0.7, 0.05],
    bounceAgain: 0.18,
  },
  /**
   * Free kicks: the chances of one off the ball, for each possession and before each centre bounce, then of advantage
   * being played and of a 50-metre penalty.
   */
  frees: {
    offBall: 0.0012,
    beforeBounce: 0.0035,
    advantage: 0.098,
    advantageIn: [0.6, 1.15, 1.2, 0.6],
    fifty: 0.03,
    /** Share of disposals out of bounds that are penalised. */
    insufficientIntent: 0.1,
    /** Kinds of free kicks in a scramble. */
    scramble: { ground: 0.5, heldBall: 0.33, general: 0.17 },
  },

  /** Chances of physical, closing, chasing, corralling and no pressure, by kind of possession. */
  pressure: {
    hard: [0.72, 0.16, 0.03, 0.05, 0.04],
    loose: [0.3, 0.34, 0.1, 0.16, 0.1],
    received: [0.14, 0.3, 0.18, 0.22, 0.16],
    free: [0.08, 0.2, 0.14, 0.26, 0.32],
    set: [0.01, 0.02, 0.02, 0.07, 0.88],
  },
  /** Chances of a tackle, by what the player with the ball does. */
  tackled: {
    ball: 0.73,
    clanger: 0.6,
    kick: 0.52,
    heldBall: 0.9,
    ballUp: 0.95,
    missed: 0.022,
    runDown: 0.06,
    effectiveDisposal: 0.05,
  },

  shots: {
    /**
     * Distance at which half the kicks are shots, the slope there, and how much each degree of angle reduces the
     * distance. **Units**: metres, metres per degree.
     */
    set: { half: 47.3, slope: 1.8, perDegree: 0.03 },
    play: { half: 43.9, slope: 6, perDegree: 0.17 },
    /** Change in the log odds of a goal, for each standard deviation of goal-kicking ability. */
    skill: 0.24,
    /**
     * Change in the log odds of a goal, so that shots convert at the competition's rate. `behindLevel` is the change
     * for a behind if there is no goal.
     */
    level: { set: -0.2, general: -0.195 },
    /** Change in the log odds of a goal for long shots in general play. */
    farLevel: { from: 42, level: 0.1 },
    /** Change in the log odds of a goal for set shots from close range. */
    nearLevel: { within: 22, level: 0.5 },
    /**
     * Change in the log odds of a goal for shots at wide angles that are not far out. **Units**: metres, degrees.
     */
    wideLevel: { within: 42, set: { from: 38, level: -0.17 }, general: { from: 52, level: -0.15 } },
    behindLevel: { set: -0.08, general: -0.03 },
    /** Share of shots from outside 50 m that count as entries into the forward 50. */
    entry: 0.14,
    /** Chances of each kind of shot that does not score. Nobody contests a shot that falls short. */
    misses: { onFull: 0.225, marked: 0.3, gathered: 0.08, rushed: 0.065, wideLeft: 0.165, wideRight: 0.165 },
    /** Share of wide misses that cross the boundary. */
    wideOut: 0.6,
    /** Share of marked misses that count as clangers. */
    missClanger: 0.4,
  },
  kickIns: { playOn: 0.83, short: 0.155, long: 0.006, ineffective: 0.003, clanger: 0.003 },
  errors: {
    afterHandball: 0.019,
    afterHandballIn: [0.75, 0.8, 1.05, 2],
    debit: 0.0035,
    knockOn: 0.06,
    uncontested: 0.17,
  },
  acts: { smother: 0.09, block: 0.086, baulk: 0.02, hold: 0.3, playOnMark: [0.25, 0.25, 0.25, 0.07] },

  /**
   * Change in log odds for each standard deviation of ability, in a disposal and in a contest, and for each point of
   * home advantage.
   */
  weights: { disposal: 0.19, contest: 0.04, homePoint: 0.003 },
  /** Standard deviations of a squad's style and of the day's conditions, from match to match. */
  style: {
    handball: 0.1,
    skill: 0.205,
    pass: 0.25,
    tackle: 0.34,
    form: 0.04,
    sharedHandball: 0.04,
    sharedPass: 0.23,
    sharedSkill: 0.06,
    sharedContested: 0.46,
    sharedTackle: 0.39,
    tempo: 0.03,
    ballUp: 0.19,
    hard: 0.09,
    loose: 0.19,
    bounce: 0.24,
    target: 0.2,
    fumble: 0.3,
    groundKick: 0.45,
    knockOn: 0.21,
    out: 0.2,
    ruckGet: 0.35,
    ruck: 0.3,
  },
  /** Variation of a player's form from match to match, by position: shapes of gamma distributions. */
  playerForm: [200, 200, 200, 200, 60, 60, 200, 200],
  /** Effects of differences in ability between players. */
  talent: {
    /**
     * Variation in how often players get the ball near goal: the effect of goal-kicking ability, and the variation
     * from match to match (shapes of gamma distributions).
     */
    front: { talent: 0.33, day: [200, 200, 200, 20, 3, 1.2, 20, 200] },
    /**
     * How much more often a player gets the ball in the attacking half of midfield, for each standard deviation of
     * kicking ability. Good kickers deliver the ball into the forward 50.
     */
    deliver: 0.42,
    /** Change in the chance that a player is picked for a task, for each standard deviation of the ability it needs. */
    tasks: {
      markOwn: 0.02,
      markLead: 0.33,
      markContested: 0.06,
      markOpposition: 0.08,
      hard: 0.08,
      loose: 0.08,
      receive: 0.08,
      gather: 0.08,
      tap: 1.1,
      spoil: 0.2,
      tackle: 0.92,
      free: 0.08,
      against: 1.08,
      kickIn: 0.08,
      bounce: 0.08,
    },
    /** Factors by position, which multiply the difference of a player's involvement from 1. */
    involvement: [1.86, 1.72, 1.4, 1.67, 2.5, 2.6, 2.05, 2.14],
    /** Share of the involvement that also counts without the ball: in tackles, spoils and free kicks against. */
    defending: 0,
    /** Change in the log odds of a handball instead of a kick, for each standard deviation of preference. */
    handballs: 0.43,
    /** Change in the share of short kicks, for each standard deviation of the preference for handballs. */
    short: 0.5,
  },
  /**
   * `expected` weighs how often each position has the ball while on the ground. `pull` is how much each missing touch
   * raises a player's chance to get it.
   */
  touches: { expected: [27.2, 20.5, 37.6, 25.5, 20.2, 15.3, 15.2, 29.9], pull: 0.19 },
  /** Share by which the advantage of defenders falls with each quarter. */
  late: 0.22,

  rotations: {
    /** Number of interchanges of a squad in an hour of play. */
    perHour: 36,
    /** Factor for how soon each position rests. */
    rest: [0.4, 0.36, 0.72, 0.7, 0.6, 0.5, 0.95, 0.6],
    /** Variation of how much rest players need: shape of a gamma distribution. */
    restShape: 1.5,
    injury: 0.004,
    blood: 0.007,
    concussion: 0.0025,
    substitute: 0.6,
  },
};
