import { createProgram } from '../../domain/command-line/program.js';
import { commands } from './commands.js';

/**
 * Runs a command line of the accounts and returns its exit code: 0 done, 1 it cannot be done, 2 the words are at fault.
 */
export const run = createProgram('accounts', commands);
