import { createAsyncProgram } from '../../domain/command-line/program.js';
import { check } from './check.js';
import { create } from './create.js';
import { restore } from './restore.js';

/** Runs a command of `npm run backup` and returns its exit code: 0 for success, 1 for failure, 2 for invalid usage. */
export const run = createAsyncProgram('backup', { create, check, restore });
