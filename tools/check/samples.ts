import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { interpreters } from './samples/interpreters.js';
import { allPages, pagesWithSamples } from './samples/pages.js';
import { faultsOnPage } from './samples/run-page.js';
import { languages } from './samples/sample.js';
import { startSandbox } from './samples/sandbox-server.js';
import { stageFor } from './samples/stage.js';

/*
 * Runs the samples of the written pages, blocks of code marked `run`, against a server on the sandbox that it starts,
 * or one that `--url` names. A sample that fails, or says something else than its page, is named by file and line. A
 * language that cannot be run is skipped; where CI is set, that is a failure.
 */

/** The server's URL on the pages. */
const DOCUMENTED = 'http://localhost:8080';

const { CI } = process.env;
const root = fileURLToPath(new URL('../..', import.meta.url));
const {
  values: { url: given },
  positionals,
} = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });

const complain = (fault: string): void => {
  console.error(fault);
  process.exitCode = 1;
};

const { found, faults } = pagesWithSamples(
  root,
  positionals.length > 0 ? positionals.map((file) => path.relative(root, path.resolve(file))) : allPages(root),
);
faults.forEach(complain);

const able = languages.filter((language) => {
  if (!found.some(({ samples }) => samples.some((sample) => sample.language === language))) return false;
  const reason = interpreters[language].prepare();
  if (reason !== undefined) (CI ? complain : console.error)(`skipped: samples in ${language}, ${reason}`);
  return reason === undefined;
});

const { url, stop } = given === undefined ? await startSandbox() : { url: given, stop: () => Promise.resolve() };
const stage = stageFor(root, url, able.includes('r'));
let run = 0;
for (const { page, samples } of found) {
  for (const language of able) {
    const ours = samples
      .filter((sample) => sample.language === language)
      .map((sample) => ({ ...sample, code: sample.code.replaceAll(DOCUMENTED, url) }));
    run += ours.length;
    if (ours.length > 0) (await faultsOnPage(page, language, ours, stage)).forEach(complain);
  }
}
await stop();
console.log(`ran ${run} samples of ${found.length} pages`);
