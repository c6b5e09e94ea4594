import { Link, type HeadFC } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import { Calibration } from '../features/forecasts/calibration';

/** How good the forecasts are. */
export default function ForecastsPage(): ReactElement {
  return (
    <main className="data-page" data-pagefind-body>
      <h1>How good are the forecasts?</h1>
      <p className="about">
        A forecast of 70% is good if it comes true in 7 of 10 cases. This page tests the models of this server on real
        matches from seasons that they were not fitted to. <Link to="/guides/forecast/">How they work</Link> ·{' '}
        <Link to="/api/getMatchForecast/">Forecast of a match</Link> ·{' '}
        <Link to="/api/getLevelSeasonForecast/">Forecast of a season</Link>
      </p>
      <noscript>
        <p>
          This page needs JavaScript. <a href="/api/getForecastCalibration/">The call</a> returns the same tests.
        </p>
      </noscript>
      <Calibration />
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="How good are the forecasts?"
    description="Reliability, log loss and Brier score of the match forecasts, compared with a published formula, with intervals and the seasons of each test."
  />
);
