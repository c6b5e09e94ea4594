/** Markdown for MDX: characters that would begin a tag or an expression are escaped. Code does not change. */
export const mdxText = (markdown: string): string =>
  markdown
    .split(/(?<code>^```[\s\S]*?^```|`[^`\n]+`)/mu)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[{<]/gu, String.raw`\$&`)))
    .join('');

/** The head of a generated page. `source` is what it is generated from, as a path from the root of the repository. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly sidebar: string;
  readonly source: string;
}

/** A generated page: its head, where it comes from, and its text. */
export const generatedPage = (head: PageHead, text: string): string =>
  `---\n${Object.entries(head)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n{/* Generated from ${head.source} by \`npm run generate\`. Do not edit. */}\n\n${text}`;
