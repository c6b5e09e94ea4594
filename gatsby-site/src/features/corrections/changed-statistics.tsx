import type { RevisionComparison } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import { Fragment, type ReactElement } from 'react';
import { numberText } from '../evidence/calculation';
import { DataTable } from '../../pictures/data-table';
import { correctionsAddress, kindNames } from '../../addresses/correction-address';
import * as styles from './corrections.module.css';
import type { MatchNames } from './match-names';

type Statistic = RevisionComparison['statistics'][number];
type Step = Statistic['steps'][number];

const valueText = (value: number | undefined): string => (value === undefined ? '–' : numberText(value));

/** Returns the value of a statistic at a revision as a cell, with the acts that counted then. */
const valueCell = (
  matchId: number,
  { personId, squadId, code }: Statistic,
  value: number | undefined,
  revision: number,
) => ({
  text: valueText(value),
  evidence:
    value === undefined
      ? undefined
      : ({
          matchId,
          level: personId === undefined ? 'squads' : 'players',
          id: personId ?? squadId,
          metric: code,
          filter: { asOf: String(revision) },
        } as const),
});

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
    <DataTable
      caption="Changed statistics"
      columns={['Of', 'Metric', `At ${fromRevision}`, `At ${toRevision}`, 'Changed by']}
      rows={statistics.map((statistic) => {
        const { personId, squadId, code, before, after, steps } = statistic;
        const squad = names.squads.get(squadId) ?? String(squadId);
        return [
          <>
            {personId === undefined ? squad : (names.persons.get(personId) ?? personId)}
            {personId !== undefined && <small>{squad}</small>}
          </>,
          <code key="code">{code}</code>,
          valueCell(matchId, statistic, before, fromRevision),
          valueCell(matchId, statistic, after, toRevision),
          <>
            {steps.map((step, at) => (
              <Fragment key={step.fromRevision}>
                {at > 0 && '; '}
                <StepText matchId={matchId} step={step} />
              </Fragment>
            ))}
          </>,
        ];
      })}
    />
  );
};
