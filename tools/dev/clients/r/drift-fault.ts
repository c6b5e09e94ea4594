import { cpSync } from 'node:fs';
import path from 'node:path';
import type { ClientEnvironment } from '../part.js';
import { runProgram } from '../run-program.js';

const source = path.resolve('clients/r');
const generated = ['NAMESPACE', 'man', 'inst/operations.json'];

/**
 * Generates the files of the package again in a folder. If they differ from the committed files, returns what to do.
 */
export async function driftFault(environment: ClientEnvironment, folder: string): Promise<string | undefined> {
  const copy = path.join(folder, 'source');
  cpSync(source, copy, { recursive: true });
  if ((await runProgram(copy, { ...environment }, 'Rscript', 'tools/generate.R')) !== 0)
    return 'clients/r/tools/generate.R failed';
  for (const file of generated) {
    if ((await runProgram(copy, { ...environment }, 'diff', '-ru', path.join(source, file), file)) !== 0)
      return `clients/r/${file} does not match its source: run \`Rscript tools/generate.R\` in clients/r`;
  }
  return undefined;
}
