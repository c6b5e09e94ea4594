import { graphql, useStaticQuery } from 'gatsby';
import { byVersion } from '../content/versions';

/** A page of the release notes as lists show it. */
export interface ListedRelease {
  readonly version: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Release date of the version according to the contract. **Shape**: an ISO date. */
  readonly date: string | null;
}

interface Releases {
  readonly allMdx: {
    readonly nodes: readonly {
      readonly fields: { readonly route: string };
      readonly frontmatter: Pick<ListedRelease, 'title' | 'description' | 'date'>;
    }[];
  };
}

/** Returns every version that has release notes, the latest first. */
export function useReleases(): readonly ListedRelease[] {
  const { allMdx } = useStaticQuery<Releases>(graphql`
    query Releases {
      allMdx(filter: { fields: { section: { eq: "release-notes" } } }) { nodes { fields { route } frontmatter { title description date(formatString: "YYYY-MM-DD") } } }
    }
  `);
  return allMdx.nodes
    .map(({ fields: { route }, frontmatter }) => ({ version: route.split('/').at(-2) ?? '', route, ...frontmatter }))
    .sort((a, b) => byVersion(a.version, b.version));
}
