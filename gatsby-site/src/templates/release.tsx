import { Link, graphql, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs';
import { Contents, type Heading } from '../components/contents';
import { EditLink } from '../components/edit-link';
import { PageHead } from '../components/head';
import { Neighbours } from '../components/neighbours';
import { inWords } from '../components/post-list';
import { useReleases } from '../components/releases';
import { SidebarFrame } from '../components/sidebar';
import { Written } from './written';

interface ReleaseData {
  readonly mdx: {
    readonly frontmatter: { readonly title: string; readonly description: string; readonly date: string | null };
    readonly fields: { readonly route: string; readonly file: string; readonly updated: string | null };
    readonly tableOfContents: { readonly items?: readonly Heading[] };
  };
}

/** The release notes of one version of the contract. */
export default function Release({
  data: {
    mdx: {
      frontmatter: { title, date },
      fields: { route, file, updated },
      tableOfContents: { items = [] },
    },
  },
  children,
}: PageProps<ReleaseData>): ReactElement {
  const releases = useReleases();
  const at = releases.findIndex((release) => release.route === route);
  return (
    <div className="columns">
      <SidebarFrame label="Versions" isHeaded>
        <ul>
          {releases.map(({ version, route: to }) => (
            <li key={to}>
              <Link to={to} activeClassName="current">
                {version}
              </Link>
            </li>
          ))}
        </ul>
      </SidebarFrame>
      <main data-pagefind-body data-pagefind-filter="part:release-notes">
        <Breadcrumbs crumbs={[{ label: 'Release notes', to: '/release-notes/' }]} here={title} />
        <h1>{title}</h1>
        {date !== null && (
          <p>
            The contract dates this version <time dateTime={date}>{inWords(date)}</time>.
          </p>
        )}
        <Written>{children}</Written>
        <EditLink file={file} updated={updated} />
        <Neighbours
          previous={releases[at + 1]?.route}
          next={releases[at - 1]?.route}
          titles={new Map(releases.map((release) => [release.route, release.title]))}
        />
      </main>
      <Contents headings={items} />
    </div>
  );
}

export const Head: HeadFC<ReleaseData> = ({
  data: {
    mdx: {
      frontmatter: { title, description },
    },
  },
}) => <PageHead title={`Release notes: ${title}`} description={description} />;

export const query = graphql`
  query Release($id: String!) {
    mdx(id: { eq: $id }) { frontmatter { title description date(formatString: "YYYY-MM-DD") } fields { route file updated } tableOfContents(maxDepth: 3) }
  }
`;
