throw new Error('eslint-config-react-app is left out: see docs/adr/0001-one-bundle.md');
