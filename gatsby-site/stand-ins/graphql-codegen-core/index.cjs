/** Gatsby loads the package in any case, and calls this only to generate types of queries. */
exports.codegen = () => {
  throw new Error('@graphql-codegen/core is left out: see docs/adr/0001-one-bundle.md');
};
