import type { HeadFC } from 'gatsby';
import type { ReactElement } from 'react';
import { Card, Cards } from '../components/cards';
import { PageHead } from '../components/head';

/** Shown for every address without a page. */
const NotFound = (): ReactElement => (
  <main className="centred">
    <h1>There is no such page.</h1>
    <p className="lead">
      The address may be old or mistyped. Use the search at the top (key <kbd>/</kbd>), or start from one of these.
    </p>
    <Cards>
      <Card to="/" title="Introduction">
        <p>An introduction, and your first calls.</p>
      </Card>
      <Card to="/api/" title="API reference">
        <p>Read about and try every operation.</p>
      </Card>
      <Card to="/metrics/" title="Metrics">
        <p>What each metric counts.</p>
      </Card>
      <Card to="/release-notes/" title="Release notes">
        <p>What each version added.</p>
      </Card>
    </Cards>
  </main>
);

export default NotFound;

export const Head: HeadFC = () => <PageHead title="Not found" description="There is no such page." isUnlisted />;
