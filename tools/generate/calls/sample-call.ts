import { existsSync, readFileSync } from 'node:fs';
import type { ContractDocument, Method } from '@goalsquare/openapi';
import type { StoredExample } from '../examples/with-examples.js';

/** A value of a parameter; several are sent under the same name. */
export type Value = string | number | readonly (string | number)[];

/** One call of an operation, with real ids of the sandbox. */
export interface SampleCall {
  readonly id: string;
  readonly method: Method;
  readonly template: string;
  readonly path: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, Value>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly isExtension: boolean;
  /** A stream lasts until the client ends it; a file is saved. Default: JSON. */
  readonly answers?: 'stream' | 'file' | undefined;
}

/** A match of the sandbox that is over. */
const MATCH = 110_510_101;

/** A player of the sandbox. */
const PERSON = 110_436;

/** A squad of the match, and a player of the squad. */
const [SQUAD, PLAYER] = [150, 110_591];

/** The season of both. */
const SEASON = { leagueId: 1, levelId: 1, seasonId: 2025 } as const;

/** The server of a fresh clone, and the account of its sandbox that may call everything. */
export const sandbox = { url: 'http://localhost:8080', token: 'sandbox-transactional' } as const;

type Given = Partial<Pick<SampleCall, 'path' | 'query' | 'body'>>;

/** Calls of extensions, which have no stored answer: it would be another each time. */
const ofExtensions: Readonly<Record<string, Given>> = {
  getMatchEvents: { path: { matchId: MATCH }, query: { types: ['MatchScore'] } },
  getLeagueEvents: { path: { leagueId: 1 } },
  postPlayerStatisticsEvents: {
    path: { matchId: MATCH },
    body: { playerMetricRequests: [{ metricCodes: ['DISPOSAL'], lastXSeconds: 300 }] },
  },
  postSquadStatisticsEvents: {
    path: { matchId: MATCH },
    body: { squadMetricRequests: [{ metricCodes: ['INSIDE_50'], context: 'Diff' }] },
  },
  getPlayerEvidence: { path: { matchId: MATCH, personId: PLAYER }, query: { metric: 'DISPOSAL' } },
  getSquadEvidence: { path: { matchId: MATCH, squadId: SQUAD }, query: { metric: 'INSIDE_50' } },
  getMatchFlow: { path: { matchId: MATCH }, query: { metric: ['GOAL', 'BEHIND'] } },
  getTransactionTimeline: { path: { matchId: MATCH }, query: { period: [1], sirenSeconds: [12.5] } },
  getReplays: {},
  postReplay: { body: { matchId: MATCH, speed: 60, from: 'Q4:00:00' } },
  getReplayTimetable: {},
  getMetricModels: {},
  getPlayersAcrossMatches: {
    query: { seasonId: [2025], metric: ['DISPOSAL'], measure: ['perMatch'], minMatches: 10, limit: 20 },
  },
  postPlayersAcrossMatches: {
    body: {
      queries: [{ seasonIds: [2025], results: ['won'], metricCodes: ['DISPOSAL'], measures: ['perMatch'], limit: 20 }],
    },
  },
  getSquadsAcrossMatches: {
    query: { seasonId: [2025], metric: ['INSIDE_50'], context: 'Diff', by: ['squad', 'venue'] },
  },
  postSquadsAcrossMatches: { body: { queries: [{ seasonIds: [2025], metricCodes: ['INSIDE_50'], context: 'Diff' }] } },
  getPlayersEvidenceAcrossMatches: {
    query: { seasonId: [2025], metric: 'DISPOSAL', key: [String(PERSON)], limit: 2 },
  },
  getSquadsEvidenceAcrossMatches: { query: { seasonId: [2025], metric: 'INSIDE_50', key: [String(SQUAD)], limit: 2 } },
  getPersonMatches: { path: { personId: PERSON }, query: { metric: ['DISPOSAL', 'GOAL'] } },
  getLevelSeasonLeaders: { path: SEASON, query: { metric: ['GOAL'], measure: 'perMatch', minMatches: 5 } },
  getSeasonLeaders: { path: { seasonId: SEASON.seasonId }, query: { metric: ['GOAL', 'DISPOSAL'] } },
  getPersons: { query: { name: 'smith', limit: 5 } },
  getPerson: { path: { personId: PERSON } },
  getMatchRevisions: { path: { matchId: MATCH }, query: { kind: ['amendment', 'removal'] } },
  getRevisionComparison: { path: { matchId: MATCH, between: '2000...2100' }, query: { metric: ['DISPOSAL'] } },
  getChanges: { query: { kind: ['amendment', 'removal'], limit: 20 } },
  getChangesEvents: { query: { leagueId: [1], kind: ['amendment', 'removal'] } },
  getMatchCoverage: { path: { matchId: MATCH } },
  getLevelSeasonCoverage: { path: SEASON },
  getSeasonCoverage: { path: { seasonId: SEASON.seasonId } },
  getMatchQuality: { path: { matchId: MATCH } },
  getLevelSeasonQuality: { path: SEASON },
  getSeasonQuality: { path: { seasonId: SEASON.seasonId } },
  getReplay: { path: { replayId: 900_000_001 } },
  postReplayChange: { path: { replayId: 900_000_001 }, body: { paused: true } },
  deleteReplay: { path: { replayId: 900_000_001 } },
  getPermalinks: {},
  postPermalink: { body: { name: 'Fixture 2025', path: '/v1/seasons/2025/fixture', format: 'csv' } },
  deletePermalink: { path: { permalinkId: 'THE-ID-OF-YOURS' } },
  getDataset: {},
  getDatasetSeason: { path: SEASON },
  getDatasetSeasonFile: { path: { datasetTable: 'matches', ...SEASON } },
  getDatasetMatchFile: { path: { datasetTable: 'transactions', ...SEASON, matchId: MATCH } },
};

const folder = new URL('../../../openapi/components/examples/', import.meta.url);
const exampleOf = (id: string): URL => new URL(`${id}.json`, folder);

const givenOf = (id: string): Given =>
  ofExtensions[id] ?? ((JSON.parse(readFileSync(exampleOf(id), 'utf8')) as StoredExample).call as Given);

const hasCall = (id: string): boolean => id in ofExtensions || existsSync(exampleOf(id));

/** How to give an operation a call, for each operation that has none. */
export const missingCalls = ({ paths }: ContractDocument): readonly string[] =>
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ operationId }) => !hasCall(operationId))
    .map(({ operationId, 'x-extension': isExtension = false }) =>
      isExtension
        ? `${operationId} has no sample call: add one to tools/generate/calls/sample-call.ts, then run npm run generate`
        : `${operationId} has no example: implement it, run npm run generate -- examples, then npm run generate`,
    );

/**
 * The call that is shown of every operation: where the contract shows an answer, the call of that answer. Operations
 * without one are left out.
 */
export const sampleCalls = ({ paths }: ContractDocument): readonly SampleCall[] =>
  Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => hasCall(operationId))
      .map(([method, { operationId: id, 'x-extension': isExtension = false, 'x-answers': answers }]) => ({
        id,
        method: method as Method,
        template,
        path: {},
        query: {},
        isExtension,
        answers,
        ...givenOf(id),
      })),
  );
