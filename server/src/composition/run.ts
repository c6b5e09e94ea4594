import { openSandbox, sandboxDirectory } from '@goalsquare/data';
import { serve } from './serve.js';

/** Runs the server with this process's arguments. Calls `onReady` when this process is ready. */
export const run = (onReady?: () => void): Promise<void> =>
  serve(process.argv.slice(2), { directory: sandboxDirectory, open: openSandbox }, onReady);
