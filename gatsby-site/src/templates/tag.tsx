import { graphql, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs';
import { PageHead } from '../components/head';
import { PostList, type ListedPost } from '../components/post-list';

interface TagData {
  readonly allMdx: { readonly nodes: readonly ListedPost[] };
}
interface TagContext {
  readonly tag: string;
}

/** The posts of a tag. */
export default function Tag({ data, pageContext: { tag } }: PageProps<TagData, TagContext>): ReactElement {
  return (
    <main className="centred">
      <Breadcrumbs
        crumbs={[
          { label: 'Blog', to: '/blog/' },
          { label: 'Tags', to: '/blog/tags/' },
        ]}
        here={tag}
      />
      <h1>Posts tagged “{tag}”</h1>
      <PostList posts={data.allMdx.nodes} />
    </main>
  );
}

export const Head: HeadFC<TagData, TagContext> = ({ pageContext: { tag } }) => (
  <PageHead title={`Tag: ${tag}`} description={`Every post of the blog with the tag ${tag}.`} />
);

export const query = graphql`
  query Tag($tag: String!) {
    allMdx(filter: { fields: { section: { eq: "blog" } }, frontmatter: { tags: { eq: $tag }, unlisted: { ne: true } } }, sort: { frontmatter: { date: DESC } }) {
      nodes { fields { route } frontmatter { title description date(formatString: "YYYY-MM-DD") tags } }
    }
  }
`;
