import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { freePort } from '../../support/free-port.js';
import GithubSlugger from 'github-slugger';
import { checkNats, checkRedis } from '../../../src/composition/doctor/store-checks.js';
import { runDoctor } from '../../../src/composition/doctor/run.js';
import { manifestText } from '../../../src/features/backup/manifest.js';
import { checkAccounts, checkLicences, type CheckedAccount } from '../../../src/features/doctor/account-checks.js';
import { fault, ok, skipped, warning, type Finding } from '../../../src/features/doctor/finding.js';
import * as machine from '../../../src/features/doctor/machine-checks.js';
import * as network from '../../../src/features/doctor/network-checks.js';
import { connectRedis } from '../../../src/storage/redis/redis.js';
import { TestApp } from '../../support/app.js';
import { Program } from '../../support/program.js';
import { needsRedis, TestRedis } from '../../support/redis.js';

const NOW = Date.UTC(2026, 10, 27);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ORIGIN = 'https://api.example';

const account: CheckedAccount = {
  id: 'club',
  licence: { tier: 'Basic', leagues: 'all' },
  keys: [{ id: 'k-1', hash: '', created: '2026-01-01' }],
  machines: [],
  people: [],
};
const licensed = (leagues: CheckedAccount['licence']['leagues']): CheckedAccount => ({
  ...account,
  licence: { tier: 'Basic', leagues },
});
const league = { id: 1, name: '', code: '', levels: [{ id: 1, name: '', code: '', seasonIds: [2025, 2026] }] };

const answering =
  (body: unknown, headers: Readonly<Record<string, string>> = {}, status = 200): network.Ask =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
const silent: network.Ask = () => Promise.reject(new Error('fetch failed'));
const certificate = (days: number, distrusted?: string) => () =>
  Promise.resolve({ validTo: NOW + days * DAY, ...(distrusted !== undefined && { distrusted }) });
const disk = (free: number) => () => Promise.resolve({ free, size: 100 });

