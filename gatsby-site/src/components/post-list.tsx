import { Link } from 'gatsby';
import type { ReactElement } from 'react';

/** The data of a post in lists. */
export interface ListedPost {
  readonly fields: { readonly route: string };
  readonly frontmatter: {
    readonly title: string;
    readonly description: string;
    readonly date: string | null;
    readonly tags: readonly string[] | null;
  };
}

const longDate = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns a date in words. */
export const inWords = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`));

/** The tags of a post. **Empty**: nothing. */
export const TagList = ({ tags }: { readonly tags: readonly string[] }): ReactElement | null =>
  tags.length === 0 ? null : (
    <ul className="tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link className="tag" to={`/blog/tags/${tag}/`}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );

/** A list of posts with date, description and tags. */
export const PostList = ({ posts }: { readonly posts: readonly ListedPost[] }): ReactElement => (
  <ul className="post-list">
    {posts.map(({ fields: { route }, frontmatter: { title, description, date, tags } }) => (
      <li key={route}>
        {date !== null && (
          <p className="muted">
            <time dateTime={date}>{inWords(date)}</time>
          </p>
        )}
        <h2>
          <Link to={route}>{title}</Link>
        </h2>
        <p>{description}</p>
        <TagList tags={tags ?? []} />
      </li>
    ))}
  </ul>
);
