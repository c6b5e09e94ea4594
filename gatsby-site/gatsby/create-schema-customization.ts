import type { GatsbyNode } from 'gatsby';

/** Declares the front matter of MDX pages, in which dates and tags are optional. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type Mdx implements Node { frontmatter: MdxFrontmatter! fields: MdxFields! }
    type MdxFrontmatter { title: String! description: String! sidebar: String date: Date @dateformat tags: [String!] unlisted: Boolean wide: Boolean source: String }
    type MdxFields { route: String! section: String! file: String! updated: Date @dateformat }
  `);
};
