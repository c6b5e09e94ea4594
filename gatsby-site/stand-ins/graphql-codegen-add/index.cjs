throw new Error('@graphql-codegen/add is left out: see docs/adr/0001-one-bundle.md');
