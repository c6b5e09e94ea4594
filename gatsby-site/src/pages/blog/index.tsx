import { Link, type HeadFC } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../../components/head';
import { LatestPosts } from '../../components/latest-posts';
import { PostList } from '../../components/post-list';
import { usePosts } from '../../components/posts';

/** Every blog post on one page. */
export default function Blog(): ReactElement {
  return (
    <div className="columns">
      <LatestPosts />
      <main>
        <h1>Blog</h1>
        <p className="lead">
          How things work, what changed, and what the sandbox seasons brought. See also the{' '}
          <Link to="/blog/tags/">tags</Link> and the <Link to="/blog/archive/">archive</Link>.
        </p>
        <PostList posts={usePosts()} />
      </main>
    </div>
  );
}

export const Head: HeadFC = () => (
  <PageHead title="Blog" description="How things work, what changed, and what the sandbox seasons brought." />
);
