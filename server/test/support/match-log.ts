import {
  openMatch,
  type Entry,
  type Match,
  type MatchHeader,
  type MatchLog,
  type Result,
  type Side,
  type StatusCode,
  type Transaction,
  type TransactionCode,
} from '@goalsquare/engine';

type Player = MatchHeader['home']['players'][number];

const positions = ['FB', 'CHB', 'C', 'RK', 'CHF', 'FF'] as const;

const player = (personId: number, firstname: string, surname: string, jumperNumber: number): Player => {
  const code = positions[(personId % 10) - 1] ?? 'INT';
  return {
    personId,
    firstname,
    surname,
    jumperNumber,
    position: { id: personId % 10, code, name: code },
    starts: true,
  };
};

const homePlayers = [
  player(106, 'Odd', 'Ferrow', 6),
  player(101, 'Tam', 'Brindle', 1),
  player(102, 'Joss', 'Kettering', 2),
  player(103, 'Ned', "O'Varra", 3),
  player(104, 'Élan', 'Stroud', 4),
  player(105, 'Wim', 'Ashgrove', 5),
];
const awayPlayers = [
  player(201, 'Col', 'Marchbank', 11),
  player(202, 'Abe', 'Lintott', 12),
  player(203, 'Fen', 'Quoll', 13),
  player(204, 'Sid', 'Yarrum', 14),
  player(205, 'Rex', 'Dunmore', 15),
  player(206, 'Gil', 'Tarwin', 16),
];

/** The header of a made-up match. */
export const header: MatchHeader = {
  kind: 'header',
  format: 'goalsquare-match-log',
  version: 1,
  id: 7001,
  leagueId: 1,
  levelId: 1,
  seasonId: 2026,
  competitionId: 2026000001,
  competitionName: 'Harbour League',
  phase: { id: 1, code: 'HA', name: 'Home and Away' },
  roundNumber: 3,
  phaseRoundNumber: 3,
  type: 'HA',
  venue: {
    id: 40,
    code: 'SAL',
    name: 'Saltbush Park',
    lengthMetres: 160,
    widthMetres: 141,
    timeZone: 'Australia/Melbourne',
  },
  home: { id: 10, code: 'PET', name: 'Petrels', players: homePlayers },
  away: { id: 20, code: 'QUO', name: 'Quolls', players: awayPlayers },
  date: { startDate: '2026-03-28', startTime: '14:10:00', utcMatchStart: '2026-03-28T03:10:00Z' },
  homeFirstDirection: 'Right',
  tossWinner: 'away',
  attendance: 8123,
  officials: [
    {
      personId: 902,
      firstname: 'Una',
      surname: 'Brack',
      fullname: 'Una Brack',
      jumperNumber: 7,
      dateOfBirth: '1990-06-01',
      heightCm: 171,
      weightKg: 66,
      position: { id: 301, code: 'FU', name: 'Field Umpire' },
      seasonPosition: { id: 301, code: 'FU', name: 'Field Umpire' },
    },
    { personId: 903, fullname: 'Gus Peverell', position: { id: 303, code: 'GU', name: 'Goal Umpire' } },
    { personId: 901, fullname: 'Ivo Tallis' },
  ],
};

type Extra = Partial<Omit<Transaction, 'kind' | 'id' | 'code' | 'period' | 'periodSeconds'>>;
type Play = readonly [TransactionCode, number, (number | undefined)?, (readonly [number, number] | undefined)?, Extra?];

const sideOf = (personId: number): Side => (personId < 200 ? 'home' : 'away');

/** The acts of one quarter: code, second, person, spot, and other members. */
const quarter: readonly Play[] = [
  ['CEBO', 0, undefined, [0, 0]],
  ['CBHO', 2, 104, [0, 0]],
  [
    'HBGE',
    4,
    103,
    [1, 2],
    { pressure: { code: 'PH', name: 'Physical', points: 3.75, side: 'away', personIds: [203, 202] } },
  ],
  ['HBEF', 6, 103, [2, 2]],
  ['HBRE', 7, 102, [4, 3]],
  ['KKEF', 10, 102, [10, 5], { kicking: { foot: 'Left', distance: 'Long', direction: 'Forward' }, inside50: true }],
  ['MACO', 13, 105, [52, 8]],
  ['KKEF', 30, 105, [52, 8], { shot: true, details: { shotSource: 'Mark', shotType: 'Set Shot Regular' } }],
  ['GOAL', 34, 105, [80, 0]],
  ['CEBO', 90, undefined, [0, 0]],
  ['CBHO', 91, 204, [0, 0]],
  ['LBGE', 93, 203, [-3, 1]],
  ['KKIN', 96, 203, [-8, 2], { inside50: true }],
  ['GATH', 101, 101, [-48, -10]],
  ['HBCL', 103, 101, [-47, -12]],
  ['LBGE', 106, 205, [-50, -9]],
  ['KKEF', 108, 205, [-52, -9], { shot: true }],
  ['BEHI', 111, 205, [-80, -4]],
  ['KISH', 125, 101, [-75, 0]],
  ['MAUN', 128, 106, [-50, 30]],
  ['KKCL', 133, 106, [-45, 30]],
  ['MAUN', 136, 202, [-20, 20], { pressure: { code: 'CH', name: 'Chasing', points: 1.5 } }],
  ['KKIN', 139, 202, [-25, 15], { inside50: true }],
  ['RUSH', 145, undefined, [-80, 3], { side: 'away' }],
  ['KILO', 160, 101, [-75, 0]],
  ['BUCA', 175],
  ['BAUP', 200, undefined, [-20, 10]],
  ['TACK', 204, 206],
  ['BUCA', 206],
  ['BAUP', 220, undefined, [-20, 10]],
  ['FKCO', 224, 106, [-18, 12], { details: { freeKickReason: 'High Tackle', freeKickContext: 'Tackling' } }],
  ['KKEF', 230, 106, [-18, 12]],
  ['MAUN', 233, 103, [20, 12]],
  ['ROIN', 240, 102, undefined, { onPersonId: 104 }],
];

