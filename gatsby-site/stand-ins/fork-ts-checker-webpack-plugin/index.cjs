throw new Error('fork-ts-checker-webpack-plugin is left out: see docs/adr/0001-one-bundle.md');
