import { ensure, succeeds } from './debian.js';
import type { ClientPart } from './part.js';
import { runProgram } from './run-program.js';

const interpreter = '/usr/bin/python3';
const packages = ['python3-pandas', 'python3-httpx', 'python3-pytest', 'python3-build', 'python3-hatchling', 'python3-pip', 'python3-platformdirs', 'mypy'];
const modules = 'pandas, httpx, pytest, build, hatchling.build, pip, platformdirs, mypy.api';

/** The package in clients/python. */
export const python: ClientPart = {
  name: 'Python',
  prepare: () => ensure(() => succeeds(interpreter, '-c', `import ${modules}`), packages),
  run: (environment) => runProgram('clients/python', { ...environment, PYTHONDONTWRITEBYTECODE: '1' }, interpreter, '-m', 'pytest', '-q', '-p', 'no:cacheprovider'),
};
