import type { HeadFC, PageProps } from 'gatsby';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { FailedBox } from '../components/failed-box';
import { PageHead } from '../components/head';
import * as styles from '../features/playground/playground.module.css';

type Loaded = ComponentType<{ readonly search: string }>;

/** Loads the form when its page is opened, so that other pages do not bundle the metric definitions. */
function useQuestions(attempt: number): { readonly questions: Loaded | undefined; readonly hasFailed: boolean } {
  const [questions, setQuestions] = useState<Loaded | undefined>();
  const [failed, setFailed] = useState<number | undefined>();
  useEffect(() => {
    import('../features/questions/questions').then(
      (module) => {
        setQuestions(() => module.Questions);
      },
      () => {
        setFailed(attempt);
      },
    );
  }, [attempt]);
  return { questions, hasFailed: failed === attempt };
}

/** A form for statistics across matches. */
export default function QuestionsPage({ location }: PageProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  const { questions: Questions, hasFailed } = useQuestions(attempt);
  return (
    <main className={styles.page} data-pagefind-body>
      <h1>Questions</h1>
      <p className={styles.about}>
        Find any statistic over many matches: a season, a career, the last five games, leaders, streaks, form, splits by
        opponent, venue or result, and heat maps. The address of the page contains the question, so you can share or
        bookmark it.
      </p>
      <noscript>
        <p>
          The form needs JavaScript. <a href="/guides/across/">Statistics across matches</a> describes the same calls
          without it.
        </p>
      </noscript>
      {hasFailed && (
        <FailedBox
          detail="The form cannot be loaded."
          onRetry={() => {
            setAttempt(attempt + 1);
          }}
        />
      )}
      {!hasFailed && Questions === undefined && (
        <p className={styles.waiting} role="status">
          Loading the form …
        </p>
      )}
      {Questions !== undefined && <Questions search={location.search} />}
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Questions"
    description="A stat finder for Australian rules football: any metric over many matches, filtered, grouped, ranked, as a table, a picture and a call."
  />
);
