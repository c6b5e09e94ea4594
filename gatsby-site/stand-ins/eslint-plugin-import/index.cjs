throw new Error('eslint-plugin-import is left out: see docs/adr/0001-one-bundle.md');
