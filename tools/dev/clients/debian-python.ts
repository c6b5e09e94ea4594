/**
 * The Python for which Debian packages are installed. Another Python that comes first in the PATH does not have them.
 */
export const debianPython = '/usr/bin/python3';
