throw new Error('xml-but-prettier is left out: see docs/adr/0001-one-bundle.md');
