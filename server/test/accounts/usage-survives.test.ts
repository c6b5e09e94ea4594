import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ApiUsage } from '@goalsquare/openapi';
import { expect } from 'chai';
import { accountsIn } from '../../src/accounts/account-file.js';
import { run } from '../../src/accounts-cli/run.js';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const LIMIT = 100_000;

async function portOf(server: ChildProcess): Promise<number> {
  let text = '';
  for await (const chunk of server.stdout ?? []) {
    text += String(chunk);
    const port = /"port":(\d+).*"msg":"ready"/u.exec(text)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`the server ended before it was ready: ${text}`);
}

describe('a server that is killed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'survives-'));
  const state = path.join(folder, 'state');
  const servers: ChildProcess[] = [];
  let key = '';

  const start = async (): Promise<{ readonly server: ChildProcess; readonly url: string }> => {
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', GOALSQUARE_DATA: path.join(folder, 'data'), GOALSQUARE_STATE: state };
    const server = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', main], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    servers.push(server);
    const port = await portOf(server);
    server.stdout.on('error', () => undefined).resume();
    return { server, url: `http://127.0.0.1:${port}/v1` };
  };
  const called = (line: string): string => {
    let said = '';
    run(line.split(' '), () => ({ accounts: accountsIn(state), now: Date.now }), { say: (text) => { said = text; }, complain: () => undefined });
    return said;
  };
  const get = (url: string, token = key): Promise<Response> => fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  const usedOf = async (url: string): Promise<number> => LIMIT - ((await (await get(`${url}/usage`)).json()) as ApiUsage).requestsRemaining;

  before(() => {
    mkdirSync(path.join(folder, 'data'));
    called(`add club --tier Basic --league all --rate 100000 --burst 100000 --limit ${LIMIT} --period month`);
    key = called('token club');
  });
  after(() => {
    for (const server of servers) server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('has lost at most a second of its counts; it knows no demo account beside those set up; a key revoked meanwhile opens nothing', async () => {
    const first = await start();
    expect((await get(`${first.url}/usage`, 'sandbox-basic')).status).to.equal(401);
    const answered: number[] = [];
    const begun = Date.now();
    while (Date.now() - begun < 2000) {
      expect((await get(`${first.url}/leagues`)).status).to.equal(200);
      answered.push(Date.now());
    }
    const killed = Date.now();
    first.server.kill('SIGKILL');
    await once(first.server, 'exit');
    const second = await start();
    const used = await usedOf(second.url);
    expect(used).to.be.at.most(answered.length);
    expect(used).to.be.at.least(answered.filter((at) => at < killed - 1000).length);
    expect(used).to.be.greaterThan(0);

    expect((await get(`${second.url}/leagues`)).status).to.equal(200);
    called('revoke --account club');
    const until = Date.now() + 5000;
    let status = 200;
    while (status === 200 && Date.now() < until) ({ status } = await get(`${second.url}/leagues`));
    expect(status).to.equal(401);
    second.server.kill('SIGTERM');
    await once(second.server, 'exit');
    key = called('token club');
    expect(await usedOf((await start()).url)).to.be.greaterThan(used);
  });
});
