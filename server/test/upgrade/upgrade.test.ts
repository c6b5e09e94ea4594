import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { keyFolder } from '../../src/features/identity/keys/key-folder.js';
import { lmdbSubscriptionStore } from '../../src/storage/lmdb/lmdb-subscription-store.js';
import { lmdbSessionStore } from '../../src/storage/lmdb/lmdb-session-store.js';
import { lmdbUsageStore } from '../../src/storage/lmdb/lmdb-usage-store.js';
import { STATE_VERSION, STATE_VERSION_FILE, stateFault } from '../../src/domain/state/state-version.js';
import { callAccounts } from '../support/accounts-command.js';
import { header } from '../support/match-log.js';
import { serversForSuite } from '../support/server-process.js';
import { oldStates, unpack } from './old-state.js';

for (const old of oldStates)
  describe(`the folder of state of version ${old.version.version}`, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
    const [state, data] = [path.join(folder, 'state'), path.join(folder, 'data')];
    const begin = serversForSuite({ GOALSQUARE_DATA: data, GOALSQUARE_STATE: state });

    before(() => {
      unpack(old, state, data);
    });
    after(() => {
      rmSync(folder, { recursive: true, force: true });
    });

    it('has everything in it: counts, replays, subscriptions with their queues, signing keys', async () => {
      const at = Date.parse(`${old.day}T12:00:00Z`);
      const usage = lmdbUsageStore(
        state,
        () => undefined,
        () => at,
      );
      expect((await usage.counts('club', [old.day]))[0]).to.be.greaterThan(0);
      await usage.close();
      const sessions = lmdbSessionStore(state);
      expect(sessions.of('club', at)).to.have.length(1);
      await sessions.close();
      const subscriptions = lmdbSubscriptionStore(state);
      const [subscription] = await subscriptions.all();
      expect(subscription).to.include({ id: old.subscription, accountId: 'club' });
      const waiting = (await subscriptions.waiting(old.subscription)).length;
      expect(waiting).to.be.greaterThan(0);
      expect(await subscriptions.queues()).to.include({ waiting, dead: 0, stopped: 0 });
      await subscriptions.close();
      expect(await keyFolder(path.join(state, 'keys')).load()).to.have.length(1);
    });

    it('is served: accounts, permalinks and live matches; it is then of the present version', async () => {
      expect(stateFault(state)).to.equal(undefined);
      const server = await begin().ready();
      expect(await (await server.ask(`/v1/matches/${header.id}/score`, old.key)).json()).to.deep.equal(old.score);
      expect((await server.ask(new URL(old.link.url).pathname)).status).to.equal(200);
      const live: unknown = await (await server.ask(`/operator/matches/${header.id}`, old.key)).json();
      expect(live).to.include({ revision: old.revision });
      expect(await server.end()).to.equal(0);
      expect(JSON.parse(readFileSync(path.join(state, STATE_VERSION_FILE), 'utf8'))).to.include({
        format: 'goalsquare-state',
        version: STATE_VERSION,
      });
    });
  });

describe('the version of a folder of state', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  const begin = serversForSuite({ GOALSQUARE_DATA: folder });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is refused with one line if it is newer, by servers and command lines alike', async () => {
    const newer = path.join(folder, 'newer');
    mkdirSync(newer);
    const mark = { format: 'goalsquare-state', version: STATE_VERSION + 1, server: '9.0.0' };
    writeFileSync(path.join(newer, STATE_VERSION_FILE), JSON.stringify(mark));
    const server = begin({ GOALSQUARE_STATE: newer });
    expect(await server.over).to.equal(1);
    const why = `it is of version ${STATE_VERSION + 1}, and this server reads up to ${STATE_VERSION}: use server 9.0.0 or newer, or restore a backup from before the upgrade`;
    expect(server.err).to.equal(`GOALSQUARE_STATE is '${newer}': use a folder that this version can read; ${why}\n`);
    expect(callAccounts(newer, 'add club --tier Basic --league all')).to.include({
      code: 1,
      complained: `the state folder ${newer} cannot be used: ${why}`,
    });
  });

  for (const [what, text] of [
    ['not JSON', '{'],
    ['something else', '{"format":"goalsquare-state"}'],
  ] as const)
    it(`is refused if its version is ${what}`, () => {
      const broken = mkdtempSync(path.join(folder, 'broken-'));
      writeFileSync(path.join(broken, STATE_VERSION_FILE), text);
      expect(stateFault(broken)).to.match(
        /^version\.json (?:cannot be read: |is not the version file of a state folder$)/u,
      );
    });
});
