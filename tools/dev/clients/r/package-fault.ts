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

/** Checks an archive as CRAN does and returns the status of the check, such as `OK` or `1 NOTE`. */
async function statusOf(
  environment: Readonly<Record<string, string>>,
  folder: string,
  archive: string,
  ...options: readonly string[]
): Promise<string> {
  await runProgram(
    folder,
    { ...environment, ...withoutNetwork, R_PROFILE: profileWithoutRepository(folder) },
    'R',
    'CMD',
    'check',
    '--as-cran',
    '--no-manual',
    ...options,
    archive,
  );
  const checked = path.join(folder, 'goalsquare.Rcheck');
  return /^Status: (.*)$/mu.exec(logIn(checked, '00check.log'))?.[1] ?? 'it ended before its time';
}

/** The environment of a machine without a server. Nothing listens on port 9. */
const withoutServer = {
  GOALSQUARE_URL: '',
  GOALSQUARE_TOKEN: '',
  GOALSQUARE_TOKEN_BASIC: '',
  GOALSQUARE_SANDBOX_URL: 'http://127.0.0.1:9',
};

/**
 * Builds the package in a folder and checks it twice as CRAN does. Without a server, any note is a fault. With a
 * server, which its tests, examples and vignettes call, an error or warning is a fault.
 */
export async function packageFault(environment: ClientEnvironment, folder: string): Promise<string | undefined> {
  if ((await runProgram(folder, { ...environment }, 'R', 'CMD', 'build', path.resolve('clients/r'))) !== 0)
    return 'R CMD build failed';
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  const alone = await statusOf(withoutServer, folder, archive, '--no-tests');
  if (alone !== 'OK') return `R CMD check --as-cran without a server: ${alone}`;
  const cases = path.resolve('clients/behaviour/cases.json');
  const status = await statusOf({ ...environment, GOALSQUARE_CASES: cases }, folder, archive);
  const checked = path.join(folder, 'goalsquare.Rcheck');
  if (!/^(?:OK|\d+ NOTEs?)$/u.test(status)) {
    for (const name of readdirSync(path.join(checked, 'tests')).filter((file) => file.endsWith('.fail')))
      console.error(logIn(checked, `tests/${name}`));
    return `R CMD check --as-cran: ${status}`;
  }
  const calledServer = vignettes.every(
    (name) => !logIn(checked, `goalsquare/doc/${name}.html`).includes('built without a server'),
  );
  return calledServer && /^# A tibble/mu.test(logIn(checked, 'goalsquare-Ex.Rout'))
    ? undefined
    : 'the examples or the vignettes did not call the server';
}
