import type { Logger } from 'pino';
import { nodeOptionsWith, unknownEnvironment, type Config } from '../domain/config.js';
import { heapLimitOption } from '../domain/memory/limit-garbage.js';
import { memoryParts } from '../domain/memory/memory-parts.js';
import { ownHub } from '../features/hub/own-hub.js';
import { openLog } from '../features/operations/open-log.js';
import { lockLiveMatches } from '../storage/files/lock-state.js';
import { inBackground } from './in-background.js';
import { otherHolderOf } from './live-holder.js';
import type { Sandbox } from './open-matches.js';
import { budgetOf, simulatorsOf } from './open-memory.js';
import { runProcesses } from './processes/run-processes.js';

/** Logs unknown environment variables whose names resemble those of the server. */
export function logUnknownVariables(logger: Logger): void {
  for (const line of unknownEnvironment()) logger.warn(line);
}

/** Runs a server as several processes. This process starts and stops them, and simulates the sandbox world. */
export async function startSeveral(sandbox: Sandbox, config: Config, args: readonly string[]): Promise<void> {
  const logger = openLog(config.logLevel);
  logUnknownVariables(logger);
  const { build } = ownHub(config, logger, args);
  const stop = runProcesses({
    count: config.processes,
    environment: { NODE_OPTIONS: nodeOptionsWith(heapLimitOption(budgetOf(config))) },
    liveHolder: await otherHolderOf(config, { lockLiveMatches }),
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
  const say = (line: string): void => {
    logger.info(line);
  };
  const opened = config.isSandbox
    ? await sandbox.open(config.dataDirectory, say, memoryParts, simulatorsOf(config))
    : undefined;
  await inBackground({ build, simulated: opened?.simulated }, logger);
}
