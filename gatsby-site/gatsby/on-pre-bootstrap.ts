import type { GatsbyNode } from 'gatsby';
import { writtenPages } from './written-pages';

/** Starts to compile the MDX pages while Gatsby reads the site. By this time Gatsby has cleared its caches. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  writtenPages();
};
