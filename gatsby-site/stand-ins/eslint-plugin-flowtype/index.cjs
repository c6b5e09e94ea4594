throw new Error('eslint-plugin-flowtype is left out: see docs/adr/0001-one-bundle.md');
