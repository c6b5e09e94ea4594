import { Link } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { useSidebarScroll } from '../behaviours/sidebar-scroll';
import type { Group } from '../content/navigation';

/**
 * The sidebar of a page: a column on wide screens, collapsed under its label on narrow ones. If its lists have no
 * headings, the label heads the column.
 */
export const SidebarFrame = ({
  label,
  isHeaded = false,
  children,
}: {
  readonly label: string;
  readonly isHeaded?: boolean;
  readonly children: ReactNode;
}): ReactElement => (
  <nav ref={useSidebarScroll(label)} className="sidebar" aria-label={label}>
    <details>
      <summary>{label}</summary>
      {children}
    </details>
    <div className="sidebar-column">
      {isHeaded && <h2>{label}</h2>}
      {children}
    </div>
  </nav>
);

/** A sidebar with groups of pages. The current page is marked. */
export const Sidebar = ({
  label,
  groups,
  titles,
}: {
  readonly label: string;
  readonly groups: readonly Group[];
  readonly titles: ReadonlyMap<string, string>;
}): ReactElement => (
  <SidebarFrame label={label}>
    {groups.map(({ title, routes }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {routes.map((route) => (
            <li key={route}>
              <Link to={route} activeClassName="current">
                {titles.get(route) ?? route}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </SidebarFrame>
);
