import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import type { Entry } from '@goalsquare/engine';
import { readKeyUse } from '../../../src/domain/accounts/key-use.js';
import { readAudit } from '../../../src/domain/audit/audit-file.js';
import { accountsIn } from '../../../src/domain/accounts/account-file.js';
import { addAccountsLikeSandbox, callAccounts } from '../../support/accounts-command.js';
import { callBackup } from '../../support/backup-command.js';
import { header, logs } from '../../support/match-log.js';
import { serversForSuite, type ServerProcess } from '../../support/server-process.js';

const entries = JSON.parse(JSON.stringify(logs[0]?.entries ?? [])) as readonly Entry[];
const OPERATOR = 'sandbox-operator';
const READER = 'sandbox-transactional';
const JSON_BODY = { 'Content-Type': 'application/json' };

/** The folders of a server below a folder. */
const foldersBelow = (folder: string) => ({
  data: path.join(folder, 'data'),
  state: path.join(folder, 'state'),
  keys: path.join(folder, 'state', 'keys'),
});

describe('a backup of a server that is written to meanwhile', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')].map(foldersBelow) as [
    ReturnType<typeof foldersBelow>,
    ReturnType<typeof foldersBelow>,
  ];
  const begin = serversForSuite({});
  const start = ({ data, state }: typeof from): Promise<ServerProcess> =>
    begin({ GOALSQUARE_DATA: data, GOALSQUARE_STATE: state }).ready();
  const post = (
    server: ServerProcess,
    at: string,
    body: unknown,
    token = OPERATOR,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> =>
    server.ask(at, token, { method: 'POST', headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(body) });
  const append = (server: ServerProcess, at: number): Promise<Response> =>
    post(server, `/operator/matches/${header.id}/entries`, { entries: entries.slice(at, at + 1) }, OPERATOR, {
      'Idempotency-Key': `entry-${at}`,
    });
  const text = async (server: ServerProcess, asked: string): Promise<string> =>
    (await server.ask(asked, READER)).text();

  before(() => {
    mkdirSync(from.data, { recursive: true });
    addAccountsLikeSandbox(from.state);
    const stored = { ...header, id: 7101 };
    writeFileSync(
      path.join(from.data, '7101.ndjson'),
      `${[stored, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`,
    );
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('has everything that was acknowledged before it, and answers as the server did at that moment', async () => {
    const server = await start(from);
    expect((await post(server, '/operator/matches', header)).status).to.equal(201);
    const before = 20;
    for (let at = 0; at < before; at += 1) expect((await append(server, at)).status).to.equal(200);
    const link = await post(server, '/v1/permalinks', { path: '/v1/matches/7101/score', name: 'kept' }, READER);
    const { url } = (await link.json()) as { readonly url: string };
    const out = path.join(folder, 'backup');
    let [isDone, written, added] = [false, before, 0];
    const backup = callBackup(from, ['create', out]).finally(() => {
      isDone = true;
    });
    while (!isDone && written < entries.length) {
      expect((await append(server, written)).status).to.equal(200);
      expect(callAccounts(from.state, `add club-${added} --tier Basic --league all`).code).to.equal(0);
      written += 1;
      added += 1;
    }
    expect(await backup).to.include({ code: 0, complained: '' });
    expect(added).to.be.greaterThan(0);
    expect((await callBackup(from, ['check', out])).said).to.match(/^\d+ files of state, keys, data, .+ MB, of /u);

    expect(await callBackup(to, ['restore', out])).to.include({ code: 0, complained: '' });
    const names = accountsIn(to.state)
      .all()
      .map(({ id }) => id);
    expect(names).to.include.members([OPERATOR, READER]);
    expect(
      accountsIn(from.state)
        .all()
        .slice(0, names.length)
        .map(({ id }) => id),
    ).to.deep.equal(names);

    const restored = await start(to);
    const { revision } = JSON.parse(await (await restored.ask(`/operator/matches/${header.id}`, OPERATOR)).text()) as {
      readonly revision: number;
    };
    expect(revision).to.be.within(before, written);
    for (const asked of ['/score', '/transactions', '/statistics/squads?metric=DISPOSAL'])
      expect(await text(restored, `/v1/matches/${header.id}${asked}`), asked).to.equal(
        await text(server, `/v1/matches/${header.id}${asked}${asked.includes('?') ? '&' : '?'}asOf=${revision}`),
      );
    for (const asked of ['/v1/matches/7101/score', '/v1/leagues'])
      expect(await text(restored, asked), asked).to.equal(await text(server, asked));
    const opened = new URL(url).pathname;
    expect(await text(restored, opened)).to.equal(await text(server, opened));
    expect((await append(restored, revision)).status).to.equal(200);
    expect(await restored.end()).to.equal(0);
    expect(await server.end()).to.equal(0);

    const recorded = readAudit(from.state).entries.filter(({ action }) => !/^(?:account|match append)/u.test(action));
    expect(recorded.map(({ action, actor, key = '' }) => `${action} by ${actor} ${key}`.trim())).to.deep.equal([
      'server start by server',
      `match begin by ${OPERATOR} ${OPERATOR}`,
      `permalink add by ${READER} ${READER}`,
      'backup create by tester@here',
      'server stop by server',
    ]);
    expect(Object.keys(readKeyUse(from.state))).to.have.members([OPERATOR, READER]);
  });
});
