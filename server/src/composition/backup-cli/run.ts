import { createAsyncProgram } from '../../domain/command-line/program.js';
import { check } from './check.js';
import { create } from './create.js';
import { restore } from './restore.js';

/**
 * Runs a command line of backups and returns its exit code: 0 done, 1 it cannot be done, 2 the words are at fault.
 */
export const run = createAsyncProgram('backup', { create, check, restore });
