import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { addAccountsLikeSandbox } from './support/accounts-command.js';
import { KEY } from './support/app.js';
import { logs } from './support/match-log.js';
import { serversForSuite, type ServerProcess } from './support/server-process.js';
import { DiskOf, onDiskOf, whyNoSmallDisk } from './support/small-disk.js';
import { until } from './support/until.js';

const SCORE = '/v1/matches/7001/score';
const [{ header, entries } = { header: undefined, entries: [] }] = logs;

/** The lines of the log at the level of errors. */
const errorsOf = ({ out }: ServerProcess): readonly string[] =>
  out.split('\n').filter((line) => line.includes('"level":50'));

describe('a full disk of the folder of state', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'disk-full-'));
  const state = path.join(folder, 'state');
  const begin = serversForSuite(
    { GOALSQUARE_DATA: path.join(folder, 'data'), GOALSQUARE_STATE: state },
    onDiskOf(state, 4),
  );
  let server: ServerProcess;
  let disk: DiskOf;

  const send = (where: string, body: object, token = KEY, method = 'POST'): Promise<Response> =>
    server.ask(where, token, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `"${where} ${Math.random()}"` },
    });
  const readiness = async (): Promise<string> => (await server.ask('/readyz')).text();

  /** One request to each operation that writes. */
  const writes: Readonly<Record<string, () => Promise<Response>>> = {
    permalink: () => send('/v1/permalinks', { path: SCORE, format: 'json' }),
    replay: () => send('/v1/replays', { matchId: 7001 }),
    'new match': () => send('/operator/matches', { ...header, id: 9001 }, 'sandbox-operator'),
    entries: () => send('/operator/matches/9000/entries', { entries: entries.slice(0, 3) }, 'sandbox-operator'),
  };

  before(async function startOnSmallDisk() {
    const reason = whyNoSmallDisk();
    if (reason !== undefined) {
      process.stderr.write(`disk-full.test.ts is skipped: ${reason}\n`);
      this.skip();
    }
    mkdirSync(path.join(folder, 'data'));
    addAccountsLikeSandbox(state);
    writeFileSync(
      path.join(folder, 'data', '7001.ndjson'),
      `${[header, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`,
    );
    server = await begin().ready();
    disk = new DiskOf(server.pid, state);
    expect((await send('/operator/matches', { ...header, id: 9000 }, 'sandbox-operator')).status).to.equal(201);
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('refuses writes with 503, goes on to answer reads, and logs one error', async () => {
    disk.fill();
    for (let round = 0; round < 2; round += 1)
      for (const [name, write] of Object.entries(writes)) {
        const answer = await write();
        const problem = (await answer.json()) as { readonly type: string };
        expect([answer.status, problem.type], name).to.deep.equal([503, '/problems/storage-unavailable']);
        expect(answer.headers.get('Retry-After'), name).to.match(/^\d+$/u);
        expect((await server.ask(SCORE, KEY)).status).to.equal(200);
      }
    await until('the log names the full disk', () => errorsOf(server).length > 0);
    expect(errorsOf(server), server.out).to.have.length(1);
    expect(errorsOf(server)[0]).to.contain('cannot be written, because its disk is full');
  });

  it('is degraded and names the part', async () => {
    const answer = await server.ask('/readyz');
    expect([answer.status, await answer.text()].join(' ')).to.match(
      /^200 ok\n(?:.*\n)*state: degraded: its disk is full since/u,
    );
  });

  it('counts refused writes by part and cause', async () => {
    const metrics = await server.metrics();
    for (const part of ['permalinks', 'replays', 'matches'])
      expect(metrics).to.match(
        new RegExp(`^goalsquare_state_refused_writes_total\\{part="${part}",cause="disk-full"\\} [1-9]`, 'mu'),
      );
    expect(metrics).to.match(/^goalsquare_refused_writes_total\{cause="storage-unavailable"\} 4$/mu);
  });

  it('writes again by itself when there is room, and has counted every request', async () => {
    const used = async (): Promise<number> => {
      const { items } = (await (await server.ask('/v1/usage', KEY)).json()) as { readonly items: readonly number[][] };
      return items.at(-1)?.[0] ?? NaN;
    };
    const before = await used();
    disk.empty();
    await until('a server that can write', async () => !(await readiness()).includes('state:'));
    for (const [name, write] of Object.entries(writes)) expect((await write()).status, name).to.be.oneOf([200, 201]);
    expect(await used()).to.equal(before + 2);
    expect(server.out).to.contain('can be written again');
    expect(await server.end()).to.equal(0);
  });
});
