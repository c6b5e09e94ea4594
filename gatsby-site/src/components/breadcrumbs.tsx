import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { CopyPage } from './copy-page';

/** A page on the path to the current one. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** The path from the start page to the current one, and a button that copies the page. */
export const Breadcrumbs = ({
  crumbs,
  here,
}: {
  readonly crumbs: readonly Crumb[];
  readonly here: string;
}): ReactElement => (
  <div className="page-top">
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
    <CopyPage />
  </div>
);
