import cluster from 'node:cluster';
import type { Server } from 'node:http';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StoreError, type LiveStore } from '@goalsquare/data';
import { requireAccount } from '../domain/accounts/require-account.js';
import { settingIn } from './accounts-cli/setting.js';
import { addFirstAccount } from './first-account.js';
import { AccountsError } from '../domain/accounts/schema-reader.js';
import { createApp } from './app.js';
import type { OpenAccounts } from '../domain/accounts/open-accounts.js';
import { ConfigError, unknownEnvironment, type Config } from '../domain/config.js';
import { serverConfig } from './server-config.js';
import { limitGarbage } from '../domain/memory/limit-garbage.js';
import { repository } from '../domain/repository.js';
import { helpText } from '../domain/config/manual.js';
import { openDeliveries } from './open-deliveries.js';
import { otherHolderOf } from './live-holder.js';
import { dataFolders, openMatches, type Sandbox, type StartContext } from './open-matches.js';
import { budgetOf, openMemory } from './open-memory.js';
import { openState } from './open-state.js';
import { stateStep } from './state-step.js';
import { openServices, type OpenServices } from './open-services.js';
import { OpenStreams } from '../features/events/open-streams.js';
import { streamMetrics } from '../features/events/stream-metrics.js';
import { drainer } from '../http/listener/drain.js';
import { listening } from '../http/listener/port.js';
import { httpServer } from '../http/listener/http-server.js';
import { BUILD_HUB, ownHub } from '../features/hub/own-hub.js';
import { dataUpdated } from '../features/hub/data-updated.js';
import { openSite } from '../features/hub/site-file.js';
import { runWhenIdle, type WaitForIdle } from '../http/pipeline/idle-scheduler.js';
import { personIdentities } from '../features/identity/person-identities.js';
import type { MatchSource } from '../domain/match-source.js';
import { currentPersons } from '../features/persons/persons.js';
import { openTracing } from '../features/tracing/open-tracing.js';
import { closeTracing, setTracing, tracing } from '../domain/tracing/tracing.js';
import { openSeasonEngine } from './open-season-engine.js';
import { inBackground } from './in-background.js';
import { logUnknownVariables, startSeveral } from './start-several.js';
import { warmLists } from './warm-lists.js';
import { measureProcess } from '../features/operations/process-metrics.js';
import { openLog } from '../features/operations/open-log.js';
import { metricsServer } from '../features/operations/metrics-server.js';
import { ReadinessBoard, type PartState } from '../features/operations/readiness.js';
import { measureOperations, type OperatorFacts } from '../features/operations/operator-metrics.js';
import { measureLag } from '../features/operations/revision-lag.js';
import { contractCheck, warmUp, type ContractCheck } from '../http/pipeline/validator.js';
import { clusterRole } from './processes/cluster-role.js';
import type { ReplaySettings } from '../features/replay/open-replays.js';
import type { SessionStore } from '../features/replay/session-store.js';
import { openSubscriptions } from '../storage/redis/open-store.js';
import { StartError } from '../domain/start-error.js';
import { damagedDatabases } from '../storage/lmdb/check-databases.js';
import { version } from '../domain/version.js';

/** Maximum time to send the last spans, and to close stores. */
const [SPANS_MILLISECONDS, CLOSE_MILLISECONDS] = [1000, 5000] as const;

/** Folder that `npm run release` writes. */
const releaseFolder = path.join(repository, 'dist', 'release');

/** Serves the metrics on their own port and returns it. **Empty**: `undefined` if none is configured. */
async function serveMetrics({ config: { metrics }, registry }: StartContext): Promise<number | undefined> {
  if (metrics === undefined) return undefined;
  const { port, host } = metrics;
  const server = metricsServer(registry).listen(port, host);
  await listening(server, port, host);
  return (server.address() as AddressInfo).port;
}

const replaySettings = (config: Config, sessions: SessionStore): ReplaySettings => ({
  sessions,
  replaysPerAccount: config.replaysPerAccount,
  timetable: config.timetable ?? (config.isSandbox ? 'on' : 'off'),
});

const factsOf = (
  { stateDirectory: state, dataDirectory: data }: Config,
  { hasPublicKeys }: OpenAccounts,
  live: LiveStore,
  sharedLog: OperatorFacts['sharedLog'],
): OperatorFacts => ({
  folders: { state, data },
  hasPublicKeys,
  dataFaults: () => live.faults.length + damagedDatabases(state).length,
  sharedLog,
});

/**
 * Returns a function that exits the process once records are written and stores are closed. If that takes too long, it
 * kills the process: to exit, Node.js waits for LMDB's threads, which may wait for this one.
 */
const exitAfter =
  ({ audit, closeRecords, recordEnd }: OpenServices, delivered: () => Promise<void>) =>
  (code: number): void => {
    audit.record({ action: 'server stop', actor: 'server', result: code === 0 ? 'done' : 'failed' });
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), CLOSE_MILLISECONDS);
    const spans = Promise.race([closeTracing(), wait(SPANS_MILLISECONDS)]);
    void Promise.allSettled([closeRecords(), delivered(), spans])
      .then(recordEnd)
      .finally(() => {
        process.exit(code);
      });
  };

/** The parts of a server that are notified when it stops. */
interface Stopped {
  readonly streams: OpenStreams;
  readonly stopDelivering: () => Promise<void>;
  readonly onStart: () => void;
}

/** Returns a function that builds in advance what the first requests would otherwise wait for. */
const warmingUp =
  (check: ContractCheck) =>
  async (turn: WaitForIdle): Promise<void> => {
    await warmUp(check, turn);
    await warmLists(turn);
  };

