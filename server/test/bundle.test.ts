import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { freePort } from './support/free-port.js';
import { addAccountsLikeSandbox } from './support/accounts-command.js';
import { logs } from './support/match-log.js';
import { needsRedis, TestRedis } from './support/redis.js';
import { until } from './support/until.js';

const root = path.join(import.meta.dirname, '..', '..');

/** An identity provider to log in at. */
const provider = {
  issuer: 'https://id.example/',
  authorizationUrl: 'https://id.example/authorize',
  tokenUrl: 'https://id.example/token',
  jwksUrl: 'https://id.example/jwks',
  clientId: 'goalsquare',
};

describe('the bundle', () => {
  // Packages that stay outside are found from where the bundle lies.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache', 'bundle-'));
  const data = path.join(folder, 'data');
  const started: ChildProcess[] = [];
  const environment = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    GOALSQUARE_DATA: data,
    GOALSQUARE_STATE: path.join(folder, 'state'),
    ...more,
  });
  const startWith = (words: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    spawnSync(process.execPath, [path.join(folder, 'start.mjs'), ...words], {
      env: environment(more),
      encoding: 'utf8',
    });

  const earlier = [
    'server.mjs',
    'server.mjs.map',
    'server-chunk-A.mjs',
    'server-0.cjs',
    'server-0.cjs.map',
    'server-0.cjs.1.code',
  ];
  const codeFiles = (): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.code'));

  /** Starts it, and waits until it says where it is ready. */
  async function begin(
    more: NodeJS.ProcessEnv = {},
  ): Promise<{ readonly url: string; readonly end: () => Promise<number | null> }> {
    const server = spawn(process.execPath, [path.join(folder, 'start.mjs')], {
      env: environment(more),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(server);
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const port = (): string | undefined => /"port":(\d+).*"msg":"ready"/u.exec(said)?.[1];
    await until('a server that is ready', () => port() !== undefined || server.exitCode !== null);
    return {
      url: `http://127.0.0.1:${port() ?? ''}`,
      end: async () => {
        const over = once(server, 'exit');
        server.kill('SIGTERM');
        await over;
        return server.exitCode;
      },
    };
  }

  before(() => {
    mkdirSync(data);
    addAccountsLikeSandbox(path.join(folder, 'state'));
    for (const { header, entries } of logs.slice(0, 1))
      writeFileSync(
        path.join(data, `${header.id}.ndjson`),
        `${[header, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`,
      );
    for (const name of earlier) writeFileSync(path.join(folder, name), '');
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--conditions=source', '--import', 'tsx', path.join(root, 'tools', 'release', 'build.ts'), 'server', folder],
      { encoding: 'utf8' },
    );
    expect(status, stderr).to.equal(0);
  });
  after(() => {
    for (const server of started) server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (url: string, asked: string): Promise<Response> =>
    fetch(`${url}${asked}`, { redirect: 'manual', headers: { Authorization: 'Bearer sandbox-transactional' } });

  it('replaces the files of an earlier bundle', () => {
    const files = readdirSync(folder);
    for (const name of earlier) expect(files).to.not.include(name);
    expect(files.filter((name) => name.endsWith('.cjs'))).to.have.length(1);
  });

  it('is the server: it is ready, answers, serves what it reads from files, loads what it loads later, and drains', async () => {
    const loginFile = path.join(folder, 'login.json');
    writeFileSync(loginFile, JSON.stringify({ provider }));
    const { url, end } = await begin({ GOALSQUARE_LOGIN: loginFile, UPSTREAM_CLIENT_SECRET: 'a-secret' });
    for (const asked of [
      '/readyz',
      '/v1/matches/7001/score',
      '/v1/metadata/metrics',
      '/openapi.json',
      '/openapi.yaml',
      '/tables.json',
      '/version',
      '/v1/matches/7001/score?format=csv',
    ]) {
      expect((await ask(url, asked)).status, asked).to.equal(200);
    }
    const login = new URLSearchParams({
      response_type: 'token',
      client_id: 'goalsquare-docs',
      redirect_uri: `http://localhost:${new URL(url).port}/api/oauth-receiver.html`,
      state: 'x',
    });
    expect((await ask(url, `/oauth2/authorize?${login.toString()}`)).status).to.equal(302);
    expect(await end()).to.equal(0);
  });

  it('is the server in several processes too', async function severalProcesses() {
    needsRedis(this);
    const redis = new TestRedis(await freePort());
    await redis.start();
    try {
      const metricsPort = await freePort();
      const { url, end } = await begin({
        PORT: String(await freePort()),
        METRICS_PORT: String(metricsPort),
        PROCESSES: '2',
        REDIS_URL: redis.url,
      });
      await until(
        'two processes that answer',
        async () =>
          (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).includes(
            '\ngoalsquare_processes 2\n',
          ),
        60,
      );
      expect((await ask(url, '/v1/matches/7001/score')).status).to.equal(200);
      expect(await end()).to.equal(0);
    } finally {
      await redis.remove();
    }
  });

  it('saves its compiled code when it is ready, and starts and loads packages with it the next time', async () => {
    for (const file of codeFiles()) rmSync(path.join(folder, file));
    const small = { MEMORY_MB: '512' };
    const first = await begin(small);
    await until('compiled code', () => codeFiles().length === 1);
    expect(await first.end()).to.equal(0);
    const [code = ''] = codeFiles();
    const { ino } = statSync(path.join(folder, code));
    // Spans are sent by packages that stay outside the bundle and are imported.
    const second = await begin({ ...small, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9/' });
    expect((await ask(second.url, '/v1/matches/7001/score')).status).to.equal(200);
    expect(await second.end()).to.equal(0);
    expect([codeFiles(), statSync(path.join(folder, code)).ino]).to.deep.equal([[code], ino]);
  });

  it('starts with compiled code that is damaged, and saves it again', async () => {
    const [code = ''] = codeFiles();
    const file = path.join(folder, code);
    const changed = readFileSync(file);
    for (let at = 1000; at < changed.length; at += 1000) changed.writeUInt8(changed.readUInt8(at) ^ 4, at);
    writeFileSync(file, changed);
    const { ino } = statSync(file);
    const { url, end } = await begin();
    expect((await ask(url, '/v1/matches/7001/score')).status).to.equal(200);
    await until('code that is saved again', () => statSync(file).ino !== ino);
    expect(await end()).to.equal(0);
  });

  it('saves its code in the folder that systemd gives it, without the code of other bundles', async () => {
    const cache = path.join(folder, 'cache');
    mkdirSync(cache);
    writeFileSync(path.join(cache, 'server-0.cjs.1.code'), '');
    const before = codeFiles().map((name) => statSync(path.join(folder, name)).ino);
    const saved = (): readonly string[] => readdirSync(cache).filter((name) => name.endsWith('.code'));
    const { end } = await begin({ CACHE_DIRECTORY: cache });
    await until('code in that folder only', () => saved().length === 1 && saved()[0] !== 'server-0.cjs.1.code');
    expect(await end()).to.equal(0);
    expect(saved()).to.deep.equal(codeFiles());
    expect(codeFiles().map((name) => statSync(path.join(folder, name)).ino)).to.deep.equal(before);
  });

  describe('once it is ready', () => {
    let url = '';
    let end: () => Promise<number | null>;
    before(async () => {
      ({ url, end } = await begin());
    });

    it('checks requests against the contract', async () => {
      const post = async (body: object): Promise<readonly [number, unknown]> => {
        const answer = await fetch(`${url}/v1/matches/7001/statistics/players`, {
          method: 'POST',
          headers: { Authorization: 'Bearer sandbox-transactional', 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        return [answer.status, ((await answer.json()) as { readonly type?: string }).type];
      };
      expect(await post({ playerMetricRequests: [{ metricCodes: ['KICK'], periods: [1] }] })).to.deep.equal([
        200,
        undefined,
      ]);
      expect(await post({ playerMetricRequests: [{ metricCodes: ['KICK'], periods: ['first'] }] })).to.deep.equal([
        400,
        '/problems/invalid-body',
      ]);
      expect((await ask(url, '/v1/matches/7001/statistics/players?metric=KICK&period=first')).status).to.equal(400);
    });

    it('answers all that it loads later while another bundle takes its place', async () => {
      const files = readdirSync(folder).filter((name) => name.startsWith('server-'));
      const away = path.join(folder, 'away');
      mkdirSync(away);
      for (const name of files) renameSync(path.join(folder, name), path.join(away, name));
      try {
        for (const asked of ['/openapi.yaml', '/v1/statistics/players?metric=KICK&format=arrow'])
          expect((await ask(url, asked)).status, asked).to.equal(200);
        expect(await end()).to.equal(0);
      } finally {
        for (const name of files) renameSync(path.join(away, name), path.join(folder, name));
      }
    });
  });

  it('prints help and errors without starting', () => {
    expect(startWith(['--help']))
      .to.include({ status: 0 })
      .and.to.have.property('stdout')
      .that.matches(/^Usage: npm start\n/u);
    expect(startWith([], { PORT: 'eighty' }))
      .to.include({ status: 1 })
      .and.to.have.property('stderr')
      .that.matches(/^PORT is 'eighty'/u);
  });

  describe('in its stack traces', () => {
    /** The frames of an error that is thrown as the server starts, as file, line and what is called there. */
    function frames(): readonly { readonly file: string; readonly line: number; readonly name: string }[] {
      const state = mkdtempSync(path.join(folder, 'state-'));
      mkdirSync(path.join(state, 'accounts.json'));
      const { status, stderr } = startWith([], { GOALSQUARE_STATE: state });
      expect(status).to.equal(1);
      expect(stderr).to.match(/^Error: EISDIR: illegal operation on a directory, read\n {4}at /u);
      return [...stderr.matchAll(/^ {4}at (?:async )?(\S+) \((?:file:\/\/)?(\/.+?):(\d+)(?::\d+)?\)$/gmu)].map(
        ([, name = '', file = '', line]) => ({ name, file, line: Number(line) }),
      );
    }

    const sourceMaps = (): readonly string[] =>
      readdirSync(folder)
        .filter((name) => /^server-.+\.cjs\.map$/u.test(name))
        .map((name) => path.join(folder, name));

    it('has the files and lines of the sources', () => {
      const found = frames();
      expect(found.slice(0, 3).map(({ name, file }) => `${name} ${path.relative(root, file)}`)).to.deep.equal([
        'readAccountFile server/src/domain/accounts/account-file.ts',
        'accountsFrom server/src/domain/accounts/account-file.ts',
        'requireAccount server/src/domain/accounts/require-account.ts',
      ]);
      for (const [at, called] of ['readFileSync(', 'readAccountFile(', 'accountsFrom('].entries()) {
        const { file = '', line = 0 } = found[at] ?? {};
        expect(readFileSync(file, 'utf8').split('\n')[line - 1]).to.contain(called);
      }
    });

    it('has those of the bundle where there is no source map', () => {
      const maps = sourceMaps();
      for (const map of maps) renameSync(map, `${map}.away`);
      try {
        for (const { file } of frames()) expect(file).to.match(/\/server-[^/]+\.cjs$/u);
      } finally {
        for (const map of maps) renameSync(`${map}.away`, map);
      }
    });

    it('takes a source map of our own sources alone, which is small enough to be read while requests wait', () => {
      const texts = sourceMaps().map((map) => readFileSync(map, 'utf8'));
      const read = texts.map(
        (text) => JSON.parse(text) as { readonly sources: readonly string[]; readonly sourcesContent?: unknown },
      );
      expect(
        read
          .flatMap(({ sources }) => sources)
          .filter(
            (source) =>
              !/\/(?:server|engine|data|data\/simulator|openapi|clients\/javascript)\/src\/.+\.ts$/u.test(source),
          ),
      ).to.deep.equal([]);
      expect(read.filter(({ sourcesContent }) => sourcesContent !== undefined)).to.deep.equal([]);
      expect(texts.join('').length).to.be.below(500_000);
    });
  });
});
