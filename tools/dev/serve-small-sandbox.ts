import { isSimulatedOnly, openStore } from '@goalsquare/data';
import { serve } from '@goalsquare/server/serve';
import { smallWorldFolder } from '../../server/test/support/small-world.js';

/* Serves the small sandbox world as the sandbox, including public keys and the sandbox login. */

await serve([], {
  directory: await smallWorldFolder(),
  open: async (directory) => {
    const matches = await openStore(directory);
    return { matches, isSimulatedOnly: await isSimulatedOnly(directory, matches) };
  },
});
