throw new Error('lit is left out: see docs/adr/0090-weight-of-the-installation.md');
