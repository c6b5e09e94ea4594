import { useMemo, type ReactElement } from 'react';
import { ScrollTable } from '../../components/scroll-table';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import type { AnswerRow } from './answer';
import type { OpenedMatch } from './open-sandbox-match';
import * as styles from './playground.module.css';
import { quartersOf } from './quarters';
import type { Question } from './question';

interface QuarterTableProps {
  readonly opened: OpenedMatch;
  readonly question: Question;
  readonly selected: AnswerRow | undefined;
}

/** The selected metrics by quarter, for the selected row or otherwise for both squads. */
export function QuarterTable({ opened, question, selected }: QuarterTableProps): ReactElement {
  const { match, view } = opened;
  const { periods, rows } = useMemo(
    () =>
      quartersOf(
        match,
        question,
        view.clock.periods.map(({ period }) => period),
        selected,
      ),
    [match, view, question, selected],
  );
  return (
    <section className={styles.quarters} aria-labelledby="by-quarter">
      <h2 id="by-quarter">{selected?.name ?? 'Both squads'} by quarter</h2>
      <ScrollTable>
        <caption className="visually-hidden">The chosen metrics by quarter</caption>
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <th scope="col">{selected === undefined ? 'Squad' : 'Of'}</th>
            {periods.map((period) => (
              <th key={period} scope="col">
                {period}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ metric, owner, side, values }) => (
            <tr key={`${metric} ${side}`} data-side={side}>
              <th scope="row">{metric}</th>
              <td>{owner}</td>
              {values.map((value, at) => (
                <td key={periods[at]}>
                  {value === undefined ? '–' : <EvidenceLink request={value.evidence}>{value.shown}</EvidenceLink>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {selected === undefined && question.level === 'players' && (
        <p className="hint">To see a player by quarter, choose a name in the match table.</p>
      )}
    </section>
  );
}
