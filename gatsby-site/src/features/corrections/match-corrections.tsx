import type { MatchRevisions } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { CheckedInput } from '../../controls/checked-input';
import { IdEntry } from '../../controls/id-entry';
import { AnswerStates } from '../../controls/answer-states';
import type { Parameters } from '../../addresses/use-parameters';
import { useAnswer } from '../../requests/use-answer';
import { Comparison } from './comparison';
import { wholeNumberIn } from '../../addresses/address-query';
import { correctionsAddress, correctionsPath } from '../../addresses/correction-address';
import * as controls from '../../controls/controls.module.css';
import { useMatchNames, type MatchNames } from './match-names';
import { RevisionTable } from './revision-table';

/** The kinds of entries that are listed: corrections, results and box scores, but not play. */
const listed = 'amendment,removal,correction,result,boxScore';

/** Revisions on one page. */
const LIMIT = 500;

interface CompareFormProps {
  readonly matchId: number;
  readonly revision: number;
  readonly values: Parameters['values'];
}

/** A form that selects two revisions. Submitting it opens the address of their comparison. */
const CompareForm = ({ matchId, revision, values }: CompareFormProps): ReactElement => (
  <form action={correctionsPath} className={controls.row} aria-label="Two revisions">
    <input type="hidden" name="matchId" value={matchId} />
    {(['from', 'to'] as const).map((name) => (
      <IdEntry
        key={name}
        name={name}
        label={name === 'from' ? 'Older revision' : 'Newer revision'}
        value={values[name] ?? (name === 'to' ? revision : '')}
        most={revision}
      />
    ))}
    <CheckedInput
      name="metric"
      label="Metrics"
      accepted="metric codes, separated by commas"
      defaultValue={values.metric ?? ''}
      placeholder="all"
      pattern="[A-Z0-9_,]*"
    />
    <button type="submit" className="button">
      Compare
    </button>
  </form>
);

interface RevisionListProps {
  readonly answer: MatchRevisions;
}

/** The corrections of a match, and a link that compares the match before and after all of them. */
function RevisionList({ answer: { matchId, revision, revisions, next } }: RevisionListProps): ReactElement {
  const [first] = revisions;
  if (first === undefined) return <p role="status">This match has no corrections. It is at revision {revision}.</p>;
  return (
    <>
      <p>
        {revisions.length}
        {next !== undefined && ' or more'} entries correct the match, which is at revision {revision}.{' '}
        <Link to={correctionsAddress(matchId, [first.revision - 1, revision])}>
          Compare before and after all of them
        </Link>
      </p>
      <RevisionTable matchId={matchId} revisions={revisions} label="Corrections of the match" />
    </>
  );
}

const title = ({ info }: MatchNames): string => `${info.name}, ${info.seasonId} round ${info.roundNumber}`;

interface MatchCorrectionsProps {
  readonly matchId: number;
  readonly values: Parameters['values'];
}

/** The corrections of a match, and the changes between two of its revisions. */
export function MatchCorrections({ matchId, values }: MatchCorrectionsProps): ReactElement {
  const names = useMatchNames(matchId);
  const path = `/v1/matches/${matchId}/revisions?kind=${listed}&limit=${LIMIT}`;
  const revisions = useAnswer<MatchRevisions>(path);
  const [from, to] = [wholeNumberIn(values.from), wholeNumberIn(values.to)];
  return (
    <AnswerStates reading={names}>
      {(match) => (
        <>
          <h2>{title(match)}</h2>
          {from !== undefined && to !== undefined && (
            <Comparison names={match} from={from} to={to} metric={values.metric ?? ''} />
          )}
          <section aria-labelledby="list">
            <h2 id="list">All corrections</h2>
            <AnswerStates reading={revisions}>
              {(answer) => (
                <>
                  <CompareForm
                    key={`${from ?? ''} ${to ?? ''}`}
                    matchId={matchId}
                    revision={answer.revision}
                    values={values}
                  />
                  <RevisionList answer={answer} />
                </>
              )}
            </AnswerStates>
          </section>
        </>
      )}
    </AnswerStates>
  );
}
