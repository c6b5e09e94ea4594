import type { MatchRevision } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import * as tables from '../questions/questions.module.css';
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
  <div className={tables.table} role="region" aria-label={label} tabIndex={0}>
    <table className={styles.revisions}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {['Revision', 'Kind', 'Recorded, UTC', 'Moment', 'What changed', 'Reason', 'Statistics'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {revisions.map((revision) => {
          const { revision: number, kind, recordedAt, utcTimestamp } = revision;
          return (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{kindNames[kind]}</td>
              <td data-short="true">{instantText(recordedAt ?? utcTimestamp)}</td>
              <td data-short="true">{momentText(revision)}</td>
              <td>
                <Changed revision={revision} />
              </td>
              <td>
                <Why revision={revision} />
              </td>
              <td>
                <Link
                  to={correctionsAddress(matchId, [number - 1, number])}
                  aria-label={`Statistics that revision ${number} changed`}
                >
                  Compare
                </Link>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
