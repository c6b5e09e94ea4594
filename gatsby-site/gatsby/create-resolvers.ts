import type { GatsbyNode, Node } from 'gatsby';
import { writtenPages } from './written-pages';

interface Written extends Node {
  readonly body: string;
}

/** Takes the list of contents from the compiled page. The plugin would compile each page once more. */
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
