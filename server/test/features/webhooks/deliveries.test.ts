import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Changes, MatchEvent, MatchMetricUpdateEvent } from '@goalsquare/openapi';
import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import { freePort } from '../../support/free-port.js';
import type { Account } from '../../../src/domain/accounts/account.js';
import { changesReader } from '../../../src/features/events/journal-reader.js';
import { EventLogCache } from '../../../src/features/events/event-log-cache.js';
import { MAX_ATTEMPTS, retryDelay } from '../../../src/features/webhooks/backoff.js';
import { Deliveries, MAX_QUEUED } from '../../../src/features/webhooks/deliveries.js';
import { webhookSender, type SendWebhook } from '../../../src/features/webhooks/send-webhook.js';
import type { SubscriptionStore } from '../../../src/features/webhooks/subscription-store.js';
import type { Subscription } from '../../../src/features/webhooks/subscription.js';
import { lmdbSubscriptionStore } from '../../../src/storage/lmdb/lmdb-subscription-store.js';
import { connectRedis } from '../../../src/storage/redis/redis.js';
import { redisSubscriptionStore } from '../../../src/storage/redis/redis-subscription-store.js';
import { played, Scene } from '../events/scene.js';
import { needsRedis, TestRedis } from '../../support/redis.js';
import { until } from '../../support/until.js';
import { Receiver } from './receiver.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const account: Account = {
  id: 'club',
  name: 'Club',
  licence: { tier: 'Basic', leagues: 'all' },
  plan: { name: 'x', ratePerSecond: 1, burst: 1, requestLimit: 1, quotaPeriod: 'DAY' },
};

