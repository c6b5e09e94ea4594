import { openSandbox, sandboxDirectory } from '@goalsquare/data';
import { serve } from './serve.js';

/** Runs the server as the arguments of the process say. Calls `onReady` when it has computed what it needs to start. */
export const run = (onReady?: () => void): Promise<void> =>
  serve(process.argv.slice(2), { directory: sandboxDirectory, open: openSandbox }, onReady);
