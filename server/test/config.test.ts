import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configFrom, ConfigError, type Config, type Environment } from '@goalsquare/server';
import { expect } from 'chai';
import { helpText } from '@goalsquare/server/configuration';
import { fileRules } from '../src/composition/server-config.js';
import { rules } from '../src/domain/config/rules.js';
import { readInput } from '../src/domain/config/config-input.js';
import { removedVariables } from '../src/domain/config/removed-variables.js';
import { variables } from '../src/domain/config/variables.js';

const defaults: Partial<Config> = {
  port: 8080,
  host: '0.0.0.0',
  dataDirectory: '/logs',
  isSandbox: true,
  logLevel: 'info',
  trustProxy: 0,
  corsOrigins: [],
  graceSeconds: 8,
  delaySeconds: 0,
};

const good: readonly (readonly [Environment, Partial<Config>])[] = [
  [{}, {}],
  [{ PORT: '', HOST: ' ', LOG_LEVEL: undefined }, {}],
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: '65535' }, { port: 65_535 }],
  [
    { HOST: '::1', GOALSQUARE_DATA: '/elsewhere' },
    { host: '::1', dataDirectory: '/elsewhere', isSandbox: false },
  ],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8' }, { trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8'] }],
  [{ CORS_ORIGINS: '*' }, { corsOrigins: ['*'] }],
  [
    { NATS_URL: 'nats://a.example:4222, tls://b.example', NATS_REPLICAS: '1' },
    { natsUrls: ['nats://a.example:4222', 'tls://b.example'], natsReplicas: 1 },
  ],
  [
    { NATS_CHECKPOINT_SECONDS: '5', NATS_FINISHED_MINUTES: '0' },
    { natsCheckpointSeconds: 5, natsFinishedMinutes: 0 },
  ],
  [{ METRICS_PORT: '9464' }, { metrics: { host: '127.0.0.1', port: 9464 } }],
  [{ METRICS_PORT: '0.0.0.0:9464' }, { metrics: { host: '0.0.0.0', port: 9464 } }],
  [{ METRICS_PORT: '[::]:0' }, { metrics: { host: '::', port: 0 } }],
  [
    { CORS_ORIGINS: 'https://a.example, http://localhost:3000,' },
    { corsOrigins: ['https://a.example', 'http://localhost:3000'] },
  ],
];

