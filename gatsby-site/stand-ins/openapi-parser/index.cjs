throw new Error('@apitools/openapi-parser is left out: see docs/adr/0090-weight-of-the-installation.md');
