import type { PageFacts } from './built-page.js';
import type { Edition } from './edition.js';
import { twinRoute } from './markdown-twin.js';

type Listed = Pick<PageFacts, 'route' | 'title' | 'description' | 'isListed'>;

interface Part {
  readonly title: string;
  /** Matches the routes of the part's pages. */
  readonly begins: RegExp;
  /** Whether the index names each page of the part. Pages of other parts appear only in the list of their part. */
  readonly isInIndex?: true;
}

/** Parts of the hub in reading order. A page belongs to the first part that matches, otherwise to the last part. */
const parts: readonly Part[] = [
  { title: 'Guides', begins: /^\/guides\//u, isInIndex: true },
  { title: 'Operators', begins: /^\/operators\//u, isInIndex: true },
  { title: 'API reference', begins: /^\/api\//u },
  { title: 'Metrics', begins: /^\/metrics\//u },
  { title: 'Blog', begins: /^\/blog\//u },
  { title: 'Release notes', begins: /^\/release-notes\//u },
  { title: 'Docs', begins: /^\//u, isInIndex: true },
];

const partOf = (route: string): Part | undefined => parts.find(({ begins }) => begins.test(route));

/** Returns the route of a part's page list. */
const listRoute = ({ title }: Part): string => `/llms/${title.toLowerCase().replaceAll(' ', '-')}.txt`;

const pagesOf = (pages: readonly Listed[], part: Part): readonly Listed[] =>
  pages.filter(({ isListed, route }) => isListed && !route.startsWith('/blog/tags/') && partOf(route) === part);

/** Returns a page list for each part, by route. It has the title, link and description of each page. */
export const llmsLists = (pages: readonly Listed[], { origin }: Pick<Edition, 'origin'>): ReadonlyMap<string, string> =>
  new Map(
    parts.map((part) => [
      listRoute(part),
      [
        `# ${part.title}`,
        '',
        ...pagesOf(pages, part).map(
          ({ route, title, description }) => `- [${title}](${origin}${twinRoute(route)}): ${description}`,
        ),
        '',
      ].join('\n'),
    ]),
  );

/**
 * Returns the index for language models: how to begin, the explanatory pages, and links to the lists of all pages. It
 * is short enough to be read whole. **Source**: llmstxt.org.
 */
export function llmsTxt(
  pages: readonly Listed[],
  { title, description }: { readonly title: string; readonly description: string },
): string {
  const named = parts.filter(({ isInIndex }) => isInIndex === true);
  return [
    `# ${title}`,
    '',
    `> ${description}`,
    '',
    'Links are relative to the address of this file. Every page has a Markdown twin: index.md in its folder.',
    '',
    '## Begin',
    '',
    '- [Skill](/skill.md): how to answer questions with the API',
    '- [Contract](/openapi.json): OpenAPI, every operation',
    '- [Common cases](/arazzo.json): Arazzo, calls that build on each other',
    '- [Catalogue](/.well-known/api-catalog): where contract, documentation and state are',
    '- [All text](/llms-full.txt): docs, guides and the pages for operators in one file',
    '',
    ...named.flatMap((part) => [
      `## ${part.title}`,
      '',
      ...pagesOf(pages, part).map((page) => `- [${page.title}](${twinRoute(page.route)})`),
      '',
    ]),
    '## Lists with a sentence for each page',
    '',
    ...parts.map((part) => `- [${part.title}](${listRoute(part)}): ${pagesOf(pages, part).length} pages`),
    '',
  ].join('\n');
}

/** Returns the docs, the guides and the operators' pages as one text. */
export const llmsFullTxt = (twins: readonly { readonly route: string; readonly text: string }[]): string =>
  twins
    .filter(({ route }) => partOf(route)?.isInIndex === true)
    .map(({ route, text }) => `Source: ${route}\n\n${text}`)
    .join('\n\n');
