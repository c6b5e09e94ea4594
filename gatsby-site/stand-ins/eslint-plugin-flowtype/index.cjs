throw new Error('eslint-plugin-flowtype is left out: see docs/adr/0090-weight-of-the-installation.md');
