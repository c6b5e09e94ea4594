import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { interpreters } from './samples/interpreters.js';
import { allPages, pagesWithSamples } from './samples/pages.js';
import { faultsOnPages } from './samples/run-page.js';
import { languages } from './samples/sample.js';
import { startSandbox } from './samples/sandbox-server.js';
import { helpExamples, pageRequests, problemExamples, requestFault } from '../../clients/tasks/printed-examples.js';
import { taskStage } from '../../clients/tasks/task-stage.js';
import { buildCommandLine } from '../release/bundle/build-command-line.js';

/*
 * Runs the samples of pages, which are code blocks marked `run`. It starts a server with the sandbox for them, unless
 * `--url` names a server. If no page is named, it also runs the examples in the command line's help, and sends the
 * other requests that pages and problems print. It reports the file and line of each sample that fails, or whose output
 * differs from its page. A language that cannot be run is skipped. With `CI` set, that is a failure.
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

const { found: written, faults } = pagesWithSamples(
  root,
  positionals.length > 0 ? positionals.map((file) => path.relative(root, path.resolve(file))) : allPages(root),
);
faults.forEach(complain);

const isWhole = positionals.length === 0;
const help = {
  page: 'goalsquare --help',
  samples: helpExamples().map((code, at) => ({ language: 'bash' as const, line: 4 * at + 4, code, refused: false })),
};
const found = isWhole ? [...written, help] : written;
if (isWhole) await buildCommandLine(root);

const able = languages.filter((language) => {
  if (!found.some(({ samples }) => samples.some((sample) => sample.language === language))) return false;
  const reason = interpreters[language].prepare();
  if (reason !== undefined) (CI ? complain : console.error)(`skipped: samples in ${language}, ${reason}`);
  return reason === undefined;
});

const { url, stop } = given === undefined ? await startSandbox() : { url: given, stop: () => Promise.resolve() };
const stage = taskStage(root, url, able.includes('r'));
let run = 0;
for (const language of able) {
  const pages = found.map(({ page, samples }) => ({
    page,
    samples: samples
      .filter((sample) => sample.language === language)
      .map((sample) => ({ ...sample, code: sample.code.replaceAll(DOCUMENTED, url) })),
  }));
  run += pages.flatMap(({ samples }) => samples).length;
  const withSamples = pages.filter(({ samples }) => samples.length > 0);
  (await faultsOnPages(withSamples, language, stage)).forEach(complain);
}
const printed = isWhole
  ? allPages(root).flatMap((page) => pageRequests(readFileSync(path.join(root, page), 'utf8')))
  : [];
for (const request of isWhole ? [...problemExamples(), ...printed] : []) {
  const fault = await requestFault(url, request);
  if (fault !== undefined) complain(fault);
}
await stop();
console.log(`ran ${run} samples of ${found.length} pages`);
