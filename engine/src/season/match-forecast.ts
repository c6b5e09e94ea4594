import { LAST_QUARTER, playingSeconds } from '../log/header.js';
import type { Feature } from '../vocabulary/features.js';
import { isFinal } from '../vocabulary/match-types.js';
import type { MarginModel, PeriodLengthModel } from '../model/forecast-models.js';
import { extraTimeLeft, finalMargin, shareLeft, type ForecastClock } from '../model/in-match.js';
import { chancesOf, likelyRange, type MarginDistribution, type ResultChances } from '../model/margin.js';
import type { MatchView } from '../timeline/match-view.js';

/**
 * A forecast. **Units**: points of the home squad minus those of the away squad; the range contains the margin with a
 * chance of 80 %.
 */
export interface Forecast extends ResultChances {
  readonly margin: number;
  readonly range: readonly [low: number, high: number];
}

/** What happened at a point of a forecast. */
export type ForecastMoment = 'start' | 'minute' | 'score' | 'end';

/** The forecast at a second of a period, or at a break if there is no second. `transactionId` names the score. */
export interface ForecastPoint extends Forecast {
  readonly at: ForecastMoment;
  readonly period: number;
  readonly seconds?: number;
  readonly homePoints: number;
  readonly awayPoints: number;
  readonly transactionId?: number;
}

/** A part of a forecast that is not computed, and the reason. */
export interface AbsentForecast {
  readonly part: 'pregame' | 'now' | 'points' | 'credits';
  readonly reason: string;
}

/** The forecast of a match. **Empty**: parts without a value are in `absent`, with the reason. */
export interface MatchForecast {
  readonly pregame?: Forecast;
  readonly now?: Forecast;
  readonly points: readonly ForecastPoint[];
  readonly absent: readonly AbsentForecast[];
}

/** Inputs of a forecast. `hasInMatch` is set if the model was fitted on matches in progress. */
export interface ForecastBasis {
  readonly model: MarginModel;
  readonly periodLength: PeriodLengthModel;
  readonly expected: number;
  readonly hasInMatch: boolean;
}

/** Returns the forecast for a distribution of the margin. */
function forecastFrom(margin: MarginDistribution, decides: boolean): Forecast {
  const [low, high] = likelyRange(margin);
  return { ...chancesOf(margin, decides), margin: margin.mean, range: [low, high] };
}

/** A moment of a match, by its clock and score. */
interface Moment extends Pick<
  ForecastPoint,
  'at' | 'period' | 'seconds' | 'homePoints' | 'awayPoints' | 'transactionId'
> {
  readonly isPeriodOver: boolean;
}

/** Lists every score, every full minute, and the start and end of every period, in the order of the clock. */
function momentsOf({ rows, clock, score, result }: MatchView): readonly Moment[] {
  if (result !== undefined) return momentsOfResult(score);
  let [homePoints, awayPoints] = [0, 0];
  return clock.periods.flatMap(({ period, periodSeconds }) => {
    const isPeriodOver = clock.current?.period !== period || clock.isCurrentOver;
    const scores = rows.filter((row) => row.period === period && row.play.is === 'score');
    const minutes = Array.from({ length: Math.floor(periodSeconds / 60) + 1 }, (_, minute) => minute * 60);
    const moments: Moment[] = [];
    let next = 0;
    const add = (at: ForecastMoment, seconds: number, more: Partial<Moment> = {}): void => {
      moments.push({ at, period, seconds, homePoints, awayPoints, isPeriodOver: false, ...more });
    };
    const addScores = (until: number): void => {
      for (; (scores[next]?.seconds ?? Infinity) <= until; next += 1) {
        const row = scores[next];
        if (row === undefined) return;
        [homePoints, awayPoints] = [score.running.home[row.at] ?? 0, score.running.away[row.at] ?? 0];
        add('score', row.seconds, { transactionId: row.id });
      }
    };
    for (const seconds of minutes) {
      if (seconds > 0) addScores(seconds);
      add(seconds === 0 ? 'start' : 'minute', seconds);
    }
    addScores(Infinity);
    if (isPeriodOver) add('end', periodSeconds, { isPeriodOver: true });
    return moments;
  });
}

