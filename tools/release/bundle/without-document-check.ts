import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/**
 * The statement with which express-openapi-validator compiles its document schema for each validator, even with
 * `validateApiSpec: false`.
 */
const COMPILED = 'this.validator = ajvInstance.compile(schema);';

const refused = "this.validator = () => { throw new Error('the bundle does not check documents'); };";

/**
 * Returns a plugin that removes the check of OpenAPI documents from the bundle. Each validator compiles it, which takes
 * most of the time to create a validator. It never runs, because the server sets `validateApiSpec: false` and the build
 * checks the contract. **Throws** if the package has changed.
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
