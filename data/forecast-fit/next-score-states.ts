import { AssertionError } from 'chai';
import { importChainsCsv } from '@goalsquare/data';
import {
  forecastModels,
  heldBalls,
  matchForecast,
  matchViewOf,
  nextScores,
  openMatch,
  periodLeft,
  type MatchLog,
  type MatchView,
  type NextScoreState,
  type PeriodLengthModel,
} from '@goalsquare/engine';
import type { SeasonFiles } from '../../tools/check/real/folder.js';
import { forecastLaws, type ForecastLaw, type ForecastOf } from '../test/support/forecast-laws.js';
import { PLAYING } from './minutes.js';

/** A state in which a squad has the ball, and the score that came next: an index of `nextScores`. */
export interface SeenState extends NextScoreState {
  readonly match: number;
  readonly round: number;
  readonly next: number;
}

const none = nextScores.indexOf('none');

/** A state before the length of periods is fitted. `elapsed` is the number of seconds since the start of the period. */
type Moment = Omit<SeenState, 'seconds'> & { readonly elapsed: number };

/** A law of forecasts, the number of matches that obey it, and the number of all matches. */
interface LawCount {
  readonly name: string;
  readonly held: number;
  readonly of: number;
}

/** Data from an imported season: its states, its first match, and how many matches obey each law of forecasts. */
interface Imported {
  readonly moments: readonly Moment[];
  readonly view: MatchView | undefined;
  readonly laws: readonly LawCount[];
}

const forecastOf: ForecastOf = (match, expected) => {
  const { men: model, periodLength } = forecastModels;
  return matchForecast(matchViewOf(match), { model, periodLength, expected, hasInMatch: true });
};

function holds({ hold }: ForecastLaw, log: MatchLog): boolean {
  try {
    hold(log, forecastOf, 5, log.header.id);
    return true;
  } catch (error) {
    if (error instanceof AssertionError) return false;
    throw error;
  }
}

function momentsOf(files: SeasonFiles): Imported {
  const { logs } = importChainsCsv({
    events: files.events,
    matches: files.matches,
    ...(files.results !== undefined && { results: files.results }),
  });
  const [first] = logs;
  const moments = logs.flatMap((log) => {
    const { rows, setting, header } = matchViewOf(openMatch(log));
    const scores = rows.filter(({ play, side }) => play.is === 'score' && side !== undefined);
    let at = 0;
    return heldBalls(rows, setting).map(({ row, side, metres, hold }): Moment => {
      while (at < scores.length && (scores[at]?.at ?? 0) <= row.at) at += 1;
      const score = scores[at];
      const own = score?.side === side ? 0 : 2;
      const next =
        score?.period === row.period && score.play.is === 'score' ? own + (score.play.result === 'GOAL' ? 0 : 1) : none;
      return { match: header.id, round: header.roundNumber, metres, elapsed: row.seconds, hold, next };
    });
  });
  const laws = forecastLaws.map((law) => ({
    name: law.name,
    held: logs.filter((log) => holds(law, log)).length,
    of: logs.length,
  }));
  return { moments, view: first && matchViewOf(openMatch(first)), laws };
}

/**
 * A season with events. `states` returns every state in which a squad has the ball. The season is imported only once.
 */
export interface SeenSeason {
  readonly season: number;
  readonly states: (length: PeriodLengthModel) => readonly SeenState[];
  readonly view: () => MatchView | undefined;
  /** Returns how many matches obey each law of forecasts. */
  readonly laws: () => readonly LawCount[];
}

/** Returns a season with events. It is imported when a function first needs it. */
export function seenSeason(files: SeasonFiles): SeenSeason {
  let imported: Imported | undefined;
  const read = (): Imported => (imported ??= momentsOf(files));
  return {
    season: files.season,
    states: (length) => {
      const whole = length.mean * PLAYING.countdownSeconds;
      return read().moments.map(({ elapsed, ...moment }) => ({
        ...moment,
        seconds: periodLeft(length, PLAYING.countdownSeconds, elapsed) * whole,
      }));
    },
    view: () => read().view,
    laws: () => read().laws,
  };
}
