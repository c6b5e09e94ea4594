import { Link } from 'gatsby';
import { useEffect, useRef, type ReactElement } from 'react';
import { site } from '../site';
import * as styles from './mobile-menu.module.css';

interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly path: string;
  readonly onClose: () => void;
  /** Called when the reader closes the menu, so that the focus returns to the button that opened it. */
  readonly onLeave: () => void;
}

/** The sections of the site and the support link on narrow screens. Escape or opening a page closes the menu. */
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
