throw new Error('@graphql-codegen/add is left out: see docs/adr/0090-weight-of-the-installation.md');
