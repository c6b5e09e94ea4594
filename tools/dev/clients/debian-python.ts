/** The Python that Debian's packages are installed for; another that comes first in the PATH has none of them. */
export const debianPython = '/usr/bin/python3';
