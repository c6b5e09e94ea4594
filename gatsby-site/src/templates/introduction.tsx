import { graphql, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { ArticlePage, type WrittenArticle } from './article-page';
import { PageHead } from '../components/head';
import { Hero, type HeroProps } from '../features/landing/hero';

interface IntroductionData {
  readonly mdx: WrittenArticle;
}

/** The start page: a hero above the introduction. */
export default function Introduction({
  data: { mdx },
  pageContext,
  children,
}: PageProps<IntroductionData, HeroProps>): ReactElement {
  return (
    <ArticlePage article={mdx} hero={<Hero {...pageContext} />}>
      {children}
    </ArticlePage>
  );
}

export const Head: HeadFC<IntroductionData> = ({
  data: {
    mdx: {
      frontmatter: { title, description },
    },
  },
}) => <PageHead title={title} description={description} />;

export const query = graphql`query Introduction($id: String!) { mdx(id: { eq: $id }) { ...ArticleFields } }`;
