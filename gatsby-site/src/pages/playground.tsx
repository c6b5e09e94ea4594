import type { HeadFC, PageProps } from 'gatsby';
import { startTransition, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { PageHead } from '../components/head';
import { FailedBox } from '../components/failed-box';
import * as styles from '../features/playground/playground.module.css';

type Loaded = ComponentType<{ readonly search: string }>;

/** Loads the playground, including the engine, when its page is opened, so that other pages do not bundle it. */
function usePlayground(attempt: number): { readonly playground: Loaded | undefined; readonly hasFailed: boolean } {
  const [playground, setPlayground] = useState<Loaded | undefined>();
  const [failed, setFailed] = useState<number | undefined>();
  useEffect(() => {
    import('../features/playground/playground').then(
      (module) => {
        startTransition(() => {
          setPlayground(() => module.Playground);
        });
      },
      () => {
        setFailed(attempt);
      },
    );
  }, [attempt]);
  return { playground, hasFailed: failed === attempt };
}

/** The playground: questions about matches of the sandbox, which the engine answers in the page. */
export default function PlaygroundPage({ location }: PageProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  const { playground: Playground, hasFailed } = usePlayground(attempt);
  return (
    <main className={styles.page} data-pagefind-body>
      <h1>Playground</h1>
      <p className={styles.about}>Query any match of the sandbox. The server’s own engine runs in this page.</p>
      <noscript>
        <p>
          The playground needs JavaScript. The <a href="/api/">API reference</a> describes the same calls without it.
        </p>
      </noscript>
      {hasFailed && (
        <FailedBox
          detail="The playground cannot be loaded."
          onRetry={() => {
            setAttempt(attempt + 1);
          }}
        />
      )}
      {!hasFailed && Playground === undefined && (
        <p className={styles.waiting} role="status">
          Loading the engine …
        </p>
      )}
      {Playground !== undefined && <Playground search={location.search} />}
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Playground"
    description="Ask a match of the sandbox for any statistic by period, zone, team and time window, and see the result as a table and a picture."
  />
);
