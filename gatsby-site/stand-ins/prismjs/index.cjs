throw new Error('prismjs is left out: see docs/adr/0001-one-bundle.md');
