throw new Error('@graphql-codegen/typescript-operations is left out: see docs/adr/0090-weight-of-the-installation.md');
