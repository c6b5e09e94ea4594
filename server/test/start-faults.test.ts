import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { listening } from '../src/http/listener/port.js';
import { addAccountsLikeSandbox } from './support/accounts-command.js';
import { KEY } from './support/app.js';
import { serversForSuite, type ServerProcess } from './support/server-process.js';

describe('a server that cannot start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-faults-'));
  const state = path.join(folder, 'state');
  const data = path.join(folder, 'data');
  const begin = serversForSuite({ GOALSQUARE_DATA: data, GOALSQUARE_STATE: state });
  const other = createServer();
  let taken = 0;

  before(async () => {
    mkdirSync(data);
    addAccountsLikeSandbox(state);
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    taken = (other.address() as AddressInfo).port;
  });
  after(() => {
    other.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A copy of the folder of state. */
  const copy = (name: string): string => {
    const to = path.join(folder, name);
    cpSync(state, to, { recursive: true });
    return to;
  };
  async function expectOneLine(server: ServerProcess, line: RegExp): Promise<void> {
    expect(await server.over).to.equal(1);
    expect(server.err).to.match(line);
    expect(server.err.trim().split('\n')).to.have.length(1);
  }

  for (const name of ['PORT', 'METRICS_PORT'])
    it(`names ${name} if another process listens on it`, async () => {
      await expectOneLine(
        begin({ [name]: String(taken) }),
        new RegExp(
          `^the server cannot listen on port ${taken} of 127\\.0\\.0\\.1 \\(EADDRINUSE\\): another process`,
          'u',
        ),
      );
    });

  const refusals: readonly (readonly [code: string, line: string])[] = [
    ['EACCES', 'this user may not listen there: use a port from 1024, or permit it'],
    ['EADDRNOTAVAIL', 'this machine does not have that address: use one of its own, or 0.0.0.0'],
    ['EMFILE', 'the reason of the system'],
  ];
  for (const [code, line] of refusals)
    it(`says what to do about ${code}`, async () => {
      const server = new Server();
      const refused = listening(server, 80, '127.0.0.1').catch((error: unknown) => error);
      server.emit('error', Object.assign(new Error('the reason of the system'), { code }));
      expect(await refused).to.include({
        name: 'StartError',
        message: `the server cannot listen on port 80 of 127.0.0.1 (${code}): ${line}`,
      });
    });

  it('names the version of a folder of state that a newer server wrote', async () => {
    const newer = copy('newer');
    writeFileSync(path.join(newer, 'version.json'), '{"format":"goalsquare-state","version":9,"server":"9.0.0"}');
    await expectOneLine(begin({ GOALSQUARE_STATE: newer }), /it is of version 9, .+ use server 9\.0\.0 or newer/u);
  });

  for (const [what, text] of [
    ['empty', ''],
    ['cut short', undefined],
    ['nonsense', 'nonsense\nof lines'],
  ] as const)
    it(`names accounts that are ${what}, and how to get them back`, async () => {
      const damaged = copy(`accounts ${what}`);
      const file = path.join(damaged, 'accounts.json');
      writeFileSync(file, text ?? readFileSync(file, 'utf8').slice(0, 500));
      await expectOneLine(
        begin({ GOALSQUARE_STATE: damaged }),
        /accounts\.json: .+copy state\/accounts\.json from a backup over it/u,
      );
    });

  it('names the server that uses its folder of state, and starts once that has ended', async () => {
    const first = await begin().ready();
    await expectOneLine(
      begin(),
      new RegExp(
        `^the state folder \\S+ is in use by another server \\(process ${first.pid} on .+\\): stop that server`,
        'u',
      ),
    );
    expect((await first.ask('/v1/leagues', KEY)).status).to.equal(200);
    await first.end('SIGKILL');
    expect(await (await begin().ready()).end()).to.equal(0);
  });
});
