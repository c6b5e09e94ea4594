import { Link, type HeadFC } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../../components/head';
import { inWords } from '../../components/post-list';
import { useReleases } from '../../components/releases';

/** Every version of the contract with release notes. */
export default function ReleaseNotes(): ReactElement {
  return (
    <main className="listing" data-pagefind-body>
      <h1>Release notes</h1>
      <p className="lead">
        Each page describes what one version of the contract added, with an example, and what clients must change. A
        server supports all versions at once. The <Link to="/contract-history/">contract history</Link> lists what each
        version of this server changed.
      </p>
      <dl className="releases">
        {useReleases().map(({ version, route, title, description, date }) => (
          <div key={version}>
            <dt>
              <Link to={route}>{title}</Link>
            </dt>
            <dd>
              {description}
              {date !== null && (
                <>
                  {' '}
                  <time dateTime={date}>{inWords(date)}</time>.
                </>
              )}
            </dd>
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
