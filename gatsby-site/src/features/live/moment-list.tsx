import { matchStatuses, periodDisplay } from '@goalsquare/engine';
import { useState, type ReactElement } from 'react';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import { scoreEvidence } from '../../pictures/mark-evidence';
import * as styles from './live.module.css';
import type { Watched } from './watched';

/** How many events are shown at first. */
const FIRST = 12;

type Moment = Watched['moments'][number];

interface MomentTextProps {
  readonly moment: Moment;
  readonly match: Watched['worm']['match'];
}

/** A change of status, or a score with a link to its evidence. */
function MomentText({ moment, match }: MomentTextProps): ReactElement {
  if ('statusCode' in moment)
    return <>{matchStatuses.find(({ code }) => code === moment.statusCode)?.name ?? moment.statusCode}</>;
  const { what, side, home, away } = moment;
  const { squads } = match;
  const evidence = scoreEvidence(match, moment);
  return (
    <>
      {evidence === undefined ? what : <EvidenceLink request={evidence}>{what}</EvidenceLink>}, {squads[side].name}:{' '}
      <span className={styles.score}>
        {squads[0].code} {home}, {squads[1].code} {away}
      </span>
    </>
  );
}

const clockOf = ({ period, seconds }: Moment): string =>
  period === undefined || seconds === undefined ? '' : periodDisplay(period, seconds);

/** Scores and changes of status of a match, the latest first. */
export function MomentList({ watched: { moments, worm } }: { readonly watched: Watched }): ReactElement {
  const [isWhole, setWhole] = useState(false);
  const latest = moments.map((moment, at) => ({ moment, at })).reverse();
  if (latest.length === 0) return <p>No events yet. They appear here as they arrive.</p>;
  return (
    <>
      <ol className={styles.moments} reversed>
        {latest.slice(0, isWhole ? undefined : FIRST).map(({ moment, at }) => (
          <li key={at} data-side={'side' in moment ? moment.side : undefined}>
            <span className={styles.time}>{clockOf(moment)}</span>{' '}
            <span>
              <MomentText moment={moment} match={worm.match} />
            </span>
          </li>
        ))}
      </ol>
      {!isWhole && latest.length > FIRST && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setWhole(true);
          }}
        >
          Show all {latest.length} events
        </button>
      )}
    </>
  );
}