/** Holds the guarantees of deliveries for one kind of store, which is opened in an empty folder before each test. */
function deliverFrom(openStore: (folder: string) => SubscriptionStore): void {
  const scene = new Scene();
  const receiver = new Receiver();
  let folder = '';
  let store: SubscriptionStore;
  let deliveries: Deliveries;
  let outcomes: string[];

  function open(owner = 'this', send: SendWebhook = webhookSender('any')): Deliveries {
    const { journal, log } = scene.store;
    const made = new Deliveries({
      store,
      owner,
      timers: scene.timers,
      now: () => scene.now,
      random: () => 0.5,
      send,
      findAccount: (id) => (id === account.id ? account : undefined),
      read: changesReader({ journal, find: log }, new EventLogCache(), () => true),
      position: journal.position,
      count: (outcome) => outcomes.push(outcome),
      failed: (error) => {
        throw error;
      },
    });
    scene.store.onChange(() => {
      made.wake();
    });
    made.start();
    return made;
  }

  const subscribe = async (more: Partial<Subscription> = {}): Promise<Subscription> => {
    const subscription = {
      id: 'wh-1',
      accountId: account.id,
      url: receiver.url,
      secret,
      created: '2026-01-01T00:00:00.000Z',
      ...more,
    };
    await store.put(subscription);
    deliveries.wake();
    await until('it is noticed', async () => (await store.progress(subscription.id)) !== undefined);
    return subscription;
  };

  const dueTimes = async (): Promise<readonly number[]> => (await store.waiting('wh-1')).map(({ dueAt }) => dueAt);

  /** Accepts all messages from now on. Returns the ids of those that were accepted, in their order. */
  const acceptAll = (): readonly string[] => {
    const accepted: string[] = [];
    receiver.answer = ({ headers }) => {
      accepted.push(String(headers['webhook-id']));
      return 204;
    };
    return accepted;
  };

  /** Advances the clock until a condition holds. */
  const passing = (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> =>
    until(what, () => {
      scene.now += 60_000;
      scene.timers.tick(1000);
      return isSo();
    });

  beforeEach(async () => {
    await Promise.all([scene.begin(), receiver.start()]);
    receiver.received.length = 0;
    receiver.answer = () => 204;
    outcomes = [];
    folder = mkdtempSync(path.join(tmpdir(), 'webhooks-'));
    store = openStore(folder);
    deliveries = open();
    await scene.match(7001);
  });
  afterEach(async () => {
    await deliveries.stop();
    await scene.end();
    receiver.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are sent for every event from now on, signed as Standard Webhooks says', async () => {
    await scene.append(7001, played.slice(0, 5));
    await subscribe();
    const listener = await scene.listen('/v1/matches/7001/events');
    await scene.append(7001, played.slice(5, 30));
    const count = (await listener.waitForEvents(25)).length;
    await receiver.has(count);
    expect(
      receiver.received
        .map(({ body }) => JSON.parse(body) as MatchEvent)
        .sort((a, b) => a.revision - b.revision || (a.messageId < b.messageId ? -1 : 1)),
    ).to.deep.equal(listener.payloads);
    for (const { headers, body } of receiver.received) {
      expect(headers['content-type']).to.equal('application/json');
      expect(headers['webhook-id']).to.equal((JSON.parse(body) as MatchEvent).messageId);
      expect(headers['webhook-timestamp']).to.equal(String(Math.floor(scene.now / 1000)));
      const expected = new Webhook(secret).sign(String(headers['webhook-id']), new Date(scene.now), body);
      expect(headers['webhook-signature'])
        .to.equal(expected)
        .and.match(/^v1,[\w+/]{43}=$/u);
    }
    await until('none waits', async () => (await store.waiting('wh-1')).length === 0);
  });

  it('are of the types, the league and the match that were chosen, and of what the account is licensed for', async () => {
    await subscribe({ id: 'wh-types', types: ['MatchScore'] });
    await subscribe({ id: 'wh-league', leagueId: 3, url: `${receiver.url}/league` });
    await subscribe({ id: 'wh-match', matchId: 7002, url: `${receiver.url}/match` });
    await subscribe({ id: 'wh-1', accountId: account.id });
    await store.put({ id: 'wh-nobody', accountId: 'nobody', url: receiver.url, secret, created: '' });
    await store.remove('wh-1');
    await scene.match(7002);
    await scene.append(7001, played.slice(0, 12));
    await receiver.has(2);
    expect(
      receiver.received
        .map(({ body }) => JSON.parse(body) as MatchEvent)
        .map(({ type, matchId }) => [type, matchId])
        .sort(),
    ).to.deep.equal([
      ['MatchScore', 7001],
      ['ReferenceData', 7002],
    ]);
  });

  it('are of the kinds of entries that were chosen', async () => {
    const recorded = played.slice(0, 12).find((entry) => entry.kind === 'transaction');
    await subscribe({ id: 'wh-kinds', kinds: ['removal', 'correction'] });
    await scene.append(7001, [...played.slice(0, 12), { kind: 'correction', set: { attendance: 9000 } }]);
    await scene.append(7001, [{ kind: 'removal', id: recorded?.id ?? 0 }]);
    await receiver.has(2);
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as MatchEvent).kind).sort()).to.deep.equal([
      'correction',
      'removal',
    ]);
  });

  it('name the metrics that an amendment and a removal changed, as the feed of changes does', async () => {
    const opening = played.slice(0, 40);
    const idOf = (code: string): number =>
      opening.flatMap((entry) => (entry.kind === 'transaction' && entry.code === code ? [entry.id] : []))[0] ?? 0;
    await scene.append(7001, opening);
    await subscribe({ id: 'wh-metrics', types: ['MatchMetricUpdate'], kinds: ['amendment', 'removal'] });
    await scene.append(7001, [{ kind: 'removal', id: idOf('GOAL') }]);
    await scene.append(7001, [{ kind: 'amendment', id: idOf('HBEF'), set: { personId: 103 } }]);
    await scene.append(7001, [{ kind: 'amendment', id: idOf('HBEF'), set: { personId: 104 } }]);
    await receiver.has(3);
    const sent = receiver.received
      .map(({ body }) => JSON.parse(body) as MatchMetricUpdateEvent)
      .sort((a, b) => a.revision - b.revision);
    const [removal, unchanged, amendment] = sent.map(({ metricCodes }) => metricCodes);
    expect(removal).to.include.members(['GOAL', 'POINTS', 'SCORING_SHOT']).and.not.include('BEHIND');
    expect(unchanged).to.deep.equal([]);
    expect(amendment).to.include.members(['HANDBALL', 'DISPOSAL']).and.not.include('GOAL');
    const feed = await scene.app.get('/v1/changes?since=0&limit=1000&kind=amendment,removal&types=MatchMetricUpdate');
    expect(sent).to.deep.equal((feed.body as Changes).changes);
  });

  it('are tried again with longer and longer waits, and at once when the subscriber is back', async () => {
    receiver.answer = () => 500;
    await subscribe();
    await scene.append(7001, played.slice(0, 3));
    await receiver.has(3);
    await until(
      'all wait',
      async () => (await dueTimes()).length === 3 && (await dueTimes()).every((dueAt) => dueAt > 0),
    );
    expect((await store.waiting('wh-1')).map(({ attempts, dueAt }) => [attempts, dueAt - scene.now])).to.deep.equal([
      [1, 5000],
      [1, 5000],
      [1, 5000],
    ]);
    scene.timers.tick(1000);
    expect(receiver.received).to.have.lengthOf(3);
    for (const message of (await store.waiting('wh-1')).slice(1))
      await store.reschedule('wh-1', { ...message, dueAt: scene.now + 1e9 });
    scene.now += 5000;
    receiver.answer = () => 200;
    await until('all are sent', async () => {
      scene.timers.tick(1000);
      return (await store.waiting('wh-1')).length === 0;
    });
    expect(receiver.received).to.have.lengthOf(6);
    const each = ['7001-1-0', '7001-2-0', '7001-3-0'];
    expect([...receiver.ids].sort()).to.deep.equal([...each, ...each].sort());
    expect([1, 2, 3, 10, 11, 12].map((attempts) => retryDelay(attempts, 0.5))).to.deep.equal([
      5000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000,
    ]);
    expect([retryDelay(1, 0), retryDelay(1, 1)]).to.deep.equal([4000, 6000]);
  });

  it('are given up after some attempts, are seen then, and can be sent again', async () => {
    receiver.answer = () => 302;
    await subscribe();
    await scene.append(7001, played.slice(0, 1));
    await passing('it is given up', async () => (await store.dead('wh-1')).length === 1);
    expect(receiver.received).to.have.lengthOf(MAX_ATTEMPTS);
    const [dead] = await store.dead('wh-1');
    expect(dead).to.deep.include({
      messageId: '7001-1-0',
      type: 'MatchStatus',
      attempts: MAX_ATTEMPTS,
      error: 'answered 302',
    });
    receiver.answer = () => 204;
    expect(await store.redeliver('wh-1')).to.equal(1);
    deliveries.wake();
    await until('it is sent', async () => (await store.waiting('wh-1')).length === 0);
    expect([await store.dead('wh-1'), receiver.ids.at(-1), outcomes.at(-1)]).to.deep.equal([
      [],
      '7001-1-0',
      'delivered',
    ]);
  });

  it('that fail each seventh time all arrive, at most as late as their retry', async () => {
    const accepted = acceptAll();
    const { answer } = receiver;
    receiver.answer = (request) => (receiver.received.length % 7 === 0 ? 500 : answer(request));
    await subscribe();
    /** Advances the clock by a second, and waits until everything due has been sent. */
    const second = async (): Promise<void> => {
      scene.now += 1000;
      await until('what is due is sent', async () => {
        scene.timers.tick(1000);
        const isRead = (await store.progress('wh-1'))?.at === scene.store.journal.position();
        return isRead && (await dueTimes()).every((dueAt) => dueAt > scene.now);
      });
    };
    // A match has an entry each three seconds or so.
    const entries = played.slice(0, 40);
    for (const entry of entries) {
      await scene.append(7001, [entry]);
      for (let passed = 0; passed < 3; passed += 1) await second();
    }
    while ((await store.waiting('wh-1')).length > 0) await second();
    const revisions = accepted.map((id) => Number(id.split('-')[1]));
    const back = revisions.map((revision, at) => Math.max(...revisions.slice(0, at + 1)) - revision);
    expect(new Set(revisions).size).to.equal(entries.length);
    // The first retry comes after 5 seconds, in which at most two entries follow.
    expect(Math.max(...back)).to.be.within(1, 2);
  });

  it('stop where the subscriber says that it is gone', async () => {
    receiver.answer = () => 410;
    await subscribe();
    await scene.append(7001, played.slice(0, 1));
    await until(
      'it is stopped',
      async () => (await store.find('wh-1'))?.stopped !== undefined && (await store.dead('wh-1')).length === 1,
    );
    await scene.append(7001, played.slice(1, 9));
    scene.timers.tick(1000);
    expect([
      (await store.find('wh-1'))?.stopped,
      receiver.received.length,
      (await store.waiting('wh-1')).length,
    ]).to.deep.equal(['answered 410', 1, 0]);
  });

  it('to one who does not answer hold up nobody else, and fill neither memory nor disk', async () => {
    const quick = new Receiver();
    await quick.start();
    receiver.answer = () => undefined;
    await deliveries.stop();
    let isSlow = true;
    const [send, sendBriefly] = [webhookSender('any'), webhookSender('any', 300)];
    deliveries = open('this', (to, ...rest) => (isSlow && to.url !== quick.url ? sendBriefly : send)(to, ...rest));
    await subscribe({ id: 'wh-slow' });
    await subscribe({ id: 'wh-quick', url: quick.url });
    await scene.append(7001, ...played.map((entry) => [entry]));
    const count = (await (await scene.listen('/v1/matches/7001/events?from=0')).waitForEvents(played.length)).length;
    await quick.has(count);
    expect((await store.waiting('wh-slow')).length).to.equal(MAX_QUEUED);
    expect(receiver.received.length).to.be.lessThan(count);
    isSlow = false;
    const accepted = acceptAll();
    await passing(
      'the slow one has all',
      async () => accepted.length >= count && (await store.waiting('wh-slow')).length === 0,
    );
    expect([...new Set(accepted)])
      .to.have.lengthOf(count)
      .and.deep.equal(accepted);
    quick.stop();
  });

  it('go on after a restart where they were, and are sent by one process at a time', async () => {
    receiver.answer = () => 500;
    await subscribe();
    await scene.append(7001, played.slice(0, 4));
    await receiver.has(4);
    await until('all wait', async () => (await store.waiting('wh-1')).every(({ attempts }) => attempts === 1));
    const other = open('other');
    scene.now += 5000;
    other.wake();
    await deliveries.stop();
    await scene.append(7001, played.slice(4, 6));
    const accepted = acceptAll();
    await passing(
      'the other sends the rest',
      async () => (await store.waiting('wh-1')).length === 0 && accepted.length >= 6,
    );
    await other.stop();
    expect([...accepted].sort()).to.deep.equal([1, 2, 3, 4, 5, 6].map((revision) => `7001-${revision}-0`));
  });

  it('are sent by the process that has the lease', async () => {
    await deliveries.stop();
    await until('the lease is free', () => store.lease('a', scene.now, 15_000));
    expect([
      await store.lease('b', scene.now, 15_000),
      await store.lease('a', scene.now, 15_000),
      await store.release('b').then(() => store.lease('b', scene.now, 15_000)),
      await store.release('a').then(() => store.lease('b', scene.now, 15_000)),
    ]).to.deep.equal([false, true, false, true]);
  });

  it('have a store that also keeps how far a publisher without a queue is', async () => {
    expect(await store.progress('arn:aws:sns:x')).to.equal(undefined);
    await store.storeProgress('arn:aws:sns:x', { at: 7 });
    expect(await store.progress('arn:aws:sns:x')).to.deep.equal({ at: 7 });
  });

  describe('that are changed while a message is on its way', () => {
    /** A message that is sent, and how its receiver answers once something else has happened. */
    async function onItsWay(): Promise<(status: number) => Promise<void>> {
      let answer = (_status: number): void => undefined;
      await deliveries.stop();
      let isSent = false;
      deliveries = open('this', () => {
        isSent = true;
        return new Promise((resolve) => {
          answer = (status) => {
            resolve(
              status < 300
                ? { isDelivered: true }
                : { isDelivered: false, error: `answered ${status}`, ...(status === 410 && { isGone: true as const }) },
            );
          };
        });
      });
      await subscribe();
      await scene.append(7001, played.slice(0, 1));
      await until('it is sent', () => isSent);
      return async (status) => {
        const count = outcomes.length;
        answer(status);
        for (let turns = 0; turns < 50 && outcomes.length === count; turns += 1)
          await new Promise((resolve) => {
            setImmediate(resolve);
          });
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      };
    }
    const left = async () =>
      (await Promise.all([store.all(), store.waiting('wh-1'), store.dead('wh-1')])).map(({ length }) => length);

    for (const status of [204, 410, 500])
      it(`leave nothing behind if the subscription was removed: ${status}`, async () => {
        const answer = await onItsWay();
        await store.remove('wh-1');
        await answer(status);
        expect([...(await left()), await store.progress('wh-1')]).to.deep.equal([0, 0, 0, undefined]);
      });

    it('keep what was changed meanwhile if the subscriber says that it is gone', async () => {
      const answer = await onItsWay();
      const changed = { ...((await store.find('wh-1')) as Subscription), secret: `${secret}x` };
      await store.put(changed);
      await answer(410);
      await until('it is stopped', async () => (await store.find('wh-1'))?.stopped !== undefined);
      expect(await store.find('wh-1')).to.deep.equal({ ...changed, stopped: 'answered 410' });
    });

    it('are not put back by what was read before', async () => {
      await onItsWay();
      const [message] = await store.waiting('wh-1');
      if (message === undefined) throw new Error('nothing waits');
      await store.delivered('wh-1', message);
      await store.reschedule('wh-1', message);
      await store.deadLetter('wh-1', message, 'late', '2026-01-01');
      await store.makeDue('wh-1');
      expect(await left()).to.deep.equal([1, 0, 0]);
    });
  });
}

describe('webhooks, stored in a file', () => {
  deliverFrom(lmdbSubscriptionStore);

  it('report an error if the file is read after it was closed', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'webhooks-'));
    const closed = lmdbSubscriptionStore(folder);
    await closed.put({ id: 'wh-1', accountId: account.id, url: '', secret, created: '' });
    const closing = closed.close();
    const error: unknown = await closed.all().catch((reason: unknown) => reason);
    expect(String(error)).to.contain('the file of subscriptions is closed');
    await closing;
    const again = lmdbSubscriptionStore(folder);
    expect((await again.all()).map(({ id }) => id)).to.deep.equal(['wh-1']);
    await again.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

async function startRedis(): Promise<TestRedis> {
  const redis = new TestRedis(await freePort());
  await redis.start();
  return redis;
}

describe('webhooks, stored in Redis', () => {
  let redis: TestRedis | undefined;

  before(async function () {
    needsRedis(this);
    redis = await startRedis();
  });
  beforeEach(() => redis?.clear());
  after(() => redis?.remove());

  deliverFrom(() =>
    redisSubscriptionStore(
      connectRedis([redis?.url ?? ''], 2000, () => undefined),
      2000,
    ),
  );
});
