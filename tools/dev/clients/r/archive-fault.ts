import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rPackage } from '../../../release/r-package.js';
import { versionOf } from '../../../release/version-places.js';
import type { ClientEnvironment } from '../part.js';
import { runProgram } from '../run-program.js';

const ANY_DATE = '2026-01-02';

/** Installs the released archive and loads the package. Returns the fault. **Empty**: `undefined` if there is none. */
export async function archiveFault(environment: ClientEnvironment, folder: string): Promise<string | undefined> {
  const version = versionOf('.');
  const { name, bytes } = rPackage('clients/r', version, ANY_DATE);
  const library = path.join(folder, 'library');
  mkdirSync(library);
  writeFileSync(path.join(folder, name), bytes);
  if ((await runProgram(folder, { ...environment }, 'R', 'CMD', 'INSTALL', `--library=${library}`, name)) !== 0)
    return 'the released archive cannot be installed';
  const code = 'library(goalsquare, lib.loc = "library"); cat(format(packageVersion("goalsquare", "library")))';
  const { stdout } = spawnSync('Rscript', ['-e', code], { cwd: folder, encoding: 'utf8' });
  return stdout === version ? undefined : `the installed archive has version "${stdout}", not ${version}`;
}
