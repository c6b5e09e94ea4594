import { buildCommandLine } from '../../release/bundle/build-command-line.js';
import type { ClientEnvironment, ClientPart } from './part.js';
import { ensureChromium } from '../chromium.js';
import { testsOf } from '../suites.js';
import { runProgram } from './run-program.js';

/**
 * Compiles the package, because its command line and archive are tested. Then runs its tests, or only the named ones.
 */
async function run(environment: ClientEnvironment, tests: readonly string[]): Promise<number> {
  await buildCommandLine(process.cwd());
  const files = tests.length > 0 ? tests : testsOf(process.cwd(), 'JavaScript');
  return runProgram('.', { ...environment }, 'npx', 'mocha', '--config', '.mocharc.json', ...files);
}

/** The package in clients/javascript, with tests in Node and Chromium, and of its command line and archive. */
export const javascript: ClientPart = { name: 'JavaScript', prepare: ensureChromium, run };
