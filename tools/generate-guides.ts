import { readdirSync, readFileSync } from 'node:fs';
import { qualityPage } from './generate-quality.js';
import { recomputePage } from './generate-recompute.js';
import { pageOfDocs, sharedPages } from './guides/page-of-docs.js';
import { pythonReference } from './guides/python-reference.js';
import { rReference } from './guides/r-reference.js';

const root = new URL('../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const helpOfR = (): readonly string[] =>
  readdirSync(new URL('clients/r/man/', root))
    .filter((file) => file.endsWith('.Rd'))
    .sort()
    .map((file) => textOf(`clients/r/man/${file}`));

/** A page of `docs/`; one that is generated as it will be, and not as it was. */
const textOfDocs = (name: string): string => {
  const page = { quality: qualityPage, recompute: recomputePage }[name];
  return page === undefined ? textOf(`docs/${name}.md`) : page();
};

const guides = 'gatsby-site/content/guides';

/**
 * The pages of the hub that are written elsewhere: the references of the packages, and the pages of `docs/` that it has
 * too.
 */
export const generateGuides = (): ReadonlyMap<string, string> =>
  new Map([
    [
      `${guides}/support-packages/python-package-documentation.mdx`,
      pythonReference(textOf('clients/python/docs/api.md'), textOf('clients/python/docs/errors.md')),
    ],
    [`${guides}/support-packages/r-package-documentation.mdx`, rReference(helpOfR())],
    ...sharedPages.map((page) => [`${guides}/${page.name}.mdx`, pageOfDocs(page, textOfDocs(page.name))] as const),
  ]);
