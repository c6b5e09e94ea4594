throw new Error('inquirer is left out: see docs/adr/0001-one-bundle.md');
