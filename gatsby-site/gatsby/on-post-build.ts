import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import contract from '@goalsquare/openapi/openapi.json';
import tables from '@goalsquare/openapi/tables.json';
import type { GatsbyNode } from 'gatsby';

/**
 * Copies the contract and its tables next to the pages, for hosts that only serve files. The server serves both itself.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }) => {
  const {
    program: { directory },
  } = (store.getState as () => { readonly program: { readonly directory: string } })();
  for (const [name, value] of Object.entries({ 'openapi.json': contract, 'tables.json': tables })) {
    await writeFile(path.join(directory, 'public', name), JSON.stringify(value));
  }
};
