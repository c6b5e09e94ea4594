import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientEnvironment } from '../part.js';
import { runProgram } from '../run-program.js';

/** A profile of R whose repository of packages is empty, so that the check asks no other machine for one. */
function profileWithoutRepository(folder: string): string {
  const contrib = path.join(folder, 'repository/src/contrib');
  const profile = path.join(folder, 'profile.R');
  mkdirSync(contrib, { recursive: true });
  writeFileSync(path.join(contrib, 'PACKAGES'), '');
  writeFileSync(profile, `options(repos = c(CRAN = "file://${path.join(folder, 'repository')}"))\n`);
  return profile;
}

const logIn = (checked: string, name: string): string => readFileSync(path.join(checked, name), 'utf8');

/**
 * Builds the package in a folder and checks it, its tests, examples and vignette calling the server. An error or
 * warning of the check is a fault.
 */
export async function packageFault(environment: ClientEnvironment, folder: string): Promise<string | undefined> {
  if ((await runProgram(folder, { ...environment }, 'R', 'CMD', 'build', path.resolve('clients/r'))) !== 0)
    return 'R CMD build failed';
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  await runProgram(
    folder,
    {
      ...environment,
      R_PROFILE: profileWithoutRepository(folder),
      GOALSQUARE_CASES: path.resolve('clients/behaviour/cases.json'),
    },
    'R',
    'CMD',
    'check',
    '--no-manual',
    archive,
  );
  const checked = path.join(folder, 'goalsquare.Rcheck');
  const status = /^Status: (.*)$/mu.exec(logIn(checked, '00check.log'))?.[1];
  if (status === undefined || /ERROR|WARNING/u.test(status)) {
    for (const name of readdirSync(path.join(checked, 'tests')).filter((file) => file.endsWith('.fail')))
      console.error(logIn(checked, `tests/${name}`));
    return `R CMD check: ${status ?? 'it ended before its time'}`;
  }
  return /^# A tibble/mu.test(logIn(checked, 'goalsquare-Ex.Rout')) &&
    !logIn(checked, 'goalsquare/doc/goalsquare.html').includes('built without a server')
    ? undefined
    : 'the examples or the vignette did not call the server';
}
