import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PermalinkMade, Permalinks } from '@goalsquare/openapi';
import { expect } from 'chai';
import { accounts } from '../../support/accounts-command.js';
import { startReplica, type Replica } from '../../support/replica.js';

describe('a server that is killed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'permalinks-survive-'));
  const environment = { GOALSQUARE_DATA: path.join(folder, 'data'), GOALSQUARE_STATE: path.join(folder, 'state') };
  const started: Replica[] = [];
  const start = async (): Promise<Replica> => {
    const replica = await startReplica(environment);
    started.push(replica);
    return replica;
  };
  let key = '';
  const calls = (): RequestInit => ({
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
  });

  before(() => {
    mkdirSync(environment.GOALSQUARE_DATA);
    accounts(environment, 'add', 'club', '--tier', 'Basic', '--league', 'all');
    key = accounts(environment, 'token', 'club');
  });
  after(async () => {
    for (const replica of started) await replica.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has lost no permalink it returned, and opens none of an account that was revoked meanwhile', async () => {
    const first = await start();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        fetch(`${first.url}/v1/permalinks`, {
          ...calls(),
          method: 'POST',
          body: JSON.stringify({ path: '/v1/metadata/matchtypes', name: `${n}` }),
        }),
      ),
    );
    const links = await Promise.all(
      answers.map(async (answer) => new URL(((await answer.json()) as PermalinkMade).url).pathname),
    );
    await first.stop();
    started.length = 0;
    const second = await start();
    const opened = await Promise.all(links.map(async (link) => (await fetch(second.url + link)).text()));
    expect(new Set(opened).size).to.equal(1);
    expect(opened[0]).to.match(/^match_type_id,/u);
    const { permalinks } = (await (await fetch(`${second.url}/v1/permalinks`, calls())).json()) as Permalinks;
    expect(permalinks.map(({ name }) => name)).to.have.members(links.map((_, n) => `${n}`));
    accounts(environment, 'revoke', '--account', 'club');
    await second.stop();
    started.length = 0;
    const third = await start();
    for (const link of links) expect((await fetch(third.url + link)).status).to.equal(404);
  });
});
