import type { HeadFC, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import { whenShown } from '../components/when-shown';
import * as styles from '../controls/controls.module.css';

/** Loads with the metric definitions when the page is opened, so that other pages do not bundle them. */
const Questions = whenShown(
  'The form',
  async () => (await import('../features/questions/questions')).Questions,
  <p className={styles.loading} role="status">
    Loading the form …
  </p>,
);

/** A form for statistics across matches. */
export default function QuestionsPage({ location }: PageProps): ReactElement {
  return (
    <main className="data-page" data-pagefind-body>
      <h1>Questions</h1>
      <p className="about">
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
      <Questions search={location.search} />
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Questions"
    description="A stat finder for Australian rules football: any metric over many matches, filtered, grouped, ranked, as a table, a picture and a call."
  />
);
