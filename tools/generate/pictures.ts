import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The pictures of `docs/` that are on pages of the hub, as repository path -> content. */
export const generatePictures = (): ReadonlyMap<string, string> =>
  new Map(
    ['known-time', 'memory'].map((name) => [
      `gatsby-site/static/images/${name}.svg`,
      readFileSync(new URL(`docs/pictures/${name}.svg`, root), 'utf8'),
    ]),
  );
