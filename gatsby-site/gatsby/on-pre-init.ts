import type { GatsbyNode } from 'gatsby';

/**
 * Turns off slices, which the hub does not use. With them, Gatsby adds its map of all chunks to each page when plugins
 * can no longer change it, and writes each page twice.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  // oxlint-disable-next-line no-restricted-properties -- Gatsby reads it in this process, and has no option for it
  delete process.env.GATSBY_SLICES;
};
