import type { HeadFC, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import { whenShown } from '../components/when-shown';
import * as styles from '../controls/controls.module.css';

/** Loads with the engine when the page is opened, so that other pages do not bundle it. */
const Playground = whenShown(
  'The playground',
  async () => (await import('../features/playground/playground')).Playground,
  <p className={styles.loading} role="status">
    Loading the engine …
  </p>,
);

/** The playground: questions about matches of the sandbox, which the engine answers in the page. */
export default function PlaygroundPage({ location }: PageProps): ReactElement {
  return (
    <main className="data-page" data-pagefind-body>
      <h1>Playground</h1>
      <p className="about">Query any match of the sandbox. The server’s own engine runs in this page.</p>
      <noscript>
        <p>
          The playground needs JavaScript. The <a href="/api/">API reference</a> describes the same calls without it.
        </p>
      </noscript>
      <Playground search={location.search} />
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Playground"
    description="Ask a match of the sandbox for any statistic by period, zone, team and time window, and see the result as a table and a picture."
  />
);
