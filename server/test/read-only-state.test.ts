import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { freePort } from './support/free-port.js';
import { openLiveStore } from '@goalsquare/data';
import { addAccountsLikeSandbox } from './support/accounts-command.js';
import { KEY } from './support/app.js';
import { logs } from './support/match-log.js';
import { needsRedis, TestRedis } from './support/redis.js';
import { serversForSuite } from './support/server-process.js';
import { onReadOnlyDisk, whyNoSmallDisk } from './support/small-disk.js';
import { until } from './support/until.js';

const [{ header, entries } = { header: undefined, entries: [] }] = logs;

const LIVE_MATCH = 9001;

describe('a read-only folder of state', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-only-'));
  const state = path.join(folder, 'state');
  const data = path.join(folder, 'data');
  const begin = serversForSuite(
    { GOALSQUARE_DATA: data, GOALSQUARE_STATE: state, GOALSQUARE_KEYS: 'memory' },
    onReadOnlyDisk(state),
  );
  let redis: TestRedis | undefined;

  before(async function withRedis() {
    needsRedis(this);
    const reason = whyNoSmallDisk();
    if (reason !== undefined) {
      process.stderr.write(`read-only-state.test.ts is skipped: ${reason}\n`);
      this.skip();
    }
    redis = new TestRedis(await freePort());
    await redis.start();
    mkdirSync(data);
    addAccountsLikeSandbox(state);
    const live = await openLiveStore({ directory: path.join(state, 'live') });
    await live.begin({ ...header, id: LIVE_MATCH });
    await live.append({ matchId: LIVE_MATCH, entries });
    await live.close();
    writeFileSync(
      path.join(data, '7001.ndjson'),
      `${[header, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`,
    );
  });
  after(async () => {
    await redis?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('works with Redis, and is reported by one error line', async () => {
    const server = await begin({ REDIS_URL: redis?.url ?? '' }).ready();
    const permalink = await server.ask('/v1/permalinks', KEY, {
      method: 'POST',
      body: '{"path":"/v1/leagues","format":"json"}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([(await server.ask('/v1/matches/7001/score', KEY)).status, permalink.status]).to.deep.equal([200, 201]);
    const fed = await server.ask(`/v1/matches/${LIVE_MATCH}/score`, KEY);
    expect(fed.status, 'a match that was fed before').to.equal(200);
    await until('an audit log that cannot be written', async () =>
      /part="audit",cause="read-only"\} [1-9]/u.test(await server.metrics()),
    );
    expect(await (await server.ask('/readyz')).text()).to.match(/^state: degraded: it is read-only since/mu);
    const errors = server.out.split('\n').filter((line) => line.includes('"level":50'));
    expect(errors, server.out).to.have.length(1);
    expect(errors[0]).to.contain(`the state folder ${state} cannot be written, because it is read-only`);
    expect(server.err).to.equal('');
    expect(await server.end()).to.equal(0);
  });
});
