import type { Entry, MatchHeader, MatchLog, StatusChange, StatusCode } from '@goalsquare/engine';
import { daysLater, startLater, type Start } from '../fixture/start.js';
import { simulateMatch } from '../match/simulate-match.js';
import { logAt } from './lifetime.js';
import { fixtureHeader, matchPlanOf } from './match-plan.js';
import type { PlannedMatch, SeasonOf } from './planned.js';
import type { Special } from './specials.js';
import type { Umpire } from './umpires.js';

/** Everything the log of a match follows from. */
export interface MatchStory {
  readonly seed: number | string;
  readonly season: SeasonOf;
  readonly match: PlannedMatch;
  readonly special: Special | undefined;
  readonly umpires: readonly Umpire[];
  /** The instant the world stands at. */
  readonly instant: string;
}

const [MINUTE, HOUR] = [60_000, 3_600_000];
/** Teams are entered this long before the start; a match that is put off or called off is so before that. */
const [TEAMS_BEFORE, CALLED_OFF_BEFORE] = [24 * HOUR, 29 * HOUR];
/** Play has been suspended for so long. */
const SUSPENDED_FOR = 9 * MINUTE;
/** Days from when on the time of a match is not set yet, and the date neither. */
const [TIME_SET_DAYS, DATE_SET_DAYS] = [28, 49];

const utc = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}Z`;
const starts = ({ utcMatchStart }: Start): number => Date.parse(utcMatchStart);
const change = (code: StatusCode, instant: number, more: Partial<StatusChange> = {}): StatusChange => ({
  kind: 'status',
  code,
  ...more,
  utc: utc(instant),
});

/** A match that is not near: when it starts is known the better, the nearer it is. */
function farOff({ season, match, instant }: MatchStory): MatchHeader {
  const { date, ...header } = fixtureHeader(season, match);
  const today = instant.slice(0, 10);
  if (date === undefined || match.round.thursday > daysLater(today, DATE_SET_DAYS)) return header;
  return match.round.thursday > daysLater(today, TIME_SET_DAYS)
    ? { ...header, date: { startDate: date.startDate } }
    : { ...header, date };
}

const planOf = ({ seed, season, match, umpires }: MatchStory, attempt = 0): ReturnType<typeof matchPlanOf> =>
  matchPlanOf(seed, season, match, umpires, attempt);

function ordinary(story: MatchStory): MatchLog {
  const now = Date.parse(story.instant);
  return starts(story.match.start) - TEAMS_BEFORE > now
    ? { header: farOff(story), entries: [] }
    : logAt(planOf(story), now);
}

function postponed(story: MatchStory, days: number): MatchLog {
  const { season, match, instant } = story;
  const off = starts(match.start) - CALLED_OFF_BEFORE;
  if (off > Date.parse(instant)) return ordinary(story);
  const start = startLater(match.start, days, match.venue);
  const { date, ...known } = fixtureHeader(season, { ...match, start });
  const news: readonly Entry[] = [change('POST', off), { kind: 'correction', set: { ...(date && { date }) } }];
  if (starts(start) - TEAMS_BEFORE > Date.parse(instant))
    return { header: { ...known, date: match.start }, entries: news };
  const { header, entries } = ordinary({ ...story, match: { ...match, start } });
  return { header: { ...header, date: match.start }, entries: [...news, change('SCHED', off), ...entries] };
}

function abandoned(story: MatchStory, until: { readonly period: number; readonly periodSeconds: number }): MatchLog {
  const { header, entries } = simulateMatch({ ...planOf(story), until });
  const began = entries.find((entry) => entry.kind === 'status' && entry.period === until.period);
  const at = Date.parse(began?.kind === 'status' ? (began.utc ?? '') : '') + until.periodSeconds * 1000;
  return { header, entries: [...entries, change('ABAN', at + 40 * MINUTE, until)] };
}

/** Points of each squad at the end of the fourth quarter. */
function isLevel({ entries }: MatchLog): boolean {
  const points = { home: 0, away: 0 };
  for (const entry of entries) {
    if (entry.kind !== 'transaction' || entry.side === undefined || entry.period > 4) continue;
    points[entry.side] += entry.code === 'GOAL' ? 6 : entry.code === 'BEHI' || entry.code === 'RUSH' ? 1 : 0;
  }
  return points.home === points.away;
}

/** Draws of a match before it is given up that it ends level. */
const MOST_ATTEMPTS = 5_000;

function level(story: MatchStory): MatchLog {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const log = logAt({ ...planOf(story, attempt), endsLevel: true }, Date.parse(story.instant));
    if (isLevel(log)) return log;
  }
  throw new Error(`match ${story.match.id} did not end level in ${MOST_ATTEMPTS} draws`);
}

function suspended(story: MatchStory): MatchLog {
  const at = Date.parse(story.instant) - SUSPENDED_FOR;
  const { header, entries } = logAt(planOf(story), at);
  const last = entries.at(-1);
  const period = last?.kind === 'transaction' || last?.kind === 'status' ? last.period : undefined;
  const periodSeconds = last?.kind === 'transaction' || last?.kind === 'status' ? last.periodSeconds : undefined;
  return {
    header,
    entries: [
      ...entries,
      change('SUSP', at, {
        ...(period !== undefined && { period }),
        ...(periodSeconds !== undefined && { periodSeconds }),
      }),
    ],
  };
}

/** The log of a match of the world, as it stands at the world's instant. */
export function matchLogOf(story: MatchStory): MatchLog {
  const { special, season, match } = story;
  switch (special?.is) {
    case undefined:
      return ordinary(story);
    case 'cancelled':
      return {
        header: fixtureHeader(season, match),
        entries: [change('CANC', starts(match.start) - CALLED_OFF_BEFORE)],
      };
    case 'postponed':
      return postponed(story, special.days);
    case 'abandoned':
      return abandoned(story, { period: special.period, periodSeconds: special.afterSeconds });
    case 'interrupted': {
      const { period, afterSeconds, lastsSeconds } = special;
      return simulateMatch({ ...planOf(story), interruption: { period, afterSeconds, lastsSeconds } });
    }
    case 'level':
      return level(story);
    case 'suspended':
      return suspended(story);
  }
}
