throw new Error('lit is left out: see docs/adr/0001-one-bundle.md');
