import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import type { Entry } from '@goalsquare/engine';
import { header, logs } from '../../support/match-log.js';
import { serversForSuite, type ServerProcess } from '../../support/server-process.js';
import { addAccountsLikeSandbox } from '../../support/accounts-command.js';

const entries = JSON.parse(JSON.stringify(logs[0]?.entries ?? [])) as readonly Entry[];
const BATCH = 4;
const KILLED_AFTER = 12;

describe('a server that is fed and killed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fed-'));
  const begin = serversForSuite({
    GOALSQUARE_DATA: path.join(folder, 'data'),
    GOALSQUARE_STATE: path.join(folder, 'state'),
  });
  before(() => {
    mkdirSync(path.join(folder, 'data'));
    addAccountsLikeSandbox(path.join(folder, 'state'));
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const send = (
    server: ServerProcess,
    to: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response> =>
    server.ask(`/operator/matches${to}`, 'sandbox-operator', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const append = (server: ServerProcess, at: number): Promise<Response> =>
    send(
      server,
      `/${header.id}/entries`,
      { entries: entries.slice(at, at + BATCH) },
      { 'Idempotency-Key': `batch-${at}`, 'If-Match': `"${at}"` },
    );

  it('has all it answered, no half of what it did not, and takes the same attempts again', async () => {
    const first = await begin().ready();
    expect((await send(first, '', header, {})).status).to.equal(201);
    let answered = 0;
    for (let at = 0; at < KILLED_AFTER * BATCH; at += BATCH)
      answered = ((await (await append(first, at)).json()) as { readonly revision: number }).revision;
    const lost = append(first, answered).then(
      () => undefined,
      () => undefined,
    );
    await first.end('SIGKILL');
    await lost;

    const second = await begin().ready();
    const { revision } = (await (await second.ask(`/operator/matches/${header.id}`, 'sandbox-operator')).json()) as {
      readonly revision: number;
    };
    expect(revision).to.be.oneOf([answered, answered + BATCH]);
    for (const at of [answered - BATCH, answered]) expect((await append(second, at)).status, `${at}`).to.equal(200);
    const log = await (await second.ask(`/operator/matches/${header.id}/log`, 'sandbox-operator')).text();
    expect(
      log
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).to.deep.equal([JSON.parse(JSON.stringify(header)), ...entries.slice(0, answered + BATCH)]);
    expect((await second.ask(`/v1/matches/${header.id}/score`, 'sandbox-transactional')).status).to.equal(200);
    await second.end();
  });
});
