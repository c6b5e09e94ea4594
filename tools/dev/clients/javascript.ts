import { bundleMcp } from '../../release/bundle/bundle-mcp.js';
import type { ClientEnvironment, ClientPart } from './part.js';
import { ensureChromium } from '../chromium.js';
import { testsOf } from '../suites.js';
import { runProgram } from './run-program.js';
import { TSC } from '../tsc.js';

const projects = ['clients/javascript', 'clients/javascript/tsconfig.cli.json'];

/** Compiles the package, as its command line and its archive are tested, then runs its tests, or those named. */
async function run(environment: ClientEnvironment, tests: readonly string[]): Promise<number> {
  const all = { ...environment };
  const compiled = await runProgram('.', all, process.execPath, TSC, '-b', ...projects);
  if (compiled !== 0) return compiled;
  await bundleMcp();
  const files = tests.length > 0 ? tests : testsOf(process.cwd(), 'JavaScript');
  return runProgram('.', all, 'npx', 'mocha', '--config', '.mocharc.json', ...files);
}

/** The package in clients/javascript: its tests in Node and Chromium, its command line, and its archive. */
export const javascript: ClientPart = { name: 'JavaScript', prepare: ensureChromium, run };
