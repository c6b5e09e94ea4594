throw new Error('xml-but-prettier is left out: see docs/adr/0090-weight-of-the-installation.md');
