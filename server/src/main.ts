import { ensureSandbox, openWorld, progressOf, sandboxDirectory } from '@goalsquare/data';
import { pino } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { countByDay } from './accounts/count-by-day.js';
import { openAccounts } from './accounts/open-accounts.js';
import type { UsageStore } from './accounts/usage.js';
import { createApp } from './app.js';
import { ConfigError, environmentConfig, type Config } from './config.js';
import { helpText } from './config/manual.js';
import { drainer } from './http/drain.js';
import { httpServer } from './http/http-server.js';
import { listen } from './http/listen.js';
import { identitiesOf } from './identity/identities-of.js';
import { openIdentity } from './identity/open-identity.js';
import { ReadinessBoard, type PartState } from './operations/readiness.js';
import { measureLag } from './operations/revision-lag.js';
import { redacted } from './pipeline/log.js';
import { contractCheck, warmUp } from './pipeline/validator.js';
import { openLimits } from './replicas/open-limits.js';
import { version } from './version.js';

const CLOSE_MILLISECONDS = 1000;

/** Generates the sandbox world where no other data are named and it is missing. */
async function prepare({ isSandbox, dataDirectory }: Config, say: (line: string) => void): Promise<void> {
  if (!isSandbox) return;
  const telling = progressOf('simulating', process.stderr);
  await ensureSandbox(dataDirectory, { say, progress: telling.to }).finally(telling.end);
}

/** Writes the counts that are not written yet, in a time of which no stop need be afraid. */
const written = (usage: UsageStore): Promise<unknown> =>
  Promise.race([usage.close(), new Promise((resolve) => { setTimeout(resolve, CLOSE_MILLISECONDS); })]);

async function start(config: Config): Promise<void> {
  const logger = pino({ level: config.logLevel, redact: [...redacted] });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const readiness = new ReadinessBoard();
  let server: PartState = { unready: 'starting' };
  readiness.add('server', () => server);
  await prepare(config, (line) => { logger.info(line); });
  const { matches, world } = await openWorld(config.dataDirectory, (line) => { logger.info(line); });
  const check = contractCheck(config.fastPathOff);
  const accounts = openAccounts(config, (message) => { logger.error(message); });
  const limits = openLimits({ ...config, logger, registry });
  const identity = await openIdentity(identitiesOf(accounts), config, countByDay(limits.usage, 'tokens'));
  readiness.add('limits', limits.state);
  const app = createApp({ ...config, ...limits, accounts: accounts.findByKey, identity, logger, registry, matches, world, check, readiness });
  measureLag(registry, { matches, now: Date.now });
  const http = httpServer(app, undefined, config.fastPathOff);
  const stop = drainer(http, {
    delayMilliseconds: config.delaySeconds * 1000,
    graceMilliseconds: config.graceSeconds * 1000,
    onStart: () => { server = { unready: 'stopping' }; logger.info('stopping: finishing the requests under way'); },
    exit: (code) => { void written(limits.usage).finally(() => { process.exit(code); }); },
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const port = await listen(http, config.port, config.host);
  await Promise.all([warmUp(check), limits.connected()]);
  server = 'ready';
  logger.info({ port, host: config.host, matches: (await matches.matchIds()).length, ...version }, 'ready');
}

const [argument] = process.argv.slice(2);
if (argument === '--help' || argument === '-h') {
  process.stdout.write(helpText());
} else if (argument !== undefined) {
  process.stderr.write(`There is no argument '${argument}': the server is configured by variables of the environment, which --help lists.\n`);
  process.exitCode = 2;
} else {
  try {
    await start(environmentConfig(sandboxDirectory));
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exit(1);
  }
}
