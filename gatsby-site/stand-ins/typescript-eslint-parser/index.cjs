throw new Error('@typescript-eslint/parser is left out: see docs/adr/0090-weight-of-the-installation.md');
