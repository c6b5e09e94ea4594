import { readCsv } from '@goalsquare/data';
import {
  chancesOf,
  finalMargin,
  shareLeft,
  shareOfHome,
  type MarginModel,
  type PeriodLengthModel,
} from '@goalsquare/engine';
import { outcomeOf, type Rated } from './margin-fit.js';
import { filesIn } from './results.js';
import type { Scorable } from './scores.js';

/** Playing time of a quarter of men's matches, and of a period of extra time. **Units**: seconds. */
export const PLAYING = { countdownSeconds: 1200, extraTimeSeconds: 180 } as const;

/** Two forecasts for a minute of a match: by the model, and by the formula of 2010. */
export interface Minute {
  readonly model: Scorable;
  readonly formula: Scorable;
}

/** Returns the length of each quarter by match id. **Units**: seconds. */
export function quarterLengths(folders: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const files = folders.flatMap((folder) => filesIn(folder, /^quarter_durations_aflm_.*\.csv(\.gz)?$/u));
  const columns = ['q1_secs', 'q2_secs', 'q3_secs', 'q4_secs'];
  return new Map(
    files.flatMap((file) =>
      readCsv(file, ['match_id', ...columns]).map(
        ({ of }) => [Number(of.match_id), columns.map((column) => Number(of[column]))] as const,
      ),
    ),
  );
}

/** Fits the length of a period to the quarters of the training seasons. */
export function fitPeriodLength(
  lengths: ReadonlyMap<number, readonly number[]>,
  [from, to]: readonly [number, number],
): PeriodLengthModel {
  const quarters = [...lengths].flatMap(([id, seconds]) =>
    id >= from * 1000 && id < (to + 1) * 1000 ? seconds.map((one) => one / PLAYING.countdownSeconds) : [],
  );
  const mean = quarters.reduce((sum, one) => sum + one, 0) / quarters.length;
  const sd = Math.sqrt(quarters.reduce((sum, one) => sum + (one - mean) ** 2, 0) / quarters.length);
  return { mean: Number(mean.toFixed(3)), sd: Number(sd.toFixed(3)) };
}

/**
 * Returns the home squad's chance by the formula of 2010, from its lead and the share of the match that has been
 * played.
 */
export function formulaOf2010(lead: number, played: number): number {
  const root = Math.sqrt(Math.max(1e-6, 1 - played));
  return 1 / (1 + Math.exp(0.1569 - (0.0567 * lead) / root - 0.5184 * root));
}

interface ScoreEvent {
  readonly period: number;
  readonly seconds: number;
  readonly lead: number;
}

function eventsIn(file: string): ReadonlyMap<number, readonly ScoreEvent[]> {
  const events = new Map<number, ScoreEvent[]>();
  for (const { of } of readCsv(file, ['match_id', 'period', 'period_secs', 'home_points', 'away_points'])) {
    const id = Number(of.match_id);
    const lead = Number(of.home_points) - Number(of.away_points);
    const event = { period: Number(of.period), seconds: Number(of.period_secs), lead };
    events.set(id, [...(events.get(id) ?? []), event]);
  }
  return events;
}

/** Models that forecast at each minute. */
interface MinuteModels {
  readonly margin: MarginModel['margin'];
  readonly length: PeriodLengthModel;
}

function minutesOf(
  { row, expected }: Rated,
  events: readonly ScoreEvent[],
  seconds: readonly number[],
  { margin, length }: MinuteModels,
): readonly Minute[] {
  const outcome = outcomeOf(row);
  return seconds.slice(0, 4).flatMap((last, at) =>
    Array.from({ length: Math.floor(last / 60) + 1 }, (_, minute) => {
      const [period, now] = [at + 1, minute * 60];
      const lead =
        events.findLast((event) => event.period < period || (event.period === period && event.seconds <= now))?.lead ??
        0;
      const left = shareLeft(length, { ...PLAYING, period, seconds: now, isOver: false });
      const nominal = Math.min(1, now / (length.mean * PLAYING.countdownSeconds));
      const chance = shareOfHome(chancesOf(finalMargin(margin, { lead, left, expected }), row.isFinal));
      return {
        model: { match: row.id, chance, outcome },
        formula: { match: row.id, chance: formulaOf2010(lead, (at + nominal) / 4), outcome },
      };
    }),
  );
}

/**
 * Returns every minute of the matches whose scores and quarter lengths are known, by season. Quarter lengths only
 * determine which minutes were played. **Empty**: a season without a file of scores is omitted.
 */
export function minutesBySeason(
  folder: string,
  of: readonly Rated[],
  lengths: ReadonlyMap<number, readonly number[]>,
  models: MinuteModels,
): ReadonlyMap<number, readonly Minute[]> {
  const seasons = new Map<number, readonly Minute[]>();
  for (const file of filesIn(folder, /^score_events_aflm_.*\.csv(\.gz)?$/u)) {
    const events = eventsIn(file);
    for (const one of of) {
      const [own, seconds] = [events.get(one.row.id), lengths.get(one.row.id)];
      if (own === undefined || seconds === undefined) continue;
      const before = seasons.get(one.row.year) ?? [];
      seasons.set(one.row.year, [...before, ...minutesOf(one, own, seconds, models)]);
    }
  }
  return seasons;
}
