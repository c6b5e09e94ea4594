import type { RevisionComparison } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import { Fragment, type ReactElement } from 'react';
import { numberText } from '../evidence/calculation';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import * as tables from '../questions/questions.module.css';
import { correctionsAddress, kindNames } from '../../addresses/correction-address';
import * as styles from './corrections.module.css';
import type { MatchNames } from './match-names';

type Statistic = RevisionComparison['statistics'][number];
type Step = Statistic['steps'][number];

const valueText = (value: number | undefined): string => (value === undefined ? '–' : numberText(value));

interface ValueProps {
  readonly matchId: number;
  readonly statistic: Statistic;
  readonly value: number | undefined;
  readonly revision: number;
}

/** The value of a statistic at a revision, as a link to the acts that counted then. */
function Value({ matchId, statistic: { personId, squadId, code }, value, revision }: ValueProps): ReactElement {
  if (value === undefined) return <>–</>;
  return (
    <EvidenceLink
      request={{
        matchId,
        level: personId === undefined ? 'squads' : 'players',
        id: personId ?? squadId,
        metric: code,
        filter: { asOf: String(revision) },
      }}
    >
      {numberText(value)}
    </EvidenceLink>
  );
}

/** A correction, or several consecutive entries of play, that changed a statistic. */
const StepText = ({ matchId, step }: { readonly matchId: number; readonly step: Step }): ReactElement => {
  const { fromRevision, toRevision, kind, before, after } = step;
  const name = kind === 'play' ? 'Play' : kindNames[kind];
  return (
    <span className={styles.step}>
      <Link to={correctionsAddress(matchId, [fromRevision - 1, toRevision])}>
        {name} {fromRevision === toRevision ? toRevision : `${fromRevision}–${toRevision}`}
      </Link>
      : {valueText(before)} → {valueText(after)}
    </span>
  );
};

interface ChangedStatisticsProps {
  readonly comparison: RevisionComparison;
  readonly names: MatchNames;
}

/** The statistics that differ between two revisions, each with the entries that changed it. */
export const ChangedStatistics = ({ comparison, names }: ChangedStatisticsProps): ReactElement => {
  const { matchId, fromRevision, toRevision, statistics } = comparison;
  return (
    <div className={tables.table} role="region" aria-label="Changed statistics" tabIndex={0}>
      <table>
        <caption className="visually-hidden">
          Statistics that differ between revisions {fromRevision} and {toRevision}.
        </caption>
        <thead>
          <tr>
            <th scope="col">Of</th>
            <th scope="col">Metric</th>
            <th scope="col" data-number="true">
              At {fromRevision}
            </th>
            <th scope="col" data-number="true">
              At {toRevision}
            </th>
            <th scope="col">Changed by</th>
          </tr>
        </thead>
        <tbody>
          {statistics.map((statistic) => {
            const { personId, squadId, code, before, after, steps } = statistic;
            const squad = names.squads.get(squadId) ?? String(squadId);
            return (
              <tr key={`${squadId} ${personId ?? ''} ${code}`}>
                <th scope="row">
                  {personId === undefined ? squad : (names.persons.get(personId) ?? personId)}
                  {personId !== undefined && <small>{squad}</small>}
                </th>
                <td>
                  <code>{code}</code>
                </td>
                <td data-number="true">
                  <Value matchId={matchId} statistic={statistic} value={before} revision={fromRevision} />
                </td>
                <td data-number="true">
                  <Value matchId={matchId} statistic={statistic} value={after} revision={toRevision} />
                </td>
                <td>
                  {steps.map((step, at) => (
                    <Fragment key={step.fromRevision}>
                      {at > 0 && '; '}
                      <StepText matchId={matchId} step={step} />
                    </Fragment>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
