import type { GatsbyNode } from 'gatsby';
import updated from '../facts/updated.json';
import { routeOfFile } from '../src/content/route-of-file';

const dates: Readonly<Record<string, { readonly date: string }>> = updated;

/** Sets the route of each MDX page, which is its path below `content`, and the date of its last update. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, actions, getNode }) => {
  if (node.internal.type !== 'Mdx') return;
  const file = node.parent === null ? undefined : getNode(node.parent);
  const { route, section } = routeOfFile(String(file?.relativePath));
  actions.createNodeField({ node, name: 'route', value: route });
  actions.createNodeField({ node, name: 'section', value: section });
  actions.createNodeField({ node, name: 'file', value: String(file?.relativePath) });
  actions.createNodeField({ node, name: 'updated', value: dates[String(file?.relativePath)]?.date ?? null });
};
