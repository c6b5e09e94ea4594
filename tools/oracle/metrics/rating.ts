import { count, credit, creditTo, plus, times, type Count } from '../credits.js';
import { creditsOf, equitiesOf } from '../models/next-score.js';
import { ratedActsOf, type RatedAs } from '../models/ratings.js';
import { BEHIND_ASSIST, GOAL_ASSIST } from './scoring.js';

/* Ratings by change in expected points, and ranking points by weight. */

/** Returns a metric that adds up the ratings of acts of some kinds, each rounded to hundredths of a point. */
const rated =
  (...kinds: readonly RatedAs[]): Count =>
  (game) =>
    ratedActsOf(game)
      .filter(({ as }) => kinds.includes(as))
      .flatMap(({ event, points }) => credit(game, event, Math.round(points * 100) / 100));

export const PLAYER_RATING_BALL_USE_FIELD_KICK = rated('fieldKick');
export const PLAYER_RATING_BALL_USE_HANDBALL = rated('handball');
export const PLAYER_RATING_BALL_USE_KICK_IN = rated('kickIn');
export const PLAYER_RATING_BALL_USE_SHOT_AT_GOAL = rated('shot');
export const PLAYER_RATING_BALL_USE = rated('fieldKick', 'handball', 'kickIn', 'shot');
export const PLAYER_RATING_BALL_WINNING = rated('winning');
export const PLAYER_RATING_DEFENCE_PRESSURE = rated('pressure');
export const PLAYER_RATING_DEFENCE = rated('pressure', 'denial');
export const PLAYER_RATING_HITOUT = rated('hitout');
export const PLAYER_RATING = plus(
  PLAYER_RATING_BALL_USE,
  PLAYER_RATING_BALL_WINNING,
  PLAYER_RATING_DEFENCE,
  PLAYER_RATING_HITOUT,
);

/** Adds up what a person or squad contributed to the score and the expected next score. */
export const PLAYER_CREDIT: Count = (game) =>
  creditsOf(game).flatMap(({ event, side, person, hundredths }) =>
    creditTo(game, event, side, person, hundredths / 100),
  );

/** Adds up the expected points of the next score at each possession. */
export const NEXT_SCORE_EQUITY: Count = (game) =>
  equitiesOf(game).flatMap(({ event, hundredths }) => credit(game, event, hundredths / 100));

/** Counts transactions and assists, weighted as in the model. */
export const RANKING_POINTS: Count = (game) => {
  const { transactions, metrics } = game.models.rankingPoints;
  const assists: Readonly<Record<string, Count>> = { GOAL_ASSIST, BEHIND_ASSIST };
  return plus(
    ...transactions.map(({ code, points }) => times(points, count(code))),
    ...metrics.flatMap(({ code, points }) => (assists[code] === undefined ? [] : [times(points, assists[code])])),
  )(game);
};
