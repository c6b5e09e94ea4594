import type { ReactElement } from 'react';
import { site } from '../site';

interface EditLinkProps {
  /** Its place within `gatsby-site/content`. */
  readonly file: string;
  /** What it is generated from, as a path from the root of the repository: a file, or a folder. */
  readonly source?: string | null;
  /** When the text was last updated. **Shape**: an ISO date. */
  readonly updated?: string | null;
}

const dates = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** Leads to where the text of a written page can be changed. */
export function EditLink({ file, source, updated }: EditLinkProps): ReactElement {
  const path = source ?? `gatsby-site/content/${file}`;
  return (
    <p className="page-foot edit">
      {typeof updated === 'string' && (
        <span>
          Last updated <time dateTime={updated.slice(0, 10)}>{dates.format(new Date(updated))}</time>
        </span>
      )}
      <a href={`${site.repository}/${/\.\w+$/u.test(path) ? 'edit' : 'tree'}/main/${path}`}>Edit this page</a>
    </p>
  );
}
