throw new Error('@apitools/openapi-parser is left out: see docs/adr/0001-one-bundle.md');
