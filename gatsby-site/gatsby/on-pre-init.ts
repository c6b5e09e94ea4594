import type { GatsbyNode } from 'gatsby';

/**
 * Turns off slices, which the hub has none of. With them, Gatsby puts its map of all chunks into each page when nobody
 * can change it any more, and writes each page twice.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  // eslint-disable-next-line no-restricted-properties -- Gatsby reads it in this process, and has no option for it
  delete process.env.GATSBY_SLICES;
};
