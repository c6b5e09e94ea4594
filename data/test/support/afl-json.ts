import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMatchLog } from '@goalsquare/data';
import type { MatchLog } from '@goalsquare/engine';
import { gatherFiles, type AflFiles } from '../../src/import/afl-json/gather.js';
import { Findings } from '../../src/import/findings.js';
import { said, type Said } from './command.js';
import { put } from './folder.js';

/** JSON of any shape. */
export type Json = Readonly<Record<string, unknown>>;

/** Files as JSON, or as raw texts and bytes. */
export type JsonFiles = Readonly<Record<string, Json | string | Uint8Array | null>>;

/** Writes files into the folder `in`, and returns their paths in the given order. */
function written(folder: string, files: JsonFiles): readonly string[] {
  const texts = Object.entries(files).map(
    ([name, of]) =>
      [`in/${name}`, typeof of === 'string' || of instanceof Uint8Array ? of : JSON.stringify(of)] as const,
  );
  put(folder, Object.fromEntries(texts));
  return Object.keys(files).map((name) => path.join(folder, 'in', name));
}

/** Imports files of a folder into `out` there, and returns what the command said. */
export function importingJson(folder: string, files: JsonFiles, more: readonly string[] = []): Promise<Said> {
  const names = written(folder, files);
  return said(['import', '--format', 'afl-json', ...names, '--out', path.join(folder, 'out'), ...more]);
}

/** Returns the log of the match that was imported into `out` of a folder. */
export function logIn(folder: string): MatchLog {
  const file = path.join(folder, 'out', '2031011001.ndjson.gz');
  return readMatchLog(file, readFileSync(file)).log;
}

/** Lists the statuses, the codes of scores and the kinds of other entries of a log. */
export const kindsOf = ({ entries }: MatchLog): readonly string[] =>
  entries.map((entry) => (entry.kind === 'status' || entry.kind === 'transaction' ? entry.code : entry.kind));

/** Reads files of a folder, and returns their facts, the findings, and counts of rows: read, imported, left out. */
export function gathering(
  folder: string,
  files: JsonFiles,
  resultsOnly?: ReadonlySet<string>,
): AflFiles & { readonly findings: Findings; readonly rows: () => readonly string[] } {
  const findings = new Findings();
  const rows = (): readonly string[] =>
    findings.rows.files().map(({ file, kind, read, imported, leftOut }) => {
      const left = [...leftOut].map(([cause, count]) => `, ${count} ${cause}`);
      return `${file}: ${kind}, ${read}, ${imported}${left.join('')}`;
    });
  return { ...gatherFiles(written(folder, files), findings, resultsOnly), findings, rows };
}

const MATCH_ID = 'CD_M90310140101';
const teams = { home: ['CD_T901', 'Otters'], away: ['CD_T902', 'Herons'] } as const;
type Side = keyof typeof teams;

/** Persons by side: id, first name, surname, number and position. */
const persons = {
  home: [
    ['CD_I9001', 'Ada', 'Brook', 7, 'FF'],
    ['CD_I9002', 'Cal', 'Dunn', 9, 'RK'],
    ['CD_I9003', 'Eli', 'Marsh', 30, 'SUB'],
    ['CD_I9009', 'Gus', 'Reed', 41, 'EMERG'],
  ],
  away: [
    ['CD_I9101', 'Eve', 'Fox', 4, 'CHF'],
    ['CD_I9102', 'Ida', 'Gale', 5, 'INT'],
  ],
} as const;
type Person = (typeof persons)[Side][number];

const player = ([playerId, givenName, surname, playerJumperNumber]: Person): Json => ({
  playerId,
  playerName: { givenName, surname },
  captain: false,
  playerJumperNumber,
});

/** A score of the worm: side, index of the scorer or -1, period, seconds and kind. */
export type Score = readonly [side: Side, scorer: number, period: number, seconds: number, kind: string];

export const scores: readonly Score[] = [
  ['home', 0, 1, 100, 'GOAL'],
  ['away', 0, 1, 300, 'BEHIND'],
  ['home', -1, 2, 200, 'RUSHED_BEHIND'],
  ['away', 0, 3, 50, 'GOAL'],
  ['home', 0, 4, 1700, 'GOAL'],
];

const tally = (own: readonly Score[]): Json => {
  const goals = own.filter(([, , , , kind]) => kind === 'GOAL').length;
  return { totalScore: 6 * goals + own.length - goals, goals, behinds: own.length - goals, superGoals: null };
};

