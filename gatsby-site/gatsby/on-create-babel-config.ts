import type { GatsbyNode } from 'gatsby';

/**
 * Allows private methods in our classes, which Gatsby's preset does not support. `loose` matches the preset's setting
 * for private fields.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPlugin({ name: '@babel/plugin-transform-private-methods', options: { loose: true } });
};
