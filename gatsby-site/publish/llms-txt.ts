import type { PageFacts } from './built-page.js';
import type { Edition } from './edition.js';
import { twinRoute } from './markdown-twin.js';

type Listed = Pick<PageFacts, 'route' | 'title' | 'description' | 'isListed'>;

/** Parts of the hub by how their routes begin, in reading order; the first that fits holds. */
const parts: readonly (readonly [title: string, begins: RegExp])[] = [
  ['API reference', /^\/api\//u],
  ['Guides', /^\/guides\//u],
  ['Operators', /^\/operators\//u],
  ['Metrics', /^\/metrics\//u],
  ['Blog', /^\/blog\//u],
  ['Release notes', /^\/release-notes\//u],
  ['Docs', /^\//u],
];
const shown = ['Docs', 'Guides', 'Operators', 'API reference', 'Metrics', 'Blog', 'Release notes'];

/** The part of the hub a page belongs to. */
const partOf = (route: string): string => parts.find(([, begins]) => begins.test(route))?.[0] ?? '';

const line = ({ route, title, description }: Listed, origin: string): string =>
  `- [${title}](${origin}${twinRoute(route)}): ${description}`;

/** The pages by part, for language models. **Source**: llmstxt.org. */
export function llmsTxt(
  pages: readonly Listed[],
  { origin }: Pick<Edition, 'origin'>,
  { title, description }: { readonly title: string; readonly description: string },
): string {
  const listed = pages.filter(({ isListed, route }) => isListed && !route.startsWith('/blog/tags/'));
  const written = shown.map((part) =>
    [
      `## ${part}`,
      '',
      ...listed.filter(({ route }) => partOf(route) === part).map((page) => line(page, origin)),
      '',
    ].join('\n'),
  );
  return [
    `# ${title}`,
    '',
    `> ${description}`,
    '',
    `The contract is at ${origin}/openapi.json. Every page has a Markdown twin, index.md in its folder; ${origin}/llms-full.txt holds the docs, the guides and the pages for operators whole.`,
    '',
    ...written,
  ].join('\n');
}

/** The docs, the guides and the pages for operators in one text. */
export const llmsFullTxt = (
  twins: readonly { readonly route: string; readonly text: string }[],
  { origin }: Pick<Edition, 'origin'>,
): string =>
  twins
    .filter(({ route }) => ['Docs', 'Guides', 'Operators'].includes(partOf(route)))
    .map(({ route, text }) => `Source: ${origin}${route}\n\n${text}`)
    .join('\n\n');
