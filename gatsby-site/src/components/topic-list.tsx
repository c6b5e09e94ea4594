import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { addressOfTopic, topicsOf } from '../content/topics';

/** The topics of a page, each linked to its other pages. **Empty**: nothing. */
export function TopicList({ route }: { readonly route: string }): ReactElement | null {
  const topics = topicsOf(route);
  return topics.length === 0 ? null : (
    <ul className="tags" aria-label="Topics">
      {topics.map((topic) => (
        <li key={topic.title}>
          <Link className="tag" to={addressOfTopic(topic)} data-pagefind-filter="topic">
            {topic.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
