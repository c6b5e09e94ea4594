import type { GatsbyNode } from 'gatsby';

/**
 * Lets our own classes have private methods, which Gatsby's preset does not know; `loose`, as it treats private fields.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPlugin({ name: '@babel/plugin-transform-private-methods', options: { loose: true } });
};
