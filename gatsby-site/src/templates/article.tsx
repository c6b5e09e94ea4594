import { graphql, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs';
import { Contents, type Heading } from '../components/contents';
import { EditLink } from '../components/edit-link';
import { PageHead } from '../components/head';
import { Neighbours } from '../components/neighbours';
import { usePageTitles } from '../components/page-titles';
import { Sidebar } from '../components/sidebar';
import { Written } from '../components/written';
import { navigation, neighboursOf } from '../content/navigation';

interface ArticleData {
  readonly mdx: {
    readonly frontmatter: { readonly title: string; readonly description: string; readonly unlisted: boolean | null };
    readonly fields: { readonly route: string; readonly file: string; readonly section: 'docs' | 'guides' };
    readonly tableOfContents: { readonly items?: readonly Heading[] };
  };
}

const starts = { docs: { label: 'Docs', to: '/' }, guides: { label: 'Guides', to: '/guides/' } } as const;

/** A page of the docs or of the guides. */
export default function Article({ data: { mdx }, children }: PageProps<ArticleData>): ReactElement {
  const { frontmatter: { title, unlisted }, fields: { route, file, section }, tableOfContents: { items = [] } } = mdx;
  const titles = usePageTitles();
  const groups = navigation[section];
  return (
    <div className="columns">
      <Sidebar label={starts[section].label} groups={groups} titles={titles} />
      <main {...(unlisted !== true && { 'data-pagefind-body': true })}>
        {route !== starts[section].to && <Breadcrumbs crumbs={[starts[section]]} here={title} />}
        <h1>{title}</h1>
        <Written>{children}</Written>
        <EditLink file={file} />
        <Neighbours {...neighboursOf(groups, route)} titles={titles} />
      </main>
      <Contents headings={items} />
    </div>
  );
}

export const Head: HeadFC<ArticleData> = ({ data: { mdx: { frontmatter: { title, description, unlisted } } } }) =>
  <PageHead title={title} description={description} isUnlisted={unlisted === true} />;

export const query = graphql`
  query Article($id: String!) {
    mdx(id: { eq: $id }) { frontmatter { title description unlisted } fields { route file section } tableOfContents(maxDepth: 3) }
  }
`;
