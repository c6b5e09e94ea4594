import { Link, type HeadFC } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../../components/head';
import { useReleases } from '../../components/releases';

/** Every version of the contract that has notes. */
export default function ReleaseNotes(): ReactElement {
  return (
    <main className="listing" data-pagefind-body>
      <h1>Release notes</h1>
      <p className="lead">
        Each page describes one slice of the contract as this server has it: what it added, an example with its answer,
        and what a client must change. The number is that of the contract's version which the slice belongs to; a server
        answers all of them at once. The <Link to="/contract-history/">contract history</Link> lists what each version
        of this server changed.
      </p>
      <dl className="releases">
        {useReleases().map(({ version, route, title, description }) => (
          <div key={version}>
            <dt>
              <Link to={route}>{title}</Link>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Release notes"
    description="What each version of the contract added, with an example, and what a client must change."
  />
);
