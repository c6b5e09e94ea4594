import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { constants } from '../constants';
import type { ListedPost } from './post-list';
import { usePosts } from './posts';
import { SidebarFrame } from './sidebar';

/** Groups posts by year, in the given order. */
export function byYear(posts: readonly ListedPost[]): ReadonlyMap<string, readonly ListedPost[]> {
  const years = new Map<string, ListedPost[]>();
  for (const post of posts) {
    const year = post.frontmatter.date?.slice(0, 4) ?? '';
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}

/** The sidebar of the blog: its latest posts, by year. **Source**: specification section 2. */
export function LatestPosts(): ReactElement {
  const years = byYear(usePosts().slice(0, constants.latestPosts));
  return (
    <SidebarFrame label="Latest posts">
      {[...years].map(([year, posts]) => (
        <section key={year}>
          <h2>{year}</h2>
          <ul>
            {posts.map(({ fields: { route }, frontmatter: { title } }) => (
              <li key={route}>
                <Link to={route} activeClassName="current">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <Link to="/blog/archive/">All posts</Link>
      </p>
    </SidebarFrame>
  );
}
