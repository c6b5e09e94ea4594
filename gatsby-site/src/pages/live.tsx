import { Link, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import { LiveRoom } from '../features/live/live-room';

/** Live matches: those in progress, upcoming matches, and replays. */
export default function LivePage({ location }: PageProps): ReactElement {
  return (
    <main className="data-page" data-pagefind-body>
      <h1>Live</h1>
      <p className="about">
        Watch a match as its events arrive: scoreboard, worm and latest events. If none is in progress, replay one with
        one click. <Link to="/support/match-day-support/">Match-day support</Link> ·{' '}
        <Link to="/operators/events/">How events work</Link>
      </p>
      <noscript>
        <p>
          This page needs JavaScript. <a href="/operators/events/">Events</a> describes the same calls without it.
        </p>
      </noscript>
      <LiveRoom place={location} />
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Live matches"
    description="Watch matches in progress, see upcoming ones, and start replays with one click. Scoreboard by quarter, worm and latest events."
  />
);
