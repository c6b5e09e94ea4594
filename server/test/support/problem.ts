import { expect } from 'chai';
import type { Response } from 'supertest';
import type { Fault } from '../../src/domain/problems.js';

/** Status and title of each problem the tests expect, written out once more on purpose. */
export const expectedKinds: Readonly<Record<string, readonly [number, string]>> = {
  'malformed-uri': [400, 'Malformed URI'],
  'invalid-id': [400, 'Invalid id'],
  'unknown-parameter': [400, 'Unknown parameter'],
  'invalid-parameter': [400, 'Invalid parameter'],
  'malformed-body': [400, 'Malformed body'],
  'invalid-body': [400, 'Invalid body'],
  'unknown-metric': [400, 'Unknown metric'],
  'metric-not-at-level': [400, 'Metric of another level'],
  'window-conflict': [400, 'Conflicting time window'],
  'league-not-licensed': [403, 'Account insufficiently licensed for league'],
  'level-not-licensed': [403, 'Account insufficiently licensed for level'],
  'season-not-licensed': [403, 'Account insufficiently licensed for season'],
  'match-not-licensed': [403, 'Account insufficiently licensed for match'],
  'metric-not-licensed': [403, 'Account insufficiently licensed for metric'],
  'dataset-not-licensed': [403, 'Account insufficiently licensed for datasets'],
  'origin-not-allowed': [403, 'Origin not allowed'],
  'match-not-started': [403, 'Match not started'],
  'teams-not-entered': [403, 'Teams not entered'],
  'route-not-found': [404, 'Not found'],
  'match-not-found': [404, 'Match Id not found'],
  'league-not-found': [404, 'League Id not found'],
  'level-not-found': [404, 'Level Id not found'],
  'season-not-found': [404, 'Season not found'],
  'squad-not-found': [404, 'Squad not found'],
  'person-not-found': [404, 'Person not found'],
  'round-not-found': [404, 'Round not found'],
  'round-not-begun': [404, 'Round not begun'],
  'conference-not-found': [404, 'Conference not found'],
  'not-reached': [404, 'Not reached yet'],
  'data-not-held': [404, 'Data not found'],
  'metric-not-in-glossary': [404, 'Requested metric not in glossary'],
  'permalink-not-found': [404, 'Permalink not found'],
  'dataset-not-found': [404, 'Dataset not found'],
  'position-type-not-found': [404, 'Position type Id not found'],
  'position-not-found': [404, 'Position Id not found'],
  'method-not-allowed': [405, 'Method not allowed'],
  'request-timeout': [408, 'Request Timeout'],
  'too-many-permalinks': [409, 'Too many permalinks'],
  'request-too-long': [413, 'Request Too Long'],
  'batch-too-costly': [413, 'Request Too Long'],
  'query-too-costly': [413, 'Request Too Long'],
  'uri-too-long': [414, 'Request URI is too long'],
  'too-many-requests': [429, 'Too Many Requests'],
  'quota-used-up': [429, 'Too Many Requests'],
  'too-many-streams': [429, 'Too Many Requests'],
  'too-many-refusals': [429, 'Too Many Requests'],
  'headers-too-large': [431, 'Request Header Fields Too Large'],
  internal: [500, 'Internal Server Error'],
  'storage-unavailable': [503, 'Service Unavailable'],
};

/** An expected problem: only its detail, or its faults, the first of which is the detail. */
export type Expected = string | readonly Fault[];

/** Holds an answer to be one problem, exactly. */
export function expectProblem(answer: Response, code: string, expected: Expected, instance = 'test'): void {
  const [status, title] = expectedKinds[code] ?? [0, ''];
  const faults = typeof expected === 'string' ? undefined : expected;
  const more = (faults?.length ?? 1) - 1;
  const detail =
    typeof expected === 'string' ? expected : `${expected[0]?.detail ?? ''}${more > 0 ? ` (and ${more} more)` : ''}`;
  expect(answer.body).to.deep.equal({
    type: `/problems/${code}`,
    title,
    status,
    instance,
    ...(faults && { errors: faults }),
    detail,
  });
  expect(answer.status).to.equal(status);
  expect(answer.headers['content-type']).to.equal('application/problem+json; charset=utf-8');
  expect(answer.headers['cache-control']).to.equal('no-store');
}