function transactions(period: number): readonly Transaction[] {
  const turned = period % 2 === 0 ? -1 : 1;
  return quarter.map(([code, periodSeconds, personId, spot, extra], at) => ({
    kind: 'transaction',
    id: period * 100 + at,
    code,
    period,
    periodSeconds,
    ...(personId !== undefined && { personId, side: sideOf(personId) }),
    ...(spot && { x: spot[0] * turned, y: spot[1] * turned }),
    ...extra,
  }));
}

const status = (code: StatusCode, time: string, period?: number, periodSeconds?: number): Entry => ({
  kind: 'status',
  code,
  utc: `2026-03-28T${time}Z`,
  ...(period !== undefined && { period }),
  ...(periodSeconds !== undefined && { periodSeconds }),
});

const played: readonly Entry[] = [
  status('TEAMS', '01:00:00'),
  status('LIVE', '03:11:05', 1, 0),
  ...transactions(1),
  status('QT', '03:41:10', 1, 1805),
  status('LIVE', '03:47:00', 2, 0),
  ...transactions(2),
  status('HT', '04:16:00', 2, 1740),
  status('LIVE', '04:36:00', 3, 0),
  ...transactions(3),
  status('TQT', '05:06:30', 3, 1830),
  status('LIVE', '05:12:30', 4, 0),
  ...transactions(4),
  status('FT', '05:43:00', 4, 1829),
  { kind: 'amendment', id: 405, set: { code: 'KKIN' } },
  { kind: 'removal', id: 427 },
  status('FINAL', '08:00:00'),
];

/** A match of few transactions, still live: nothing has come of the last shot yet, and not every spot is known. */
const sparse: readonly Entry[] = [
  status('LIVE', '03:11:05', 1, 0),
  { kind: 'transaction', id: 1, code: 'LBGE', period: 1, periodSeconds: 5, side: 'home', personId: 101 },
  {
    kind: 'transaction',
    id: 2,
    code: 'GKIN',
    period: 1,
    periodSeconds: 6,
    side: 'home',
    personId: 101,
    shot: true,
    inside50: true,
  },
  { kind: 'transaction', id: 3, code: 'OOBO', period: 1, periodSeconds: 9 },
  { kind: 'transaction', id: 4, code: 'THIN', period: 1, periodSeconds: 30, x: 40, y: 50 },
  {
    kind: 'transaction',
    id: 5,
    code: 'KKEF',
    period: 1,
    periodSeconds: 35,
    side: 'away',
    personId: 201,
    x: 30,
    y: -70.5,
    shot: true,
    inside50: true,
  },
];

const logOf = (id: number, entries: readonly Entry[], changes: Partial<MatchHeader> = {}): MatchLog => ({
  header: { ...header, ...changes, id },
  entries,
});

const nameless = (players: readonly Player[]): readonly Player[] => players.map(({ personId }) => ({ personId }));

const nobody: Partial<MatchHeader> = { home: { ...header.home, players: [] }, away: { ...header.away, players: [] } };

const result: Result = {
  kind: 'result',
  home: { goals: 2, behinds: 3 },
  away: { goals: 2, behinds: 1 },
  periods: [
    { period: 1, home: { goals: 0, behinds: 3 }, away: { goals: 2, behinds: 0 } },
    { period: 2, home: { goals: 2, behinds: 0 }, away: { goals: 0, behinds: 1 } },
  ],
};

/**
 * The matches of the tests: 7001 completed, 7002 in its second quarter, 7003 with teams, 7004 without, 7005 without
 * names, 7006 and 7007 known by their results only, 7007 with players, 7008 without rotations and details, 7009
 * cancelled, 7010 with one team.
 */
export const logs: readonly MatchLog[] = [
  logOf(7001, played),
  logOf(
    7002,
    played.slice(
      0,
      played.findIndex((entry) => entry.kind === 'transaction' && entry.id === 220),
    ),
  ),
  logOf(7003, [status('TEAMS', '01:00:00')]),
  logOf(7004, [], nobody),
  logOf(7005, played.slice(0, 40), {
    home: { ...header.home, players: nameless(homePlayers) },
    away: { ...header.away, players: nameless(awayPlayers) },
  }),
  logOf(7006, [{ kind: 'status', code: 'FINAL' }, result], nobody),
  logOf(7007, [
    { kind: 'status', code: 'FINAL' },
    { kind: 'result', home: { goals: 5, behinds: 5 }, away: { goals: 5, behinds: 5 } },
  ]),
  logOf(7008, sparse, { lacks: ['rotations'] }),
  logOf(7009, [status('TEAMS', '01:00:00'), status('CANC', '02:00:00')], nobody),
  logOf(7010, [], { away: { ...header.away, players: [] } }),
];

/** The matches, opened. */
export const openMatches = (): readonly Match[] => logs.map((log) => openMatch(log));
