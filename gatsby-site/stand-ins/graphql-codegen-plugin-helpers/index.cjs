throw new Error('@graphql-codegen/plugin-helpers is left out: see docs/adr/0090-weight-of-the-installation.md');
