import { Link } from 'gatsby';
import { useEffect, useRef, type ReactElement } from 'react';
import { site } from '../site';
import * as styles from './mobile-menu.module.css';

interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly path: string;
  readonly onClose: () => void;
  /** Called where the reader gives the menu up, and the focus goes back to what opened it. */
  readonly onLeave: () => void;
}

/** The parts of the site and its support on narrow screens. Closed by Escape, and by going anywhere. */
export function MobileMenu({ isOpen, path, onClose, onLeave }: MobileMenuProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  useEffect(onClose, [path, onClose]);
  useEffect(() => {
    if (isOpen) list.current?.querySelector('a')?.focus();
  }, [isOpen]);
  return (
    <nav
      id="mobile-menu"
      aria-label="Menu"
      className={styles.menu}
      hidden={!isOpen}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave();
      }}
    >
      <ul ref={list}>
        {[site.blog, ...site.parts].map(({ label, to }) => (
          <li key={to}>
            <Link to={to} onClick={onClose} activeClassName={styles.current}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <a href={site.support.href} target="_blank" rel="noreferrer">
            {site.support.label}
          </a>
        </li>
      </ul>
    </nav>
  );
}
