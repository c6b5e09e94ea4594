import cluster from 'node:cluster';
import { ensureSandbox, liveWorld, openStore, progressOf, sandboxDirectory } from '@goalsquare/data';
import { collectDefaultMetrics } from 'prom-client';
import { AccountsError } from './accounts/accounts-error.js';
import { countByDay } from './accounts/count-by-day.js';
import { openAccounts } from './accounts/open-accounts.js';
import type { UsageStore } from './accounts/usage.js';
import { createApp } from './app.js';
import { ConfigError, serverConfig, type Config } from './config.js';
import { helpText } from './config/manual.js';
import { openDeliveries } from './events/open-deliveries.js';
import { OpenStreams } from './events/open-streams.js';
import { streamMetrics } from './events/stream-metrics.js';
import { drainer } from './http/drain.js';
import { httpServer } from './http/http-server.js';
import { BUILD_HUB, ownHub } from './hub/own-hub.js';
import { inIdleTurns } from './http/idle-turns.js';
import { portFor } from './http/port.js';
import { identitiesOf } from './identity/identities-of.js';
import { openIdentity } from './identity/open-identity.js';
import { liveMatches } from './live-matches.js';
import { loadTheRest } from './load-the-rest.js';
import { openLog } from './operations/open-log.js';
import { ReadinessBoard, type PartState } from './operations/readiness.js';
import { measureLag } from './operations/revision-lag.js';
import { contractCheck, warmUp } from './pipeline/validator.js';
import { placeOfProcess } from './processes/place.js';
import { runProcesses } from './processes/run-processes.js';
import { openLimits } from './replicas/open-limits.js';
import { openLive } from './replicas/open-live.js';
import { openPermalinks } from './replicas/open-permalinks.js';
import { openSessions } from './replicas/open-sessions.js';
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
  Promise.race([
    usage.close(),
    new Promise((resolve) => {
      setTimeout(resolve, CLOSE_MILLISECONDS);
    }),
  ]);

async function start(config: Config, given: readonly string[]): Promise<void> {
  const logger = openLog(config.logLevel, config.fastPathOff);
  const { registry, ready, onStop } = placeOfProcess();
  collectDefaultMetrics({ register: registry });
  const readiness = new ReadinessBoard();
  let server: PartState = { unready: 'starting' };
  readiness.add('server', () => server);
  const { hub, build } = ownHub(config, logger, given);
  if (build !== undefined) readiness.add('hub', build.state);
  await prepare(config, (line) => {
    logger.info(line);
  });
  const stored = await openStore(config.dataDirectory, (line) => {
    logger.info(line);
  });
  const { live, state, caughtUp } = await openLive({ ...config, logger }, stored);
  readiness.add('matches', state);
  const matches = liveMatches(live);
  const { now: world } = await liveWorld(live, (error) => {
    logger.error({ err: error }, 'the world could not follow its matches');
  });
  const check = contractCheck(config.fastPathOff);
  const accounts = openAccounts(config, (message) => {
    logger.error(message);
  });
  const limits = await openLimits({ ...config, logger, registry });
  const permalinks = await openPermalinks({ ...config, logger });
  const sessions = await openSessions({ ...config, logger });
  const port = await portFor(config.port, config.host);
  const here = { ...config, publicUrl: config.publicUrl ?? `http://localhost:${port.number}` };
  const identity = await openIdentity(identitiesOf(accounts), here, {
    ...limits,
    countTokens: countByDay(limits.usage, 'tokens'),
  });
  readiness.add('limits', limits.state);
  const streams = new OpenStreams({ limit: config.streamsPerAccount, metrics: streamMetrics(registry) });
  const app = createApp({
    ...config,
    ...limits,
    accounts: accounts.findByKey,
    identity,
    permalinks,
    logger,
    registry,
    matches,
    live,
    world,
    check,
    readiness,
    hub,
    streams,
    replays: {
      sessions,
      replaysPerAccount: config.replaysPerAccount,
      timetable: config.timetable ?? (config.isSandbox ? 'on' : 'off'),
    },
  });
  measureLag(registry, { matches: live, now: Date.now });
  const stopDelivering = openDeliveries(config, {
    matches,
    findAccount: identitiesOf(accounts).findById,
    registry,
    logger,
  });
  const http = httpServer(app, undefined, config.fastPathOff);
  const stop = drainer(http, {
    delayMilliseconds: config.delaySeconds * 1000,
    graceMilliseconds: config.graceSeconds * 1000,
    onStart: () => {
      server = { unready: 'stopping' };
      build?.stop();
      logger.info('stopping: finishing the requests under way');
    },
    onClosing: () => {
      streams.end();
      stopDelivering();
    },
    exit: (code) => {
      void written(limits.usage).finally(() => {
        process.exit(code);
      });
    },
  });
  onStop(stop);
  await port.listen(http);
  await Promise.all([
    inIdleTurns(http, async (turn) => {
      await warmUp(check, turn);
      await loadTheRest(turn);
    }),
    limits.connected(),
    caughtUp(),
  ]);
  server = 'ready';
  ready();
  logger.info({ port: port.number, host: config.host, matches: (await live.matchIds()).length, ...version }, 'ready');
}

/** Runs a server as several processes, of which this is none. */
function startSeveral(config: Config, given: readonly string[]): void {
  const logger = openLog(config.logLevel, config.fastPathOff);
  const { build } = ownHub(config, logger, given);
  const stop = runProcesses({
    count: config.processes,
    logger,
    exit: (code) => {
      process.exit(code);
    },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      build?.stop();
      stop();
    });
}

/** Does what the command line asks for. */
async function run(given: readonly string[]): Promise<void> {
  const unknown = given.find((argument) => argument !== BUILD_HUB);
  if (unknown === '--help' || unknown === '-h') {
    process.stdout.write(helpText());
  } else if (unknown !== undefined) {
    process.stderr.write(
      `There is no argument '${unknown}': the server is configured by variables of the environment, which --help lists.\n`,
    );
    process.exitCode = 2;
  } else {
    try {
      const config = serverConfig(sandboxDirectory);
      if (config.processes > 1 && cluster.isPrimary) startSeveral(config, given);
      else await start(config, cluster.isPrimary ? given : []);
    } catch (error) {
      const isPlain = error instanceof ConfigError || error instanceof AccountsError;
      process.stderr.write(`${isPlain ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
      process.exit(1);
    }
  }
}

void run(process.argv.slice(2));
