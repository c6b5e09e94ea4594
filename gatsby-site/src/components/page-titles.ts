import { graphql, useStaticQuery } from 'gatsby';

interface Titles {
  readonly allMdx: {
    readonly nodes: readonly {
      readonly fields: { readonly route: string };
      readonly frontmatter: { readonly title: string; readonly sidebar: string | null };
    }[];
  };
}

/** Returns the titles of MDX pages as lists show them, by route. */
export function usePageTitles(): ReadonlyMap<string, string> {
  const { allMdx } = useStaticQuery<Titles>(
    graphql`query PageTitles { allMdx { nodes { fields { route } frontmatter { title sidebar } } } }`,
  );
  return new Map(
    allMdx.nodes.map(({ fields, frontmatter }) => [fields.route, frontmatter.sidebar ?? frontmatter.title]),
  );
}