/** A match item. `periods` are the lengths of its periods; the last is under way if the match is live. */
export function matchItem(
  status = 'CONCLUDED',
  worm: readonly Score[] = scores,
  periods: readonly number[] = [1800, 1810, 1820, 1830],
  change: Json = {},
): Json {
  const of = (side: Side): readonly Score[] => worm.filter(([one]) => one === side);
  const teamScore = (side: Side): Json => ({
    matchScore: tally(of(side)),
    periodScore: periods.map((_, at) => ({
      periodNumber: at + 1,
      score: tally(of(side).filter(([, , period]) => period === at + 1)),
    })),
    rushedBehinds: 0,
    minutesInFront: 9,
  });
  return {
    match: {
      name: 'Otters Vs Herons',
      date: '2031-03-20T08:40:00.000+0000',
      status,
      matchId: MATCH_ID,
      venue: 'CD_V901',
      utcStartTime: '2031-03-20T08:40:00',
      venueLocalStartTime: '2031-03-20T19:40:00',
      homeTeamId: teams.home[0],
      awayTeamId: teams.away[0],
      homeTeam: { name: teams.home[1], teamId: teams.home[0] },
      awayTeam: { name: teams.away[1], teamId: teams.away[0] },
    },
    venue: { name: 'Salt Oval', venueId: 'CD_V901', timeZone: 'Australia/Melbourne' },
    round: { name: 'Round 1', year: '2031', roundNumber: 1, competitionId: 'CD_S2031014' },
    ...(periods.length > 0 && {
      score: {
        status,
        homeTeamScore: teamScore('home'),
        awayTeamScore: teamScore('away'),
        matchClock: {
          periods: periods.map((periodSeconds, at) => ({
            periodNumber: at + 1,
            periodSeconds,
            periodCompleted: status !== 'LIVE' || at + 1 < periods.length,
          })),
        },
        scoreWorm: {
          scoringEvents: worm.map(([side, scorer, periodNumber, periodSeconds, scoreType]) => ({
            teamId: teams[side][0],
            homeOrAway: side.toUpperCase(),
            periodNumber,
            periodSeconds,
            scoreType,
            playerScore: { player: scorer < 0 ? null : player(persons[side][scorer] ?? persons[side][0]) },
          })),
        },
      },
    }),
    ...change,
  };
}

/** The line-ups of the match. */
export const roster = (): Json => {
  const { match, venue } = matchItem();
  const side = (one: Side): Json => ({
    teamId: teams[one][0],
    ins: one === 'home' ? [{ reason: null, player: player(persons.home[1]) }] : [],
    outs: one === 'home' ? [{ reason: 'Managed', player: { ...player(persons.home[3]), playerId: 'CD_I9010' } }] : [],
    positions: persons[one].map((person) => ({ position: person[4], player: player(person) })),
  });
  return {
    match,
    venue,
    matchRoster: {
      matchId: MATCH_ID,
      roundNumber: 1,
      lastUpdated: '2031-03-20T07:00:00.000+0000',
      umpires: [
        { umpireName: { givenName: 'Una', surname: 'Ash' }, umpireId: 'CD_U901', umpireType: 'FIELD', umpireNumber: 8 },
      ],
      homeTeam: side('home'),
      awayTeam: side('away'),
    },
    teamPlayers: [],
    recentMatchScores: [],
  };
};

export const statistics = (): Json => {
  const row = (side: Side, person: Person, goals: number): Json => ({
    player: { player: { position: person[4], player: player(person) }, jumperNumber: person[3] },
    teamId: teams[side][0],
    playerStats: {
      stats: {
        goals,
        behinds: '0.0',
        kicks: 10.0,
        handballs: 5.0,
        disposals: 15.0,
        metresGained: -12.0,
        superGoals: null,
        clearances: { centreClearances: 1.0, stoppageClearances: 2.0, totalClearances: 3.0 },
        dreamTeamPoints: 60,
        extendedStats: { pressureActs: 9.0, spoils: '-' },
      },
      timeOnGroundPercentage: 80.0,
      lastUpdated: '2031-03-20T12:00:00.000+0000',
    },
  });
  return {
    homeTeamPlayerStats: [
      row('home', persons.home[0], 2),
      row('home', persons.home[1], 0),
      row('home', persons.home[2], 0),
    ],
    awayTeamPlayerStats: [row('away', persons.away[0], 1), row('away', persons.away[1], 0)],
  };
};

/** Statistics of the players on the bench. */
export const interchange = (): Json => ({
  matchId: MATCH_ID,
  homeInterchange: [],
  homeInterchangeCounts: { totalInterchangeCount: 60 },
  awayInterchange: [
    {
      teamId: teams.away[0],
      player: player(persons.away[1]),
      interchangeCount: 8,
      timeOnGround: 5000,
      timeOnBench: 568,
    },
  ],
});

/** A ladder after the round. */
export const ladder = (pointsFor = 13): Json => ({
  compSeason: { name: '2031 Coast Premiership' },
  round: { roundNumber: 1 },
  ladders: [
    {
      conference: '',
      entries: [
        {
          team: { name: 'Otters' },
          played: 1,
          pointsFor,
          pointsAgainst: 7,
          thisSeasonRecord: { winLossRecord: { wins: 1, losses: 0, draws: 0, played: 1 } },
        },
        {
          team: { name: 'Larks' },
          played: 1,
          pointsFor: 1,
          pointsAgainst: 7,
          thisSeasonRecord: { winLossRecord: { wins: 0, losses: 1, draws: 0, played: 1 } },
        },
      ],
    },
  ],
});

/** A file of each kind about the match. */
export const wholeMatch = (): JsonFiles => ({
  'item.json': matchItem(),
  'roster.json': roster(),
  'players.json': statistics(),
  'bench.json': interchange(),
});

/** Returns JSON with one member changed, by its path. */
export function changedJson(json: Json, at: string, value: unknown): Json {
  const copy = structuredClone(json) as Record<string, unknown>;
  const keys = at.split('.');
  let to: Record<string, unknown> = copy;
  for (const key of keys.slice(0, -1)) to = to[key] as Record<string, unknown>;
  to[keys.at(-1) ?? ''] = value;
  return copy;
}
