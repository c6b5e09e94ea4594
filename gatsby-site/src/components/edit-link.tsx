import type { ReactElement } from 'react';
import { site } from '../site';

interface EditLinkProps {
  /** Path of the file within `gatsby-site/content`. */
  readonly file: string;
  /** Path of the file or folder that the page is generated from, relative to the root of the repository. */
  readonly source?: string | null;
  /** When the text was last updated. **Shape**: an ISO date. */
  readonly updated?: string | null;
}

const dates = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** When a page was last updated, and a link to its source, where the text can be edited. */
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