const bad: readonly (readonly [Environment, string])[] = [
  [{ PORT: 'abc' }, "PORT is 'abc': use a whole number from 0 to 65535"],
  [{ PORT: '65536' }, "PORT is '65536': use a whole number from 0 to 65535"],
  ...['::9464', '0.0.0.0:', '0.0.0.0:65536', 'metrics'].map((text): readonly [Environment, string] => [
    { METRICS_PORT: text },
    `METRICS_PORT is '${text}': use a whole number from 0 to 65535, or an address and a port such as 0.0.0.0:9464`,
  ]),
  [
    { PROCESSES: '12', MEMORY_MB: '1024', REDIS_URL: 'redis://a.example' },
    'PROCESSES is 12 and they share 1024 MB: set MEMORY_MB to 1536 or more, or reduce PROCESSES',
  ],
  [{ METRICS_PORT: '0.0.0.0:8080' }, 'METRICS_PORT and PORT are both 8080: use a separate port for the metrics'],
  ...Object.entries(removedVariables).map(([name, instead]): readonly [Environment, string] => [
    { [name]: 'a-value' },
    `${name} is set, but the server no longer reads it: ${instead}`,
  ]),
  [{ PORT: '-1' }, "PORT is '-1': use a whole number from 0 to 65535"],
  [{ PORT: '8e3' }, "PORT is '8e3': use a whole number from 0 to 65535"],
  [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL is 'loud': use one of fatal, error, warn, info, debug, trace, silent"],
  [
    { TRUST_PROXY: 'true' },
    "TRUST_PROXY is 'true': use a number of hops from 0 to 10, or addresses, subnets, loopback, linklocal, uniquelocal, separated by commas",
  ],
  [
    { TRUST_PROXY: '99' },
    "TRUST_PROXY is '99': use a number of hops from 0 to 10, or addresses, subnets, loopback, linklocal, uniquelocal, separated by commas",
  ],
  [
    { NATS_URL: 'http://a.example' },
    'NATS_URL is not what it may be: use a URL that begins with nats:// or tls://, or several servers of one cluster, separated by commas',
  ],
  [{ NATS_REPLICAS: '0' }, "NATS_REPLICAS is '0': use a whole number from 1 to 5"],
  [
    { CORS_ORIGINS: 'stats.example' },
    "CORS_ORIGINS is 'stats.example': use * or origins such as https://stats.example, separated by commas",
  ],
  [
    { CORS_ORIGINS: 'https://a.example/' },
    "CORS_ORIGINS is 'https://a.example/': use * or origins such as https://stats.example, separated by commas",
  ],
];

describe('the configuration', () => {
  for (const [environment, expected] of good) {
    it(`of ${JSON.stringify(environment)} is read`, () => {
      expect(configFrom(environment, '/logs')).to.deep.include({ ...defaults, ...expected });
    });
  }
  for (const [environment, message] of bad) {
    it(`of ${JSON.stringify(environment)} is refused, naming variable, value and what is allowed`, () => {
      expect(() => configFrom(environment, '/logs')).to.throw(message);
    });
  }
  it('is frozen', () => {
    expect(configFrom({}, '/logs')).to.be.frozen;
  });

  it('with several faults is refused with all of them at once, one line each', () => {
    expect(() => configFrom({ PORT: 'eighty', LOG_LEVEL: 'loud', TRUST_PROXY: 'true', HOST: '::' }, '/logs'))
      .to.throw(ConfigError)
      .with.property('message')
      .that.matches(/^PORT is 'eighty': .+\nLOG_LEVEL is 'loud': .+\nTRUST_PROXY is 'true': .+$/u);
  });
});

describe('a file or folder the environment names', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'places-'));
  const [file, broken, nowhere] = ['file', 'broken', 'nowhere'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const below = path.join(file, 'below');
  const sound: Environment = { GOALSQUARE_DATA: folder, GOALSQUARE_STATE: path.join(folder, 'made', 'state') };
  const read = (environment: Environment): Config =>
    configFrom({ ...sound, ...environment }, folder, [...rules, ...fileRules]);
  before(() => {
    writeFileSync(file, '');
    writeFileSync(broken, '{"clients":[{}]}');
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  const unusable: readonly (readonly [Environment, string])[] = [
    [{ GOALSQUARE_DATA: nowhere }, `GOALSQUARE_DATA is '${nowhere}': use a folder that can be read; ENOENT`],
    [{ GOALSQUARE_DATA: file }, `GOALSQUARE_DATA is '${file}': use a folder that can be read; ENOTDIR`],
    [
      { GOALSQUARE_STATE: below, GOALSQUARE_KEYS: 'memory' },
      `GOALSQUARE_STATE is '${below}': use a folder that the server can create or write to; ENOTDIR`,
    ],
    [
      { GOALSQUARE_KEYS: below },
      `GOALSQUARE_KEYS is '${below}': use a folder that the server can create or write to, or memory; ENOTDIR`,
    ],
    [{ GOALSQUARE_LOGIN: nowhere }, `GOALSQUARE_LOGIN is '${nowhere}': use a file of logins that can be read; ENOENT`],
    [
      { GOALSQUARE_LOGIN: broken },
      `GOALSQUARE_LOGIN is '${broken}': use a file of logins that can be read; clients[0].id is not`,
    ],
    [{ REDIS_URL_FILE: nowhere }, `REDIS_URL_FILE is '${nowhere}': use a file that can be read; ENOENT`],
    [{ REDIS_URL_FILE: file }, `REDIS_URL_FILE is '${file}': use a file that contains the secret; this one is empty`],
  ];
  for (const [environment, message] of unusable) {
    it(`is refused where it cannot be used: ${Object.keys(environment).join(', ')}, ${message.slice(message.indexOf(';') + 2)}`, () => {
      expect(() => read(environment)).to.throw(ConfigError, message);
    });
  }

  it('is named with every other fault, but for rules about what is at fault itself', () => {
    const faults = Object.assign(
      {},
      ...unusable.filter((_, n) => [0, 3, 4, 7].includes(n)).map(([environment]) => environment),
    ) as Environment;
    expect(() => read({ ...faults, PORT: 'eighty', GOALSQUARE_SANDBOX_LOGIN: 'yes' }))
      .to.throw(ConfigError)
      .with.property('faults')
      .that.satisfies((all: readonly string[]) => {
        expect(all.map((fault) => fault.split(' ')[0])).to.deep.equal([
          'PORT',
          'REDIS_URL_FILE',
          'GOALSQUARE_SANDBOX_LOGIN',
          'GOALSQUARE_DATA',
          'GOALSQUARE_KEYS',
          'GOALSQUARE_LOGIN',
        ]);
        return true;
      });
  });

  it('is made where it is a state that is missing; it may be read-only where Redis counts and the keys are elsewhere', () => {
    expect(read({}).stateDirectory).to.equal(sound.GOALSQUARE_STATE);
    expect(existsSync(path.join(folder, 'made', 'state'))).to.equal(true);
    expect(
      read({ GOALSQUARE_STATE: below, GOALSQUARE_KEYS: 'memory', REDIS_URL: 'redis://127.0.0.1' }).keysDirectory,
    ).to.equal(undefined);
  });
});

describe('a secret', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  const file = path.join(folder, 'key');
  const declared = { name: 'KEY', secret: true } as const;
  before(() => {
    writeFileSync(file, 'hidden\n');
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('is given by its variable, or by a file its second name names', () => {
    expect(readInput({ KEY: ' open ' }, declared)).to.deep.equal({ text: 'open' });
    expect(readInput({ KEY_FILE: file }, declared)).to.deep.equal({ text: 'hidden' });
    expect(readInput({}, declared)).to.deep.equal({ text: '' });
  });

  it('given twice, or by a file that cannot be read, is refused without being shown', () => {
    expect(readInput({ KEY: 'open', KEY_FILE: file }, declared)).to.deep.equal({
      fault: 'KEY and KEY_FILE are both set: use one of them',
    });
    expect(readInput({ KEY_FILE: folder }, declared))
      .to.have.property('fault')
      .that.matches(/^KEY_FILE is '.+': use a file that can be read; EISDIR/u);
  });

  it('is all that may be in a file', () => {
    expect(readInput({ PORT: '1', PORT_FILE: file }, { name: 'PORT' })).to.deep.equal({ text: '1' });
  });
});

describe('the list of variables', () => {
  const declared = Object.values(variables);

  it('has each name once, and what each may be', () => {
    const names = declared.map(({ name }) => name);
    expect(new Set(names).size).to.equal(names.length);
    for (const { name, allowed, description } of declared) {
      expect(name).to.match(/^[A-Z][A-Z0-9_]+$/u);
      expect([allowed.length > 3, description.endsWith('.')], name).to.deep.equal([true, true]);
    }
  });

  it('is complete in --help and in the documentation', () => {
    const page = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
    for (const { name, allowed } of declared) {
      expect(helpText()).to.contain(`  ${name} `).and.to.contain(`Use ${allowed}.`);
      expect(page).to.contain(`| \`${name}\``);
    }
  });
});
