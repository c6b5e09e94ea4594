import { ensureChromium } from './chromium.js';
import { ensure, succeeds } from './clients/debian.js';
import { prepareCompose } from '../check/compose/needs.js';
import { parts } from './clients/parts.js';
import { prepareLintR } from '../check/lint-r.js';
import { canRun, kinds } from '../../server/test/proxies/proxy.js';
import { interpreters } from '../check/samples/interpreters.js';

/*
 * Installs the Debian packages that tests need, if they are missing and the machine allows it: with `servers`, a
 * browser and the servers beside ours; with `clients`, the languages of clients and samples; otherwise both. Reports
 * what cannot be installed. Tests that need it are skipped. With `CI` set, that is a failure.
 */

type Reasons = readonly (string | undefined)[];

function prepareServers(): Reasons {
  const missing = [
    ensureChromium(),
    ensure(() => succeeds('redis-server', '--version'), ['redis-server']),
    ensure(() => succeeds('nats-server', '--version'), ['nats-server']),
    prepareCompose(),
    interpreters.bash.prepare(),
  ];
  // Each program that is missing is skipped by its own tests.
  ensure(
    () => kinds.every(canRun) && succeeds('promtool', '--version'),
    ['nginx-light', 'caddy', 'openssl', 'prometheus'],
  );
  return missing;
}

const prepareClients = (): Reasons => [
  ...[...parts, ...Object.values(interpreters)].map(({ prepare }) => prepare()),
  prepareLintR(),
];

const [, , group] = process.argv;
const missing = [
  ...(group === 'clients' ? [] : prepareServers()),
  ...(group === 'servers' ? [] : prepareClients()),
].filter((reason) => reason !== undefined);

for (const reason of missing) console.error(`skipped: the tests that need it: ${reason}`);
if (missing.length > 0 && process.env.CI) process.exitCode = 1;
