/*
 * Gatsby starts Parcel to compile gatsby-config.ts and gatsby-node.ts. The documentation has neither: esbuild compiles
 * them before Gatsby starts. So this finds no bundles, as Parcel would.
 */
const { existsSync } = require('node:fs');

exports.Parcel = class {
  run() {
    const found = ['gatsby-config.ts', 'gatsby-node.ts'].find((name) => existsSync(name));
    return found === undefined
      ? Promise.resolve({ bundleGraph: { getBundles: () => [] } })
      : Promise.reject(new Error(`${found} cannot be compiled here: move it to gatsby-site/gatsby`));
  }
};

exports.LMDBCache = class {};
