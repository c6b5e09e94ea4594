throw new Error('@graphql-codegen/plugin-helpers is left out: see docs/adr/0001-one-bundle.md');
