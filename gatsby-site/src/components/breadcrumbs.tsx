import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { CopyPage } from './copy-page';

/** A step on the way to a page. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** The way from the start to a page, and a button that copies the page. */
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
