import { existsSync, readFileSync } from 'node:fs';
import type { ContractDocument, Method } from '@goalsquare/openapi';
import { referenceTarget } from '@goalsquare/openapi/reference-target';
import type { StoredExample } from '../examples/with-examples.js';

/** A value of a parameter. Each value of a list is sent under the parameter's name. */
export type Value = string | number | readonly (string | number)[];

/** A call of an operation with real ids of the sandbox. */
export interface SampleCall {
  readonly id: string;
  readonly method: Method;
  readonly template: string;
  readonly path: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, Value>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly isExtension: boolean;
  /** The kind of response. A stream lasts until the client ends it, and a file is saved. Default: JSON. */
  readonly answers?: 'stream' | 'file' | undefined;
}

/** A completed match of the sandbox. */
const MATCH = 110_510_101;

/** A player of the sandbox. */
const PERSON = 110_436;

/** A squad of the match, and a player of the squad. */
const [SQUAD, PLAYER] = [150, 110_591];

/** The season of the match and the squad. */
const SEASON = { leagueId: 1, levelId: 1, seasonId: 2025 } as const;

/** The server of a fresh clone, and the key of a sandbox account that may call everything. */
export const sandbox = { url: 'http://localhost:8080', token: 'sandbox-transactional' } as const;

type Given = Partial<Pick<SampleCall, 'path' | 'query' | 'body'>>;

/**
 * Calls of extensions with more than the required parameters. No response is stored for extensions, because it would
 * differ each time.
 */
const ofExtensions: Readonly<Record<string, Given>> = {
  getMatchEvents: { path: { matchId: MATCH }, query: { types: ['MatchScore'] } },
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
  postReplay: { body: { matchId: MATCH, speed: 60, from: 'Q4:00:00' } },
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
  postReplayChange: { path: { replayId: 900_000_001 }, body: { paused: true } },
  postPermalink: { body: { name: 'Fixture 2025', path: '/v1/seasons/2025/fixture', format: 'csv' } },
};

const folder = new URL('../../../openapi/components/examples/', import.meta.url);
const exampleOf = (id: string): URL => new URL(`${id}.json`, folder);

type Operation = ContractDocument['paths'][keyof ContractDocument['paths']]['get'] & object;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly example?: Value;
}

/** Returns the examples of the required parameters. **Empty**: `undefined` if the operation needs a body. */
function givenByExamples(contract: ContractDocument, operation: Operation): Given | undefined {
  if ('requestBody' in operation) return undefined;
  const parameters = (operation.parameters ?? []) as readonly (Parameter | { readonly $ref: string })[];
  const examples = (where: Parameter['in']): Readonly<Record<string, Value>> =>
    Object.fromEntries(
      parameters
        .map((one) => ('$ref' in one ? (referenceTarget(contract, one.$ref) as Parameter) : one))
        .flatMap(({ name, in: at, required, example }) =>
          at === where && required === true && example !== undefined ? [[name, example]] : [],
        ),
    );
  return { path: examples('path') as SampleCall['path'], query: examples('query') };
}

/** Returns the parameters and body of an operation's sample call. **Empty**: `undefined` if none is declared. */
function givenOf(contract: ContractDocument, operation: Operation): Given | undefined {
  const { operationId: id, 'x-extension': isExtension = false } = operation;
  if (isExtension) return ofExtensions[id] ?? givenByExamples(contract, operation);
  const example = exampleOf(id);
  return existsSync(example) ? ((JSON.parse(readFileSync(example, 'utf8')) as StoredExample).call as Given) : undefined;
}

/** Returns an instruction for each operation without a sample call. */
export const missingCalls = (contract: ContractDocument): readonly string[] =>
  Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .filter((operation) => givenOf(contract, operation) === undefined)
    .map(({ operationId, 'x-extension': isExtension = false }) =>
      isExtension
        ? `${operationId} has no sample call: add one to tools/generate/calls/sample-call.ts, then run npm run generate`
        : `${operationId} has no example: implement it, run npm run generate -- examples, then npm run generate`,
    );

/**
 * Returns the sample call of every operation. For operations of the contract, it is the call of the stored example.
 * Operations without a call are omitted.
 */
export const sampleCalls = (contract: ContractDocument): readonly SampleCall[] =>
  Object.entries(contract.paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { operationId: id, 'x-extension': isExtension = false, 'x-answers': answers } = operation;
      const given = givenOf(contract, operation);
      return given === undefined
        ? []
        : [{ id, method: method as Method, template, path: {}, query: {}, isExtension, answers, ...given }];
    }),
  );