const momentsOfResult = ({ periods: [home, away] }: MatchView['score']): readonly Moment[] =>
  home.map(({ period, cumulative }, at) => ({
    at: 'end',
    period,
    homePoints: cumulative.points,
    awayPoints: away[at]?.cumulative.points ?? 0,
    isPeriodOver: true,
  }));

/** Returns the share of the match that is left at a moment. A draw at the end of a final adds extra time. */
function leftAt(
  { header, clock }: MatchView,
  moment: Moment,
  periodLength: PeriodLengthModel,
  isLast: boolean,
): number {
  const forecastClock: ForecastClock = {
    period: moment.period,
    seconds: moment.seconds ?? 0,
    isOver: moment.isPeriodOver,
    countdownSeconds: playingSeconds(header, 1),
    extraTimeSeconds: playingSeconds(header, LAST_QUARTER + 1),
  };
  if (isLast && clock.state === 'over') return 0;
  const left = shareLeft(periodLength, forecastClock);
  const isLevel = moment.homePoints === moment.awayPoints;
  return left === 0 && isLevel && isFinal(header.type) ? extraTimeLeft(forecastClock) : left;
}

function reasonWithoutPoints({ clock, result, setting, score }: MatchView, hasInMatch: boolean): string | undefined {
  if (clock.state === 'upcoming' && clock.periods.length === 0) return 'The match has not started.';
  if (!hasInMatch)
    return 'The model of this competition was fitted on results only, which do not say how a match goes.';
  const lacksPlay: Feature = 'play';
  if (result !== undefined && score.periods[0].length === 0) return 'The source has no quarter scores of this match.';
  return setting.lacks.has(lacksPlay) && result === undefined && score.totals[0].points + score.totals[1].points === 0
    ? 'The source has no scores in play of this match.'
    : undefined;
}

/**
 * Returns the forecast of a match: before it, now, and at every score and every minute. Each point uses only what
 * happened before it. A match with only a stored result has points at the breaks.
 */
export function matchForecast(
  view: MatchView,
  { model, periodLength, expected, hasInMatch }: ForecastBasis,
): MatchForecast {
  const { header, clock, score } = view;
  const decides = isFinal(header.type);
  const forecast = (lead: number, left: number): Forecast =>
    forecastFrom(finalMargin(model.margin, { lead, left, expected }), decides);
  if (clock.state === 'called off') {
    const reason = 'The match was called off.';
    return { points: [], absent: (['pregame', 'now', 'points'] as const).map((part) => ({ part, reason })) };
  }
  const pregame = forecast(0, 1);
  const [home, away] = score.totals;
  const reason = reasonWithoutPoints(view, hasInMatch);
  const points = reason === undefined ? pointsOf(view, periodLength, forecast) : [];
  const absent = reason === undefined ? [] : [{ part: 'points', reason } as const];
  if (clock.state === 'over') return { pregame, now: forecast(home.points - away.points, 0), points, absent };
  const { current, isCurrentOver: isPeriodOver } = clock;
  if (current === undefined) return { pregame, now: pregame, points, absent };
  if (reason !== undefined) return { pregame, points, absent: [...absent, { part: 'now', reason }] };
  const [homePoints, awayPoints] = [home.points, away.points];
  const { period, periodSeconds: seconds } = current;
  const moment = { at: 'minute', period, seconds, homePoints, awayPoints, isPeriodOver } as const;
  const now = forecast(homePoints - awayPoints, leftAt(view, moment, periodLength, true));
  return { pregame, now, points, absent };
}

function pointsOf(
  view: MatchView,
  periodLength: PeriodLengthModel,
  forecast: (lead: number, left: number) => Forecast,
): readonly ForecastPoint[] {
  const moments = momentsOf(view);
  return moments.map((moment, at) => {
    const { isPeriodOver: _, ...point } = moment;
    const left = leftAt(view, moment, periodLength, at === moments.length - 1);
    return { ...point, ...forecast(moment.homePoints - moment.awayPoints, left) };
  });
}
