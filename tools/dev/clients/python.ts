import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensure } from './debian.js';
import { debianPython, hasModules } from './debian-python.js';
import type { ClientEnvironment, ClientPart } from './part.js';
import { folderWith, polars, pyarrow, type OptionalModule } from './optional-modules.js';
import { runProgram } from './run-program.js';
import { wheelFault } from './wheel-fault.js';

const packages =
  'python3-pandas python3-httpx python3-pytest python3-build python3-hatchling python3-pip python3-platformdirs python3-matplotlib python3-nbclient python3-ipykernel mypy'.split(
    ' ',
  );
const modules = 'pandas httpx pytest build hatchling pip platformdirs matplotlib nbclient ipykernel mypy'.split(' ');

/** Returns the path on which the interpreter finds modules that pip has installed. */
function optionalPath(): Readonly<Record<string, string>> {
  const folderOf = (module: OptionalModule): string | readonly string[] => {
    const folder = fileURLToPath(new URL(`../../../.cache/${module.name}`, import.meta.url));
    return folderWith(module, debianPython, folder, console.log) ?? [];
  };
  const folders = [polars, pyarrow].flatMap(folderOf);
  return folders.length === 0 ? {} : { PYTHONPATH: folders.join(path.delimiter) };
}

async function run(environment: ClientEnvironment): Promise<number> {
  const all = { ...optionalPath(), ...environment, PYTHONDONTWRITEBYTECODE: '1' };
  const words = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'];
  const status = await runProgram('clients/python', all, debianPython, ...words);
  const fault = wheelFault(debianPython);
  if (fault !== undefined) console.error(fault);
  return status === 0 && fault !== undefined ? 1 : status;
}

/** The package in clients/python: its tests, and the installation of the released wheel. */
export const python: ClientPart = {
  name: 'Python',
  prepare: () => ensure(() => hasModules(...modules), packages),
  run,
};
