import { chainPoints, holdWeights, KICK_IN_POINTS } from '../model/equity.js';
import { forecastDigest, forecastModels } from '../model/fitted-forecasts.js';
import type { MarginModel } from '../model/forecast-models.js';
import { forecastRecord } from '../model/forecast-record.js';
import type { Line } from '../model/line.js';
import { bothTerm, shotModel, type LogOdds } from '../model/shot-model.js';
import { ratingShares } from '../timeline/ratings.js';
import { SET_AFTER_SECONDS } from '../timeline/shots.js';
import type { BaseCode } from '../vocabulary/bases.js';
import { pressures } from '../vocabulary/pressures.js';
import { transactionCodes, transactionTypes } from '../vocabulary/transactions.js';
import { rankingWeights } from './table/rating.js';
import { terms } from './terms.js';

const weightOf = (base: BaseCode): number => (rankingWeights as Readonly<Partial<Record<BaseCode, number>>>)[base] ?? 0;

const pointsOf = (line: Line) => line.map(([at, value]) => ({ at, value }));
const oddsOf = ({ metres, degrees, both }: LogOdds) => ({ metres: pointsOf(metres), degrees: pointsOf(degrees), both });
const shotsOf = ({ goal, behind }: (typeof shotModel)['set']) => ({ goal: oddsOf(goal), behind: oddsOf(behind) });

const marginsOf = ({ ratings, margin: { drift, spread }, total }: MarginModel) => ({
  ratings,
  margin: { drift, spread: pointsOf(spread) },
  total,
});

/** Ranking points of each transaction: the sum over the bases it feeds. Transactions without points are omitted. */
const rankingTransactions = transactionCodes.flatMap((code) => {
  const hundredths = transactionTypes[code].feeds.reduce((sum, base) => sum + weightOf(base), 0);
  return hundredths === 0 ? [] : [{ code, name: transactionTypes[code].name, points: hundredths / 100 }];
});

/**
 * The coefficients of every model that a metric or a forecast uses, and the terms of technical descriptions, as the API
 * publishes them.
 * **Units**: metres, degrees, seconds, points. **Source**: `docs/adr/0011-models.md`.
 */
export const publishedModels = {
  shot: {
    set: shotsOf(shotModel.set),
    general: shotsOf(shotModel.general),
    bothMetres: bothTerm.metres,
    bothDegrees: bothTerm.degrees,
    bothDivisor: bothTerm.divisor,
    setAfterSecs: SET_AFTER_SECONDS,
  },
  equity: { chainPoints: pointsOf(chainPoints), holdWeights, kickInPoints: KICK_IN_POINTS },
  rating: ratingShares,
  pressurePoints: Object.values(pressures).map(({ transaction, name, points }) => ({
    code: transaction,
    name,
    points,
  })),
  rankingPoints: {
    transactions: rankingTransactions,
    metrics: [
      { code: 'GOAL_ASSIST', name: 'Goal Assist', points: weightOf('goalAssist') / 100 },
      { code: 'BEHIND_ASSIST', name: 'Behind Assist', points: weightOf('behindAssist') / 100 },
    ],
  },
  terms: terms.map(({ term, meaning }) => ({ term, meaning })),
  forecast: {
    digest: forecastDigest,
    men: marginsOf(forecastModels.men),
    women: marginsOf(forecastModels.women),
    periodLength: forecastModels.periodLength,
    nextScore: forecastModels.nextScore,
    training: forecastRecord.training,
  },
} as const;
