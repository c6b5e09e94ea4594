import type { ClientEnvironment, ClientPart } from './part.js';
import { ensureChromium } from '../chromium.js';
import { runProgram } from './run-program.js';

const projects = ['clients/javascript', 'clients/javascript/tsconfig.cli.json'];

/** Compiles the package, as its command line and its archive are tested, then runs its tests. */
async function run(environment: ClientEnvironment): Promise<number> {
  const all = { ...environment };
  const status = await runProgram('.', all, 'npx', 'tsc', '-b', ...projects);
  const words = ['mocha', '--config', '.mocharc.json', 'clients/javascript/test/**/*.test.ts'];
  return status === 0 ? runProgram('.', all, 'npx', ...words) : status;
}

/** The package in clients/javascript: its tests in Node and Chromium, its command line, and its archive. */
export const javascript: ClientPart = { name: 'JavaScript', prepare: ensureChromium, run };
