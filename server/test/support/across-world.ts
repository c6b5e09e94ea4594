import { worldOf, type World } from '@goalsquare/data';
import { briefOf, openMatch, type Entry, type Match, type MatchHeader, type Side } from '@goalsquare/engine';
import { header } from './match-log.js';

/** Whom each person of the made-up matches kicks for. */
const sideOf = (personId: number): Side => (personId < 200 ? 'home' : 'away');

/** A made-up match: who kicks how often in which quarter, and who kicks goals. */
export interface Kicks {
  readonly id: number;
  readonly seasonId?: number;
  readonly leagueId?: number;
  readonly round?: number;
  readonly date?: string;
  readonly venueId?: number;
  /** Squads are Petrels and Quolls; with this, the other way round. */
  readonly swapped?: true;
  /** Kicks by person and quarter. */
  readonly kicks: Readonly<Record<number, readonly number[]>>;
  /** Goals of the persons, each one kick more in the first quarter. */
  readonly goals?: readonly number[];
  readonly isLive?: true;
  readonly isUpcoming?: true;
}

/** The players who are on the ground. All others do not play. */
const playing = [101, 102, 103, 201, 202] as const;

function headerOf({ id, seasonId = 2026, leagueId = 1, round = 1, date, venueId = 40, swapped }: Kicks): MatchHeader {
  const { home, away } = header;
  const of = (squad: MatchHeader['home'], players: MatchHeader['home']['players']) => ({
    ...squad,
    players: players.filter(({ personId }) => (playing as readonly number[]).includes(personId)),
  });
  const startDate = date ?? `2026-04-${String(round).padStart(2, '0')}`;
  const [one, other] = swapped === true ? [away, home] : [home, away];
  return {
    ...header,
    id,
    seasonId,
    leagueId,
    roundNumber: round,
    phaseRoundNumber: round,
    venue: { ...header.venue, id: venueId, name: `Ground ${venueId}`, code: `G${venueId}` },
    home: of(one, one.players),
    away: of(other, other.players),
    date: { startDate, startTime: '14:10:00', utcMatchStart: `${startDate}T04:10:00Z` },
  };
}

/** Statuses after each quarter but the last. */
const breaks = ['QT', 'HT', 'TQT'] as const;

/** Returns the entries of a made-up match: every kick is a second after the last. */
function entriesOf({ kicks, goals = [], isLive, isUpcoming, swapped }: Kicks): readonly Entry[] {
  if (isUpcoming === true) return [];
  const entries: Entry[] = [];
  let id = 0;
  const act = (code: 'KKEF' | 'GOAL', period: number, periodSeconds: number, personId: number): void => {
    const own = sideOf(personId);
    const side: Side = swapped === true ? (own === 'home' ? 'away' : 'home') : own;
    id += 1;
    entries.push({ kind: 'transaction', id, code, period, periodSeconds, side, personId, x: 10, y: 5 });
  };
  for (const period of [1, 2, 3, 4]) {
    entries.push({ kind: 'status', code: 'LIVE', period });
    let second = 1;
    for (const [personId, counts] of Object.entries(kicks))
      for (let n = 0; n < (counts[period - 1] ?? 0); n += 1) act('KKEF', period, (second += 1), Number(personId));
    if (period === 1) for (const personId of goals) act('GOAL', period, (second += 2), personId);
    if (isLive === true && period === 4) return entries;
    entries.push({ kind: 'status', code: breaks[period - 1] ?? 'FINAL' });
  }
  return entries;
}

/** Opens a made-up match. */
export const matchOfKicks = (of: Kicks): Match => openMatch({ header: headerOf(of), entries: entriesOf(of) });

/** Returns the world of some matches. The version of a season is that of its matches. */
export function worldOfMatches(matches: readonly Match[]): World {
  const keys = new Map(
    matches.map((match) => {
      const { leagueId, levelId, seasonId } = match.details().header;
      return [`${leagueId} ${seasonId}`, { leagueId, levelId, seasonId }];
    }),
  );
  return worldOf({
    briefs: [...keys.values()].map((key) => {
      const own = matches.filter((match) => {
        const { leagueId, seasonId } = match.details().header;
        return leagueId === key.leagueId && seasonId === key.seasonId;
      });
      return {
        ...key,
        version: own.map(({ id, revision }) => `${id}@${revision}`).join(),
        briefs: () => own.map(briefOf),
      };
    }),
    records: [],
  });
}
