import { worldOf, type World } from '@goalsquare/data';
import {
  briefOf,
  openMatch,
  type Entry,
  type MatchBrief,
  type MatchHeader,
  type SeasonRecord,
  type StatusCode,
} from '@goalsquare/engine';
import { header as base } from './match-log.js';

type Squad = NonNullable<SeasonRecord['squads']>[number];
type Player = MatchHeader['home']['players'][number];

const squad = (id: number, code: string, name: string, more: Partial<Squad> = {}): Squad => ({
  id,
  code,
  name,
  ...more,
});

/** The squads of the tests, by letter. */
const squads = {
  P: squad(10, 'PET', 'Petrels', {
    homeState: { id: 2, name: 'Westmark', code: 'WM' },
    players: [
      {
        personId: 102,
        fullname: 'Joss Kettering',
        firstname: 'Joss',
        surname: 'Kettering',
        displayName: 'J. Kettering',
        jumperNumber: 2,
        dateOfBirth: '2001-06-30',
        heightCm: 188,
        weightKg: 84,
        positionCode: 'MID',
      },
      {
        personId: 101,
        fullname: 'Tam Brindle',
        firstname: 'Tam',
        surname: 'Brindle',
        jumperNumber: 1,
        dateOfBirth: '1999-11-02',
        heightCm: 201,
        positionCode: 'RK',
      },
      { personId: 109, fullname: 'Una Brindle' },
    ],
  }),
  Q: squad(20, 'QUO', 'Quolls'),
  R: squad(30, 'RAV', 'Ravens'),
  S: squad(40, 'SEA', 'Seals'),
} as const;

type Letter = keyof typeof squads;

const status = (code: StatusCode, more: Partial<Extract<Entry, { kind: 'status' }>> = {}): Entry => ({
  kind: 'status',
  code,
  ...more,
});

/** A score such as `10.5`. */
const tally = (text: string) => {
  const [goals = 0, behinds = 0] = text.split('.').map(Number);
  return { goals, behinds };
};

interface Played {
  readonly at?: string;
  readonly entries?: readonly Entry[];
  readonly changes?: Partial<MatchHeader>;
  readonly players?: Readonly<Partial<Record<Letter, readonly Player[]>>>;
}

/** A match from a line such as `202601 1 P 10.5 Q 8.7`: id, round, home, score, away, score; `-` for no score. */
function match(line: string, { at, entries, changes, players = {} }: Played = {}): MatchBrief {
  const [id = '', round = '', home = 'P', homeScore = '-', away = 'Q', awayScore = '-'] = line.split(' ');
  const side = (letter: string) => {
    const { id: squadId, code, name } = squads[letter as Letter];
    return { id: squadId, code, name, players: players[letter as Letter] ?? [] };
  };
  const result: readonly Entry[] =
    homeScore === '-' ? [] : [{ kind: 'result', home: tally(homeScore), away: tally(awayScore) }];
  const header: MatchHeader = {
    ...base,
    id: Number(id),
    roundNumber: Number(round),
    phaseRoundNumber: Number(round),
    home: side(home),
    away: side(away),
    ...(at !== undefined && {
      date: { startDate: at.slice(0, 10), startTime: '14:10:00', utcMatchStart: `${at}:00Z` },
    }),
    ...changes,
  };
  const { date: _, ...undated } = header;
  return briefOf(
    openMatch({
      header: at === undefined ? undated : header,
      entries: [...result, ...(entries ?? (result.length > 0 ? [status('FINAL')] : []))],
    }),
  );
}

const record: SeasonRecord = {
  kind: 'season',
  format: 'goalsquare-season',
  version: 1,
  league: { id: 1, name: 'Harbour League', code: 'HBL', gender: '1' },
  level: { id: 1, name: 'Seniors', code: 'SEN' },
  id: 2026,
  competitionId: 2026000001,
  championshipId: 5,
  competitionCode: 'HBL',
  competitionName: 'Harbour League 2026',
  competitionType: 'Premiership',
  phases: [
    { id: 1, code: 'HA', name: 'Home and Away' },
    { id: 2, code: 'FIN', name: 'Finals' },
  ],
  rounds: [
    ...[1, 2, 3].map((number) => ({
      number,
      phaseId: 1,
      phaseNumber: number,
      code: `R${number}`,
      name: `Round ${number}`,
    })),
    {
      number: 4,
      phaseId: 2,
      phaseNumber: 1,
      code: 'GF',
      name: 'Grand Final',
      startDate: '2026-09-26',
      endDate: '2026-09-26',
    },
  ],
  squads: [squads.Q, squads.P, squads.S, squads.R],
};

