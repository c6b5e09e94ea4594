throw new Error('eslint-plugin-react is left out: see docs/adr/0001-one-bundle.md');
