import type { GatsbyNode } from 'gatsby';

/** Says what the head of a written page may hold, so that a page without dates or tags is a page all the same. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type Mdx implements Node { frontmatter: MdxFrontmatter! fields: MdxFields! }
    type MdxFrontmatter { title: String! description: String! sidebar: String date: Date @dateformat tags: [String!] unlisted: Boolean wide: Boolean source: String }
    type MdxFields { route: String! section: String! file: String! updated: Date @dateformat }
  `);
};
