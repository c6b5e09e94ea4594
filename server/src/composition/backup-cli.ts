import { sandboxDirectory } from '@goalsquare/data';
import { commandLineActor, commandLineAudit } from '../domain/audit/command-line-audit.js';
import { runAsyncProgram } from '../domain/command-line/run-program.js';
import { environmentConfig } from '../domain/config.js';
import { foldersOf } from '../features/backup/server-folders.js';
import { run } from './backup-cli/run.js';

await runAsyncProgram(run, () => {
  const config = environmentConfig(sandboxDirectory);
  return {
    folders: foldersOf(config),
    shared: [
      ...(config.redisUrls.length > 0 ? ['REDIS_URL'] : []),
      ...(config.natsUrls.length > 0 ? ['NATS_URL'] : []),
    ],
    now: Date.now,
    audit: commandLineAudit(config.stateDirectory, Date.now),
    actor: commandLineActor(),
  };
});
