import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { Cell, ScrollTable } from '../../../components/scroll-table';
import type { MetricPage } from './metric-page';

interface FilterRow {
  readonly names: readonly string[];
  readonly effect: string;
}

function zoneEffect({ metric: { level }, zoned, formula }: MetricPage): string {
  if (zoned.length === 0) return 'Does not change the value.';
  const whose = level === 'Both' && zoned.length === 1 ? ` of ${zoned[0] === 'player' ? 'players' : 'squads'}` : '';
  const sum = formula.includes(') / (') ? 'Its numerator and denominator' : 'The values';
  return `Limits the value${whose} to a zone. ${sum} of D50, DM, CB, AM and F50 add up to those of the whole ground. MID is DM, CB and AM.`;
}

const rowsOf = (page: MetricPage): readonly FilterRow[] => [
  { names: ['period'], effect: 'Limits the value to the sum of the listed periods. Extra time starts at period 5.' },
  { names: ['zone'], effect: zoneEffect(page) },
  {
    names: ['fromPeriodSeconds', 'toPeriodSeconds', 'lastXSeconds'],
    effect: page.isWindowed
      ? 'Limit the value to a time window in each period. lastXSeconds cannot be combined with the other two.'
      : 'Do not change the value within a period.',
  },
  {
    names: ['context'],
    effect:
      page.metric.level === 'Player'
        ? 'Not available: only players have this metric.'
        : 'For squads: For, Against, Diff and PhysicalDiff.',
  },
];

/** The parameters that filter a match, and whether each applies to the metric. */
export const FilterTable = ({ page }: { readonly page: MetricPage }): ReactElement => (
  <>
    <ScrollTable columns={['Parameter', 'Effect']}>
      <tbody>
        {rowsOf(page).map(({ names, effect }) => (
          <tr key={names[0]}>
            <td>
              {names.map((name) => (
                <div key={name}>
                  <code>{name}</code>
                </div>
              ))}
            </td>
            <Cell>{effect}</Cell>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
    <p>
      The metric is available by season and career
      {page.metric.dimensions.includes('gamesPlayedAverage')
        ? ', in total and per match'
        : ', but has no average'}.{' '}
      <Link to="/blog/how-to-last-x/">How time windows work</Link>
    </p>
  </>
);
