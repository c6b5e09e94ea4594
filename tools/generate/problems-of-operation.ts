import { contractDocument, operationIds, type ContractOperation, type OperationId } from '@goalsquare/openapi';
import type { ExtensionId } from '@goalsquare/openapi/types';
import { endpoints } from '../../server/src/answers/endpoints/index.js';
import {
  requirePersons,
  requireStarted,
  requireStatistics,
  requireTeams,
  requireTransactions,
  type MatchGate,
} from '../../server/src/domain/gates.js';
import { licenceRules, licensedAs } from '../../server/src/domain/licences.js';
import { resolved } from '../../server/src/http/contract/schema.js';
import { problemCodes, problemKind, type ProblemCode } from '../../server/src/domain/problems.js';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type?: string };
}

/** Properties of an operation that determine its problems. */
interface Taken {
  readonly id: OperationId | ExtensionId;
  readonly template: string;
  readonly parameters: readonly Parameter[];
  readonly hasBody: boolean;
  readonly reads: ContractOperation['x-reads'];
  readonly isStream: boolean;
  /** Whether the operation writes to the server's disk. */
  readonly stores: boolean;
}

const problemsOfGate: ReadonlyMap<MatchGate, readonly ProblemCode[]> = new Map([
  [requireStarted, ['match-not-started']],
  [requireTeams, ['teams-not-entered']],
  [requireTransactions, ['data-not-held']],
  [requireStatistics, ['data-not-held']],
  [requirePersons, ['match-not-started', 'teams-not-entered', 'data-not-held']],
]);

const takes =
  (...names: readonly string[]) =>
  ({ parameters }: Taken): boolean =>
    parameters.some(({ name }) => names.includes(name));
const isOfChanges = ({ template }: Taken): boolean => template.startsWith('/v1/changes');
const isOfDatasets = ({ template }: Taken): boolean => template.startsWith('/v1/datasets');
/**
 * Returns a function that checks whether an operation has a parameter for one of these ids. Dataset paths contain file
 * names instead, so they do not count.
 */
const names =
  (...of: readonly string[]) =>
  (taken: Taken): boolean =>
    !isOfDatasets(taken) && takes(...of)(taken);
/** Whether an operation reads the evidence of statistics across matches. */
const isAcrossEvidence = ({ reads }: Taken): boolean => reads === 'evidence of seasons';
const isAcrossMatches = (taken: Taken): boolean => taken.reads === 'seasons' || isAcrossEvidence(taken);
/** Whether an operation reads revisions of a match. */
const isOfRevisions = ({ reads }: Taken): boolean => reads === 'revisions';
const comparesRevisions = ({ id }: Taken): boolean => id === 'getRevisionComparison';
const isOfStatistics = ({ reads }: Taken): boolean => reads === 'statistics';
const isOfEvidence = ({ reads }: Taken): boolean => reads === 'evidence';
const namesMetrics = (taken: Taken): boolean =>
  isOfStatistics(taken) || isOfEvidence(taken) || isAcrossMatches(taken) || comparesRevisions(taken);
const isOfSeasons = ({ template, ...taken }: Taken): boolean =>
  template.startsWith('/v1/seasons') || names('leagueId')({ template, ...taken });
const hasBody = ({ hasBody: has }: Taken): boolean => has;
const makesPermalink = ({ id }: Taken): boolean => id === 'postPermalink';
const beginsReplay = ({ id }: Taken): boolean => id === 'postReplay';
const always = (): boolean => true;

/** Whether an operation lists events of a match. Squads and persons that are not in the match select nothing. */
const isOfPlay = ({ reads }: Taken): boolean => reads === 'play';

/**
 * Whether an operation can return a problem, by problem code. Excludes problems of gates and licences, and general
 * server problems, which belong to no operation.
 */
