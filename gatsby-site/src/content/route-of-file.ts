/** Sections of the MDX pages. Each is a folder of `content`. */
export const sections = ['docs', 'guides', 'operators', 'blog', 'release-notes'] as const;

/** A kind of page. */
export type Section = (typeof sections)[number];

/** The route of a page, and its section. */
export interface Route {
  readonly route: string;
  readonly section: Section;
}

/**
 * Returns the route of a file of `content`: its path, except that `docs` is the root. **Throws** for a file outside
 * every section.
 */
export function routeOfFile(relativePath: string): Route {
  const names = relativePath.replace(/\.mdx$/u, '').split('/');
  const section = sections.find((name) => name === names[0]);
  if (section === undefined) throw new Error(`${relativePath} lies in no section; there are ${sections.join(', ')}`);
  const path = [...(section === 'docs' ? [] : [section]), ...names.slice(1)];
  if (path.at(-1) === 'index') path.pop();
  return { route: `/${path.map((name) => `${name}/`).join('')}`, section };
}
