import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { freePort } from './support/free-port.js';
import { addAccountsLikeSandbox } from './support/accounts-command.js';
import { KEY } from './support/app.js';
import { logs } from './support/match-log.js';
import { needsRedis, TestRedis } from './support/redis.js';
import { serversForSuite, type ServerProcess } from './support/server-process.js';

const [{ header } = { header: undefined }] = logs;

describe('replicas with Redis and without NATS that share a folder of state', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shared-live-'));
  const state = path.join(folder, 'state');
  const begin = serversForSuite({ GOALSQUARE_DATA: path.join(folder, 'data'), GOALSQUARE_STATE: state });
  let redis: TestRedis;
  let first: ServerProcess;

  const start = (environment: NodeJS.ProcessEnv = {}): Promise<ServerProcess> =>
    begin({ REDIS_URL: redis.url, ...environment }).ready();
  const feed = (server: ServerProcess, id: number): Promise<Response> =>
    server.ask('/operator/matches', 'sandbox-operator', {
      method: 'POST',
      body: JSON.stringify({ ...header, id }),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `"match ${id}"` },
    });
  const readiness = async (server: ServerProcess): Promise<string> => (await server.ask('/readyz')).text();
  const errorsOf = ({ out }: ServerProcess): readonly string[] =>
    out.split('\n').filter((line) => line.includes('"level":50'));

  /** Expects a server that responds, and neither reads nor locks the live matches of the first one. */
  async function expectWithoutLive(server: ServerProcess): Promise<void> {
    expect((await server.ask('/v1/leagues', KEY)).status).to.equal(200);
    const answer = await feed(server, 9002);
    const problem = (await answer.json()) as { readonly type: string; readonly detail: string };
    expect([answer.status, problem.type]).to.deep.equal([503, '/problems/unavailable']);
    expect(problem.detail).to.contain('set NATS_URL for both, or give this server its own GOALSQUARE_STATE');
    expect(await readiness(server)).to.match(
      new RegExp(
        `^matches: degraded: the live matches in \\S+ belong to another server \\(process ${first.pid} on .+\\)`,
        'mu',
      ),
    );
    for (const line of errorsOf(server)) expect(line).to.contain('belong to another server');
  }

  before(async function startFirst() {
    needsRedis(this);
    redis = new TestRedis(await freePort());
    await redis.start();
    mkdirSync(path.join(folder, 'data'));
    addAccountsLikeSandbox(state);
    first = await start();
    expect((await feed(first, 9001)).status).to.equal(201);
  });
  after(async () => {
    await redis.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('leave live matches to the one that has them, and say so', async () => {
    const second = await start();
    await expectWithoutLive(second);
    expect(errorsOf(second)).to.have.length(1);
    expect(await second.end()).to.equal(0);
  });

  it('leave them to it with several processes too', async () => {
    const second = await start({
      PROCESSES: '2',
      PORT: String(await freePort()),
      METRICS_PORT: String(await freePort()),
    });
    await expectWithoutLive(second);
    expect(await second.end()).to.equal(0);
  });

  it('read and feed them once the other has ended', async () => {
    await first.end('SIGKILL');
    const next = await start();
    expect(await readiness(next)).to.not.contain('matches:');
    expect((await next.ask('/v1/matches/9001', KEY)).status).to.equal(200);
    expect((await feed(next, 9003)).status).to.equal(201);
    expect(await next.end()).to.equal(0);
  });
});
