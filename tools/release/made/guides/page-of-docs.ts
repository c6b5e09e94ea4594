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

/** Matches a hub page that a page of `docs/` names as code. */
const hubPage = /(?<!\[)`(?<route>\/(?:contract-history|corrections|evidence|playground|quality|questions)\/)`(?!\])/gu;

/** Returns the hub's element for a picture in `docs/pictures/`. The hub has a copy of the picture. */
function pictureOnHub(alt: string, file: string): string {
  const svg = textOf(`docs/pictures/${file}`);
  const { width, height } = /width="(?<width>\d+)" height="(?<height>\d+)"/u.exec(svg)?.groups ?? {};
  return `<img src="/images/${file}" width="${width ?? ''}" height="${height ?? ''}" loading="lazy" alt="${alt}" />`;
}

/** A picture of a document. */
const picture = /!\[(?<alt>[^\]"]+)\]\(pictures\/(?<file>[\w-]+\.svg)\)/gu;

/** Returns the file names of the pictures in a document. */
export const picturesIn = (text: string): readonly string[] =>
  [...text.matchAll(picture)].map(({ groups: { file = '' } = {} }) => file);

/**
 * Returns the text of a document for the hub. Links lead to hub pages, pictures are the hub's copies, and comments are
 * removed.
 */
const onHub = (source: string, text: string): string =>
  mdxText(
    text
      .replaceAll(/^<!--[\s\S]*?-->\n+/gmu, '')
      .replaceAll(/(?<!!\[[^\]]*)\]\((?<link>[^()\s]+)\)/gu, (_, link: string) => `](${linkOnHub(link, source)})`)
      .replaceAll(hubPage, '[`$<route>`]($<route>)'),
  ).replaceAll(picture, (_, alt: string, file: string) => pictureOnHub(alt, file));

/** Converts a page of `docs/` to a page of the hub. **Throws** if it does not begin with its title. */
export function pageOfDocs({ name, description, sidebar }: SharedPage, markdown: string): string {
  const source = `docs/${name}.md`;
  const { title, text } = titleAndText(source, markdown);
  return generatedPage({ title, description, sidebar, source }, onHub(source, text));
}

/** Returns the sections of a text by their level 2 headings. The text before the first heading is omitted. */
const sectionsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/^(?=## )/mu)
      .filter((section) => section.startsWith('## '))
      .map((section) => [section.slice(3, section.indexOf('\n')), section.trimEnd()]),
  );

/** Returns the headings of a document that are on none of some pages. */
export const headingsWithoutPage = (markdown: string, pages: readonly OperatorPage[]): readonly string[] =>
  [...sectionsOf(markdown).keys()].filter((heading) => !pages.some(({ headings = [] }) => headings.includes(heading)));

/**
 * Returns a page of the operators' section. **Throws** if the document does not begin with its title, or if one of the
 * page's headings is missing.
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
