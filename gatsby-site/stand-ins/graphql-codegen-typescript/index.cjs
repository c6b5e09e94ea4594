throw new Error('@graphql-codegen/typescript is left out: see docs/adr/0090-weight-of-the-installation.md');