describe('the doctor', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  const at = (...names: readonly string[]): string => path.join(folder, ...names);

  /** Makes a folder with a file of an age in milliseconds. */
  function made(name: string, file: string, age: number, mode = 0o600): string {
    mkdirSync(at(name), { recursive: true, mode: 0o700 });
    writeFileSync(at(name, file), '{}', { mode });
    utimesSync(at(name, file), (NOW - age) / 1000, (NOW - age) / 1000);
    return at(name);
  }
  function backups(name: string, ...hours: readonly number[]): string {
    for (const age of hours) {
      const created = new Date(NOW - age * HOUR).toISOString();
      mkdirSync(at(name, `${age}`), { recursive: true });
      const manifest = {
        format: 'goalsquare-backup',
        version: 1,
        created,
        server: '1',
        sections: [],
        files: [],
      } as const;
      writeFileSync(at(name, `${age}`, 'backup.json'), manifestText(manifest));
    }
    return at(name);
  }
  after(() => {
    rmSync(folder, { recursive: true });
  });

  const ofContainer = { total: 8e9, limit: 512 * 2 ** 20 };
  const noOthers = new Map<string, number>();
  const cases: readonly (readonly [what: string, level: Finding['level'], find: () => Finding | Promise<Finding>])[] = [
    ['a clock after all files', 'ok', () => machine.checkClock(NOW, made('past', 'a', HOUR), noOthers)],
    ['a clock that was set back', 'fault', () => machine.checkClock(NOW, made('future', 'a', -HOUR), noOthers)],
    ['a clock like that of Redis', 'ok', () => machine.checkClock(NOW, at('none'), new Map([['Redis', NOW + 900]]))],
    [
      'a clock unlike that of Redis',
      'fault',
      () => machine.checkClock(NOW, at('none'), new Map([['Redis', NOW + 9e5]])),
    ],
    ['room on the disk', 'ok', () => machine.checkDisk([folder], disk(40))],
    ['a disk that is almost full', 'warning', () => machine.checkDisk([folder], disk(9))],
    ['a full disk', 'fault', () => machine.checkDisk([folder], disk(1))],
    ['folders that are not made yet', 'skipped', () => machine.checkDisk([at('none')], disk(1))],
    ['memory below the limit', 'ok', () => machine.checkMemory(512, { total: 8e9, limit: 768 * 2 ** 20 }, 0)],
    ['memory without a limit', 'ok', () => machine.checkMemory(512, { total: 8e9, limit: Infinity }, 0)],
    ['memory that is the limit, as by default', 'ok', () => machine.checkMemory(512, ofContainer, 0)],
    ['more memory than the limit', 'fault', () => machine.checkMemory(513, ofContainer, 0)],
    ['more memory than there is', 'fault', () => machine.checkMemory(9999, { total: 8e9, limit: undefined }, 0)],
    ['a process that was killed for memory', 'fault', () => machine.checkMemory(512, { total: 8e9, limit: 8e9 }, 2)],
    ['a private key', 'ok', () => machine.checkKeys(made('keys', 'a.key.json', DAY), NOW, 30 * DAY)],
    ['an old key', 'warning', () => machine.checkKeys(made('old', 'a.key.json', 70 * DAY), NOW, 30 * DAY)],
    ['no key', 'warning', () => machine.checkKeys(made('empty', 'a', DAY), NOW, 30 * DAY)],
    ['no folder of keys', 'warning', () => machine.checkKeys(at('none'), NOW, 30 * DAY)],
    ['keys in memory', 'skipped', () => machine.checkKeys(undefined, NOW, 30 * DAY)],
    ['a backup of the night', 'ok', () => machine.checkBackups(backups('nightly', 3, 27), NOW)],
    ['a backup of two nights ago', 'warning', () => machine.checkBackups(backups('late', 50), NOW)],
    ['no backup for a week', 'fault', () => machine.checkBackups(backups('stale', 200), NOW)],
    ['no backup', 'fault', () => machine.checkBackups(at('none'), NOW)],
    ['no folder of backups', 'skipped', () => machine.checkBackups(undefined, NOW)],
    ['an account with a key', 'ok', () => checkAccounts([account], false, true)],
    ['an account that nothing opens', 'warning', () => checkAccounts([{ ...account, keys: [] }], false, true)],
    ['no account', 'fault', () => checkAccounts([], false, true)],
    ['public keys on this machine', 'ok', () => checkAccounts([], true, false)],
    ['public keys for everyone', 'fault', () => checkAccounts([], true, true)],
    ['licences of all', 'ok', () => checkLicences([account], { leagues: [] })],
    [
      'licences of what is there',
      'ok',
      () => checkLicences([licensed([{ leagueId: 1, levelIds: [1], seasonIds: [2025] }])], { leagues: [league] }),
    ],
    ['a licence of no league', 'warning', () => checkLicences([licensed([{ leagueId: 2 }])], { leagues: [league] })],
    [
      'a licence of no level',
      'warning',
      () => checkLicences([licensed([{ leagueId: 1, levelIds: [2] }])], { leagues: [league] }),
    ],
    [
      'a licence of no season',
      'warning',
      () => checkLicences([licensed([{ leagueId: 1, seasonIds: [1999] }])], { leagues: [league] }),
    ],
    ['the same version', 'ok', () => network.checkVersion('', '1.0.0', answering({ version: '1.0.0' }))],
    ['another version', 'warning', () => network.checkVersion('', '1.1.0', answering({ version: '1.0.0' }))],
    ['no version', 'skipped', () => network.checkVersion('', '1.1.0', silent)],
    ['a public origin that answers', 'ok', () => network.checkPublic(ORIGIN, '1', false, answering({ version: '1' }))],
    [
      'a public origin of another server',
      'warning',
      () => network.checkPublic(ORIGIN, '1', false, answering({ version: '2' })),
    ],
    ['a public origin that does not answer', 'fault', () => network.checkPublic(ORIGIN, '1', false, silent)],
    ['a proxy without its server', 'fault', () => network.checkPublic(ORIGIN, '1', false, answering({}, {}, 502))],
    ['no public origin', 'warning', () => network.checkPublic(undefined, '1', false)],
    ['a sandbox without one', 'skipped', () => network.checkPublic(undefined, '1', true)],
    ['a certificate', 'ok', () => network.checkTls(ORIGIN, NOW, certificate(60))],
    ['a certificate that ends soon', 'warning', () => network.checkTls(ORIGIN, NOW, certificate(13))],
    ['a certificate that ended', 'fault', () => network.checkTls(ORIGIN, NOW, certificate(-2))],
    [
      'a certificate that nobody trusts',
      'fault',
      () => network.checkTls(ORIGIN, NOW, certificate(60, 'self-signed certificate')),
    ],
    ['a port without TLS', 'fault', () => network.checkTls(ORIGIN, NOW, () => Promise.reject(new Error('refused')))],
    ['an origin without TLS', 'fault', () => network.checkTls('http://api.example', NOW, certificate(60))],
    ['this machine without TLS', 'skipped', () => network.checkTls('http://localhost:8080', NOW, certificate(60))],
    [
      'a proxy that passes the scheme on',
      'ok',
      () => network.checkProxy(ORIGIN, 1, answering({}, { 'Strict-Transport-Security': 'x' })),
    ],
    ['a proxy that does not', 'fault', () => network.checkProxy(ORIGIN, 1, answering({}))],
    ['a proxy that is not trusted', 'fault', () => network.checkProxy(ORIGIN, 0, answering({}))],
    ['no proxy', 'skipped', () => network.checkProxy('http://localhost', 0)],
    ['no other origin', 'skipped', () => network.checkCors(ORIGIN, [])],
    [
      'an origin that is allowed',
      'ok',
      () =>
        network.checkCors(
          ORIGIN,
          ['https://a.example'],
          answering({}, { 'Access-Control-Allow-Origin': 'https://a.example' }),
        ),
    ],
    [
      'every origin',
      'ok',
      () => network.checkCors(ORIGIN, ['*'], answering({}, { 'Access-Control-Allow-Origin': '*' })),
    ],
    [
      'a proxy that answers OPTIONS itself',
      'fault',
      () => network.checkCors(ORIGIN, ['https://a.example'], answering({})),
    ],
    [
      'a proxy that repeats the header',
      'fault',
      () => network.checkCors(ORIGIN, ['*'], answering({}, { 'Access-Control-Allow-Origin': '*, *' })),
    ],
    ['an origin without TLS that may call', 'warning', () => network.checkCors(ORIGIN, ['http://a.example'])],
    ['a server that is not there', 'fault', () => network.checkServer('http://127.0.0.1:9')],
    ['no Redis', 'skipped', async () => (await checkRedis([])).finding],
    ['a Redis that is not there', 'fault', async () => (await checkRedis(['redis://127.0.0.1:9'])).finding],
    ['no NATS', 'skipped', () => checkNats([])],
    ['a NATS that is not there', 'fault', () => checkNats(['nats://127.0.0.1:9'])],
  ];

  for (const [what, level, find] of cases)
    it(`finds ${what}: ${level}`, async () => {
      const finding = await find();
      expect([finding.level, finding.detail]).to.deep.equal([level, finding.detail]);
      expect(
        [finding.remedy, finding.page].every(
          (text) => (text !== undefined) === (level === 'warning' || level === 'fault'),
        ),
      ).to.equal(true);
      if (finding.page === undefined) return;
      const [file = '', section] = finding.page.split('#');
      const page = new URL(`../../../../${file}`, import.meta.url);
      expect(existsSync(page), file).to.equal(true);
      const titles = [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gmu)].map(([, title = '']) => title);
      const slugger = new GithubSlugger();
      if (section !== undefined) expect(titles.map((title) => slugger.slug(title))).to.include(section);
    });

  it('finds a fault: a key that others can read', () => {
    const keys = made('open', 'a.key.json', DAY);
    chmodSync(at('open', 'a.key.json'), 0o644);
    expect(machine.checkKeys(keys, NOW, 30 * DAY)).to.include({ level: 'fault' });
  });

  it('finds a server that is ready, and one with a degraded part', async () => {
    for (const [state, level] of [
      [undefined, 'ok'],
      [{ degraded: 'Redis does not answer' }, 'warning'],
      [{ unready: 'it starts' }, 'fault'],
    ] as const) {
      const states = () => new Map(state === undefined ? [] : [['limits', state] as const]);
      const isReady = (): boolean => level !== 'fault';
      const app = new TestApp({ readiness: { isReady, states } });
      await app.start();
      const { port } = app.server.address() as { readonly port: number };
      const finding = await network.checkServer(`http://127.0.0.1:${port}`);
      await app.stop();
      expect(finding.level).to.equal(level);
    }
  });

  it('finds a Redis that answers, with its clock, and one that evicts', async function redisThere() {
    needsRedis(this);
    const redis = new TestRedis(await freePort());
    await redis.start();
    const { finding, time } = await checkRedis([redis.url]);
    const client = connectRedis([redis.url], 2000, () => undefined);
    await client.connected();
    await client.call('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
    client.disconnect();
    const evicting = (await checkRedis([redis.url])).finding;
    await redis.remove();
    expect([finding.level, typeof time, evicting.level]).to.deep.equal(['ok', 'number', 'warning']);
  });

  describe('as a command', () => {
    const call = async (findings: readonly Finding[], ...words: readonly string[]) => {
      const [said, complained]: [string[], string[]] = [[], []];
      const checks = findings.map((finding, n) => ({ name: `check ${n}`, run: () => finding }));
      const out = { print: (text: string) => said.push(text), printError: (text: string) => complained.push(text) };
      return {
        code: await runDoctor(words, () => checks, out),
        said: said.join('\n'),
        complained: complained.join('\n'),
      };
    };
    const late = warning('late', 'Hurry.', 'docs/a.md');

    it('exits as monitoring plugins do, with the worst of what it found', async () => {
      const worse = fault('broken', 'Mend it.', 'docs/b.md');
      for (const [findings, code] of [
        [[ok('well'), skipped('none')], 0],
        [[ok('well'), late], 1],
        [[worse, late], 2],
      ] as const)
        expect((await call(findings)).code).to.equal(code);
    });

    it('prints a line for each check, and what to do', async () => {
      expect((await call([ok('well'), late])).said).to.equal(
        'ok       check 0: well\nwarning  check 1: late\n         Hurry. See docs/a.md.',
      );
      expect(JSON.parse((await call([late], '--json')).said)).to.deep.equal({
        level: 'warning',
        checks: [{ name: 'check 0', ...late }],
      });
    });

    for (const words of [['--url', 'api.example'], ['--urk'], ['more']])
      it(`exits with 3 for ${words.join(' ')}`, async () => {
        const { code, complained } = await call([], ...words);
        expect([code, complained.includes('usage: npm run doctor')]).to.deep.equal([3, true]);
      });

    it('checks the deployment of its environment', async () => {
      const environment = { GOALSQUARE_STATE: at('state'), GOALSQUARE_DATA: '', PORT: '9', PUBLIC_URL: '' };
      const program = new Program('doctor', environment, ['--json']);
      expect([await program.over, program.err]).to.deep.equal([2, '']);
      const { checks } = JSON.parse(program.out) as { readonly checks: readonly { name: string; level: string }[] };
      expect(Object.fromEntries(checks.map(({ name, level }) => [name, level]))).to.include({
        configuration: 'ok',
        server: 'fault',
        accounts: 'ok',
        licences: 'ok',
        backups: 'skipped',
        tls: 'skipped',
      });
    });

    it('exits with 3 if the configuration cannot be used', async () => {
      const program = new Program('doctor', { PORT: 'x' });
      expect([await program.over, program.err.split('\n')[0]]).to.deep.equal([
        3,
        "PORT is 'x': use a whole number from 0 to 65535",
      ]);
    });
  });
});
