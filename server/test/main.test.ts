import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { freePort } from './support/free-port.js';
import { addAccountsLikeSandbox, callAccounts } from './support/accounts-command.js';
import { KEY } from './support/app.js';
import { logs } from './support/match-log.js';
import { Program } from './support/program.js';
import { serversForSuite, type ServerProcess } from './support/server-process.js';
import { leaks, noteSecret, sentSecrets, disclosed } from './support/secret-recorder.js';
import { until } from './support/until.js';

/** Begins a POST, of whose body half is still to come, and waits until the server knows of it. */
async function beginPost(server: ServerProcess, body: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    'POST /v1/matches/7001/statistics/squads HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${KEY}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
  await until('a request under way', async () => /^http_server_active_requests 1$/mu.test(await server.metrics()));
  return socket;
}

/** An identity provider to log in at. */
const provider = Object.fromEntries(
  ['issuer', 'authorizationUrl', 'tokenUrl', 'jwksUrl', 'clientId'].map((name) => [name, 'https://id.example/']),
);

async function textOf(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => {
    pieces.push(piece);
  });
  await once(socket, 'close');
  return Buffer.concat(pieces).toString();
}

describe('the process', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'match-logs-'));
  const state = path.join(folder, 'state');
  const begin = serversForSuite({ GOALSQUARE_DATA: folder, GOALSQUARE_STATE: state });
  const body = JSON.stringify({ squadMetricRequests: [{ metricCodes: ['GOAL'] }] });

  const login = path.join(folder, 'login.json');
  const upstream = { GOALSQUARE_LOGIN: login, UPSTREAM_CLIENT_SECRET: 'the-secret-of-the-tests-upstream' };

  before(() => {
    writeFileSync(login, JSON.stringify({ provider }));
    addAccountsLikeSandbox(state);
    for (const { header, entries } of logs.slice(0, 1)) {
      writeFileSync(
        path.join(folder, `${header.id}.ndjson`),
        `${[header, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`,
      );
    }
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('finishes what is under way on SIGTERM, takes nothing new and exits 0', async () => {
    const server = await begin().ready();
    expect((await server.ask('/readyz')).status).to.equal(200);
    const socket = await beginPost(server, body);
    server.signal('SIGTERM');
    await until('a server that takes nothing new', () =>
      server.ask('/livez').then(
        () => false,
        () => true,
      ),
    );
    const answer = textOf(socket);
    socket.write(body.slice(10));
    expect(await answer)
      .to.match(/^HTTP\/1\.1 200 OK\r\n/u)
      .and.to.contain('"code":"GOAL"');
    expect(await server.over).to.equal(0);
  });

  it('exits 1 on a second signal while something is under way', async () => {
    const server = await begin().ready();
    const socket = await beginPost(server, body);
    socket.on('error', () => undefined);
    server.signal('SIGTERM');
    await until('a server that stops', () => server.out.includes('stopping: finishing'));
    expect(await server.end('SIGINT')).to.equal(1);
  });

  it('exits 1 with a line for each fault where the configuration cannot be used', async () => {
    const below = path.join(folder, '7001.ndjson', 'state');
    const server = begin({ PORT: 'eighty', LOG_LEVEL: 'loud', GOALSQUARE_STATE: below, GOALSQUARE_KEYS: 'memory' });
    expect(await server.over).to.equal(1);
    expect(server.err).to.match(
      /^PORT is 'eighty': use a whole number from 0 to 65535\nLOG_LEVEL is 'loud': .+\nGOALSQUARE_STATE is '.+': use a folder that the server can create or write to; ENOTDIR.+\n$/u,
    );
  });

  it('exits 1 where its accounts cannot be read, and says no more than why', async () => {
    const broken = mkdtempSync(path.join(folder, 'broken-'));
    writeFileSync(
      path.join(broken, 'accounts.json'),
      '{"format":"goalsquare-accounts","version":1,"accounts":[{"id":"A"}]}',
    );
    const server = begin({ GOALSQUARE_STATE: broken });
    expect(await server.over).to.equal(1);
    expect(server.err).to.match(/^\S+accounts\.json: accounts\[0\].+\n$/u);
  });

  it('exits 1 on data of its own without an account, and says how to add one', async () => {
    const server = begin({ GOALSQUARE_STATE: path.join(folder, 'no-account') });
    expect(await server.over).to.equal(1);
    expect(server.err).to.match(/^no account exists in \S+no-account, .+npm run accounts -- add .+\n$/u);
  });

  it('names variables that are none of its own but look like it, with the nearest', async () => {
    const wrong = { GOALSQUARE_STAET: '/elsewhere', REDIS_ULR: 'redis://:a-password@127.0.0.1' };
    const refused = begin({ ...wrong, PORT: 'eighty' });
    expect(await refused.over).to.equal(1);
    const lines = [
      'GOALSQUARE_STAET is set, but the server has no such variable: use GOALSQUARE_STATE',
      'REDIS_ULR is set, but the server has no such variable: use REDIS_URL',
    ];
    expect(refused.err.trim().split('\n').slice(0, -1)).to.deep.equal(lines);
    const server = await begin(wrong).ready();
    const warnings = server.out.split('\n').filter((line) => line.includes('"level":40'));
    expect(warnings.map((line) => (JSON.parse(line) as { readonly msg: string }).msg)).to.deep.equal(lines);
    expect(await server.end()).to.equal(0);
  });

  it('has no public keys on data of its own, whatever else is set', async () => {
    const another = path.join(folder, 'another');
    callAccounts(another, 'add club --tier Basic --league all');
    const server = await begin({
      GOALSQUARE_SANDBOX_LOGIN: 'on',
      GOALSQUARE_STATE: another,
    }).ready();
    const removal = { method: 'POST', body: '{"entries":[{"seq":1,"kind":"remove","removes":1}]}' };
    for (const [asked, how] of [
      ['/v1/leagues', {}],
      ['/operator/matches/7001/entries', removal],
    ] as const)
      expect((await server.ask(asked, 'sandbox-operator', how)).status, asked).to.equal(401);
    expect(await server.end()).to.equal(0);
  });

  it('uses its port in all its own URLs, unless another address is configured', async () => {
    const server = await begin(upstream).ready();
    const here = `http://localhost:${server.port}`;
    const documents = (of: ServerProcess) =>
      Promise.all(
        ['oauth-authorization-server', 'oauth-protected-resource'].map(
          async (name) => (await of.ask(`/.well-known/${name}`)).json() as Promise<Record<string, unknown>>,
        ),
      );
    const [issues, takes] = await documents(server);
    expect(issues).to.include({ issuer: here, token_endpoint: `${here}/oauth2/token` });
    expect(takes).to.include({ resource: here });
    const login = (uri: string) =>
      server.ask(
        `/oauth2/authorize?${new URLSearchParams({ response_type: 'token', client_id: 'goalsquare-docs', redirect_uri: uri, state: 'x' }).toString()}`,
      );
    expect((await login(`${server.url}/api/oauth-receiver.html`)).status).to.equal(302);
    expect((await login('http://localhost:8080/api/oauth-receiver.html')).status).to.equal(400);
    await server.end();
    const elsewhere = await begin({ PUBLIC_URL: 'https://api.example' }).ready();
    expect((await documents(elsewhere))[0]).to.include({ issuer: 'https://api.example' });
    await elsewhere.end();
  });

  it('discloses no secret of its callers, its accounts or its environment', async () => {
    const secrets = path.join(folder, 'secrets');
    callAccounts(secrets, 'add club --tier Basic --league all');
    const called = async (...words: readonly string[]): Promise<Program> => {
      const program = new Program(
        'accounts-cli',
        { GOALSQUARE_STATE: secrets },
        words,
        words[0] === 'token' ? ['err'] : ['out', 'err'],
      );
      expect(await program.over, program.err).to.equal(0);
      return program;
    };
    const key = (await called('token', 'club')).out.trim();
    const [id = '', secret = ''] = (await called('token', 'club', '--machine')).out.trim().split('\n');
    const list = await called('list', '--json');
    for (const one of [key, secret]) {
      expect(one).to.match(/^gsq_/u);
      noteSecret(one);
    }
    const server = await begin({
      GOALSQUARE_STATE: secrets,
      LOG_LEVEL: 'trace',
      REDIS_TIMEOUT_MS: '50',
      ...upstream,
      REDIS_URL: `redis://:the-password-of-the-tests-Redis@127.0.0.1:${await freePort()}`,
    }).ready();
    const form = { grant_type: 'client_credentials', client_id: id };
    const post = (parameters: Record<string, string>) =>
      server.ask('/oauth2/token', '', { method: 'POST', body: new URLSearchParams(parameters) });
    const { access_token: token } = (await (await post({ ...form, client_secret: secret })).json()) as {
      readonly access_token: string;
    };
    for (const asked of [
      '/v1/leagues',
      '/v1/matches/1',
      `/v1/leagues?access_token=${key}`,
      `/v1/leagues?key=${token}`,
      `/v1/matches/${token}`,
    ]) {
      expect((await server.ask(asked, key)).status, asked).to.be.below(500);
      expect((await server.ask(asked, token)).status, asked).to.be.below(500);
      expect((await server.ask(asked, `${key}-changed`)).status).to.equal(401);
    }
    expect((await post({ ...form, client_secret: `${secret}-changed` })).status).to.equal(401);
    await server.ask(
      '/oauth2/authorize?response_type=token&client_id=goalsquare-docs&state=the-state-of-a-client',
      '',
      { headers: { Cookie: `goalsquare-login=${token}` } },
    );
    expect(await server.metrics()).to.contain('goalsquare_limits_shared 0');
    expect(await server.end()).to.equal(0);
    expect([...sentSecrets]).to.include.members([
      key,
      secret,
      token,
      'the-password-of-the-tests-Redis',
      'the-secret-of-the-tests-upstream',
    ]);
    expect(disclosed.logs).to.include.members([server.out, list.out]);
    expect(server.out).to.contain('"account":"club"');
    expect(await leaks()).to.deep.equal([]);
  });

  it('lists its variables with --help and exits 0, and takes no other argument', async () => {
    const [help, wrong] = [new Program('main', {}, ['--help']), new Program('main', {}, ['--port=80'])];
    expect(await help.over).to.equal(0);
    expect(help.out).to.contain('GOALSQUARE_DATA');
    expect(await wrong.over).to.equal(2);
    expect(wrong.err).to.contain("There is no argument '--port=80'");
  });
});
