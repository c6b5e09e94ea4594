import { createAsyncProgram } from '../../domain/command-line/program.js';
import { add } from './add.js';
import { dead } from './dead.js';
import { list } from './list.js';
import { redeliver } from './redeliver.js';
import { remove } from './remove.js';

/** Runs an `npm run subscriptions` command. Returns its exit code: 0 for success, 1 for failure, 2 for invalid use. */
export const run = createAsyncProgram('subscriptions', { add, list, remove, dead, redeliver });
