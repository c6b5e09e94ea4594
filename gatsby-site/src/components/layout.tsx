import type { ReactElement, ReactNode } from 'react';
import { AnnouncementBar } from './announcement-bar';
import { Footer } from './footer';
import { PageLoadState } from './page-load-state';
import { TopBar } from './top-bar';

/** The frame around every page. */
export const Layout = ({ path, children }: { readonly path: string; readonly children: ReactNode }): ReactElement => (
  <>
    <a className="skip-link" href="#content">
      Skip to the content
    </a>
    <AnnouncementBar />
    <TopBar path={path} />
    <PageLoadState />
    <div id="content" className="page" tabIndex={-1}>
      {children}
    </div>
    <Footer />
  </>
);
