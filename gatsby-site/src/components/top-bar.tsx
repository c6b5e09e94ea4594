import { Link } from 'gatsby';
import { useCallback, useRef, useState, type ReactElement } from 'react';
import { inReadingOrder, navigation } from '../content/navigation';
import { useSiteFacts } from '../requests/site-facts';
import { site } from '../site';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { SearchButton } from './search-button';
import { ThemeSwitch } from './theme-switch';
import * as styles from './top-bar.module.css';

const docs = inReadingOrder(navigation.docs);

/** Pages that belong to the Players section although their address starts differently. */
const profiles = /^\/(?:player|squad|league)\//u;

/** Whether a page is in a section of the site. */
const isIn = (path: string, part: string): boolean =>
  part === '/'
    ? docs.includes(path) && !path.startsWith('/operators/')
    : path.startsWith(part) || (part === '/players/' && profiles.test(path));

/** The bar at the top of every page. **Source**: specification section 2: Blog on the left, Support on the right. */
export function TopBar({ path }: { readonly path: string }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { name = site.title, logo } = useSiteFacts();
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  const leave = (): void => {
    close();
    button.current?.focus();
  };
  return (
    <header className={styles.bar}>
      <button
        ref={button}
        type="button"
        className={styles.menu}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        Menu
      </button>
      <Link to="/" className={styles.home}>
        {logo === undefined ? <Logo /> : <img src={logo} alt="" height={28} />} <span>{name}</span>
      </Link>
      <nav aria-label="Main" className={styles.parts}>
        {[site.blog, ...site.parts].map(({ label, to }) => (
          <Link key={to} to={to} className={isIn(path, to) ? (styles.current ?? '') : ''}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.end}>
        <SearchButton path={path} />
        <ThemeSwitch />
        <a className={styles.support} href={site.support.href} target="_blank" rel="noreferrer">
          {site.support.label}
        </a>
      </div>
      <MobileMenu isOpen={isOpen} path={path} onClose={close} onLeave={leave} />
    </header>
  );
}
