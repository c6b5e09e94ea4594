import { Link, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import { Corrections } from '../features/corrections/corrections';

/** The corrections of matches. */
export default function CorrectionsPage({ location }: PageProps): ReactElement {
  return (
    <main className="data-page" data-pagefind-body>
      <h1>Corrections</h1>
      <p className="about">
        What was corrected in a match, when and why. For each statistic that changed, the page shows the values before
        and after, and the entry that changed it. Importing a stored match again also creates corrections.{' '}
        <Link to="/guides/corrections/">How corrections work</Link> · <Link to="/quality/">Quality of a season</Link>
      </p>
      <noscript>
        <p>
          This page needs JavaScript. <a href="/guides/corrections/">Corrections</a> describes the same calls without
          it.
        </p>
      </noscript>
      <Corrections place={location} />
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Corrections of matches"
    description="What was corrected in a match, when and why: revisions, statistics before and after each entry, and recent changes of all matches as they arrive."
  />
);
