import { graphql, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { ArticlePage, type WrittenArticle } from './article-page';
import { PageHead } from '../components/head';

interface ArticleData {
  readonly mdx: WrittenArticle;
}

/** A page of the docs or guides. */
export default function Article({ data: { mdx }, children }: PageProps<ArticleData>): ReactElement {
  return <ArticlePage article={mdx}>{children}</ArticlePage>;
}

export const Head: HeadFC<ArticleData> = ({
  data: {
    mdx: {
      frontmatter: { title, description, unlisted },
    },
  },
}) => <PageHead title={title} description={description} isUnlisted={unlisted === true} />;

export const query = graphql`query Article($id: String!) { mdx(id: { eq: $id }) { ...ArticleFields } }`;
