import { LAST_QUARTER, playingSeconds } from '../log/header.js';
import type { Feature } from '../vocabulary/features.js';
import { isFinal } from '../vocabulary/match-types.js';
import type { MarginModel, PeriodLengthModel } from '../model/forecast-models.js';
import { finalMargin, shareLeft } from '../model/in-match.js';
import { chancesOf, likelyRange, type ResultChances } from '../model/margin.js';
import type { MatchView } from '../timeline/match-view.js';

/**
 * A forecast. **Units**: points of the home squad minus those of the away squad; the range contains the margin with a
 * chance of 80 %.
 */
export interface Forecast extends ResultChances {
  readonly margin: number;
  readonly range: readonly [low: number, high: number];
}

/** The event at a point of a forecast. */
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

/** A moment of a match, by its clock and score. */
type Moment = Omit<ForecastPoint, keyof Forecast>;

/**
 * Lists every score, every full minute, and the start and end of every period, in the order of the clock. A full minute
 * comes before the scores of its second, so a later score adds moments only at the end.
 */
function momentsOf({ rows, clock, score, result }: MatchView): readonly Moment[] {
  if (result !== undefined) return momentsOfResult(score);
  let [homePoints, awayPoints] = [0, 0];
  return clock.periods.flatMap(({ period, periodSeconds }) => {
    const isPeriodOver = clock.current?.period !== period || clock.isCurrentOver;
    const scores = rows.filter((row) => row.period === period && row.play.is === 'score');
    const minutes = Array.from({ length: Math.floor(periodSeconds / 60) }, (_, minute) => 60 * (minute + 1));
    const within = [
      ...minutes.map((seconds) => ({ at: 'minute', seconds, row: undefined }) as const),
      ...scores.map((row) => ({ at: 'score', seconds: row.seconds, row }) as const),
    ].sort((a, b) => a.seconds - b.seconds);
    const moment = (at: ForecastMoment, seconds: number): Moment => ({ at, period, seconds, homePoints, awayPoints });
    return [
      moment('start', 0),
      ...within.map(({ at, seconds, row }) => {
        if (row === undefined) return moment(at, seconds);
        [homePoints, awayPoints] = [score.running.home[row.at] ?? 0, score.running.away[row.at] ?? 0];
        return { ...moment(at, seconds), transactionId: row.id };
      }),
      ...(isPeriodOver ? [moment('end', periodSeconds)] : []),
    ];
  });
}

const momentsOfResult = ({ periods: [home, away] }: MatchView['score']): readonly Moment[] =>
  home.map(({ period, cumulative }, at) => ({
    at: 'end',
    period,
    homePoints: cumulative.points,
    awayPoints: away[at]?.cumulative.points ?? 0,
  }));

/** Returns the share of the match that is left at a moment. A draw at the end of a final adds extra time. */
function leftAt({ header, clock }: MatchView, moment: Moment, model: PeriodLengthModel, isLast: boolean): number {
  if (isLast && clock.state === 'over') return 0;
  const [countdownSeconds, extraTimeSeconds] = [playingSeconds(header, 1), playingSeconds(header, LAST_QUARTER + 1)];
  const leftIn = (period: number, seconds: number, isOver: boolean): number =>
    shareLeft(model, { period, seconds, isOver, countdownSeconds, extraTimeSeconds });
  const { at, period, seconds = 0, homePoints, awayPoints } = moment;
  const left = leftIn(period, seconds, at === 'end');
  return left === 0 && homePoints === awayPoints && isFinal(header.type) ? leftIn(period + 1, 0, false) : left;
}

function reasonWithoutPoints({ clock, result, setting, score }: MatchView, hasInMatch: boolean): string | undefined {
  if (clock.state === 'upcoming' && clock.periods.length === 0) return 'The match has not started.';
  if (!hasInMatch)
    return 'The model of this competition was fitted on results only, so it cannot forecast matches in progress.';
  const lacksPlay: Feature = 'play';
  if (result !== undefined && score.periods[0].length === 0) return 'The source has no quarter scores for this match.';
  return setting.lacks.has(lacksPlay) && result === undefined && score.totals[0].points + score.totals[1].points === 0
    ? 'The source has no scores in play for this match.'
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
  if (clock.state === 'called off') {
    const reason = 'The match was called off.';
    return { points: [], absent: (['pregame', 'now', 'points'] as const).map((part) => ({ part, reason })) };
  }
  const forecast = (lead: number, left: number): Forecast => {
    const margin = finalMargin(model.margin, { lead, left, expected });
    return { ...chancesOf(margin, isFinal(header.type)), margin: margin.mean, range: likelyRange(margin) };
  };
  const forecastAt = (moment: Moment, isLast: boolean): Forecast =>
    forecast(moment.homePoints - moment.awayPoints, leftAt(view, moment, periodLength, isLast));
  const pregame = forecast(0, 1);
  const [{ points: homePoints }, { points: awayPoints }] = score.totals;
  const reason = reasonWithoutPoints(view, hasInMatch);
  const moments = reason === undefined ? momentsOf(view) : [];
  const points = moments.map((moment, at) => ({ ...moment, ...forecastAt(moment, at === moments.length - 1) }));
  const absent = reason === undefined ? [] : [{ part: 'points', reason } as const];
  if (clock.state === 'over') return { pregame, now: forecast(homePoints - awayPoints, 0), points, absent };
  const { current, isCurrentOver } = clock;
  if (current === undefined) return { pregame, now: pregame, points, absent };
  if (reason !== undefined) return { pregame, points, absent: [...absent, { part: 'now', reason }] };
  const { period, periodSeconds: seconds } = current;
  const at = isCurrentOver ? 'end' : 'minute';
  return { pregame, now: forecastAt({ at, period, seconds, homePoints, awayPoints }, true), points, absent };
}
