import { fileURLToPath } from 'node:url';
import { ensure, succeeds } from './debian.js';
import { debianPython } from './debian-python.js';
import type { ClientPart } from './part.js';
import { withPolars } from './polars.js';
import { runProgram } from './run-program.js';

const packages = [
  'python3-pandas',
  'python3-httpx',
  'python3-pytest',
  'python3-build',
  'python3-hatchling',
  'python3-pip',
  'python3-platformdirs',
  'python3-matplotlib',
  'mypy',
];
const modules = 'pandas, httpx, pytest, build, hatchling.build, pip, platformdirs, matplotlib, mypy.api';
const folderOfPolars = fileURLToPath(new URL('../../.cache/polars', import.meta.url));

/** The package in clients/python. */
export const python: ClientPart = {
  name: 'Python',
  prepare: () => ensure(() => succeeds(debianPython, '-c', `import ${modules}`), packages),
  run: (environment) =>
    runProgram(
      'clients/python',
      { ...withPolars(debianPython, folderOfPolars, console.log), ...environment, PYTHONDONTWRITEBYTECODE: '1' },
      debianPython,
      '-m',
      'pytest',
      '-q',
      '-p',
      'no:cacheprovider',
    ),
};
