import { linkOnHub } from './docs-routes.js';
import { generatedPage, mdxText } from './mdx-text.js';
import type { OperatorPage } from './operator-pages.js';
import type { SharedPage } from './shared-pages.js';
import { textOf } from './text-of.js';

/** Returns the title and the text of a document. **Throws** if it does not begin with its title. */
function titleAndText(source: string, markdown: string): { readonly title: string; readonly text: string } {
  const { title, text } = /^# (?<title>.+)\n+(?<text>[\s\S]*)$/u.exec(markdown)?.groups ?? {};
  if (title === undefined || text === undefined) throw new Error(`${source} does not begin with its title`);
  return { title, text };
}

/** A page of the hub that a page of `docs/` names as code. */
const hubPage = /(?<!\[)`(?<route>\/(?:contract-history|corrections|evidence|playground|quality|questions)\/)`(?!\])/gu;

/** Returns a picture of `docs/pictures/` as an element of the hub, which has a copy of it. */
function pictureOnHub(alt: string, file: string): string {
  const svg = textOf(`docs/pictures/${file}`);
  const { width, height } = /width="(?<width>\d+)" height="(?<height>\d+)"/u.exec(svg)?.groups ?? {};
  return `<img src="/images/${file}" width="${width ?? ''}" height="${height ?? ''}" loading="lazy" alt="${alt}" />`;
}

/** A picture of a document. */
const picture = /!\[(?<alt>[^\]"]+)\]\(pictures\/(?<file>[\w-]+\.svg)\)/gu;

/** Returns the names of the pictures of a document that the hub shows too. */
export const picturesIn = (text: string): readonly string[] =>
  [...text.matchAll(picture)].map(({ groups: { file = '' } = {} }) => file);

/**
 * Returns the text of a document for the hub: links lead to the hub's pages, pictures are the hub's, and comments are
 * removed.
 */
const onHub = (source: string, text: string): string =>
  mdxText(
    text
      .replaceAll(/^<!--[\s\S]*?-->\n+/gmu, '')
      .replaceAll(/(?<!!\[[^\]]*)\]\((?<link>[^()\s]+)\)/gu, (_, link: string) => `](${linkOnHub(link, source)})`)
      .replaceAll(hubPage, '[`$<route>`]($<route>)'),
  ).replaceAll(picture, (_, alt: string, file: string) => pictureOnHub(alt, file));

/** Returns a page of `docs/` as a page of the hub. **Throws** if it does not begin with its title. */
export function pageOfDocs({ name, description, sidebar }: SharedPage, markdown: string): string {
  const source = `docs/${name}.md`;
  const { title, text } = titleAndText(source, markdown);
  return generatedPage({ title, description, sidebar, source }, onHub(source, text));
}

/** Returns the sections of a text by their headings of level 2. The text before the first heading is omitted. */
const sectionsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/^(?=## )/mu)
      .filter((section) => section.startsWith('## '))
      .map((section) => [section.slice(3, section.indexOf('\n')), section.trimEnd()]),
  );

/** Returns the headings of a document that none of some pages has. */
export const headingsWithoutPage = (markdown: string, pages: readonly OperatorPage[]): readonly string[] =>
  [...sectionsOf(markdown).keys()].filter((heading) => !pages.some(({ headings = [] }) => headings.includes(heading)));

/**
 * Returns a page of the operators' section. **Throws** if the document does not begin with its title, or lacks one of
 * the headings.
 */
export function operatorPage(
  { title, description, sidebar, source, headings }: OperatorPage,
  markdown: string,
): string {
  const { text } = titleAndText(source, markdown);
  const sections = sectionsOf(text);
  const parts = headings?.map((heading) => {
    const section = sections.get(heading);
    if (section === undefined)
      throw new Error(`${source} has no heading "${heading}", which tools/release/made/guides/operator-pages.ts names`);
    return section;
  });
  return generatedPage(
    { title, description, sidebar, source },
    onHub(source, parts === undefined ? text : `${parts.join('\n\n')}\n`),
  );
}
