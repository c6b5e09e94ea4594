throw new Error('@graphql-codegen/typescript is left out: see docs/adr/0001-one-bundle.md');
