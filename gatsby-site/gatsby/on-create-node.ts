import type { GatsbyNode } from 'gatsby';
import { routeOfFile } from '../src/content/route-of-file';

/** Gives each written page its route, which is its place in the tree of `content`. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, actions, getNode }) => {
  if (node.internal.type !== 'Mdx') return;
  const file = node.parent === null ? undefined : getNode(node.parent);
  const { route, section } = routeOfFile(String(file?.relativePath));
  actions.createNodeField({ node, name: 'route', value: route });
  actions.createNodeField({ node, name: 'section', value: section });
  actions.createNodeField({ node, name: 'file', value: String(file?.relativePath) });
};
