import { Link, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import { SeasonQualityView } from '../features/quality/season-quality';

/** The data quality of a season's matches. */
export default function QualityPage({ location }: PageProps): ReactElement {
  return (
    <main className="data-page" data-pagefind-body>
      <h1>Quality of a season</h1>
      <p className="about">
        The matches of a season whose data is valid but not plausible, the rules they break, and how that compares with
        good sources. <Link to="/guides/quality/">All rules</Link> ·{' '}
        <Link to="/corrections/">Corrections of matches</Link>
      </p>
      <noscript>
        <p>
          This page needs JavaScript. <a href="/guides/quality/">Quality</a> describes the same calls without it.
        </p>
      </noscript>
      <SeasonQualityView search={location.search} />
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Quality of a season"
    description="The matches of a season whose logs contradict themselves: worst matches, rules they break, thresholds, and the affected transactions."
  />
);
