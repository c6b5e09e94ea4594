import { isSimulatedOnly, openStore } from '@goalsquare/data';
import { serve } from '@goalsquare/server/serve';
import { startReplica, type Replica } from '../../server/test/support/replica.js';
import { SMALL_WORLD, smallWorldFolder } from '../../server/test/support/small-world.js';

/*
 * Serves the small sandbox world as the sandbox, public keys and sandbox login included, when this file is run.
 */

const program = new URL(import.meta.url);

/** Starts a server on the small sandbox world in its own process. */
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
