import { Link } from 'gatsby';
import { useCallback, useRef, useState, type ReactElement } from 'react';
import { site } from '../site';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { SearchButton } from './search-button';
import { ThemeSwitch } from './theme-switch';
import * as styles from './top-bar.module.css';

/** The way to the parts of the site beside the blog. */
export const parts = [
  { label: 'Docs', to: '/' },
  { label: 'Guides', to: '/guides/' },
  { label: 'API', to: '/api/' },
  { label: 'Playground', to: '/playground/' },
  { label: 'Metrics', to: '/metrics/' },
  { label: 'Release notes', to: '/release-notes/' },
] as const;

const elsewhere = [site.blog, ...parts].map(({ to }) => to).filter((to) => to !== '/');

/** Whether a page lies in a part of the site; the docs are what lies in no other. */
const isIn = (path: string, part: string): boolean => (part === '/' ? !elsewhere.some((to) => path.startsWith(to)) : path.startsWith(part));

/** The bar at the top of every page. **Source**: specification section 2: Blog on the left, Support on the right. */
export function TopBar({ path }: { readonly path: string }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => { setOpen(false); }, []);
  const leave = (): void => { close(); button.current?.focus(); };
  return (
    <header className={styles.bar}>
      <button ref={button} type="button" className={styles.menu} aria-expanded={isOpen} aria-controls="mobile-menu" onClick={() => { setOpen(!isOpen); }}>Menu</button>
      <Link to="/" className={styles.home}><Logo /> <span>{site.title}</span></Link>
      <nav aria-label="Main" className={styles.parts}>
        {[site.blog, ...parts].map(({ label, to }) => (
          <Link key={to} to={to} className={isIn(path, to) ? styles.current ?? '' : ''}>{label}</Link>
        ))}
      </nav>
      <div className={styles.end}>
        <SearchButton path={path} />
        <ThemeSwitch />
        <a className={styles.support} href={site.support.href} target="_blank" rel="noreferrer">{site.support.label}</a>
      </div>
      <MobileMenu isOpen={isOpen} path={path} onClose={close} onLeave={leave} />
    </header>
  );
}
