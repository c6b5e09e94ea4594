/** Markdown as MDX takes it: what would begin a tag or an expression is text. Code stays as it is. */
export const mdxText = (markdown: string): string =>
  markdown.split(/(?<code>^```[\s\S]*?^```|`[^`\n]+`)/mu).map((part) => (part.startsWith('`') ? part : part.replaceAll(/[{<]/gu, String.raw`\$&`))).join('');

/** The first lines of a written page. */
export const frontMatter = (title: string, description: string, sidebar: string): string => `---\n${Object.entries({ title, description, sidebar }).map(([name, text]) => `${name}: ${JSON.stringify(text)}\n`).join('')}---\n`;
