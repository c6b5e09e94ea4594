import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import dockerIgnore from '@balena/dockerignore';
import { expect } from 'chai';
import { parse } from 'yaml';
import { configFrom } from '../src/domain/config.js';
import { variables } from '../src/domain/config/variables.js';

const root = new URL('../../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly deploy?: { readonly replicas?: number; readonly resources?: { readonly limits?: object } };
  readonly logging?: { readonly options?: object };
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly healthcheck?: object;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
}

const { services } = parse(textOf('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const dockerfile = textOf('Dockerfile');
const haproxy = textOf('deploy/haproxy.cfg');
const names = new Set<string>(Object.values(variables).flatMap(({ name }) => [name, `${name}_FILE`]));

/** A text of Compose with the defaults of its variables. */
const withDefaults = (text: string): string => text.replace(/\$\{\w+:-([^}]*)\}/gu, '$1');

const environment = Object.fromEntries(
  Object.entries(services.api?.environment ?? {}).map(([name, text]) => [name, withDefaults(text)]),
);

describe('the Compose file', () => {
  it('starts at least two replicas, with Redis, three NATS servers and a load balancer, none of which can write to itself', () => {
    expect(services.api?.deploy?.replicas).to.be.at.least(2);
    expect(services).to.have.keys('api', 'redis', 'nats-1', 'nats-2', 'nats-3', 'balancer');
    for (const [name, service] of Object.entries(services)) expect(service.read_only, name).to.equal(true);
  });

  it('limits memory and processes, rotates logs and restarts every service', () => {
    for (const [name, { deploy, logging, restart }] of Object.entries(services)) {
      expect(deploy?.resources?.limits, name).to.have.all.keys('memory', 'pids');
      expect(logging?.options, name).to.have.all.keys('max-size', 'max-file');
      expect(restart, name).to.equal('unless-stopped');
    }
  });

  it('sets variables the server knows, to values it takes', () => {
    expect(Object.keys(environment).filter((name) => !names.has(name))).to.deep.equal([]);
    expect(configFrom(environment, '/data')).to.deep.include({
      redisUrls: ['redis://redis:6379'],
      trustProxy: 1,
      delaySeconds: 5,
    });
    expect(configFrom(environment, '/data').natsUrls.map((url) => new URL(url).hostname)).to.deep.equal(
      Object.keys(services).filter((name) => name.startsWith('nats-')),
    );
  });

  it('mounts files that are there', () => {
    const mounted = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .filter((volume) => volume.startsWith('./'));
    expect(new Set(mounted).size).to.equal(2);
    for (const volume of mounted) expect(existsSync(new URL(volume.split(':')[0] ?? '', root)), volume).to.equal(true);
  });

  it('has a load balancer that checks readiness, and finds replicas by any name server', () => {
    expect(haproxy)
      .to.contain('http-check send meth GET uri /readyz')
      .and.to.match(/^resolvers names\n {2}parse-resolv-conf$/mu);
  });

  it('keeps metrics to the inside: no service publishes their port, and the load balancer forwards to that of the API', () => {
    const { port, metrics } = configFrom(environment, '/data');
    expect(metrics?.port).to.be.a('number').and.not.equal(port);
    expect(metrics?.host).to.equal('0.0.0.0');
    const published = Object.values(services).flatMap(({ ports = [] }) =>
      ports.map((one) => Number(one.split(':').at(-1))),
    );
    expect(published).to.deep.equal([port]);
    const forwarded = [...haproxy.matchAll(/^\s*server(?:-template)?\s.*?:(\d+)\b/gmu)].map(([, to]) => Number(to));
    expect(forwarded).to.deep.equal([port]);
  });
});

/** Variables that Node.js, glibc and the shell read. */
const ofOthers: ReadonlySet<string> = new Set(['NODE_ENV', 'NODE_OPTIONS', 'MALLOC_MMAP_THRESHOLD_', 'PATH']);

describe('the units of systemd', () => {
  const units = ['goalsquare.service', 'goalsquare-backup.service', 'goalsquare-backup.timer'];
  const files = units.map((unit) => fileURLToPath(new URL(`deploy/systemd/${unit}`, root)));

  it('set variables the server knows, and run compiled programs', () => {
    const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
    const set = lines
      .filter((line) => line.startsWith('Environment='))
      .flatMap((line) => line.slice('Environment='.length).split(' '))
      .map((pair) => pair.split('=')[0] ?? '');
    expect(set.filter((name) => !ofOthers.has(name) && !names.has(name))).to.deep.equal([]);
    expect(lines.join('\n')).to.contain('server/dist/start.mjs').and.contain('composition/backup-cli.js');
  });

  it('are right for systemd, and let the server do little', function verified() {
    if (spawnSync('systemd-analyze', ['--version']).status !== 0) {
      console.log('      skipped: systemd-analyze is not installed');
      this.skip();
    }
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files]);
    // Units of the machine may have faults of their own.
    const lines = stderr.toString().split('\n');
    expect(lines.filter((line) => line.includes('goalsquare'))).to.deep.equal([]);
    expect(status).to.equal(0);
    for (const file of files.filter((name) => name.endsWith('.service'))) {
      const words = ['security', '--offline=yes', '--threshold=20', file];
      expect(spawnSync('systemd-analyze', words).status, `${file} is exposed by more than 2 of 10`).to.equal(0);
    }
  });
});

