import type { GatsbyNode, Node } from 'gatsby';
import { writtenPages } from './written-pages';

interface Written extends Node {
  readonly body: string;
}

/**
 * Reads a page's table of contents from its compiled form, because the MDX plugin would compile the page again for it.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  (add as (resolvers: object) => void)({
    Mdx: {
      tableOfContents: {
        resolve: async ({ internal: { contentFilePath }, body }: Written): Promise<unknown> =>
          (await writtenPages()(String(contentFilePath), body)).contents,
      },
    },
  });
};
