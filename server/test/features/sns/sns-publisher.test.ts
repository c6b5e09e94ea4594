import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Changes, MatchEvent, MatchMetricUpdateEvent } from '@goalsquare/openapi';
import { expect } from 'chai';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { openDeliveries } from '../../../src/composition/open-deliveries.js';
import { liveMatches } from '../../../src/domain/live-matches.js';
import { changesReader } from '../../../src/features/events/journal-reader.js';
import type { Position } from '../../../src/features/events/position.js';
import { EventLogCache } from '../../../src/features/events/event-log-cache.js';
import { publishToSns } from '../../../src/features/sns/publish-to-sns.js';
import { SnsPublisher } from '../../../src/features/sns/sns-publisher.js';
import { lmdbSubscriptionStore } from '../../../src/storage/lmdb/lmdb-subscription-store.js';
import { played, Scene } from '../events/scene.js';
import { until } from '../../support/until.js';
import { FakeSns } from './fake-sns.js';

const ARN = 'arn:aws:sns:ap-southeast-2:123456789012:goalsquare';
const credentials = { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'not-a-secret-of-anyone' };
const ENDPOINT = 'AWS_ENDPOINT_URL_SNS';

describe('publishing to Amazon SNS', () => {
  const scene = new Scene();
  const sns = new FakeSns();
  const before = { ...process.env };
  let kept: Position | undefined;
  let failures: unknown[] = [];
  let publishers: SnsPublisher[] = [];

  function open(
    more: {
      readonly topicArn?: string;
      readonly types?: readonly ['MatchScore'];
      readonly kinds?: readonly ['correction'];
    } = {},
  ): SnsPublisher {
    const { journal, log } = scene.store;
    const { topicArn = ARN, types, kinds } = more;
    const made = new SnsPublisher({
      publish: () => publishToSns(topicArn),
      read: changesReader({ journal, find: log }, new EventLogCache(), () => true),
      position: journal.position,
      types,
      kinds,
      known: () => kept,
      keep: (position) => {
        kept = position;
        return Promise.resolve();
      },
      timers: scene.timers,
      random: () => 0.5,
      mayPublish: () => true,
      count: () => undefined,
      failed: (error) => {
        failures.push(error);
      },
    });
    publishers.push(made);
    scene.store.onChange(() => {
      made.wake();
    });
    made.start();
    return made;
  }

  beforeEach(async () => {
    Object.assign(process.env, credentials);
    [kept, failures, publishers, sns.status] = [undefined, [], [], 200];
    [sns.published, sns.requests].forEach((list) => {
      list.length = 0;
    });
    await Promise.all([scene.begin(), sns.start()]);
    process.env[ENDPOINT] = sns.url;
    await scene.match(7001);
  });
  afterEach(async () => {
    for (const publisher of publishers) publisher.stop();
    sns.stop();
    for (const name of [...Object.keys(credentials), ENDPOINT])
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    await scene.end();
  });

  it('sends every event from now on once, in order, with its type and match as attributes', async () => {
    open();
    await until('it has begun', () => kept !== undefined);
    const listener = await scene.listen('/v1/matches/7001/events');
    await scene.append(7001, played.slice(0, 30), ...played.slice(30, 60).map((entry) => [entry]));
    await listener.waitForEvents(60);
    await until('all are published', () => sns.published.length === listener.payloads.length);
    expect(sns.published.map(({ message }) => JSON.parse(message) as MatchEvent)).to.deep.equal(listener.payloads);
    expect(sns.published.map(({ attributes }) => attributes)).to.deep.equal(
      listener.payloads.map(({ type, kind }) => ({ type, kind, matchId: '7001' })),
    );
    expect(sns.requests[0]?.topic).to.equal(ARN);
    expect(sns.requests[0]?.authorization).to.match(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/ap-southeast-2\/sns\/aws4_request/u,
    );
  });

  it('sends the metrics that corrections changed, as the feed of changes does', async () => {
    const opening = played.slice(0, 40);
    const goal = opening.flatMap((entry) =>
      entry.kind === 'transaction' && entry.code === 'GOAL' ? [entry.id] : [],
    )[0];
    await scene.append(7001, opening);
    open();
    await until('it has begun', () => kept !== undefined);
    await scene.append(7001, [{ kind: 'removal', id: goal ?? 0 }]);
    await scene.append(7001, [{ kind: 'correction', set: { homeFirstDirection: 'Left' } }]);
    const of = (events: readonly MatchEvent[]): readonly MatchEvent[] =>
      events.filter(({ type, revision }) => type === 'MatchMetricUpdate' && revision > opening.length);
    const published = () => of(sns.published.map(({ message }) => JSON.parse(message) as MatchEvent));
    await until('both are published', () => published().length === 2);
    const [removal, correction] = published() as readonly MatchMetricUpdateEvent[];
    expect(removal?.metricCodes).to.include.members(['GOAL', 'POINTS', 'SCORING_SHOT']).and.not.include('BEHIND');
    expect(correction?.metricCodes).to.have.lengthOf.above(10);
    const feed = await scene.app.get('/v1/changes?since=0&limit=1000');
    expect(published()).to.deep.equal(of((feed.body as Changes).changes));
  });

  it('waits with all later events while it fails, and continues where it was', async () => {
    sns.status = 403;
    const first = open();
    await until('it has begun', () => kept !== undefined);
    await scene.append(7001, played.slice(0, 2));
    await until('it failed', () => failures.length === 1);
    await scene.append(7001, played.slice(2, 4));
    scene.timers.tick(1000);
    expect([sns.published.length, sns.requests.length]).to.deep.equal([0, 1]);
    first.stop();
    sns.status = 200;
    open();
    await until('all are published', () => sns.published.length === 4);
    expect(sns.published.map(({ message }) => (JSON.parse(message) as MatchEvent).revision)).to.deep.equal([
      1, 2, 3, 4,
    ]);
  });

  it('keeps its position in the store of the server, and continues there', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sns-'));
    let store = lmdbSubscriptionStore(folder);
    const serverDelivers = (): Promise<() => Promise<void>> =>
      openDeliveries(
        {
          webhookTargets: 'any',
          snsTopicArn: ARN,
          snsTypes: [],
          snsKinds: [],
        },
        {
          matches: liveMatches(scene.store),
          openStore: () => Promise.resolve(store),
          findAccount: () => undefined,
          registry: new Registry(),
          logger: pino({ enabled: false }),
        },
      );
    const stopFirst = await serverDelivers();
    await until('it has begun', async () => (await store.progress(ARN)) !== undefined);
    await scene.append(7001, played.slice(0, 2));
    await until('both are published', () => sns.published.length === 2);
    await stopFirst();
    await scene.append(7001, played.slice(2, 3));
    store = lmdbSubscriptionStore(folder);
    const stopSecond = await serverDelivers();
    await until('the third is published', () => sns.published.length === 3);
    expect(sns.published.map(({ message }) => (JSON.parse(message) as MatchEvent).revision)).to.deep.equal([1, 2, 3]);
    await stopSecond();
    rmSync(folder, { recursive: true, force: true });
  });

  it('sends only events of the configured kinds of entries', async () => {
    open({ kinds: ['correction'] });
    await until('it has begun', () => kept !== undefined);
    await scene.append(7001, [...played.slice(0, 20), { kind: 'correction', set: { attendance: 9000 } }]);
    await until('it is published', () => sns.published.length > 0);
    expect(sns.published.map(({ attributes }) => attributes.kind)).to.deep.equal(['correction']);
  });

  it('sends only the configured types, and groups them by match if the topic is FIFO', async () => {
    open({ topicArn: `${ARN}.fifo`, types: ['MatchScore'] });
    await until('it has begun', () => kept !== undefined);
    await scene.append(7001, played.slice(0, 20));
    await until('both are published', () => sns.published.length === 2);
    expect(sns.published[0]).to.deep.include({
      group: '7001',
      attributes: { type: 'MatchScore', kind: 'transaction', matchId: '7001' },
    });
  });
});
