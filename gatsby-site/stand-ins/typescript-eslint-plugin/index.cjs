throw new Error('@typescript-eslint/eslint-plugin is left out: see docs/adr/0090-weight-of-the-installation.md');
