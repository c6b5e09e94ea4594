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

/** Lets the addresses in commands, which wrap, break between their parts. */
const breakAddresses: ShikiTransformer = {
  span(node) {
    if (this.options.lang === 'bash') node.children = node.children.flatMap(broken);
  },
};

/**
 * How code is coloured at build time: themes whose every colour has the contrast of WCAG AA on our backgrounds, and the
 * languages pages show.
 */
export const highlighting = {
  themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } as const,
  langs: ['bash', 'csv', 'http', 'json', 'python', 'r', 'typescript', 'powerquery', 'yaml'] as const,
  defaultLanguage: 'text',
  defaultColor: false as const,
  /** Style sheets and Markdown twins read the language. */
  addLanguageClass: true,
  transformers: [breakAddresses],
};
