import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { addressOfTopic, topicsOf } from '../content/topics';

/** The topics of a page, each with a link to the other pages of the topic. **Empty**: nothing. */
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
