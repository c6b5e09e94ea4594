import type { OfficialScore, Side, StatusCode } from '@goalsquare/engine';
import { DateTime, IANAZone } from 'luxon';
import type { Start } from '../results-csv/date.js';
import { roundOf, roundAllowed, type RoundWords } from '../results-csv/round.js';
import { statusOfWord } from '../results-csv/rows.js';
import type { JsonValue } from './json-value.js';

export interface AflPerson {
  readonly id: string;
  readonly firstname: string | undefined;
  readonly surname: string | undefined;
  readonly jumper: number | undefined;
}

/** A score in a match. **Units**: seconds from the start of its period. **Empty**: a rushed behind has no scorer. */
export interface AflScore {
  readonly file: string;
  readonly path: string;
  readonly code: 'GOAL' | 'BEHI' | 'RUSH';
  readonly side: Side;
  readonly period: number;
  readonly seconds: number;
  readonly scorer: AflPerson | undefined;
  /** Points of both squads after the score, as written in the file. */
  readonly totals: string;
}

/** A period: its length so far, and whether it is over. **Units**: seconds. */
export interface AflPeriod {
  readonly seconds: number;
  readonly isOver: boolean;
}

/** The score of a match, from a match item or the recent matches of a roster. */
export interface AflScoreboard {
  readonly result: OfficialScore | undefined;
  readonly periods: readonly AflPeriod[];
  /** **Empty**: `undefined` if the file has no score worm. */
  readonly scores: readonly AflScore[] | undefined;
  /** Duplicate scores, which are omitted. */
  readonly repeats: readonly AflScore[];
}

/** A match, as described by a match item, an item of a round or a roster. */
export interface AflMatch {
  readonly file: string;
  readonly path: string;
  readonly id: string;
  readonly status: StatusCode;
  readonly season: number | undefined;
  readonly competition: string | undefined;
  /** **Empty**: `undefined` in a roster, which has only the number of the round. */
  readonly round: RoundWords | undefined;
  readonly start: Start;
  readonly venue: string | undefined;
  readonly venueId: string | undefined;
  readonly timeZone: string | undefined;
  readonly names: Readonly<Record<Side, string>>;
  readonly teams: Readonly<Record<Side, string>>;
  readonly board: AflScoreboard | undefined;
}

/** Returns the path of a match's member in its file. */
export const pathIn = ({ path }: Pick<AflMatch, 'path'>, member: string): string =>
  path === '' ? member : `${path}.${member}`;

const MOST_SECONDS = 7200;
const MOST = 99;

/** Reads a person. **Empty**: `undefined` if there is none. */
export function personOf(value: JsonValue): AflPerson | undefined {
  if (!value.exists) return undefined;
  return {
    id: value.get('playerId').text(),
    firstname: value.get('playerName.givenName').textIfAny(),
    surname: value.get('playerName.surname').textIfAny(),
    jumper: value.get('playerJumperNumber').integerIfAny(0, 999),
  };
}

const tally = (value: JsonValue): OfficialScore['home'] => ({
  goals: value.get('goals').integer(0, MOST),
  behinds: value.get('behinds').integer(0, MOST),
});

const sideKeys = { home: 'homeTeamScore', away: 'awayTeamScore' } as const;
const codes: Readonly<Record<string, AflScore['code']>> = { GOAL: 'GOAL', BEHIND: 'BEHI', RUSHED_BEHIND: 'RUSH' };

/** Reads the totals and the score of each period. Periods that do not add up to the totals are a fault. */
function resultOf(score: JsonValue): AflScoreboard['result'] {
  if (!score.get('homeTeamScore.matchScore').exists) return undefined;
  const [home, away] = (['home', 'away'] as const).map((side) => tally(score.get(`${sideKeys[side]}.matchScore`)));
  const [ofHome = [], ofAway = []] = (['home', 'away'] as const).map((side) =>
    score.get(`${sideKeys[side]}.periodScore`).items(),
  );
  const periods = ofHome.map((one, at) => {
    const period = one.get('periodNumber').integer(1, 10);
    const other = ofAway[at];
    if (period !== at + 1) one.get('periodNumber').fault(`${at + 1}, as periods are listed from the first`, 0);
    return {
      period,
      home: tally(one.get('score')),
      away: other === undefined ? { goals: 0, behinds: 0 } : tally(other.get('score')),
    };
  });
  const total = { home: home ?? { goals: 0, behinds: 0 }, away: away ?? { goals: 0, behinds: 0 } };
  if (periods.length === 0 || ofHome.length !== ofAway.length) return total;
  for (const side of ['home', 'away'] as const)
    for (const member of ['goals', 'behinds'] as const) {
      const sum = periods.reduce((before, period) => before + period[side][member], 0);
      if (sum !== total[side][member])
        score.get(`${sideKeys[side]}.matchScore.${member}`).fault(`${sum}, the sum of the periods`, 0);
    }
  return { ...total, periods };
}

function scoreOf(value: JsonValue): AflScore {
  const word = value.get('scoreType').text();
  const code = Object.hasOwn(codes, word) ? codes[word] : undefined;
  const side = value.get('homeOrAway').text();
  if (side !== 'HOME' && side !== 'AWAY') value.get('homeOrAway').fault('HOME or AWAY', 0);
  const scorer = personOf(value.get('playerScore.player'));
  if (scorer === undefined && code !== 'RUSH' && code !== undefined)
    value.get('playerScore.player').fault('a player, who scored', 0);
  return {
    file: value.file,
    path: value.path,
    code: code ?? value.get('scoreType').fault(`one of ${Object.keys(codes).join(', ')}`, 'RUSH' as const),
    side: side === 'AWAY' ? 'away' : 'home',
    period: value.get('periodNumber').integer(1, 10),
    seconds: value.get('periodSeconds').integer(0, MOST_SECONDS),
    scorer: code === 'RUSH' ? undefined : scorer,
    totals: ['aggregateHomeScore', 'aggregateAwayScore'].map((key) => value.get(key).integerIfAny(0, 999)).join(' '),
  };
}