/** Starts delivering events. Returns a function that stops it. */
const deliver = (
  { config, registry, logger, disk }: StartContext,
  matches: MatchSource,
  accounts: OpenAccounts,
): Promise<() => Promise<void>> =>
  openDeliveries(config, {
    matches,
    openStore: () => stateStep(config.stateDirectory, () => openSubscriptions({ ...config, logger, disk })),
    findAccount: personIdentities(accounts).findById,
    registry,
    logger,
  });

/** Returns the handler of a stop signal, which ends requests, streams and deliveries before the process exits. */
function stopperOf(
  { config, logger }: StartContext,
  http: Server,
  opened: OpenServices,
  { streams, stopDelivering, onStart }: Stopped,
): () => void {
  let delivering = Promise.resolve();
  return drainer(http, {
    delayMilliseconds: config.delaySeconds * 1000,
    graceMilliseconds: config.graceSeconds * 1000,
    onStart: () => {
      onStart();
      logger.info('stopping: finishing the requests in progress');
    },
    onClosing: () => {
      streams.end();
      delivering = stopDelivering();
    },
    exit: exitAfter(opened, () => delivering),
  });
}

async function start(sandbox: Sandbox, config: Config, args: readonly string[], onReady: () => void): Promise<void> {
  const logger = openLog(config.logLevel);
  if (cluster.isPrimary) logUnknownVariables(logger);
  const { registry, ready, onStop, ...role } = clusterRole();
  measureProcess(registry);
  openMemory(config, registry);
  const readiness = new ReadinessBoard();
  const context = await openState({ sandbox, config, logger, registry, readiness });
  if (!config.isSandbox) requireAccount(config.stateDirectory);
  let server: PartState = { unready: 'starting' };
  readiness.add('server', () => server);
  const { hub, build } = ownHub(config, logger, args);
  const site = openSite(config.stateDirectory, config.isSandbox);
  if (build !== undefined) readiness.add('hub', build.state);
  const { caughtUp, isSandboxWorld, simulated, sharedLog, ...data } = await openMatches(
    context,
    await otherHolderOf(config, role),
  );
  const check = contractCheck();
  const opened = await openServices(context, isSandboxWorld);
  const { accounts, audit, limits, permalinks, port, identity } = opened;
  const streams = new OpenStreams({ limit: config.streamsPerAccount, metrics: streamMetrics(registry) });
  const replays = replaySettings(config, opened.sessions);
  const persons = currentPersons(data.world);
  const seasonEngine = openSeasonEngine(data.matches, config, logger);
  const shared = { audit, keyIdOf: accounts.store.keyIdOf, tracing: tracing(), persons, seasonEngine };
  const services = { ...limits, ...shared, accounts: accounts.findByKey, identity, permalinks, streams, replays };
  const pages = { hub, site, releaseFolder, dataUpdated: dataUpdated(dataFolders(config)) };
  const app = createApp({ ...config, ...data, ...services, ...pages, logger, registry, readiness, check });
  measureLag(registry, { matches: data.live, now: Date.now });
  measureOperations(registry, factsOf(config, accounts, data.live, sharedLog));
  const http = httpServer(app);
  const stop = stopperOf(context, http, opened, {
    streams,
    stopDelivering: await deliver(context, data.matches, accounts),
    onStart: () => {
      server = { unready: 'stopping' };
      build?.stop();
    },
  });
  onStop(stop);
  await port.listen(http);
  const metricsPort = await serveMetrics(context);
  await Promise.all([runWhenIdle(http, warmingUp(check)), limits.connected(), caughtUp()]);
  server = 'ready';
  ready();
  audit.record({ action: 'server start', actor: 'server', result: 'done', details: { version: version.version } });
  const matches = (await data.live.matchIds()).length;
  logger.info({ port: port.number, host: config.host, metricsPort, matches, ...version }, 'ready');
  onReady();
  // V8 refuses compiled code that was saved with other flags.
  limitGarbage(budgetOf(config));
  await inBackground(
    { build, persons, ...(cluster.isPrimary && { simulated, seasonEngine, world: data.world, config }) },
    logger,
  );
}

/** Runs the server's command line. Calls `onReady` when this process is ready. */
export async function serve(
  args: readonly string[],
  sandbox: Sandbox,
  onReady: () => void = () => undefined,
): Promise<void> {
  const unknown = args.find((argument) => argument !== BUILD_HUB);
  if (unknown === '--help' || unknown === '-h') {
    process.stdout.write(helpText());
  } else if (unknown !== undefined) {
    process.stderr.write(
      `There is no argument '${unknown}': the server is configured by environment variables, which --help lists.\n`,
    );
    process.exitCode = 2;
  } else {
    try {
      const config = serverConfig(sandbox.directory);
      if (cluster.isPrimary) addFirstAccount(config, process.stderr, settingIn);
      if (config.processes > 1 && cluster.isPrimary) await startSeveral(sandbox, config, args);
      else {
        if (config.tracesEndpoint !== undefined) setTracing(await openTracing(config.tracesEndpoint));
        await start(sandbox, config, cluster.isPrimary ? args : [], onReady);
      }
    } catch (error) {
      const isPlain = [ConfigError, AccountsError, StartError, StoreError].some((kind) => error instanceof kind);
      if (error instanceof ConfigError) for (const line of unknownEnvironment()) process.stderr.write(`${line}\n`);
      const stack = error instanceof Error ? error.stack : undefined;
      process.stderr.write(`${isPlain ? (error as Error).message : (stack ?? String(error))}\n`);
      process.exit(1);
    }
  }
}
