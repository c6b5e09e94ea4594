import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { freePort } from './support/free-port.js';
import { addAccountsLikeSandbox } from './support/accounts-command.js';
import { KEY } from './support/app.js';
import { logs } from './support/match-log.js';
import { hasRedis, needsRedis, TestRedis } from './support/redis.js';
import { serversForSuite, type ServerProcess } from './support/server-process.js';
import { until } from './support/until.js';

/** Processes that said they are ready, by their ids, in that order. */
const readyIn = ({ out }: ServerProcess): readonly number[] =>
  out
    .split('\n')
    .filter((line) => line.includes('"msg":"ready"'))
    .map((line) => (JSON.parse(line) as { readonly pid: number }).pid);

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('several processes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
  const state = path.join(folder, 'state');
  const begin = serversForSuite({ GOALSQUARE_DATA: folder, GOALSQUARE_STATE: state, PROCESSES: '2' });
  let redis: TestRedis;

  before(async function redisThere() {
    needsRedis(this);
    const { header, entries } = logs[0] ?? { header: undefined, entries: [] };
    writeFileSync(
      path.join(folder, '7001.ndjson'),
      `${[header, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`,
    );
    addAccountsLikeSandbox(state);
    redis = new TestRedis(await freePort());
    await redis.start();
  });
  after(async () => {
    if (hasRedis) await redis.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const bothReady = async (server: ServerProcess): Promise<readonly number[]> => {
    await server.ready();
    await until('two processes that are ready', () => readyIn(server).length === 2);
    return readyIn(server);
  };
  const some = async (): Promise<ServerProcess> => begin({ PORT: String(await freePort()), REDIS_URL: redis.url });

  it('share a port and their limits, show the metrics of all, and stop together', async () => {
    await redis.clear();
    const server = await some();
    const pids = await bothReady(server);
    const path = '/v1/matches/7001/score';
    const asked = await Promise.all(
      Array.from({ length: 30 }, () => server.ask(path, KEY, { headers: { Connection: 'close' } })),
    );
    expect(new Set(asked.map(({ status }) => status))).to.deep.equal(new Set([200]));
    const left = asked.map(({ headers }) => Number(/"daily"; r=(\d+)/u.exec(headers.get('RateLimit') ?? '')?.[1]));
    expect(new Set(left).size).to.equal(30);
    const answering = (): ReadonlySet<number> =>
      new Set(
        server.out
          .split('\n')
          .filter((line) => line.includes('/score'))
          .map((line) => (JSON.parse(line) as { readonly pid: number }).pid),
      );
    await until('log lines of both processes, which are written in batches', () => answering().size === 2);
    expect(answering()).to.deep.equal(new Set(pids));
    expect(await server.metrics())
      .to.match(/^http_server_request_duration_seconds_count.*score.* 30$/mu)
      .and.to.match(/^goalsquare_limits_shared 1$/mu)
      .and.to.match(/^goalsquare_processes 2$/mu);
    expect(await server.end()).to.equal(0);
    expect([...pids, server.pid].filter(isThere)).to.deep.equal([]);
  });

  it('stop while the second one starts', async () => {
    const server = await (await some()).ready();
    expect(readyIn(server)).to.have.length(1);
    expect(await server.end()).to.equal(0);
  });

  it('replace one that is killed', async () => {
    const server = await some();
    const [first = 0] = await bothReady(server);
    process.kill(first, 'SIGKILL');
    await until('a process in its place', () => readyIn(server).length === 3);
    expect(server.out).to.contain('a server process exited; a new one is starting');
    expect((await server.ask('/v1/matches/7001/score', KEY)).status).to.equal(200);
    expect(await server.end('SIGINT')).to.equal(0);
  });

  it('end with what the first says where none can start', async () => {
    const broken = mkdtempSync(path.join(folder, 'broken-'));
    writeFileSync(path.join(broken, 'accounts.json'), '{}');
    const server = begin({ PORT: String(await freePort()), REDIS_URL: redis.url, GOALSQUARE_STATE: broken });
    expect(await server.over).to.equal(1);
    expect(server.err).to.match(/^\S+accounts\.json: .+\n$/u);
  });

  it('are refused without what they share', async () => {
    const server = begin({ PORT: '0', GOALSQUARE_KEYS: 'memory' });
    expect(await server.over).to.equal(1);
    expect(
      server.err
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).to.deep.equal([
      'PROCESSES is 2 and REDIS_URL is not set',
      'PROCESSES is 2 and GOALSQUARE_KEYS is memory',
      'PROCESSES is 2 and PORT is 0',
    ]);
  });
});
