/** Converts Markdown to MDX: escapes characters that would begin a tag or an expression, except in code. */
export const mdxText = (markdown: string): string =>
  markdown
    .split(/(?<code>^```[\s\S]*?^```|`[^`\n]+`)/mu)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[{<]/gu, String.raw`\$&`)))
    .join('');

/** The head of a generated page. `source` is the page's source file, relative to the root of the repository. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly sidebar: string;
  readonly source: string;
}

/** Returns a generated page: its head, a comment that names its source, and its text. */
export const generatedPage = (head: PageHead, text: string): string =>
  `---\n${Object.entries(head)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n{/* Generated from ${head.source} by \`npm run generate\`. Do not edit. */}\n\n${text}`;
