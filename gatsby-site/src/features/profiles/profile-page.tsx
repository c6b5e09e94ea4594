import type { ReactElement, ReactNode } from 'react';

/** The frame of the pages of players, squads and leagues. */
export const ProfilePage = ({
  what,
  isBuilt = false,
  children,
}: {
  /** What the page is about, in the plural. */
  readonly what: string;
  /** Whether the page was built from recorded responses. */
  readonly isBuilt?: boolean;
  readonly children: ReactNode;
}): ReactElement => (
  <main className="data-page" data-pagefind-body>
    <noscript>
      <p>
        {isBuilt
          ? 'This page shows the sandbox as it was when the documentation was built. Newer data needs JavaScript. '
          : `Pages of ${what} read data from this server and need JavaScript. `}
        <a href="/guides/across/">Statistics across matches</a> describes the same calls without it.
      </p>
    </noscript>
    {children}
  </main>
);
