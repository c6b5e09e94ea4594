import fc from 'fast-check';
import {
  AcrossFold,
  briefOf,
  LogState,
  openMatch,
  selectMatches,
  SeasonTotals,
  type AcrossTable,
  type Entry,
  type Feature,
  type Match,
  type MatchBrief,
  type MatchHeader,
  type MatchLog,
  type SeasonColumns,
  type StatisticsQuery,
} from '../../src/index.js';
import { arbitraryLog } from './arbitrary-log.js';

/** A match of a random season, with what its season needs. */
export interface SeasonMatch {
  readonly match: Match;
  readonly brief: MatchBrief;
}

/** The venue, the start and the squads of a match in a random season. */
interface Meeting {
  readonly home: number;
  readonly away: number;
  readonly round: number;
  readonly venue: number;
  readonly isComplete: boolean;
  readonly isFinal: boolean;
}

const SQUADS = 4;

const meeting: fc.Arbitrary<Meeting> = fc
  .record({
    home: fc.integer({ min: 1, max: SQUADS }),
    other: fc.integer({ min: 1, max: SQUADS - 1 }),
    round: fc.integer({ min: 1, max: 3 }),
    venue: fc.integer({ min: 1, max: 2 }),
    isComplete: fc.nat({ max: 5 }).map((n) => n > 0),
    isFinal: fc.boolean(),
  })
  .map(({ home, other, ...rest }) => ({ home, away: ((home + other - 1) % SQUADS) + 1, ...rest }));

/** Replaces the persons of a log by those of the squads that meet. Persons 100 to 199 are home, 200 to 299 away. */
const withPersons = <T>(value: T, { home, away }: Meeting): T =>
  JSON.parse(JSON.stringify(value), (key: string, of: unknown) =>
    ['personId', 'onPersonId', 'opponentId'].includes(key)
      ? Number(of) + (Number(of) < 200 ? (home - 1) * 100 : (away - 2) * 100)
      : of,
  ) as T;

function headerOf(header: MatchHeader, meets: Meeting, n: number, seasonId: number): MatchHeader {
  const { home, away, round, venue, isFinal } = meets;
  return {
    ...withPersons(header, meets),
    id: seasonId * 100 + n,
    seasonId,
    phase: isFinal ? { id: 2, code: 'FIN', name: 'Finals' } : header.phase,
    roundNumber: round,
    venue: { ...header.venue, id: venue },
    home: { ...withPersons(header.home, meets), id: home },
    away: { ...withPersons(header.away, meets), id: away },
    date: { startDate: `${2000 + seasonId}-0${(n % 4) + 1}-1${n % 7}` },
  };
}

function seasonMatch(log: MatchLog, meets: Meeting, n: number, seasonId: number): SeasonMatch {
  const header = headerOf(log.header, meets, n, seasonId);
  const entries: Entry[] = [];
  const state = LogState.begin(header);
  const end: readonly Entry[] = meets.isComplete ? [{ kind: 'status', code: 'FINAL' }] : [];
  for (const entry of [...withPersons(log.entries, meets), ...end])
    if (state.add(entry).length === 0) entries.push(entry);
  const match = openMatch({ header, entries });
  return { match, brief: briefOf(match) };
}

/** Random seasons of few matches between four squads, some of which are not complete. */
export const arbitrarySeason = ({
  seasonId = 1,
  matches = 5,
  lacking = fc.constant([]),
}: {
  readonly seasonId?: number;
  readonly matches?: number;
  readonly lacking?: fc.Arbitrary<readonly Feature[]>;
} = {}): fc.Arbitrary<readonly SeasonMatch[]> =>
  fc
    .array(fc.tuple(arbitraryLog({ most: 50, players: 4, lacking }), meeting), { minLength: 1, maxLength: matches })
    .map((all) => all.map(([log, meets], n) => seasonMatch(log, meets, n + 1, seasonId)));

/** Returns the totals of matches of one season. */
export function columnsOf(matches: readonly SeasonMatch[]): SeasonColumns {
  const totals = new SeasonTotals();
  for (const { match, brief } of matches) totals.append(match, brief);
  return totals.columns();
}

/** Answers a question about parts of matches from the matches, one by one. */
export function answerFromMatches(
  query: StatisticsQuery,
  seasons: readonly (readonly SeasonMatch[])[],
  totals: readonly SeasonColumns[] = seasons.map(columnsOf),
): AcrossTable {
  const selected = selectMatches(query, totals);
  const fold = new AcrossFold(query, selected);
  const matches = new Map(seasons.flat().map(({ match }) => [match.id, match]));
  for (const id of selected.matchIds()) {
    const match = matches.get(id);
    if (match !== undefined) fold.addMatch(match);
  }
  return fold.result();
}

/** Answers a question from seasons, as a server does: from totals, from acts or match by match. */
export function answerAcross(
  query: StatisticsQuery,
  seasons: readonly (readonly SeasonMatch[])[],
  totals: readonly SeasonColumns[] = seasons.map(columnsOf),
): AcrossTable {
  const selected = selectMatches(query, totals);
  const fold = new AcrossFold(query, selected);
  if (fold.source === 'matches') return answerFromMatches(query, seasons, totals);
  for (const [at, { columns: rows }] of selected.seasons.entries()) {
    fold.addSeason(at, totals.find((one) => one === rows) as SeasonColumns);
  }
  return fold.result();
}
