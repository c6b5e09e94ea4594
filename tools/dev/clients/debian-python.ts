import { succeeds } from './debian.js';

/**
 * The Python for which Debian packages are installed. Another Python that comes first in the PATH does not have them.
 */
export const debianPython = '/usr/bin/python3';

const allFound = 'import sys; from importlib.util import find_spec; sys.exit(not all(map(find_spec, sys.argv[1:])))';

/** Whether that Python finds modules. Loading them would take seconds. */
export const hasModules = (...names: readonly string[]): boolean => succeeds(debianPython, '-c', allFound, ...names);
