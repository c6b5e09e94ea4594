import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import type { Found, FoundPage, FoundSection } from '../behaviours/search-index';
import type { Scope } from '../search/scope';
import * as styles from './search-dialog.module.css';

const Result = ({
  section: { title, url, excerpt, label = '' },
  className,
  onOpen,
}: {
  readonly section: FoundSection & Partial<Pick<FoundPage, 'label'>>;
  readonly className: string | undefined;
  readonly onOpen: () => void;
}): ReactElement => (
  <Link to={url} className={className ?? ''} onClick={onOpen}>
    <strong>
      {title} {label !== '' && <em className={styles.label}>{label}</em>}
    </strong>
    <span dangerouslySetInnerHTML={{ __html: excerpt }} />
  </Link>
);

/** The results of a search: pages with their sections. */
export const SearchResults = ({
  words,
  scope,
  found: { pages },
  onOpen,
}: {
  /** The query of the search. */
  readonly words: string;
  /** The scope of the search. */
  readonly scope: Scope;
  readonly found: Found;
  readonly onOpen: () => void;
}): ReactElement => (
  <ol className={styles.results} data-query={words} data-scope={scope}>
    {pages.map((page) => (
      <li key={page.url}>
        <Result section={page} className={styles.page} onOpen={onOpen} />
        {page.sections.length > 0 && (
          <ul>
            {page.sections.map((section) => (
              <li key={section.url}>
                <Result section={section} className={styles.section} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);
