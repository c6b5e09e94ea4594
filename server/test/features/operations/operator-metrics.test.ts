import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { Registry } from 'prom-client';
import { measureOperations } from '../../../src/features/operations/operator-metrics.js';
import { measureQueues } from '../../../src/features/webhooks/queue-metrics.js';
import { lmdbSubscriptionStore } from '../../../src/storage/lmdb/lmdb-subscription-store.js';
import type { Subscription } from '../../../src/features/webhooks/subscription.js';
import { version } from '../../../src/domain/version.js';
import { liveInMemory } from '@goalsquare/data';
import { appForSuite } from '../../support/app.js';
import { header } from '../../support/match-log.js';

/** The value of a metric with its labels, as the page of metrics writes it. */
const valueOf = (page: string, name: string): number | undefined => {
  const line = page.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

describe('the metrics for operators', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'operator-metrics-'));
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('have the space of the disks, and nothing of a folder that is not there', async () => {
    const registry = new Registry();
    const folders = { state: folder, data: path.join(folder, 'removed') };
    measureOperations(registry, {
      folders,
      hasPublicKeys: () => false,
      dataFaults: () => 0,
      sharedLog: undefined,
    });
    const page = await registry.metrics();
    const { blocks, bsize } = statfsSync(folder);
    expect(valueOf(page, 'goalsquare_disk_size_bytes{folder="state"}')).to.equal(blocks * bsize);
    expect(valueOf(page, 'goalsquare_disk_free_bytes{folder="state"}')).to.be.within(1, blocks * bsize);
    expect(page).not.to.contain('folder="data"');
    expect(page).not.to.contain('goalsquare_shared_log_behind_messages');
  });

  it('have sandbox mode, data faults, the shared log and the version as they are when they are read', async () => {
    const registry = new Registry();
    const facts = { isSandbox: true, faults: 0, behind: 7 };
    measureOperations(registry, {
      folders: {},
      hasPublicKeys: () => facts.isSandbox,
      dataFaults: () => facts.faults,
      sharedLog: { behind: () => facts.behind, checkpoints: () => undefined },
    });
    const names = ['goalsquare_sandbox_mode', 'goalsquare_data_faults', 'goalsquare_shared_log_behind_messages'];
    const values = async () => {
      const page = await registry.metrics();
      return names.map((name) => valueOf(page, name));
    };
    expect(await values()).to.deep.equal([1, 0, 7]);
    Object.assign(facts, { isSandbox: false, faults: 3, behind: 0 });
    expect(await values()).to.deep.equal([0, 3, 0]);
    expect(await registry.metrics()).to.contain(
      `goalsquare_build_info{version="${version.version}",contract="${version.contract}"} 1`,
    );
  });

  it('have depth and age of the queues of webhooks, and those given up', async () => {
    let now = 1_000_000;
    const store = lmdbSubscriptionStore(folder, () => now);
    const registry = new Registry();
    measureQueues(registry, store, () => now);
    const values = async () => {
      const page = await registry.metrics();
      return ['queue_messages', 'queue_age_seconds', 'dead_messages', 'stopped_subscriptions'].map((name) =>
        valueOf(page, `goalsquare_webhook_${name}`),
      );
    };
    const subscription: Subscription = {
      id: 'wh-1',
      accountId: 'club',
      url: 'https://a.example',
      secret: 's',
      created: '',
    };
    expect(await values()).to.deep.equal([0, 0, 0, 0]);
    await store.put(subscription);
    await store.put({ ...subscription, id: 'wh-2' });
    const message = (messageId: string) => ({ messageId, type: 'MatchScore' as const, body: '{}' });
    await store.enqueue('wh-1', [message('a'), message('b')], { at: 1 });
    now += 30_000;
    await store.enqueue('wh-2', [message('c')], { at: 1 });
    now += 30_000;
    expect(await values()).to.deep.equal([3, 60, 0, 0]);
    for (const waiting of await store.waiting('wh-1')) await store.deadLetter('wh-1', waiting, 'gone', '2026-11-23');
    await store.stop('wh-1', 'gone');
    expect(await values()).to.deep.equal([1, 30, 2, 1]);
    await store.close();
  });
});

describe('the metrics of what is refused', () => {
  const app = appForSuite(async () => {
    const live = await liveInMemory();
    return { live, matches: live };
  });

  it('count errors by the code of their problem, and refused writes by cause', async () => {
    const operate = (match: object) => app.by('post', '/operator/matches', 'sandbox-operator').send(match);
    expect((await operate(header)).status).to.equal(201);
    expect((await operate(header)).status).to.equal(409);
    await app.get('/v1/matches/999');
    await app.bare('get', '/v1/leagues');
    const page = await app.metrics();
    const problems = ['match-exists', 'match-not-found', 'unauthorised'].map((code) =>
      valueOf(page, `goalsquare_problems_total{code="${code}"}`),
    );
    expect(problems).to.deep.equal([1, 1, 1]);
    expect(valueOf(page, 'goalsquare_refused_writes_total{cause="match-exists"}')).to.equal(1);
  });
});
