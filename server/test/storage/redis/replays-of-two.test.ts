import type { components } from '@goalsquare/openapi/types';
import { progressOf } from '@goalsquare/engine';
import { expect } from 'chai';
import { freePort } from '../../support/free-port.js';
import type { AppParts } from '@goalsquare/server';
import type { SessionStore } from '../../../src/features/replay/session-store.js';
import { connectRedis } from '../../../src/storage/redis/redis.js';
import { redisSessionStore } from '../../../src/storage/redis/redis-session-store.js';
import { TestApp } from '../../support/app.js';
import { needsRedis, TestRedis } from '../../support/redis.js';
import { smallWorld } from '../../support/small-world.js';

type Replay = components['schemas']['Replay'];

const TIMEOUT = 2000;
const OTHER_ACCOUNT = 'sandbox-advanced';

describe('replicas that share replays in Redis', () => {
  let redis: TestRedis;
  let replayOf: number;
  const opened: SessionStore[] = [];
  const apps: TestApp[] = [];

  const openStore = async (): Promise<SessionStore> => {
    const connection = connectRedis([redis.url], TIMEOUT, () => undefined);
    await connection.connected();
    const sessions = redisSessionStore(connection, TIMEOUT);
    opened.push(sessions);
    return sessions;
  };
  /** A replica that has not read any replay yet. */
  const newReplica = async (): Promise<TestApp> => {
    const sessions = await openStore();
    const app = new TestApp(async (): Promise<Partial<AppParts>> => {
      const { matches, world } = await smallWorld();
      return { matches, world, replays: { sessions } };
    });
    await app.start();
    apps.push(app);
    return app;
  };

  before(async function startRedis() {
    needsRedis(this);
    redis = new TestRedis(await freePort());
    await redis.start();
    const { world } = await smallWorld();
    replayOf = world.season(1, 1, 2025)?.matches.find((one) => progressOf(one) === 'Completed')?.id ?? NaN;
  });
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.stop()));
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });
  after(() => redis.remove());

  const begin = async (app: TestApp): Promise<Replay> =>
    (await app.post('/v1/replays', { matchId: replayOf, from: 'Q2:05:00', paused: true }).expect(201)).body as Replay;

  const reads: Readonly<Record<string, (id: number) => string>> = {
    'the replay': (id) => `/v1/replays/${id}`,
    'its match': (id) => `/v1/matches/${id}`,
    'its score': (id) => `/v1/matches/${id}/score`,
    'its coverage': (id) => `/v1/matches/${id}/coverage`,
    'its flow': (id) => `/v1/matches/${id}/statistics/flow?metric=GOAL`,
  };
  for (const [what, pathOf] of Object.entries(reads))
    it(`answer a request for ${what} at once, whichever replica started it`, async () => {
      const [one, two] = [await newReplica(), await newReplica()];
      const { matchId } = await begin(one);
      await two.get(pathOf(matchId)).expect(200);
      await two.by('delete', `/v1/replays/${matchId}`).expect(204);
    });

  it('change and end a replay that another replica has just started', async () => {
    const [one, two, three] = [await newReplica(), await newReplica(), await newReplica()];
    const { matchId } = await begin(one);
    await two.post(`/v1/replays/${matchId}`, { paused: false }).expect(200);
    await three.by('delete', `/v1/replays/${matchId}`).expect(204);
    await (await newReplica()).get(`/v1/replays/${matchId}`).expect(404);
  });

  it('show a replay to nobody but its account', async () => {
    const one = await newReplica();
    const { matchId } = await begin(one);
    for (const pathOf of Object.values(reads)) {
      const other = await newReplica();
      expect((await other.getAs(OTHER_ACCOUNT, pathOf(matchId))).status).to.equal(404);
    }
    await one.by('delete', `/v1/replays/${matchId}`).expect(204);
  });

  it('report 404 for a replay that nobody started, and 503 while Redis cannot be asked for it', async () => {
    const app = await newReplica();
    await app.get('/v1/replays/999999999').expect(404);
    await app.get('/v1/matches/999999999').expect(404);
    await redis.kill();
    try {
      expect((await app.refused('/v1/matches/999999999')).status).to.equal(503);
      expect((await app.refused('/v1/replays/999999999')).status).to.equal(503);
    } finally {
      await redis.start();
    }
  });
});
