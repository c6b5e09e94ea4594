import type { PermalinkMade, PermalinkRequest } from '@goalsquare/openapi';
import { expect } from 'chai';
import type { Response } from 'supertest';
import type { Account } from '../../../src/domain/accounts/account.js';
import { sandboxAccounts } from '../../../src/domain/accounts/sandbox.js';
import { createIdentity } from '../../../src/features/identity/identity.js';
import { listOpenPermalinks } from '../../../src/features/permalinks/list-permalinks.js';
import type { Permalink } from '../../../src/features/permalinks/permalink-store.js';
import { memoryPermalinkStore } from '../../../src/features/permalinks/memory-permalink-store.js';
import { appForSuite, KEY } from '../../support/app.js';
import { expectProblem } from '../../support/problem.js';
import { worldWith } from '../../support/world.js';
import { listOf, NOW, PLAYERS, SCORE } from './links.js';

describe('the account behind a permalink', () => {
  let now = NOW;
  let changes: Partial<Account> | undefined = {};
  const demo = sandboxAccounts({ requestLimit: 6, ratePerSecond: 1e6, burst: 1e6 });
  const find = (key: string): Account | undefined => {
    const account = demo(key);
    return account && changes && { ...account, ...changes };
  };
  const app = appForSuite({
    world: worldWith(),
    now: () => now,
    accounts: find,
    identity: createIdentity({ findById: find, findByClient: () => undefined, findByPerson: () => undefined }),
    refusalsPerMinute: 20,
  });
  const small = appForSuite({ world: worldWith(), now: () => now, permalinksPerAccount: 2 });
  const make = async (asked: PermalinkRequest, key = KEY): Promise<string> => {
    const answer = await app.bare('post', '/v1/permalinks').set('Authorization', `Bearer ${key}`).send(asked);
    expect(answer.status, answer.text).to.equal(201);
    return new URL((answer.body as PermalinkMade).url).pathname;
  };
  const open = async (link: string): Promise<Response> => app.bare('get', link).set('X-Request-Id', 'test');
  const isGone = async (link: string): Promise<void> => {
    expectProblem(
      await open(link),
      'permalink-not-found',
      'This permalink does not exist, has expired or was deleted.',
    );
  };

  beforeEach(() => {
    now += 7 * 86_400_000;
    changes = {};
  });

  it('is charged for each opening, up to its quota', async () => {
    const link = await make({ path: SCORE, format: 'json' });
    for (const left of [4, 3, 2, 1, 0]) expect((await open(link)).headers.ratelimit).to.contain(`"daily"; r=${left};`);
    expect((await open(link)).status).to.equal(429);
  });

  it('has its licence checked each time', async () => {
    const link = await make({ path: SCORE, format: 'json' });
    const before = await open(link);
    changes = { licence: { tier: 'Basic', leagues: [{ leagueId: 4 }] } };
    const refused = await open(link);
    expect([before.status, refused.status, (refused.body as { type: string }).type]).to.deep.equal([
      200,
      403,
      '/problems/match-not-licensed',
    ]);
    expect((await app.bare('get', link).set('If-None-Match', before.headers.etag ?? '')).status).to.equal(403);
  });

  it('has its own tier, as a direct call has', async () => {
    const link = await make({ path: PLAYERS, format: 'json' }, 'sandbox-basic');
    expect((await open(link)).text).to.equal(
      (await app.bare('get', PLAYERS).set('Authorization', 'Bearer sandbox-basic')).text,
    );
  });

  it('takes its permalinks with it when it is deleted, or when all its tokens are revoked', async () => {
    const link = await make({ path: SCORE, format: 'json' });
    changes = undefined;
    await isGone(link);
    changes = { tokensFrom: now / 1000 + 1 };
    await isGone(link);
    changes = { tokensFrom: now / 1000 };
    expect((await open(link)).status).to.equal(200);
  });

  it('loses a permalink that expires', async () => {
    const link = await make({ path: SCORE, format: 'json', expires: new Date(now + 1000).toISOString() });
    expect((await open(link)).status).to.equal(200);
    now += 1000;
    await isGone(link);
    expect(JSON.stringify((await app.get('/v1/permalinks')).body)).not.to.contain(new Date(now).toISOString());
  });

  it('can replace as many permalinks as have expired', async () => {
    const expires = new Date(now + 1000).toISOString();
    const statuses = async (): Promise<readonly number[]> => [
      (await small.post('/v1/permalinks', { path: SCORE, expires })).status,
      (await small.post('/v1/permalinks', { path: SCORE })).status,
      (await small.post('/v1/permalinks', { path: SCORE })).status,
    ];
    expect(await statuses()).to.deep.equal([201, 201, 409]);
    now += 1000;
    expect((await small.post('/v1/permalinks', { path: SCORE })).status).to.equal(201);
    expect((await listOf(small)).permalinks).to.have.lengthOf(2);
  });

  it('lists its permalinks oldest first, and removes those that have expired', async () => {
    const of = (id: string, created: number, expires?: number): Permalink => ({
      id,
      accountId: 'ann',
      hash: id,
      path: SCORE,
      format: 'csv',
      created: new Date(created).toISOString(),
      ...(expires !== undefined && { expires: new Date(expires).toISOString() }),
    });
    const store = memoryPermalinkStore();
    for (const one of [of('newer', now - 1), of('closed', now - 2, now), of('older', now - 3)]) await store.add(one, 9);
    const found = await listOpenPermalinks({ store, now: () => now }, { id: 'ann' } as Account);
    expect(found.map(({ id }) => id)).to.deep.equal(['older', 'newer']);
    expect((await store.of('ann')).map(({ id }) => id)).to.deep.equal(['newer', 'older']);
  });

  it('is not found by guessing: an address that guesses is refused, but can still open permalinks that exist', async () => {
    const link = await make({ path: SCORE, format: 'json' });
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, n) => open(`/q/${'g'.repeat(30)}${n}`)));
    expect(new Set(guesses.map(({ status }) => status))).to.deep.equal(new Set([404, 429]));
    const refused = guesses.find(({ status }) => status === 429);
    expect(refused?.headers).to.have.property('retry-after');
    expect((await open(link)).status).to.equal(200);
  });
});
