import { readdirSync } from 'node:fs';
import { operatorPages } from './guides/operator-pages.js';
import { headingsWithoutPage, operatorPage, pageOfDocs, picturesIn } from './guides/page-of-docs.js';
import { pythonReference } from './guides/python-reference.js';
import { rReference } from './guides/r-reference.js';
import { sharedPages } from './guides/shared-pages.js';
import { textOf } from './guides/text-of.js';

const root = new URL('../../../', import.meta.url);
const helpOfR = (): readonly string[] =>
  readdirSync(new URL('clients/r/man/', root))
    .filter((file) => file.endsWith('.Rd'))
    .sort()
    .map((file) => textOf(`clients/r/man/${file}`));

/** Returns the text of a document in the repository. */
type Documents = (file: string) => string;

/** Returns the pages of the operators' section. **Throws** if a heading of the operating document is on no page. */
function operatorGuides(documentAt: Documents): readonly (readonly [file: string, text: string])[] {
  const missing = headingsWithoutPage(documentAt('docs/operating.md'), operatorPages);
  if (missing.length > 0)
    throw new Error(
      `docs/operating.md: add ${missing.join(', ')} to a page in tools/release/made/guides/operator-pages.ts`,
    );
  return operatorPages.map((page) => [
    `gatsby-site/content/operators/${page.name}.mdx`,
    operatorPage(page, documentAt(page.source)),
  ]);
}

const folder = 'gatsby-site/content/guides';

/**
 * Returns the generated hub pages and the pictures they use, by path. The pages are the package references, the
 * section for operators, and the pages of `docs/` that the hub also shows.
 */
export function guides(documentAt: Documents = textOf): ReadonlyMap<string, string> {
  const documents = sharedPages.map((page) => [page, documentAt(`docs/${page.name}.md`)] as const);
  const pictures = new Set(
    [...documents.map(([, text]) => text), ...operatorPages.map(({ source }) => documentAt(source))].flatMap(
      picturesIn,
    ),
  );
  return new Map([
    [
      `${folder}/support-packages/python-package-documentation.mdx`,
      pythonReference(textOf('clients/python/docs/api.md'), textOf('clients/python/docs/errors.md')),
    ],
    [`${folder}/support-packages/r-package-documentation.mdx`, rReference(helpOfR())],
    ...documents.map(([page, text]) => [`${folder}/${page.name}.mdx`, pageOfDocs(page, text)] as const),
    ...operatorGuides(documentAt),
    ...[...pictures].map((file) => [`gatsby-site/static/images/${file}`, documentAt(`docs/pictures/${file}`)] as const),
  ]);
}
