import { Link, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import { EvidenceForm } from '../features/evidence/evidence-form';
import { EvidencePanel } from '../features/evidence/evidence-panel';
import { evidenceRequestIn } from '../evidence-links/evidence-request';
import { useParameters } from '../addresses/use-parameters';

const Examples = (): ReactElement => (
  <>
    <p>Two examples from the sandbox:</p>
    <ul>
      <li>
        <a href="/evidence/?matchId=110510101&personId=110591&metric=DISPOSAL&period=4">
          Disposals of a player in the last quarter
        </a>
      </li>
      <li>
        <a href="/evidence/?matchId=110510101&squadId=150&metric=INSIDE_50&context=Diff">
          Inside 50s of a squad minus those of its opponent
        </a>
      </li>
    </ul>
  </>
);

/** The evidence of the number in the address. */
export default function EvidencePage({ location }: PageProps): ReactElement {
  const { isRead } = useParameters(location);
  const request = isRead ? evidenceRequestIn(location.search) : undefined;
  return (
    <main className="data-page" data-pagefind-body>
      <h1>Evidence</h1>
      <p className="about">
        The acts and seconds behind a number of a match: its formula, the acts on the ground and on the timeline, and
        what each filter excluded. Every number of a match on this site links here.{' '}
        <Link to="/guides/evidence/">How it is computed</Link>
      </p>
      <noscript>
        <p>
          This page needs JavaScript. <a href="/guides/evidence/">Evidence and flow</a> describes the same calls without
          it.
        </p>
      </noscript>
      {isRead && <EvidenceForm key={location.search} request={request} />}
      {isRead && request === undefined && <Examples />}
      {request !== undefined && <EvidencePanel key={location.search} request={request} />}
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Evidence"
    description="The acts and seconds behind a number of a match: formula, list, ground, timeline, what filters excluded, and files for video tools."
  />
);
