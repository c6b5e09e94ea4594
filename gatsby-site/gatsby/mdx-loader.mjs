import { createRequire } from 'node:module';
import path from 'node:path';

const { parseFrontmatter } = createRequire(path.resolve('package.json'))('gatsby-plugin-mdx/dist/frontmatter.js');

/** Returns a written page, compiled for both bundles. */
export default async function mdxLoader(source) {
  const { compilePage } = this.getOptions();
  return (await compilePage(this.resourcePath, parseFrontmatter(source, source).body)).code;
}
