import { Link, type HeadFC } from 'gatsby';
import type { ReactElement } from 'react';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { PageHead } from '../../components/head';
import { usePosts } from '../../components/posts';
import { tagsOf } from '../../content/tags';

/** Every tag of the blog, with its number of posts. */
export default function Tags(): ReactElement {
  const lists = usePosts().map(({ frontmatter }) => frontmatter.tags ?? []);
  const countOf = (tag: string): number => lists.filter((list) => list.includes(tag)).length;
  return (
    <main className="centred">
      <Breadcrumbs crumbs={[{ label: 'Blog', to: '/blog/' }]} here="Tags" />
      <h1>Tags</h1>
      <ul className="tags">
        {tagsOf(lists).map((tag) => (
          <li key={tag}>
            <Link className="tag" to={`/blog/tags/${tag}/`}>
              {tag}{' '}
              <span>
                {countOf(tag)}
                <span className="visually-hidden"> {countOf(tag) === 1 ? 'post' : 'posts'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead title="Tags of the blog" description="The tags of the blog, each with its number of posts." />
);
