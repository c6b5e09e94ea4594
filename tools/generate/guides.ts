import { readdirSync, readFileSync } from 'node:fs';
import { configurationPage } from '@goalsquare/server/configuration';
import { errorsPage } from './errors.js';
import { qualityPage } from './quality.js';
import { recomputePage } from './recompute.js';
import { operatorPages } from './guides/operator-pages.js';
import { headingsWithoutPage, operatorPage, pageOfDocs } from './guides/page-of-docs.js';
import { pythonReference } from './guides/python-reference.js';
import { rReference } from './guides/r-reference.js';
import { sharedPages } from './guides/shared-pages.js';

const root = new URL('../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const helpOfR = (): readonly string[] =>
  readdirSync(new URL('clients/r/man/', root))
    .filter((file) => file.endsWith('.Rd'))
    .sort()
    .map((file) => textOf(`clients/r/man/${file}`));

const generatedDocuments: Readonly<Record<string, () => string>> = {
  'docs/configuration.md': configurationPage,
  'docs/errors.md': errorsPage,
  'docs/quality.md': qualityPage,
  'docs/recompute.md': recomputePage,
};

/** Returns a document. A generated one is as its source makes it, not as it was last written. */
const documentAt = (source: string): string => generatedDocuments[source]?.() ?? textOf(source);

/** Returns the pages of the operators' section. **Throws** for a heading of the operating document without a page. */
function operatorGuides(): readonly (readonly [file: string, text: string])[] {
  const missing = headingsWithoutPage(textOf('docs/operating.md'), operatorPages);
  if (missing.length > 0)
    throw new Error(
      `docs/operating.md: add ${missing.join(', ')} to a page in tools/generate/guides/operator-pages.ts`,
    );
  return operatorPages.map((page) => [
    `gatsby-site/content/operators/${page.name}.mdx`,
    operatorPage(page, documentAt(page.source)),
  ]);
}

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
    ...sharedPages.map(
      (page) => [`${guides}/${page.name}.mdx`, pageOfDocs(page, documentAt(`docs/${page.name}.md`))] as const,
    ),
    ...operatorGuides(),
  ]);
