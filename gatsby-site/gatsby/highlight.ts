import { createHighlighter } from 'shiki';
import { highlighting } from './highlighting';

const { themes, langs, defaultColor, transformers } = highlighting;

/** Returns code as HTML, highlighted with the colours of MDX pages. */
export type Highlight = (code: string, language: string) => string;

/** Creates the highlighter for code outside MDX pages. */
export async function openHighlight(): Promise<Highlight> {
  const highlighter = await createHighlighter({ themes: Object.values(themes), langs: [...langs] });
  return (code, lang) =>
    highlighter.codeToHtml(code, {
      lang,
      themes,
      defaultColor,
      transformers: [
        ...transformers,
        {
          code(node) {
            this.addClassToHast(node, `language-${lang}`);
          },
        },
      ],
    });
}
