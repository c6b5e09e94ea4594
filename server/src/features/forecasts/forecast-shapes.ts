import type { Season } from '@goalsquare/data';
import {
  forecastDigest,
  roundTo,
  type Forecast,
  type ForecastPoint as EnginePoint,
  type Match,
  type MatchForecast as EngineForecast,
  type PlayerCredit,
  type SeasonForecast as EngineSeason,
} from '@goalsquare/engine';
import type {
  AbsentForecast,
  ForecastChances,
  ForecastPoint,
  MatchForecast,
  SeasonForecast,
} from '@goalsquare/openapi';
import { keyOf } from '../../domain/scope.js';

/**
 * Number of decimals of chances and of points. With nine, a forecast's three chances add up to 1 within two billionths.
 */
const [CHANCE_DECIMALS, POINT_DECIMALS] = [9, 3];

function chancesOf({ home, draw, away, margin, range: [low, high] }: Forecast): ForecastChances {
  const [ofHome, ofDraw] = [roundTo(home, CHANCE_DECIMALS), roundTo(draw, CHANCE_DECIMALS)];
  return {
    home: ofHome,
    draw: ofDraw,
    away: roundTo(away, CHANCE_DECIMALS),
    margin: roundTo(margin, POINT_DECIMALS),
    low: roundTo(low, POINT_DECIMALS),
    high: roundTo(high, POINT_DECIMALS),
  };
}

const pointOf = ({
  at,
  period,
  seconds,
  homePoints,
  awayPoints,
  transactionId,
  ...forecast
}: EnginePoint): ForecastPoint => ({
  at,
  period,
  ...(seconds !== undefined && { periodSecs: seconds }),
  homePoints,
  awayPoints,
  ...(transactionId !== undefined && { transactionId }),
  ...chancesOf(forecast),
});

/** Returns a match's forecast in the shape of the contract. */
export function matchForecastShape(
  match: Match,
  { pregame, now, points, absent }: EngineForecast,
  credits: readonly PlayerCredit[],
): MatchForecast {
  const { home, away } = match.details().header;
  const reasons: AbsentForecast[] = absent.map((one) => ({ ...one }));
  if (credits.length === 0)
    reasons.push({
      part: 'credits',
      reason: 'The source has no transactions of play for this match, so credits cannot be computed.',
    });
  return {
    matchId: match.id,
    revision: match.revision,
    model: forecastDigest,
    homeSquadId: home.id,
    awaySquadId: away.id,
    ...(pregame && { pregame: chancesOf(pregame) }),
    ...(now && { now: chancesOf(now) }),
    points: points.map(pointOf),
    credits: credits.map(({ personId, side, points: credit }) => ({
      personId,
      squadId: (side === 0 ? home : away).id,
      points: credit,
    })),
    absent: reasons,
  };
}

/** CSV columns for the points of a match. */
export const pointColumns = (
  [
    'at',
    'period',
    'periodSecs',
    'homePoints',
    'awayPoints',
    'transactionId',
    'home',
    'draw',
    'away',
    'margin',
    'low',
    'high',
  ] as const
).map((name) => ({
  name: name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
  of: (point: ForecastPoint) => point[name],
}));

/** Returns a season's forecast in the shape of the contract. */
export function seasonForecastShape(
  season: Season,
  { runs, seed }: { readonly runs: number; readonly seed: number },
  { squads, left, weeks }: EngineSeason,
): SeasonForecast {
  const names = new Map(season.record.squads.map(({ id, name }) => [id, name]));
  return {
    ...keyOf(season),
    model: forecastDigest,
    runs,
    seed,
    matchesLeft: left,
    ...(weeks && { weeks: weeks.map((week) => ({ ...week })) }),
    squads: [...squads]
      .sort((a, b) => b.wins - a.wins || a.squadId - b.squadId)
      .map(({ squadId, wins, places, weeks: ofWeeks, finals, premiership }) => ({
        squadId,
        name: names.get(squadId) ?? '',
        expectedWins: wins,
        places: [...places],
        ...(finals !== undefined && { finals }),
        ...(ofWeeks && { weeks: [...ofWeeks] }),
        ...(premiership !== undefined && { premiership }),
      })),
    absent:
      weeks === undefined
        ? [{ part: 'finals', reason: 'No season of this level has had finals of a series that the model supports.' }]
        : [],
  };
}
