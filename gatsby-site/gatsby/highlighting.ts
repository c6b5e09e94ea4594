import type { ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { addressParts } from '../src/contract/breaks';

const mayBreak = (): ElementContent => ({ type: 'element', tagName: 'wbr', properties: {}, children: [] });

const broken = (node: ElementContent): readonly ElementContent[] =>
  node.type === 'text'
    ? addressParts(node.value).flatMap((value, at): readonly ElementContent[] => [
        ...(at > 0 ? [mayBreak()] : []),
        { type: 'text', value },
      ])
    : [node];

/** Lets a long address in a shell command wrap between its parts. */
const breakAddresses: ShikiTransformer = {
  span(node) {
    if (this.options.lang === 'bash') node.children = node.children.flatMap(broken);
  },
};

/**
 * Options for highlighting code at build time. Every colour of the themes has WCAG AA contrast on our backgrounds. The
 * languages are those that pages contain.
 */
export const highlighting = {
  themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } as const,
  langs: ['bash', 'csv', 'http', 'json', 'python', 'r', 'typescript', 'powerquery', 'yaml'] as const,
  defaultLanguage: 'text',
  defaultColor: false as const,
  /** Adds the language to each block as a class, which style sheets and Markdown twins read. */
  addLanguageClass: true,
  transformers: [breakAddresses],
};
