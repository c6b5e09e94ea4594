import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientEnvironment } from '../part.js';
import { runProgram } from '../run-program.js';

const documents = ['clients/r/README.md', 'docs/clients.md'];

/** Steps that need a person or other machines. They are not run. */
const notRun = /^(?:gs_app|install\.packages)\(/u;

const examplesOf = (document: string): readonly string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^```r\n(.*?)^```$/gmsu)].map(([, code = '']) =>
    code
      .split('\n')
      .filter((line) => !notRun.test(line))
      .join('\n'),
  );

/**
 * Runs the examples in the documents with the package that was checked in a folder. Returns a message that names the
 * first document with a failing example.
 */
export async function documentedFault(environment: ClientEnvironment, folder: string): Promise<string | undefined> {
  for (const document of documents) {
    writeFileSync(path.join(folder, 'examples.R'), examplesOf(document).join('\n'));
    if (
      (await runProgram(
        folder,
        { ...environment, R_LIBS: path.join(folder, 'goalsquare.Rcheck') },
        'Rscript',
        '-e',
        'source("examples.R")',
      )) !== 0
    )
      return `an example of ${document} fails`;
  }
  return undefined;
}
