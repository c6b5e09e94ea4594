throw new Error('@typescript-eslint/parser is left out: see docs/adr/0001-one-bundle.md');
