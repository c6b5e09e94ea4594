import type { Entry, MatchHeader, MatchLog, StatusChange, StatusCode } from '@goalsquare/engine';
import { daysLater, instantOf } from '../fixture/start-time.js';
import { simulateMatch } from '../match/simulate-match.js';
import { logAt } from './log-at-instant.js';
import { fixtureHeader, matchPlanOf } from './match-plan.js';
import { playedAt, type PlannedMatch, type SeasonKey } from './planned-season.js';
import type { Umpire } from './umpires.js';

/** Inputs that determine the log of a match. */
export interface MatchInput {
  readonly seed: number | string;
  readonly season: SeasonKey;
  readonly match: PlannedMatch;
  readonly umpires: readonly Umpire[];
  /** The current time of the world. */
  readonly instant: string;
}

const [MINUTE, HOUR] = [60_000, 3_600_000];
/** Time before the start at which teams are announced, and at which a match is postponed or cancelled. */
const [TEAMS_BEFORE, CALLED_OFF_BEFORE] = [24 * HOUR, 29 * HOUR];
/** Time for which play has been suspended at the current time of the world. */
const SUSPENDED_FOR = 9 * MINUTE;
/** Days before a round at which the times of its matches are set, and at which their dates are set. */
const [TIME_SET_DAYS, DATE_SET_DAYS] = [28, 49];

const utc = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}Z`;
const change = (code: StatusCode, instant: number, more: Partial<StatusChange> = {}): StatusChange => ({
  kind: 'status',
  code,
  ...more,
  utc: utc(instant),
});

/** Returns the header of a match without teams. A distant match has no time yet, or no date either. */
function headerBeforeTeams({ season, match, instant }: MatchInput): MatchHeader {
  const { date, ...header } = fixtureHeader(season, match);
  const today = instant.slice(0, 10);
  if (date === undefined || match.round.thursday > daysLater(today, DATE_SET_DAYS)) return header;
  return match.round.thursday > daysLater(today, TIME_SET_DAYS)
    ? { ...header, date: { startDate: date.startDate } }
    : { ...header, date };
}

const planOf = ({ seed, season, match, umpires }: MatchInput, attempt = 0): ReturnType<typeof matchPlanOf> =>
  matchPlanOf(seed, season, match, umpires, attempt);

function ordinary(input: MatchInput): MatchLog {
  const now = Date.parse(input.instant);
  return instantOf(input.match.start) - TEAMS_BEFORE > now
    ? { header: headerBeforeTeams(input), entries: [] }
    : logAt(planOf(input), now);
}

function postponed(input: MatchInput): MatchLog {
  const { season, match, instant } = input;
  const announced = instantOf(match.start) - CALLED_OFF_BEFORE;
  if (announced > Date.parse(instant)) return ordinary(input);
  const later: PlannedMatch = { ...match, start: playedAt(match) };
  const { date, ...known } = fixtureHeader(season, later);
  const moved: readonly Entry[] = [change('POST', announced), { kind: 'correction', set: { ...(date && { date }) } }];
  if (instantOf(later.start) - TEAMS_BEFORE > Date.parse(instant))
    return { header: { ...known, date: match.start }, entries: moved };
  const { header, entries } = ordinary({ ...input, match: later });
  return { header: { ...header, date: match.start }, entries: [...moved, change('SCHED', announced), ...entries] };
}

function abandoned(input: MatchInput, until: { readonly period: number; readonly periodSeconds: number }): MatchLog {
  const { header, entries } = simulateMatch({ ...planOf(input), until });
  const began = entries.find((entry) => entry.kind === 'status' && entry.period === until.period);
  const at = Date.parse(began?.kind === 'status' ? (began.utc ?? '') : '') + until.periodSeconds * 1000;
  return { header, entries: [...entries, change('ABAN', at + 40 * MINUTE, until)] };
}

/** Returns whether the scores are level at the end of the fourth quarter. */
function isLevel({ entries }: MatchLog): boolean {
  const points = { home: 0, away: 0 };
  for (const entry of entries) {
    if (entry.kind !== 'transaction' || entry.side === undefined || entry.period > 4) continue;
    points[entry.side] += entry.code === 'GOAL' ? 6 : entry.code === 'BEHI' || entry.code === 'RUSH' ? 1 : 0;
  }
  return points.home === points.away;
}

/** Maximum number of times that a match which must end level is simulated. */
const MOST_ATTEMPTS = 5_000;

function level(input: MatchInput): MatchLog {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const log = logAt({ ...planOf(input, attempt), endsLevel: true }, Date.parse(input.instant));
    if (isLevel(log)) return log;
  }
  throw new Error(`match ${input.match.id} did not end level in ${MOST_ATTEMPTS} attempts`);
}

function suspended(input: MatchInput): MatchLog {
  const at = Date.parse(input.instant) - SUSPENDED_FOR;
  const { header, entries } = logAt(planOf(input), at);
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

/** Returns the log of a match at the current time of the world. */
export function matchLogOf(input: MatchInput): MatchLog {
  const { season, match } = input;
  switch (match.special?.is) {
    case undefined:
      return ordinary(input);
    case 'cancelled':
      return {
        header: fixtureHeader(season, match),
        entries: [change('CANC', instantOf(match.start) - CALLED_OFF_BEFORE)],
      };
    case 'postponed':
      return postponed(input);
    case 'abandoned':
      return abandoned(input, { period: match.special.period, periodSeconds: match.special.afterSeconds });
    case 'interrupted': {
      const { period, afterSeconds, lastsSeconds } = match.special;
      return simulateMatch({ ...planOf(input), interruption: { period, afterSeconds, lastsSeconds } });
    }
    case 'level':
      return level(input);
    case 'suspended':
      return suspended(input);
  }
}
