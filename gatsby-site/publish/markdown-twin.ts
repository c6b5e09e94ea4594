import type { Element, ElementContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { BuiltPage } from './built-page.js';
import { hasClass } from './elements.js';

/** Elements that serve only interaction or decoration. */
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

const isText = (node: ElementContent | undefined): boolean => node?.type === 'text' && node.value.trim() === '';

/** Whether a node is readable content rather than a comment, a control or a loading state. */
const isKept = (node: ElementContent): boolean =>
  node.type === 'text' ||
  (node.type === 'element' &&
    !dropped.has(node.tagName) &&
    !hasClass(node, 'heading-link') &&
    !hasClass(node, 'spinner') &&
    node.properties.role !== 'status' &&
    node.properties.ariaHidden !== 'true');

const inline: ReadonlySet<string> = new Set(['a', 'b', 'code', 'em', 'span', 'strong', 'time']);
const isInline = (node: ElementContent | undefined): boolean => node?.type === 'element' && inline.has(node.tagName);

/** Inserts a space between inline elements, which only the style sheet separates. */
const apart = (nodes: readonly ElementContent[]): readonly ElementContent[] =>
  nodes.flatMap((node, at) =>
    isInline(node) && isInline(nodes[at - 1]) ? [{ type: 'text', value: ' ' } as const, node] : [node],
  );

/** Returns a node reduced to its readable content. */
function readable(node: ElementContent): ElementContent {
  if (node.type === 'text') return { type: 'text', value: node.value };
  return node.type === 'element' ? readableElement(node) : node;
}

function readableElement({ type, tagName, properties, children }: Element): Element {
  if (tagName === 'pre') return { type, tagName, properties, children };
  const read = children.filter(isKept).map(readable);
  const shown = tagName === 'figure' ? read.map(unfolded) : read;
  return { type, tagName, properties, children: [...apart(shown.filter((child) => !isEmptyDetails(child)))] };
}

/** Returns the table behind a picture without the label that expands it. */
const unfolded = (node: ElementContent): ElementContent =>
  node.type === 'element' && node.tagName === 'details'
    ? { ...node, tagName: 'div', children: node.children.filter((child) => !isSummary(child)) }
    : node;

const isSummary = (node: ElementContent): boolean => node.type === 'element' && node.tagName === 'summary';
const isEmptyDetails = (node: ElementContent): boolean =>
  node.type === 'element' &&
  node.tagName === 'details' &&
  node.children.every((child) => isSummary(child) || isText(child));

const written = (main: Element): string =>
  toMarkdown(toMdast(readableElement(main)), {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    fences: true,
    rule: '-',
  });

/** The path of a page's twin. */
export const twinRoute = (route: string): string => `${route}index.md`;

/** Returns a page as Markdown, for programs. **Empty**: `undefined` if the page has moved or has nothing to read. */
export const markdownTwin = ({ main, movedTo }: Pick<BuiltPage, 'main' | 'movedTo'>): string | undefined =>
  main === undefined || movedTo !== undefined ? undefined : written(main);
