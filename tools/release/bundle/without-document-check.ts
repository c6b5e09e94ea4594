import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Schemas that express-openapi-validator compiles for each validator, even with `validateApiSpec: false`. */
const COMPILED = 'this.validator = ajvInstance.compile(schema);';

const refused = "this.validator = () => { throw new Error('the bundle does not check documents'); };";

/**
 * Leaves out the check of OpenAPI documents, which each validator compiles and never runs: the server has
 * `validateApiSpec: false`, and the build checks the contract. Compiling it took most of the time in which a validator
 * is made. **Throws** if the package has changed.
 */
export const withoutDocumentCheck = (): Plugin => ({
  name: 'without-document-check',
  setup: (build) => {
    build.onLoad(
      { filter: /express-openapi-validator\/dist\/framework\/openapi\.schema\.validator\.js$/ },
      ({ path }) => {
        const text = readFileSync(path, 'utf8');
        if (!text.includes(COMPILED)) throw new Error(`${path} does not contain: ${COMPILED}`);
        return { contents: text.replace(COMPILED, refused), loader: 'js' };
      },
    );
  },
});
