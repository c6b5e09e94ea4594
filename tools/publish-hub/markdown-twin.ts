import type { Element, ElementContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { BuiltPage } from './built-page.js';
import { hasClass } from './elements.js';

/** What is for hands and eyes alone. */
const dropped: ReadonlySet<string> = new Set([
  'nav',
  'script',
  'style',
  'button',
  'form',
  'svg',
  'input',
  'select',
  'dialog',
]);

const isKept = (node: ElementContent): boolean =>
  node.type !== 'element' ||
  (!dropped.has(node.tagName) && !hasClass(node, 'heading-link') && node.properties.ariaHidden !== 'true');

const readable = <T extends ElementContent>(node: T): T =>
  node.type === 'element' ? { ...node, children: node.children.filter(isKept).map(readable) } : node;

const written = (main: Element): string =>
  toMarkdown(toMdast(readable(main)), {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    fences: true,
    rule: '-',
  });

/** Where the twin of a page is. */
export const twinRoute = (route: string): string => `${route}index.md`;

/** A page as Markdown, for programs that read. **Empty**: `undefined` where it has nothing to read. */
export const markdownTwin = ({ main, movedTo }: Pick<BuiltPage, 'main' | 'movedTo'>): string | undefined =>
  main === undefined || movedTo !== undefined ? undefined : written(main);
