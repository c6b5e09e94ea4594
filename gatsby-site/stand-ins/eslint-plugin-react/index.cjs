throw new Error('eslint-plugin-react is left out: see docs/adr/0090-weight-of-the-installation.md');
