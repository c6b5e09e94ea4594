import type { SeasonQuality } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { Cell, ScrollTable } from '../../components/scroll-table';
import * as styles from './quality.module.css';

const Rules = ({ rules }: Pick<SeasonQuality, 'rules'>): ReactElement => (
  <section aria-label="Rules">
    <h2>Rules that matches break</h2>
    <ScrollTable columns={['Rule', 'Severity', 'Rows', 'Matches', 'Allowed', 'Threshold in 1,000 matches']}>
      <tbody>
        {rules.map(({ rule, title, severity, rows, matches, allowed, threshold, isAbove }) => (
          <tr key={rule} data-rule={rule}>
            <th scope="row">{title}</th>
            <Cell>{severity}</Cell>
            <Cell>
              {rows}
              {isAbove && <strong className={styles.above}> above</strong>}
            </Cell>
            <Cell>{matches}</Cell>
            <Cell>{allowed}</Cell>
            <Cell>{threshold}</Cell>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  </section>
);

interface WorstProps extends Pick<SeasonQuality, 'worst'> {
  /** Returns the address of the page that shows the faults of a match. */
  readonly addressOf: (matchId: number) => string;
}

const Worst = ({ worst, addressOf }: WorstProps): ReactElement => (
  <section aria-label="Worst matches">
    <h2>Worst matches</h2>
    <ScrollTable columns={['Match', 'Errors', 'Warnings', 'Info', 'Rules']}>
      <tbody>
        {worst.map(({ matchId, rows, rules }) => (
          <tr key={matchId}>
            <th scope="row">
              <Link to={addressOf(matchId)}>{matchId}</Link>
            </th>
            <Cell>{rows.error}</Cell>
            <Cell>{rows.warning}</Cell>
            <Cell>{rows.info}</Cell>
            <Cell>{rules.join(', ')}</Cell>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  </section>
);

/** The rules that matches of a season break, and the matches with the most faults. */
export const SeasonFaults = ({
  quality: { matches, clean, rules, worst },
  addressOf,
}: { readonly quality: SeasonQuality } & Pick<WorstProps, 'addressOf'>): ReactElement => (
  <>
    <p>
      {clean} of {matches} matches break no rule. Rules broken more often than allowed:{' '}
      {rules.filter(({ isAbove }) => isAbove).length}.
    </p>
    {worst.length > 0 && <Worst worst={worst} addressOf={addressOf} />}
    {rules.length > 0 && <Rules rules={rules} />}
  </>
);
