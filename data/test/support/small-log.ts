/** One line of a match log as tests bend it. */
export type Line = Readonly<Record<string, unknown>>;

/** A header of two squads of three, on a ground of 160 by 140 m. */
export const header = {
  kind: 'header',
  format: 'goalsquare-match-log',
  version: 1,
  id: 77,
  leagueId: 1,
  levelId: 1,
  seasonId: 2026,
  competitionId: 9,
  competitionName: 'Trial Cup',
  phase: { id: 1, code: 'HA', name: 'Home and Away' },
  roundNumber: 1,
  phaseRoundNumber: 1,
  type: 'HA',
  venue: { id: 5, code: 'TRI', name: 'Trial Park', lengthMetres: 160, widthMetres: 140 },
  home: {
    id: 10,
    code: 'HOM',
    name: 'Homers',
    players: [{ personId: 11, starts: true }, { personId: 12, starts: true }, { personId: 13 }],
  },
  away: {
    id: 20,
    code: 'AWA',
    name: 'Awayers',
    players: [{ personId: 21, starts: true }, { personId: 22, starts: true }, { personId: 23 }],
  },
  homeFirstDirection: 'Right',
  tossWinner: 'home',
} as const satisfies Line;

const at = (id: number, periodSeconds: number, code: string, rest: Line = {}): Line => ({
  kind: 'transaction',
  id,
  code,
  period: 1,
  periodSeconds,
  ...rest,
});

/** Lines of the log by what they hold; `lines` puts them in order. Line 1 is the header. */
export const bounce = at(1, 0, 'CEBO', { x: 0, y: 0 });
export const get = at(2, 5, 'HBGE', { side: 'home', personId: 11, x: 4, y: -3 });
export const kick = at(3, 8, 'KKEF', {
  side: 'home',
  personId: 11,
  x: 6,
  y: -3,
  inside50: true,
  kicking: { foot: 'Left', distance: 'Short' },
  pressure: { code: 'PHYS', name: 'Physical', points: 3.75, side: 'away', personIds: [21] },
});
export const mark = at(4, 12, 'MAUN', { side: 'home', personId: 12, x: 44, y: 8 });
export const shot = at(5, 30, 'KKEF', {
  side: 'home',
  personId: 12,
  x: 44,
  y: 8,
  shot: true,
  details: { shotType: 'Set Shot' },
});
export const goal = at(6, 34, 'GOAL', { side: 'home', personId: 12, x: 80, y: 0 });
export const rotation = at(7, 60, 'ROIN', { side: 'away', personId: 22, onPersonId: 23 });
export const rushed = at(8, 90, 'RUSH', { side: 'away', x: -80, y: 4 });
export const live: Line = { kind: 'status', code: 'LIVE', period: 1, utc: '2026-03-14T08:40:00Z' };
export const quarterTime: Line = {
  kind: 'status',
  code: 'QT',
  period: 1,
  periodSeconds: 1800,
  utc: '2026-03-14T09:10:00Z',
};
export const amendment: Line = { kind: 'amendment', id: 4, set: { code: 'MACO', y: 9 } };
export const removal: Line = { kind: 'removal', id: 8 };
export const correction: Line = { kind: 'correction', set: { attendance: 1234 } };

export const lines: readonly Line[] = [
  header,
  live,
  bounce,
  get,
  kick,
  mark,
  shot,
  goal,
  rotation,
  rushed,
  quarterTime,
  amendment,
  removal,
  correction,
];

/** Lines as the text of a file. A string is a raw line. */
export const textOf = (all: readonly unknown[]): string =>
  all.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');

/** Lines as the bytes of a file. */
export const bytesOf = (all: readonly unknown[]): Uint8Array => new TextEncoder().encode(textOf(all));
