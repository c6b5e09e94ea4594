import { contractDocument } from '@goalsquare/openapi';
import { expect } from 'chai';
import { problemCodes, problemKind } from '@goalsquare/server/problems';
import { problemsOfOperations } from '../problems-of-operation.js';

const operations = Object.values(contractDocument.paths).flatMap((methods) => Object.values(methods));

const known: readonly (readonly [operation: string, status: number, codes: readonly string[]])[] = [
  ['getLeagues', 400, ['unknown-parameter', 'invalid-parameter']],
  ['getLeague', 404, ['league-not-found']],
  [
    'getLadderByRound',
    404,
    [
      'league-not-found',
      'level-not-found',
      'season-not-found',
      'round-not-found',
      'round-not-begun',
      'conference-not-found',
    ],
  ],
  ['getMatch', 403, ['match-not-licensed']],
  ['getMatchPersons', 403, ['match-not-licensed', 'match-not-started', 'teams-not-entered']],
  ['getPlayerStatistics', 403, ['match-not-licensed', 'metric-not-licensed', 'teams-not-entered']],
  ['getPlayerStatistics', 404, ['match-not-found', 'not-reached', 'data-not-held']],
  ['getMetricGlossary', 404, ['metric-not-in-glossary']],
  ['postSquadStatistics', 413, ['request-too-long', 'batch-too-costly']],
  ['getLeagues', 405, ['method-not-allowed']],
  ['getLeagues', 503, ['unavailable']],
  ['postPermalink', 409, ['too-many-permalinks']],
  ['postPermalink', 503, ['unavailable', 'storage-unavailable']],
];

describe('the problems of operations', () => {
  it('are listed for every operation, and for each error status in the contract', () => {
    const untold = operations.flatMap(({ operationId, responses }) => {
      const listed = new Set((problemsOfOperations.get(operationId) ?? []).map((code) => problemKind(code).status));
      return Object.keys(responses)
        .filter((status) => Number(status) >= 400 && !listed.has(Number(status)))
        .map((status) => `${operationId} ${status}`);
    });
    expect(untold).to.deep.equal([]);
  });

  it('are together every problem there is, but for those of the server at large', () => {
    const listed = new Set([...problemsOfOperations.values()].flat());
    expect(problemCodes.filter((code) => !listed.has(code) && problemKind(code).isOfServer !== true)).to.deep.equal([]);
  });

  for (const [operation, status, codes] of known) {
    it(`${operation} answers ${status} for ${codes.join(', ')}`, () => {
      const listed = [...problemsOfOperations].find(([id]) => id === operation)?.[1] ?? [];
      expect(listed.filter((code) => problemKind(code).status === status)).to.deep.equal(codes);
    });
  }
});