const comesOf: Readonly<Partial<Record<ProblemCode, (taken: Taken) => boolean>>> = {
  'malformed-uri': ({ template }) => template.includes('{'),
  'invalid-id': ({ parameters }) =>
    parameters.some(({ in: place, schema }) => place === 'path' && schema.type === 'integer'),
  'unknown-parameter': always,
  'invalid-parameter': ({ parameters }) => parameters.some(({ in: place }) => place === 'query'),
  'malformed-body': hasBody,
  'invalid-body': hasBody,
  'unknown-metric': (taken) => namesMetrics(taken) || taken.id === 'getMatchFlow',
  'metric-not-at-level': (taken) => namesMetrics(taken) && !comparesRevisions(taken),
  'window-conflict': (taken) =>
    isOfStatistics(taken) || isOfEvidence(taken) || (isAcrossMatches(taken) && !takes('seasonId')(taken)),
  'metric-not-licensed': (taken) => isAcrossMatches(taken) || makesPermalink(taken),
  unauthorised: always,
  'match-not-found': (taken) => (names('matchId')(taken) && !isAcrossMatches(taken)) || beginsReplay(taken),
  'not-reached': (taken) => takes('asOf')(taken) || comparesRevisions(taken),
  'data-not-held': (taken) => takes('asOf')(taken) || taken.id === 'getMatchEvents' || isOfRevisions(taken),
  'league-not-found': (taken) => isOfSeasons(taken) || isAcrossMatches(taken),
  'level-not-found': (taken) =>
    isAcrossMatches(taken) || (isOfSeasons(taken) && !['getLeague', 'getLevels', 'getLeagueEvents'].includes(taken.id)),
  'season-not-found': (taken) => names('seasonId')(taken) || isAcrossMatches(taken),
  'squad-not-found': (taken) =>
    takes('squadId')(taken) && !isAcrossMatches(taken) && !comparesRevisions(taken) && !isOfPlay(taken),
  'person-not-found': (taken) => takes('personId')(taken) && !comparesRevisions(taken) && !isOfPlay(taken),
  'round-not-found': takes('roundNumber'),
  'round-not-begun': takes('roundNumber'),
  'conference-not-found': takes('conference'),
  'metric-not-in-glossary': ({ id }) => id === 'getMetricGlossary',
  'position-type-not-found': takes('positionTypeId'),
  'position-not-found': takes('positionId'),
  'permalink-not-found': takes('permalinkId'),
  'replay-not-found': takes('replayId'),
  'match-not-licensed': (taken) => makesPermalink(taken) || beginsReplay(taken) || isAcrossMatches(taken),
  'league-not-licensed': (taken) => isOfChanges(taken) || makesPermalink(taken),
  'level-not-licensed': makesPermalink,
  'season-not-licensed': (taken) =>
    makesPermalink(taken) ||
    isOfChanges(taken) ||
    isAcrossMatches(taken) ||
    (isOfDatasets(taken) && takes('seasonId')(taken)),
  'dataset-not-licensed': isOfDatasets,
  'dataset-not-found': isOfDatasets,
  'range-not-satisfiable': (taken) => isOfDatasets(taken) && takes('datasetTable')(taken),
  'method-not-allowed': always,
  'request-timeout': always,
  'too-many-permalinks': hasBody,
  'too-many-replays': beginsReplay,
  'request-too-long': hasBody,
  'batch-too-costly': (taken) => isOfStatistics(taken) && hasBody(taken),
  'query-too-costly': (taken) => isAcrossMatches(taken) || comparesRevisions(taken),
  'uri-too-long': always,
  'too-many-requests': always,
  'quota-used-up': always,
  'too-many-streams': ({ isStream }) => isStream,
  'too-many-refusals': always,
  'headers-too-large': always,
  unavailable: always,
  'storage-unavailable': ({ stores }) => stores,
};

function gatesOf(id: string): readonly ProblemCode[] {
  const endpoint = (operationIds as readonly string[]).includes(id) ? endpoints[id as OperationId] : undefined;
  return endpoint !== undefined && 'gates' in endpoint
    ? endpoint.gates.flatMap((gate) => problemsOfGate.get(gate) ?? [])
    : [];
}

const licencesOf = (id: string): readonly ProblemCode[] =>
  Object.values(licenceRules).flatMap(({ code, operations }) =>
    (operations as readonly string[]).includes(id) ? code : [],
  );

function problemsOf(
  template: string,
  method: string,
  operation: ContractOperation<OperationId | ExtensionId>,
): readonly ProblemCode[] {
  const { operationId: id, parameters = [], requestBody, responses } = operation;
  const isStream = operation['x-answers'] === 'stream';
  const taken = {
    id,
    template,
    parameters: parameters.map((one) => resolved(one as Parameter)),
    hasBody: requestBody !== undefined,
    reads: operation['x-reads'],
    isStream,
    stores: method !== 'get' && !isStream && operation['x-safe'] !== true,
  };
  const checked = new Set(licensedAs(id).flatMap((one) => [...gatesOf(one), ...licencesOf(one)]));
  return problemCodes.filter(
    (code) => problemKind(code).status in responses && (checked.has(code) || comesOf[code]?.(taken) === true),
  );
}

/**
 * The problems that each operation can return, by operation id, in table order. Only statuses that the contract lists
 * for the operation are included.
 */
export const problemsOfOperations: ReadonlyMap<OperationId | ExtensionId, readonly ProblemCode[]> = new Map(
  Object.entries(contractDocument.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [operation.operationId, problemsOf(template, method, operation)] as const,
    ),
  ),
);
