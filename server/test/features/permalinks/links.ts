import type { PermalinkMade, PermalinkRequest, Permalinks } from '@goalsquare/openapi';
import { expect } from 'chai';
import type { TestApp } from '../../support/app.js';

/** The time at which the tests of permalinks take place. **Units**: milliseconds. */
export const NOW = Date.UTC(2026, 10, 20);
export const SCORE = '/v1/matches/7001/score';
export const PLAYERS = '/v1/matches/7001/statistics/players';

/** Creates a permalink, and returns the path of its URL. */
export async function linkTo(app: TestApp, request: PermalinkRequest): Promise<string> {
  const answer = await app.post('/v1/permalinks', request);
  expect(answer.status, answer.text).to.equal(201);
  return new URL((answer.body as PermalinkMade).url).pathname;
}

/** The permalinks of the account of the tests. */
export const listOf = async (app: TestApp): Promise<Permalinks> => (await app.get('/v1/permalinks')).body as Permalinks;
