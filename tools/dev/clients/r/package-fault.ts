import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientEnvironment } from '../part.js';
import { runProgram } from '../run-program.js';

/** Writes an R profile without a package repository, so that the check sends no requests to one. */
function profileWithoutRepository(folder: string): string {
  const contrib = path.join(folder, 'repository/src/contrib');
  const profile = path.join(folder, 'profile.R');
  mkdirSync(contrib, { recursive: true });
  writeFileSync(path.join(contrib, 'PACKAGES'), '');
  writeFileSync(profile, `options(repos = c(CRAN = "file://${path.join(folder, 'repository')}"))\n`);
  return profile;
}

const logIn = (checked: string, name: string): string => readFileSync(path.join(checked, name), 'utf8');

/** Settings that turn off the checks that need other machines. */
const withoutNetwork = { _R_CHECK_CRAN_INCOMING_: 'FALSE', _R_CHECK_SYSTEM_CLOCK_: '0' };

const vignettes = ['goalsquare', 'analyses'];

/** Checks an archive as CRAN does without a server, and returns the status, such as `OK` or `1 NOTE`. */
async function statusOf(folder: string, archive: string): Promise<string> {
  const environment = { ...withoutServer, ...withoutNetwork, R_PROFILE: profileWithoutRepository(folder) };
  const words = ['CMD', 'check', '--as-cran', '--no-manual', '--no-tests', archive];
  await runProgram(folder, environment, 'R', ...words);
  const log = logIn(path.join(folder, 'goalsquare.Rcheck'), '00check.log');
  return /^Status: (.*)$/mu.exec(log)?.[1] ?? 'it ended before its time';
}

/** The environment of a machine without a server. Nothing listens on port 9. */
const withoutServer = {
  GOALSQUARE_URL: '',
  GOALSQUARE_TOKEN: '',
  GOALSQUARE_TOKEN_BASIC: '',
  GOALSQUARE_SANDBOX_URL: 'http://127.0.0.1:9',
};

/** The examples and tests of the checked package. **Shape**: paths in the folder of the check. */
const programs = ['goalsquare-Ex.R', '00_pkg_src/goalsquare/tests/testthat.R'];

/**
 * Builds the package in a folder, with vignettes that call a server, and checks it as CRAN does without a server, where
 * any note is a fault. Then runs the examples and tests of the checked package with a server. To check the whole
 * package again would double the time.
 */
export async function packageFault(environment: ClientEnvironment, folder: string): Promise<string | undefined> {
  if ((await runProgram(folder, { ...environment }, 'R', 'CMD', 'build', path.resolve('clients/r'))) !== 0)
    return 'R CMD build failed';
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  const alone = await statusOf(folder, archive);
  if (alone !== 'OK') return `R CMD check --as-cran without a server: ${alone}`;
  const checked = path.join(folder, 'goalsquare.Rcheck');
  const cases = path.resolve('clients/behaviour/cases.json');
  // A check as CRAN does it sets the last one, too.
  const settings = { ...environment, GOALSQUARE_CASES: cases, R_LIBS: checked, _R_CHECK_LENGTH_1_LOGIC2_: 'TRUE' };
  for (const program of programs) {
    const [of, name] = [path.join(checked, path.dirname(program)), path.basename(program)];
    if ((await runProgram(of, settings, 'R', 'CMD', 'BATCH', '--vanilla', '--no-timing', name, `${name}out`)) === 0)
      continue;
    console.error(logIn(of, `${name}out`));
    return `${program} failed with a server`;
  }
  const calledServer = vignettes.every(
    (name) => !logIn(checked, `goalsquare/doc/${name}.html`).includes('built without a server'),
  );
  return calledServer && /^# A tibble/mu.test(logIn(checked, 'goalsquare-Ex.Rout'))
    ? undefined
    : 'the examples or the vignettes did not call the server';
}
