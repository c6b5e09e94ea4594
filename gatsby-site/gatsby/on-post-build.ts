import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import contract from '@goalsquare/openapi/openapi.json';
import tables from '@goalsquare/openapi/tables.json';
import type { GatsbyNode } from 'gatsby';

/**
 * Copies the contract for the page `/api/`. For hosts that only serve files it also copies the contract and its tables
 * to the paths at which our server serves them.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }) => {
  const {
    program: { directory },
  } = (store.getState as () => { readonly program: { readonly directory: string } })();
  const files = { 'api/contract.json': contract, 'openapi.json': contract, 'tables.json': tables };
  for (const [name, value] of Object.entries(files)) {
    await writeFile(path.join(directory, 'public', name), JSON.stringify(value));
  }
};
