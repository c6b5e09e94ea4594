throw new Error('@graphql-codegen/typescript-operations is left out: see docs/adr/0001-one-bundle.md');
