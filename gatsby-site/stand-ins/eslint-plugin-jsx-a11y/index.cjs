throw new Error('eslint-plugin-jsx-a11y is left out: see docs/adr/0001-one-bundle.md');
