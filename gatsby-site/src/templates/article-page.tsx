import { graphql } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { navigation, neighboursOf } from '../content/navigation';
import { partOfArticle } from '../search/scope';
import { Breadcrumbs } from '../components/breadcrumbs';
import { Contents, type Heading } from '../components/contents';
import { EditLink } from '../components/edit-link';
import { Neighbours } from '../components/neighbours';
import { usePageTitles } from '../components/page-titles';
import { Sidebar } from '../components/sidebar';
import { TopicList } from '../components/topic-list';
import { Written } from './written';

/** A page of the docs, guides or operators' section, as its query returns it. */
export interface WrittenArticle {
  readonly frontmatter: {
    readonly title: string;
    readonly description: string;
    readonly unlisted: boolean | null;
    /** Whether tables use the space of the page's table of contents, because they have many columns. */
    readonly wide: boolean | null;
    readonly source: string | null;
  };
  readonly fields: {
    readonly route: string;
    readonly file: string;
    readonly section: keyof typeof navigation;
    readonly updated: string | null;
  };
  readonly tableOfContents: { readonly items?: readonly Heading[] };
}

const starts = {
  docs: { label: 'Docs', to: '/' },
  guides: { label: 'Guides', to: '/guides/' },
  operators: { label: 'Operators', to: '/operators/' },
} as const;

interface ArticlePageProps {
  readonly article: WrittenArticle;
  /** Content above the columns, in place of the title. */
  readonly hero?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the docs, guides or operators' section, with the sidebar of its section and a table of contents. */
export function ArticlePage({
  article: {
    frontmatter: { title, unlisted, wide, source },
    fields: { route, file, section, updated },
    tableOfContents: { items = [] },
  },
  hero,
  children,
}: ArticlePageProps): ReactElement {
  const titles = usePageTitles();
  const groups = navigation[section];
  const Text = hero === undefined ? 'main' : 'div';
  const searched = unlisted !== true && { 'data-pagefind-body': true, ...partOfArticle(route) };
  const columns = (
    <div className={wide === true ? 'columns wide-text' : 'columns'}>
      <Sidebar label={starts[section].label} groups={groups} titles={titles} />
      <Text className="text" {...(hero === undefined && searched)}>
        {hero === undefined && (
          <>
            {route !== starts[section].to && <Breadcrumbs crumbs={[starts[section]]} here={title} />}
            <h1>{title}</h1>
          </>
        )}
        <Written>{children}</Written>
        <TopicList route={route} />
        <EditLink file={file} source={source} updated={updated} />
        <Neighbours {...neighboursOf(groups, route)} titles={titles} />
      </Text>
      <Contents headings={items} />
    </div>
  );
  return hero === undefined ? (
    columns
  ) : (
    <main {...searched}>
      {hero}
      {columns}
    </main>
  );
}

export const fields = graphql`
  fragment ArticleFields on Mdx { frontmatter { title description unlisted wide source } fields { route file section updated } tableOfContents(maxDepth: 3) }
`;
