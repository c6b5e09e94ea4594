import type { GatsbyNode } from 'gatsby';
import { writtenPages } from './written-pages';

/** Compiles the written pages while Gatsby reads the site. Gatsby has emptied its caches by now. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  writtenPages();
};
