import { isSimulatedOnly, openStore } from '@goalsquare/data';
import { serve } from '@goalsquare/server/serve';
import { startReplica, type Replica } from '../../server/test/support/replica.js';
import { SMALL_WORLD, smallWorldFolder } from '../../server/test/support/small-world.js';

/* When run as a program, serves the small sandbox world as the sandbox, including public keys and the sandbox login. */

const program = new URL(import.meta.url);

/** Starts a server with the small sandbox world in its own process. */
export const startSmallSandbox = async (environment: Readonly<Record<string, string>>): Promise<Replica> =>
  startReplica({ ...environment, GOALSQUARE_DATA: '', [SMALL_WORLD]: await smallWorldFolder() }, program);

if (process.argv[1] === program.pathname)
  await serve([], {
    directory: await smallWorldFolder(),
    open: async (directory) => {
      const matches = await openStore(directory);
      return { matches, isSimulatedOnly: await isSimulatedOnly(directory, matches) };
    },
  });
