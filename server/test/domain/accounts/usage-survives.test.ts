import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiUsage } from '@goalsquare/openapi';
import { expect } from 'chai';
import { callAccounts } from '../../support/accounts-command.js';
import { serversForSuite, type ServerProcess } from '../../support/server-process.js';
import { until } from '../../support/until.js';

const LIMIT = 100_000;

describe('a server that is killed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'survives-'));
  const state = path.join(folder, 'state');
  const begin = serversForSuite({ GOALSQUARE_DATA: path.join(folder, 'data'), GOALSQUARE_STATE: state });
  let key = '';

  const called = (line: string): string => callAccounts(state, line).said;
  const usedOf = async (server: ServerProcess): Promise<number> =>
    LIMIT - ((await (await server.ask('/v1/usage', key)).json()) as ApiUsage).requestsRemaining;

  before(() => {
    mkdirSync(path.join(folder, 'data'));
    called(`add club --tier Basic --league all --rate 100000 --burst 100000 --limit ${LIMIT} --period month`);
    key = called('token club');
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('has lost at most a second of its counts; it knows no demo account beside those set up; a key revoked meanwhile opens nothing', async () => {
    const first = await begin().ready();
    expect((await first.ask('/v1/usage', 'sandbox-basic')).status).to.equal(401);
    const answered: number[] = [];
    const begun = Date.now();
    while (Date.now() - begun < 2000) {
      expect((await first.ask('/v1/leagues', key)).status).to.equal(200);
      answered.push(Date.now());
    }
    const killed = Date.now();
    await first.end('SIGKILL');
    const second = await begin().ready();
    const used = await usedOf(second);
    expect(used).to.be.at.most(answered.length);
    expect(used).to.be.at.least(answered.filter((at) => at < killed - 1000).length);
    expect(used).to.be.greaterThan(0);

    expect((await second.ask('/v1/leagues', key)).status).to.equal(200);
    called('revoke --account club');
    await until('a key that opens nothing', async () => (await second.ask('/v1/leagues', key)).status === 401);
    await second.end();
    key = called('token club');
    expect(await usedOf(await begin().ready())).to.be.greaterThan(used);
  });
});
