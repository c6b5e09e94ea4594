import type { ReactElement } from 'react';
import { site } from '../site';

interface EditLinkProps {
  /** Its place within `gatsby-site/content`. */
  readonly file: string;
  /** What it is generated from, as a path from the root of the repository: a file, or a folder. */
  readonly source?: string | null;
}

/** Leads to where the text of a written page can be changed. */
export function EditLink({ file, source }: EditLinkProps): ReactElement {
  const path = source ?? `gatsby-site/content/${file}`;
  return (
    <p className="page-foot edit">
      <a href={`${site.repository}/${/\.\w+$/u.test(path) ? 'edit' : 'tree'}/main/${path}`}>Edit this page</a>
    </p>
  );
}
