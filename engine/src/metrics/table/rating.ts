import type { BaseCode } from '../../vocabulary/bases.js';
import { plus, sum, weighted } from '../formula.js';
import { both, ofPlayers, type Metric, type MetricRow } from '../metric.js';
import type { MetricCode } from '../codes.js';

const use = {
  fieldKick: sum(100, 'ratingFieldKick'),
  handball: sum(100, 'ratingHandball'),
  kickIn: sum(100, 'ratingKickIn'),
  shot: sum(100, 'ratingShot'),
};
const allUse = plus(use.fieldKick, use.handball, use.kickIn, use.shot);
const winning = sum(100, 'ratingWinning');
const pressure = sum(100, 'ratingPressure');
const defence = plus(pressure, sum(100, 'ratingDenial'));
const hitout = sum(100, 'ratingHitout');

/** A part of the rating. `acts` names the acts that it rates. */
type Part = Pick<MetricRow, 'name' | 'formula'> & { readonly acts: string };

const partRow = ({ name, formula, acts }: Part): MetricRow => ({
  name,
  namePlural: name,
  formula,
  description: `Change in the squad's expected points through ${acts}.`,
  transaction: false,
});
const rated = (part: Part): Metric => both({ ...partRow(part), format: 'oneDecimal' });
const ratedWhole = (part: Part): Metric => ofPlayers({ ...partRow(part), zoned: [] });

/** The weights of ranking points, which are our own choice. **Units**: hundredths of a point for each. */
export const rankingWeights = {
  kickEffective: 400,
  kickIneffective: 50,
  kickClanger: -300,
  groundKickEffective: 300,
  groundKickClanger: -200,
  handballEffective: 150,
  handballIneffective: 50,
  handballClanger: -300,
  hardBallGetGround: 450,
  hardBallGetRuck: 450,
  looseBallGet: 400,
  gatherHitout: 200,
  knockOnContested: 100,
  freeInContest: 400,
  handballReceive: 100,
  gatherUncontested: 100,
  gatherOpposition: 300,
  markContested: 600,
  markOnLead: 300,
  markUncontested: 200,
  goal: 800,
  behind: 100,
  goalAssist: 300,
  behindAssist: 100,
  tackle: 400,
  spoil: 200,
  smother: 300,
  hitoutAdvantageCB: 500,
  hitoutAdvantageBU: 500,
  hitoutAdvantageTI: 500,
  hitoutCB: 100,
  hitoutBU: 100,
  hitoutTI: 100,
  hitoutSharkedCB: -100,
  hitoutSharkedBU: -100,
  hitoutSharkedTI: -100,
  noPressureError: -200,
  markDropped: -200,
  outOnFull: -200,
  penalty50Against: -300,
  freeAgainstRuck: -400,
  freeAgainstTackling: -400,
  freeAgainstMarking: -400,
  freeAgainstGeneral: -400,
} as const satisfies Partial<Record<BaseCode, number>>;

/**
 * Ratings by change in expected points, and ranking points by weight. **Source**: `docs/adr/0011-models.md`.
 */
export const ratingMetrics = {
  PLAYER_RATING: both({
    name: 'Player Rating',
    formula: plus(allUse, winning, defence, hitout),
    description:
      "Change in the squad's expected points through everything the player did: " +
      'ball use, ball winning, defence and hitouts.',
    format: 'oneDecimal',
    zoned: [],
    transaction: false,
  }),
  PLAYER_RATING_BALL_USE: rated({
    name: 'Player Rating Ball Use',
    formula: allUse,
    acts: 'disposals',
  }),
  PLAYER_RATING_BALL_USE_FIELD_KICK: rated({
    name: 'Player Rating Ball Use Field Kick',
    formula: use.fieldKick,
    acts: 'kicks in the field',
  }),
  PLAYER_RATING_BALL_USE_HANDBALL: ratedWhole({
    name: 'Player Rating Ball Use Handball',
    formula: use.handball,
    acts: 'handballs',
  }),
  PLAYER_RATING_BALL_USE_KICK_IN: ratedWhole({
    name: 'Player Rating Ball Use Kick In',
    formula: use.kickIn,
    acts: 'kick-ins',
  }),
  PLAYER_RATING_BALL_USE_SHOT_AT_GOAL: rated({
    name: 'Player Rating Ball Use Shot At Goal',
    formula: use.shot,
    acts: 'shots at goal',
  }),
  PLAYER_RATING_BALL_WINNING: rated({
    name: 'Player Rating Ball Winning',
    formula: winning,
    acts: 'winning the ball',
  }),
  PLAYER_RATING_DEFENCE: rated({
    name: 'Player Rating Defence',
    formula: defence,
    acts: 'pressure, tackles, spoils and smothers',
  }),
  PLAYER_RATING_DEFENCE_PRESSURE: rated({
    name: 'Player Rating Defence Pressure',
    formula: pressure,
    acts: 'pressure and tackles',
  }),
  PLAYER_RATING_HITOUT: rated({
    name: 'Player Rating Hitout',
    formula: hitout,
    acts: 'hitouts',
  }),
  PLAYER_CREDIT: both({
    name: 'Player Credit',
    formula: sum(100, 'playerCredit'),
    description:
      'Points that the player added to the margin, through changes in the score and in the expected next score. ' +
      'Home credits minus away credits equal the margin.',
    format: 'twoDecimals',
    zoned: [],
    transaction: false,
  }),
  NEXT_SCORE_EQUITY: both({
    name: 'Next Score Equity',
    namePlural: 'Next Score Equity',
    formula: sum(100, 'nextScoreEquity'),
    description:
      'Expected points of the next score of the period when the player won the ball, from the distance to goal, how the ball ' +
      'is held and the seconds left.',
    format: 'twoDecimals',
    transaction: false,
  }),
  RANKING_POINTS: both({
    name: 'Ranking Points',
    namePlural: 'Ranking Points',
    formula: weighted(rankingWeights),
    description: 'Weighted sum of the acts of the player.',
    format: 'oneDecimal',
    transaction: false,
  }),
} as const satisfies Partial<Record<MetricCode, Metric>>;
