import { ensureSandbox, openWorld, progressOf, sandboxDirectory } from '@goalsquare/data';
import { pino } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createApp } from './app.js';
import { ConfigError, environmentConfig, type Config } from './config.js';
import { helpText } from './config/manual.js';
import { drainer } from './http/drain.js';
import { httpServer } from './http/http-server.js';
import { listen } from './http/listen.js';
import { redacted } from './pipeline/log.js';
import { contractCheck, warmUp } from './pipeline/validator.js';
import { version } from './version.js';

/** Generates the sandbox world where no other data are named and it is missing. */
async function prepare({ isSandbox, dataDirectory }: Config, say: (line: string) => void): Promise<void> {
  if (!isSandbox) return;
  const telling = progressOf('simulating', process.stderr);
  await ensureSandbox(dataDirectory, { say, progress: telling.to }).finally(telling.end);
}

async function start(config: Config): Promise<void> {
  const logger = pino({ level: config.logLevel, redact: [...redacted] });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let ready = false;
  await prepare(config, (line) => { logger.info(line); });
  const { matches, world } = await openWorld(config.dataDirectory, (line) => { logger.info(line); });
  const check = contractCheck();
  const app = createApp({ ...config, logger, registry, matches, world, check, readiness: { isReady: () => ready } });
  const server = httpServer(app);
  const stop = drainer(server, {
    graceMilliseconds: config.graceSeconds * 1000,
    onStart: () => { ready = false; logger.info('stopping: finishing the requests under way'); },
    exit: (code) => { process.exit(code); },
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const port = await listen(server, config.port, config.host);
  await warmUp(check);
  ready = true;
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