/** Returns the scores that repeat an earlier one: the same score, with the same points of both squads after it. */
function repeatsIn(scores: readonly AflScore[]): readonly AflScore[] {
  const seen = new Set<string>();
  return scores.filter(({ code, side, period, seconds, scorer, totals }) => {
    const key = [code, side, period, seconds, scorer?.id, totals].join(' ');
    const isRepeat = seen.has(key);
    seen.add(key);
    return isRepeat;
  });
}

/** Reads the score of a match. **Empty**: `undefined` before the match. */
export function scoreboardOf(score: JsonValue): AflScoreboard | undefined {
  if (!score.exists) return undefined;
  const worm = score.get('scoreWorm.scoringEvents');
  const scores = worm.exists ? worm.items().map(scoreOf) : undefined;
  const repeats = repeatsIn(scores ?? []);
  return {
    result: resultOf(score),
    periods: score
      .get('matchClock.periods')
      .items()
      .map((one, at) => {
        if (one.get('periodNumber').integer(1, 10) !== at + 1)
          one.get('periodNumber').fault(`${at + 1}, as periods are listed from the first`, 0);
        return {
          seconds: one.get('periodSeconds').integer(0, MOST_SECONDS),
          isOver: one.get('periodCompleted').value === true,
        };
      }),
    scores: scores?.filter((one) => !repeats.includes(one)),
    repeats,
  };
}

const written = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/u;

/** Reads when a match starts: an instant, and the time at the venue. */
function startOf(match: JsonValue): Start {
  const [utcValue, localValue, dateValue] = ['utcStartTime', 'venueLocalStartTime', 'date'].map((key) =>
    match.get(key),
  );
  const read = (value: JsonValue | undefined, allowed: string): RegExpExecArray | undefined => {
    const text = value?.textIfAny();
    if (text === undefined) return undefined;
    const found = written.exec(text);
    return found !== null && DateTime.fromISO(text.slice(0, 16), { zone: 'utc' }).isValid
      ? found
      : value?.fault<RegExpExecArray | undefined>(allowed, undefined);
  };
  const instant =
    read(utcValue, 'an instant such as 2026-03-14T08:40:00') ??
    read(dateValue, 'an instant such as 2026-03-14T08:40:00.000+0000');
  const local = read(localValue, 'a time such as 2026-03-14T19:40:00');
  return {
    ...(local && { local: { date: local[1] ?? '', time: `${local[2] ?? ''}:00` } }),
    ...(instant && {
      instant: DateTime.fromISO(`${instant[1] ?? ''}T${instant[2] ?? ''}${instant[3] ?? 'Z'}`, { zone: 'utc' }),
    }),
  };
}

/**
 * Reads a round from its name or, without a name, from its number. **Empty**: `undefined` without a round. A round that
 * cannot be read is a fault.
 */
function roundIn(round: JsonValue): RoundWords | undefined {
  const name = round.get('name').textIfAny();
  const words = name === undefined ? undefined : roundOf(name);
  if (words !== undefined || !round.exists) return words;
  const number = round.get('roundNumber').integerIfAny(0, MOST);
  return name === undefined && number !== undefined
    ? { number }
    : round.get('name').fault<RoundWords | undefined>(roundAllowed, undefined);
}

/** Reads a time zone. An unknown name is a fault. */
function timeZoneIn(value: JsonValue): string | undefined {
  const zone = value.textIfAny();
  return zone === undefined || IANAZone.isValidZone(zone)
    ? zone
    : value.fault<string | undefined>('the name of a time zone, such as Australia/Melbourne', undefined);
}

/** Reads a match from an item or a roster. A roster has only the number of the round. */
export function matchOf(value: JsonValue): AflMatch {
  const match = value.get('match');
  const status = match.get('status').text();
  const code = statusOfWord(status);
  const round = value.get('round');
  const year = round.get('year').integerIfAny(1800, 2146);
  const side = (one: 'homeTeam' | 'awayTeam', member: string): JsonValue => match.get(`${one}.${member}`);
  return {
    file: value.file,
    path: value.path,
    id: match.get('matchId').text(),
    status: code ?? match.get('status').fault('an AFL status, such as SCHEDULED, LIVE or CONCLUDED', 'SCHED' as const),
    season: year,
    competition: round.get('competitionId').textIfAny() ?? value.get('matchRoster.competitionId').textIfAny(),
    round: roundIn(round),
    start: startOf(match),
    venue: value.get('venue.name').textIfAny(),
    venueId: value.get('venue.venueId').textIfAny(),
    timeZone: timeZoneIn(value.get('venue.timeZone')),
    names: { home: side('homeTeam', 'name').text(), away: side('awayTeam', 'name').text() },
    teams: {
      home: match.get('homeTeamId').textIfAny() ?? side('homeTeam', 'teamId').text(),
      away: match.get('awayTeamId').textIfAny() ?? side('awayTeam', 'teamId').text(),
    },
    board: scoreboardOf(value.get('score')),
  };
}