describe('the alerts', () => {
  it('all fire on a day on which everything fails, and none on another', function tested() {
    if (spawnSync('promtool', ['--version']).status !== 0) {
      console.log('      skipped: promtool is not installed');
      this.skip();
    }
    const file = fileURLToPath(new URL('deploy/alerts.test.yaml', root));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    expect(status, stdout + stderr).to.equal(0);
    const scrapes = fileURLToPath(new URL('deploy/systemd/prometheus.yml', root));
    expect(spawnSync('promtool', ['check', 'config', '--syntax-only', scrapes]).status).to.equal(0);
  });
});

describe('the chart', () => {
  const chart = 'deploy/helm/goalsquare';
  const accepts = new Ajv({ strict: false }).compile(JSON.parse(textOf(`${chart}/values.schema.json`)) as object);
  const values = parse(textOf(`${chart}/values.yaml`)) as Readonly<Record<string, object>>;

  it('has values that its schema accepts, and refuses others', () => {
    expect(accepts(values), JSON.stringify(accepts.errors)).to.equal(true);
    expect(accepts({ ...values, replicas: 3 })).to.equal(false);
  });

  it('runs several replicas with Redis, NATS and a shared folder only', () => {
    const [redis, nats] = [values.redis, values.nats].map((secret) => ({ ...secret, existingSecret: 'name' }));
    const several = { ...values, replicaCount: 2, redis, nats };
    expect(accepts(several), 'a folder of one pod').to.equal(false);
    const shared = { ...values.state, accessModes: ['ReadWriteMany'] };
    expect(accepts({ ...several, state: shared })).to.equal(true);
    expect(accepts({ ...several, state: { ...values.state, existingClaim: 'state' } })).to.equal(true);
    expect(accepts({ ...several, state: shared, redis: values.redis }), 'no Redis').to.equal(false);
    expect(accepts({ ...several, state: shared, nats: values.nats }), 'no NATS').to.equal(false);
  });

  it('sets variables the server knows, has the version of the project, and needs no privilege', () => {
    const deployment = textOf(`${chart}/templates/deployment.yaml`);
    const set = [...deployment.matchAll(/- name: (?<name>[A-Z_]+)$/gmu)].map(({ groups }) => groups?.name ?? '');
    expect(set).to.include.members(['REDIS_URL_FILE', 'NATS_URL_FILE']);
    expect(set.filter((name) => !names.has(name))).to.deep.equal([]);
    const { version } = JSON.parse(textOf('package.json')) as { version: string };
    expect(parse(textOf(`${chart}/Chart.yaml`))).to.include({ version, appVersion: version });
    expect(values.securityContext).to.deep.include({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
  });
});

describe('the Dockerfile', () => {
  it('ends in a stage of its own, as a user, with commands that need no shell', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last)
      .to.match(/^\nFROM scratch\n/u)
      .and.to.match(/\nUSER 1000:1000\n/u)
      .and.not.match(/\nRUN /u);
    expect(last).to.match(/\nHEALTHCHECK .* CMD \["node", "\/app\/server\/dist\/composition\/healthcheck\.js"\]\n/u);
    expect(last).to.match(/\nENTRYPOINT \["node", "\/app\/server\/dist\/start\.mjs"\]\n/u);
  });

  it('compiles what it runs: programs of the sources', () => {
    for (const program of [
      'server/src/composition/main.ts',
      'server/src/composition/start.ts',
      'server/src/composition/healthcheck.ts',
      'data/src/cli.ts',
    ])
      expect(existsSync(new URL(program, root)), program).to.equal(true);
  });

  it('sets variables the server knows', () => {
    const set = [...dockerfile.matchAll(/^ENV (.+)$/gmu)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    expect(set.filter((name) => !ofOthers.has(name) && !names.has(name))).to.deep.equal([]);
  });

  it('removes what no server reads, and keeps the source maps that stack traces need', () => {
    const [find = ''] = /find \.[^&]*-delete/u.exec(dockerfile) ?? [];
    const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
    try {
      mkdirSync(path.join(folder, 'server/dist'), { recursive: true });
      const kept = ['server-A.cjs', 'server-A.cjs.map', 'server-A.cjs.1.code'];
      for (const file of [...kept, 'simulator-worker.mjs.map', 'main.js.map', 'main.d.ts'])
        writeFileSync(path.join(folder, 'server/dist', file), '');
      execFileSync('sh', ['-c', find], { cwd: folder });
      expect(readdirSync(path.join(folder, 'server/dist'))).to.have.members(kept);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  describe('is given by .dockerignore', () => {
    const ignored = dockerIgnore.default().add(textOf('.dockerignore'));

    it('no state, no secret, no world, no test and no dependency', () => {
      const kept = [
        'data/state/accounts.json',
        'data/state/keys/0123.json',
        'data/state/usage.lmdb',
        'data/state/live/matches.lmdb',
        'data/simulator/state/keys/0123.json',
        'server/state/accounts.json',
        'state/keys/0123.json',
        'data/sandbox/world.json',
        'data/.sandbox-12-abc/new/world.json',
        'data/own/202601001.ndjson',
        'data/sample/202601001.ndjson',
        'server/.env',
        'gatsby-site/.env.production',
        'server/src/tls.key',
        'server/src/tls.pem',
        '.git/config',
        '.npmrc.local',
        'server/test/deploy.test.ts',
        'data/test/support/nats.ts',
        'node_modules/lmdb/package.json',
        'server/node_modules/cookie/index.js',
        'server/dist/server-A.cjs',
        'tools/check/check.ts',
      ].filter((file) => !ignored.ignores(file));
      expect(kept).to.deep.equal([]);
    });

    it('all sources that it copies and builds from', () => {
      const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gmu)].flatMap(([, sources = '']) =>
        sources.split(' '),
      );
      const tracked = execFileSync('git', ['ls-files', '--', ...copied], { cwd: root, encoding: 'utf8' })
        .trim()
        .split('\n')
        .filter((file) => !/(?:^|\/)test\/|^data\/(?:forecast-fit|reference|sample)\//u.test(file));
      expect(tracked.length).to.be.greaterThan(500);
      expect(tracked.filter((file) => ignored.ignores(file))).to.deep.equal([]);
    });
  });
});
