import { Link, type HeadFC } from 'gatsby';
import type { ReactElement } from 'react';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { PageHead } from '../../components/head';
import { byYear } from '../../components/latest-posts';
import { inWords } from '../../components/post-list';
import { usePosts } from '../../components/posts';

/** Every blog post by year, with its title and date. */
export default function Archive(): ReactElement {
  return (
    <main className="centred">
      <Breadcrumbs crumbs={[{ label: 'Blog', to: '/blog/' }]} here="Archive" />
      <h1>Archive</h1>
      {[...byYear(usePosts())].map(([year, posts]) => (
        <section key={year}>
          <h2>{year}</h2>
          <ul className="dated">
            {posts.map(({ fields: { route }, frontmatter: { title, date } }) => (
              <li key={route}>
                {date !== null && <time dateTime={date}>{inWords(date)}</time>}
                <Link to={route}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead title="Archive of the blog" description="Every post of the blog, by year." />
);