const named: readonly Player[] = [
  { personId: 101 },
  { personId: 102 },
  { personId: 110, firstname: 'Ivo', surname: 'Starling', jumperNumber: 40 },
];

/**
 * The season under way: round 1 played, round 2 with a match live, one with teams and none of round 3 dated; the final
 * is not known.
 */
export const current: readonly MatchBrief[] = [
  match('202601 1 P 10.5 Q 8.7', { at: '2026-03-28T03:10', players: { P: named } }),
  match('202602 1 R 9.9 S 9.9', { at: '2026-03-27T08:40' }),
  match('202603 2 Q 4.2 R 3.8', {
    at: '2026-04-04T03:10',
    entries: [status('LIVE', { period: 1, periodSeconds: 1800 }), status('LIVE', { period: 2, periodSeconds: 610 })],
  }),
  match('202604 2 S - P -', { at: '2026-04-03T08:40', entries: [status('TEAMS')], players: { P: named } }),
  match('202605 3 P - R -', { entries: [] }),
  match('202606 3 Q - S -', { entries: [status('CANC')] }),
];

const earlier: SeasonRecord = {
  ...record,
  id: 2025,
  competitionId: 2025000001,
  competitionName: 'Harbour League 2025',
  rounds: [],
  phases: [],
  squads: Object.values(squads),
};
const season = (id: number): Partial<MatchHeader> => ({ seasonId: id, competitionId: id * 1_000_000 + 1 });

/** The season before: two rounds and a final, all played, one match called off. */
const last: readonly MatchBrief[] = [
  match('202501 1 P 10.0 Q 9.0', { at: '2025-04-05T03:10', changes: season(2025) }),
  match('202502 1 R 7.0 S 9.0', { at: '2025-04-06T03:10', changes: season(2025) }),
  match('202503 2 Q 9.1 R 8.1', { at: '2025-04-12T03:10', changes: season(2025) }),
  match('202504 2 S - P -', { at: '2025-04-13T03:10', entries: [status('CANC')], changes: season(2025) }),
  match('202505 3 S 9.5 P 9.4', {
    at: '2025-04-19T04:30',
    changes: { ...season(2025), phase: { id: 2, code: 'FIN', name: 'Finals' }, phaseRoundNumber: 1, type: 'GF' },
  }),
];

const women = { id: 3, name: "Harbour Women's League", code: 'HWL', gender: '2' } as const;
const conferences: SeasonRecord = {
  ...record,
  league: women,
  id: 2019,
  competitionId: 2019000003,
  competitionCode: 'HWL',
  competitionName: "Harbour Women's League 2019",
  rounds: [],
  phases: [],
  conferences: [
    { code: 'A', name: 'Conference A' },
    { code: 'B', name: 'Conference B' },
  ],
  squads: Object.values(squads).map((one) => ({
    id: one.id,
    code: one.code,
    name: one.name,
    conferenceCode: one.code < 'R' ? 'A' : 'B',
  })),
};
const inConferences: readonly MatchBrief[] = [
  match('201901 1 P 4.0 R 5.0', { at: '2019-02-02T03:10', changes: { leagueId: 3, ...season(2019) } }),
  match('201902 1 Q 6.0 S 3.0', { at: '2019-02-03T03:10', changes: { leagueId: 3, ...season(2019) } }),
];

/** A league of which only logs are known. */
const logsAlone: readonly MatchBrief[] = [
  match('202401 1 P 1.0 Q 0.1', {
    at: '2024-05-05T03:10',
    players: { P: named, Q: [{ personId: 201, fullname: 'Col Marchbank' }] },
    changes: { leagueId: 5, levelId: 2, ...season(2024) },
  }),
];

const stored = (briefs: readonly MatchBrief[]) => {
  const { leagueId = 0, levelId = 0, seasonId = 0 } = briefs[0] ?? {};
  return { leagueId, levelId, seasonId, version: JSON.stringify(briefs), briefs: () => briefs };
};
const recorded = (one: SeasonRecord) => ({
  file: `${one.id}.season.json`,
  leagueId: one.league.id,
  levelId: one.level.id,
  seasonId: one.id,
  league: one.league,
  level: one.level,
  version: JSON.stringify(one),
  record: () => one,
});

/**
 * A world of three leagues: two seasons of the default one, one in conferences, and one of which only logs are known.
 */
export const worldWith = (ofCurrent: readonly MatchBrief[] = current): World =>
  worldOf({
    briefs: [ofCurrent, last, inConferences, logsAlone].filter(({ length }) => length > 0).map(stored),
    records: [record, earlier, conferences].map(recorded),
  });
