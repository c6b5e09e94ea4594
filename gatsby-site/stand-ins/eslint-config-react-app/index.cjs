throw new Error('eslint-config-react-app is left out: see docs/adr/0090-weight-of-the-installation.md');
