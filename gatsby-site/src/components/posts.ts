import { graphql, useStaticQuery } from 'gatsby';
import type { ListedPost } from './post-list';

/** Returns every listed blog post, the latest first. */
export function usePosts(): readonly ListedPost[] {
  const { allMdx } = useStaticQuery<{ readonly allMdx: { readonly nodes: readonly ListedPost[] } }>(graphql`
    query Posts {
      allMdx(filter: { fields: { section: { eq: "blog" } }, frontmatter: { unlisted: { ne: true } } }, sort: { frontmatter: { date: DESC } }) {
        nodes { fields { route } frontmatter { title description date(formatString: "YYYY-MM-DD") tags } }
      }
    }
  `);
  return allMdx.nodes;
}
