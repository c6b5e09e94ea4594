throw new Error('core-js is left out: see docs/adr/0090-weight-of-the-installation.md');
