import type { GatsbyNode } from 'gatsby';

/**
 * Turns off slices, which the hub does not use. With slices, Gatsby writes each page twice, and adds the map of all
 * chunks to each page too late for plugins to remove it.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  // oxlint-disable-next-line no-restricted-properties -- Gatsby reads it in this process, and has no option for it
  delete process.env.GATSBY_SLICES;
};
