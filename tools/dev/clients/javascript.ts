import { bundleMcp } from '../../release/bundle/bundle-mcp.js';
import type { ClientEnvironment, ClientPart } from './part.js';
import { ensureChromium } from '../chromium.js';
import { runProgram } from './run-program.js';

const projects = ['clients/javascript', 'clients/javascript/tsconfig.cli.json'];

/** Compiles the package, as its command line and its archive are tested, then runs its tests. */
async function run(environment: ClientEnvironment): Promise<number> {
  const all = { ...environment };
  const compiled = await runProgram('.', all, 'npx', 'tsc', '-b', ...projects);
  if (compiled !== 0) return compiled;
  await bundleMcp();
  const words = ['mocha', '--config', '.mocharc.json', 'clients/javascript/test/**/*.test.ts'];
  return runProgram('.', all, 'npx', ...words);
}

/** The package in clients/javascript: its tests in Node and Chromium, its command line, and its archive. */
export const javascript: ClientPart = { name: 'JavaScript', prepare: ensureChromium, run };
