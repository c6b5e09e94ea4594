throw new Error('eslint-plugin-import is left out: see docs/adr/0090-weight-of-the-installation.md');
