import type { MatchQuality } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import { useEffect, useRef, type ReactElement } from 'react';
import { Cell, ScrollTable } from '../../components/scroll-table';
import { correctionsAddress } from '../../addresses/correction-address';
import { useAnswer } from '../../requests/use-answer';
import * as styles from './quality.module.css';

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

type Result = MatchQuality['results'][number];

const Samples = ({ result: { samples, rows } }: { readonly result: Result }): ReactElement =>
  samples === undefined ? (
    <p className="hint">To see the rows, you need a Transactional key.</p>
  ) : (
    <ScrollTable
      columns={[
        'Transaction',
        'Period',
        'Time',
        `What disagrees${rows > samples.length ? ` (first ${samples.length})` : ''}`,
      ]}
    >
      <tbody>
        {samples.map((sample, at) => (
          <tr key={at}>
            <Cell>{sample.transactionId ?? '–'}</Cell>
            <Cell>{sample.period ?? '–'}</Cell>
            <Cell>{sample.periodSeconds === undefined ? '–' : clock(sample.periodSeconds)}</Cell>
            <Cell>{sample.text}</Cell>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );

/** The rules that a match breaks, each with the first rows that break it. */
export function MatchFaults({ matchId }: { readonly matchId: string }): ReactElement {
  const { data, failure } = useAnswer<MatchQuality>(`/v1/matches/${matchId}/quality`);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (data !== undefined) heading.current?.focus();
  }, [data]);
  return (
    <section aria-label={`Match ${matchId}`}>
      <h2 ref={heading} tabIndex={-1}>
        Match {matchId}
      </h2>
      <p>
        <Link to={correctionsAddress(matchId)}>Corrections of this match</Link>
      </p>
      {failure !== undefined && <p role="alert">{failure.detail}</p>}
      {data === undefined && failure === undefined && <p role="status">Checking the match …</p>}
      {data?.results.length === 0 && <p>The match breaks none of the {data.checked} rules that were checked.</p>}
      {data?.results.map((result) => (
        <article key={result.rule}>
          <h3>
            {result.title} <span className={styles.severity}>{result.severity}</span>
          </h3>
          <p className="hint">
            {result.holds} {result.rows} {result.rows === 1 ? 'row does' : 'rows do'} not.
          </p>
          <Samples result={result} />
        </article>
      ))}
    </section>
  );
}
