import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { SIGNING_PERIOD } from '../src/features/identity/keys/key-rotation.js';
import type { StoredKey } from '../src/features/identity/keys/key-storage.js';
import { addAccountsLikeSandbox } from './support/accounts-command.js';
import { KEY } from './support/app.js';
import { serversForSuite, ServerProcess } from './support/server-process.js';
import { DiskOf, onFullDisk, whyNoSmallDisk } from './support/small-disk.js';
import { until } from './support/until.js';

describe('a server that starts on a full disk', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-full-disk-'));
  const used = path.join(folder, 'used');
  const environment = { GOALSQUARE_DATA: path.join(folder, 'data') };
  const servers: ServerProcess[] = [];
  const begin = serversForSuite({ ...environment, GOALSQUARE_STATE: used });

  before(async function leaveFolder() {
    const reason = whyNoSmallDisk();
    if (reason !== undefined) {
      process.stderr.write(`start-full-disk.test.ts is skipped: ${reason}\n`);
      this.skip();
    }
    mkdirSync(environment.GOALSQUARE_DATA);
    addAccountsLikeSandbox(used);
    await (await begin().ready()).end('SIGKILL');
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')));
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** A copy of the folder that the first server left, on a disk that is full. */
  const copy = (
    name: string,
    change: (state: string) => void,
  ): { readonly state: string; start: () => ServerProcess } => {
    const state = path.join(folder, name);
    cpSync(used, state, { recursive: true });
    change(state);
    const start = (): ServerProcess => {
      const server = new ServerProcess({ ...environment, GOALSQUARE_STATE: state }, 'main', onFullDisk(state));
      servers.push(server);
      return server;
    };
    return { state, start };
  };

  const removeAll = (state: string, ending: string): void => {
    for (const name of readdirSync(state, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith(ending)) rmSync(path.join(state, name));
  };
  const refusals: readonly (readonly [what: string, change: (state: string) => void])[] = [
    [
      'the lock files of its databases are missing',
      (state) => {
        removeAll(state, '.lmdb-lock');
      },
    ],
    [
      'its databases are missing',
      (state) => {
        removeAll(state, '.lmdb-lock');
        removeAll(state, '.lmdb');
      },
    ],
    [
      'there is no signing key',
      (state) => {
        rmSync(path.join(state, 'keys'), { recursive: true });
      },
    ],
  ];
  for (const [what, change] of refusals)
    it(`ends with one line that names the folder and the remedy if ${what}`, async () => {
      const { state, start } = copy(what.replaceAll(' ', '-'), change);
      const server = start();
      expect(await server.over, server.err).to.equal(1);
      expect(server.err.trim().split('\n')).to.have.length(1);
      expect(server.err)
        .to.contain(state)
        .and.to.match(/no space left|disk is full/u);
      expect(server.err)
        .to.match(/make room/iu)
        .and.to.contain('set GOALSQUARE_STATE to');
    });

  /** Makes the signing keys older than they may be. */
  function expireKeys(state: string): void {
    const keys = path.join(state, 'keys');
    for (const name of readdirSync(keys).filter((file) => file.endsWith('.key.json'))) {
      const key = JSON.parse(readFileSync(path.join(keys, name), 'utf8')) as StoredKey;
      writeFileSync(path.join(keys, name), JSON.stringify({ ...key, createdAt: key.createdAt - SIGNING_PERIOD }));
    }
  }

  it('signs with the old key until there is room for a new one', async () => {
    const { state, start } = copy('old-key', expireKeys);
    const server = await start().ready();
    const kids = async (): Promise<readonly string[]> => {
      const answer = await server.ask('/.well-known/jwks.json');
      expect(answer.status).to.equal(200);
      return ((await answer.json()) as { readonly keys: readonly { readonly kid: string }[] }).keys.map(
        ({ kid }) => kid,
      );
    };
    const token = async (): Promise<string> => {
      const answer = await server.ask('/oauth2/token', '', {
        method: 'POST',
        body: 'grant_type=client_credentials',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Authorization: `Basic ${Buffer.from(`${KEY}:${KEY}`).toString('base64')}`,
        },
      });
      expect(answer.status).to.equal(200);
      return ((await answer.json()) as { readonly access_token: string }).access_token;
    };
    const [old, ...none] = await kids();
    expect(none).to.deep.equal([]);
    const early = await token();
    expect((await server.ask('/v1/leagues', early)).status).to.equal(200);
    expect(await (await server.ask('/readyz')).text()).to.match(
      /^keys: degraded: the signing key has been due for replacement since .+: the old key signs until it can$/mu,
    );
    expect(server.out.split('\n').filter((line) => line.includes('"level":50'))).to.have.length(1);

    new DiskOf(server.pid, state).empty();
    await until('a new key', async () => (await kids()).length === 2);
    const [first, second] = await kids();
    expect([first === old, second]).to.deep.equal([false, old]);
    expect((await server.ask('/v1/leagues', early)).status).to.equal(200);
    expect(await (await server.ask('/readyz')).text()).not.to.contain('keys:');
  });
});
