throw new Error('core-js is left out: see docs/adr/0001-one-bundle.md');
