import { graphql, useStaticQuery } from 'gatsby';

interface Titles {
  readonly allMdx: {
    readonly nodes: readonly {
      readonly fields: { readonly route: string };
      readonly frontmatter: { readonly title: string; readonly sidebar: string | null };
    }[];
  };
}

/** What each written page is called in lists of pages, by its route. */
export function usePageTitles(): ReadonlyMap<string, string> {
  const { allMdx } = useStaticQuery<Titles>(
    graphql`query PageTitles { allMdx { nodes { fields { route } frontmatter { title sidebar } } } }`,
  );
  return new Map(
    allMdx.nodes.map(({ fields, frontmatter }) => [fields.route, frontmatter.sidebar ?? frontmatter.title]),
  );
}
