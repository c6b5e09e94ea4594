throw new Error('fork-ts-checker-webpack-plugin is left out: see docs/adr/0090-weight-of-the-installation.md');
