throw new Error('@typescript-eslint/eslint-plugin is left out: see docs/adr/0001-one-bundle.md');
