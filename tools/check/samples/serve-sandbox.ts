import { openSandbox, sandboxDirectory } from '@goalsquare/data';
import { serve } from '@goalsquare/server/serve';

/* Serves the sandbox as the server does, but matches are simulated only when they are requested. */

await serve([], {
  directory: sandboxDirectory,
  open: async (...options) => {
    const { simulated, ...opened } = await openSandbox(...options);
    if (simulated === undefined) return opened;
    // The server saves all season totals when this ends, and would have to simulate all matches for them.
    const simulateAll = (): Promise<void> => new Promise(() => undefined);
    return { ...opened, simulated: { ...simulated, simulateAll } };
  },
});
