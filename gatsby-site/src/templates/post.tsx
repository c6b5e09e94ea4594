import { graphql, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs';
import { Contents, type Heading } from '../components/contents';
import { EditLink } from '../components/edit-link';
import { PageHead } from '../components/head';
import { LatestPosts } from '../components/latest-posts';
import { inWords, TagList } from '../components/post-list';
import { TopicList } from '../components/topic-list';
import { Written } from './written';

interface PostData {
  readonly mdx: {
    readonly frontmatter: {
      readonly title: string;
      readonly description: string;
      readonly date: string;
      readonly tags: readonly string[] | null;
    };
    readonly fields: { readonly file: string; readonly route: string };
    readonly tableOfContents: { readonly items?: readonly Heading[] };
  };
}

/** A post of the blog. */
export default function Post({
  data: {
    mdx: {
      frontmatter: { title, date, tags },
      fields: { file, route },
      tableOfContents: { items = [] },
    },
  },
  children,
}: PageProps<PostData>): ReactElement {
  return (
    <div className="columns">
      <LatestPosts />
      <main data-pagefind-body>
        <Breadcrumbs crumbs={[{ label: 'Blog', to: '/blog/' }]} here={title} />
        <h1>{title}</h1>
        <p className="muted">
          <time dateTime={date}>{inWords(date)}</time>
        </p>
        <Written>{children}</Written>
        <TopicList route={route} />
        <TagList tags={tags ?? []} />
        <EditLink file={file} />
      </main>
      <Contents headings={items} />
    </div>
  );
}

export const Head: HeadFC<PostData> = ({
  data: {
    mdx: {
      frontmatter: { title, description },
    },
  },
}) => <PageHead title={title} description={description} />;

export const query = graphql`
  query Post($id: String!) {
    mdx(id: { eq: $id }) { frontmatter { title description date(formatString: "YYYY-MM-DD") tags } fields { file route } tableOfContents(maxDepth: 3) }
  }
`;
