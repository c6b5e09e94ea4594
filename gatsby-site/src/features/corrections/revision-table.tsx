import type { MatchRevision } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { DataTable } from '../../pictures/data-table';
import { correctionsAddress, kindNames } from '../../addresses/correction-address';
import * as styles from './corrections.module.css';
import { instantText, momentText } from './instant-text';

/** What an entry changed in its transaction or in the match data. */
function Changed({ revision: { changes = [], members = [], transactionId, statusCode } }: RevisionProps): ReactElement {
  return (
    <>
      {transactionId !== undefined && <>transaction {transactionId} </>}
      {changes.map(({ member, before, after }) => (
        <span key={member} className={styles.member}>
          <code>{member}</code> {before ?? 'not set'} → {after ?? 'removed'}
        </span>
      ))}
      {members.join(', ')}
      {statusCode}
    </>
  );
}

interface RevisionProps {
  readonly revision: MatchRevision;
}

const Why = ({ revision: { by, reason } }: RevisionProps): ReactElement => (
  <>
    {reason ?? '–'}
    {by !== undefined && <small> by {by}</small>}
  </>
);

interface RevisionTableProps {
  readonly matchId: number;
  readonly revisions: readonly MatchRevision[];
  readonly label: string;
}

/** Revisions of a match with time, kind, effect and reason. Each links to the statistics it changed. */
export const RevisionTable = ({ matchId, revisions, label }: RevisionTableProps): ReactElement => (
  <div className={styles.revisions}>
    <DataTable
      caption={label}
      columns={['Revision', 'Kind', 'Recorded, UTC', 'Moment', 'What changed', 'Reason', 'Statistics']}
      rows={revisions.map((revision) => {
        const { revision: number, kind, recordedAt, utcTimestamp } = revision;
        return [
          number,
          <>{kindNames[kind]}</>,
          instantText(recordedAt ?? utcTimestamp),
          momentText(revision),
          <Changed key="changed" revision={revision} />,
          <Why key="why" revision={revision} />,
          <Link
            key="compare"
            to={correctionsAddress(matchId, [number - 1, number])}
            aria-label={`Statistics that revision ${number} changed`}
          >
            Compare
          </Link>,
        ];
      })}
    />
  </div>
);
