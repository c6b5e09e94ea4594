import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { addAccountsLikeSandbox } from '../../support/accounts-command.js';
import { header } from '../../support/match-log.js';
import { Program } from '../../support/program.js';
import { serversForSuite, type ServerProcess } from '../../support/server-process.js';
import { until } from '../../support/until.js';
import { Receiver } from './receiver.js';

/** How often the server is killed. Another takes over deliveries up to 15 seconds later. */
const kills = Number(process.env.TEST_RUNS ?? 1);
const OPERATOR = 'sandbox-operator';
/** Entries of each life, and requests that the receiver has got when it ends. It refuses each third message once. */
const [ENTRIES, RECEIVED] = [40, 20];

describe('webhooks of a server that is killed while it delivers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
  const [data, state] = ['data', 'state'].map((name) => path.join(folder, name)) as [string, string];
  const environment = { GOALSQUARE_DATA: data, GOALSQUARE_STATE: state, WEBHOOK_TARGETS: 'any' };
  const begin = serversForSuite(environment);
  const receiver = new Receiver();
  before(async () => {
    mkdirSync(data);
    addAccountsLikeSandbox(state);
    await receiver.start();
    const words = ['add', '--account', OPERATOR, '--url', receiver.url];
    expect(await new Program('subscriptions-cli', environment, words).over).to.equal(0);
  });
  after(() => {
    receiver.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = async (server: ServerProcess, at: string, body: unknown, key: string): Promise<void> => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const answer = await server.ask(at, OPERATOR, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok, await answer.text()).to.equal(true);
  };
  it('all arrive: those of each acknowledged entry', async function killed() {
    this.timeout(0);
    const [seen, accepted] = [new Set<string>(), new Set<number>()];
    receiver.answer = ({ headers }) => {
      const id = String(headers['webhook-id']);
      const isRefused = !seen.has(id) && seen.size % 3 === 0;
      seen.add(id);
      if (!isRefused) accepted.add(Number(id.split('-')[1]));
      return isRefused ? 500 : 204;
    };
    let server = await begin().ready();
    await post(server, '/operator/matches', header, 'begin');
    let sent = 0;
    for (let kill = 0; kill <= kills; kill += 1) {
      const [before, last] = [receiver.received.length, sent + ENTRIES];
      for (; sent < last; sent += 1) {
        const entries = [{ kind: 'correction', set: { attendance: sent } }];
        await post(server, `/operator/matches/${header.id}/entries`, { entries }, `entry-${sent}`);
      }
      await until('some are delivered', () => receiver.received.length - before >= RECEIVED);
      if (kill === kills) break;
      await server.end('SIGKILL');
      server = await begin().ready();
    }
    const expected = Array.from({ length: sent }, (_, n) => n + 1);
    await until('all are delivered', () => expected.every((revision) => accepted.has(revision)));
    const log = await (await server.ask(`/operator/matches/${header.id}/log`, OPERATOR)).text();
    expect(log.trimEnd().split('\n')).to.have.lengthOf(1 + sent);
    console.log(`      ${sent} entries, ${receiver.received.length} deliveries, ${kills} kills`);
  });
});
