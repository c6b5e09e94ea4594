import { LAST_QUARTER, statusAtEnd, type Entry, type MatchHeader, type MatchLog } from '@goalsquare/engine';
import { Dice } from './season/dice.js';
import { Field, ON_GROUND, roleNames, roleOf } from './season/field.js';
import { playPeriod } from './season/walk.js';

const SQUADS = 18;
const LISTED = 36;
const IN_MATCH = 23;
const ROUNDS = 24;

/** Number of matches in a whole season. */
export const SEASON_MATCHES = (SQUADS / 2) * ROUNDS;

const positions = {
  def: { id: 1, code: 'DEF', name: 'Defender' },
  fwd: { id: 2, code: 'FWD', name: 'Forward' },
  mid: { id: 3, code: 'MID', name: 'Midfielder' },
  ruck: { id: 4, code: 'RUCK', name: 'Ruck' },
} as const;

type Squad = MatchHeader['home'];

/** Returns a squad for one match, with 23 players of its list. Persons play most matches but not all. */
function squadOf(dice: Dice, squad: number): Squad {
  const missing = new Set<number>();
  while (missing.size < LISTED - IN_MATCH) missing.add(dice.whole(0, LISTED - 1));
  const listed = Array.from({ length: LISTED }, (_, n) => n).filter((n) => !missing.has(n));
  return {
    id: squad + 1,
    code: `SQ${squad + 1}`,
    name: `Squad ${squad + 1}`,
    players: listed.map((n, place) => ({
      personId: 1000 + squad * 100 + n,
      firstname: 'Player',
      surname: `${squad + 1}-${n + 1}`,
      fullname: `Player ${squad + 1}-${n + 1}`,
      displayName: `P ${squad + 1}-${n + 1}`,
      jumperNumber: n + 1,
      position: positions[roleOf(place)],
      ...(startsAt(place) && { starts: true as const }),
      role: roleNames[roleOf(place)],
    })),
  };
}

/** Returns whether a player starts on the ground: six defenders, six forwards, five midfielders and a ruck. */
const startsAt = (place: number): boolean => place < ON_GROUND - 1 || place === 21;

/** Returns a pair of squads in a round, by the circle method. */
function pairOf(round: number, n: number): readonly [number, number] {
  const ring = SQUADS - 1;
  const turn = round % ring;
  const [a, b] = n === 0 ? [SQUADS - 1, turn] : [(turn + n) % ring, (turn + ring - n) % ring];
  return round % 2 === 0 ? [a, b] : [b, a];
}

function headerOf(dice: Dice, index: number): MatchHeader {
  const round = Math.floor(index / (SQUADS / 2));
  const [home, away] = pairOf(round, index % (SQUADS / 2));
  return {
    kind: 'header',
    format: 'goalsquare-match-log',
    version: 1,
    id: 100_001 + index,
    leagueId: 1,
    levelId: 1,
    seasonId: 1,
    competitionId: 1,
    competitionName: 'Bench Season',
    phase: { id: 1, code: 'HA', name: 'Home and Away' },
    roundNumber: round + 1,
    phaseRoundNumber: round + 1,
    type: 'HA',
    venue: {
      id: home + 1,
      code: `V${home + 1}`,
      name: `Ground ${home + 1}`,
      lengthMetres: 155 + (home % 6) * 3,
      widthMetres: 128 + (home % 5) * 3,
    },
    home: squadOf(dice, home),
    away: squadOf(dice, away),
    date: { startDate: '2026-03-14', startTime: '14:10:00', utcMatchStart: '2026-03-14T03:10:00Z' },
    homeFirstDirection: 'Right',
    tossWinner: dice.oneOf(['home', 'away']),
    resolutionMetres: 1,
  };
}

/** Logs a match-up of each squad's six defenders with the opponent's six forwards. */
function matchUp(field: Field): void {
  for (const side of [0, 1] as const) {
    for (let place = 0; place < 6; place += 1)
      field.log('MAUP', side, place, { opponentId: field.personId(side === 0 ? 1 : 0, place + 6) });
  }
}

function logOf(dice: Dice, index: number): MatchLog {
  const header = headerOf(dice, index);
  const field = new Field(dice, header);
  const entries: Entry[] = field.entries;
  for (let period = 1; period <= LAST_QUARTER; period += 1) {
    const code = statusAtEnd(period, period === LAST_QUARTER);
    const periodSeconds = dice.whole(1750, 1950);
    field.period = period;
    entries.push({ kind: 'status', code: 'LIVE', period, periodSeconds: 0 });
    if (period === 1) matchUp(field);
    playPeriod(field, periodSeconds);
    entries.push({ kind: 'status', code, period, periodSeconds: Math.max(periodSeconds, Math.floor(field.seconds)) });
  }
  return { header, entries };
}

/**
 * Returns the match logs of a synthetic season one after another. The same seed gives the same logs. **Shape**: at most
 * a whole season.
 */
export function* logsOf(seed: number, matches: number): Generator<MatchLog> {
  for (let index = 0; index < Math.min(matches, SEASON_MATCHES); index += 1)
    yield logOf(new Dice(seed + index * 7919), index);
}
