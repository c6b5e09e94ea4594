import type { Measure } from '@goalsquare/engine';
import type { StatisticsRow, StatisticsTable } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import * as linked from '../../evidence-links/evidence-link.module.css';
import { addressOf } from '../../query/paths';
import type { Query } from '../../query/query';
import { withoutUnit } from '../../query/shown-unit';
import { statisticOf } from '../../query/table';
import { DimensionCell, linkedSeason } from './dimension-cell';
import { evidenceOfRow } from './evidence-of-row';
import { matchesOfRow } from './matches-of-row';

/** Whether rows can cover several matches, which is the case unless they are grouped by match. */
export const hasMatches = ({ by }: StatisticsTable): boolean => !by.includes('match');

/** Whether rows have playing time. Time is not defined for an area of the ground, a receiver or a cell. */
export const hasTime = ({ rows }: StatisticsTable): boolean => rows.some(({ seconds = 0 }) => seconds > 0);

interface RowProps {
  readonly query: Query;
  readonly row: StatisticsRow;
  readonly table: StatisticsTable;
}

interface Column {
  readonly code: string;
  readonly measure: Measure;
}

/**
 * A statistic of a row, as a link to its evidence if the row is about one match, otherwise to the matches that it adds
 * up.
 */
function StatisticCell({ query, row, table, ...statistic }: RowProps & Column): ReactElement {
  const found = statisticOf(row, statistic.code, statistic.measure);
  const evidence = evidenceOfRow(query, table, row, statistic);
  const text = withoutUnit(found?.valueDisplay ?? found?.value ?? '–');
  const matches = evidence === undefined ? matchesOfRow(query, table, row, statistic.code) : undefined;
  return (
    <td data-number="true" title={found?.rank === undefined ? undefined : `rank ${found.rank}`}>
      {found !== undefined && evidence !== undefined ? (
        <EvidenceLink request={evidence}>{text}</EvidenceLink>
      ) : found !== undefined && matches !== undefined ? (
        <Link
          className={linked.number ?? ''}
          to={`/questions/${addressOf(matches)}`}
          title="Show the matches behind it"
        >
          {text}
        </Link>
      ) : (
        text
      )}
    </td>
  );
}

/** A row's statistics, its number of matches and its time. */
export function ValueCells({ query, row, table }: RowProps): ReactElement {
  return (
    <>
      {table.metrics.flatMap(({ code }) =>
        table.measures.map((measure) => (
          <StatisticCell
            key={`${code}.${measure}`}
            query={query}
            row={row}
            table={table}
            code={code}
            measure={measure}
          />
        )),
      )}
      {hasMatches(table) && <td data-number="true">{row.matches ?? '–'}</td>}
      {hasTime(table) && <td data-number="true">{row.seconds === undefined ? '–' : Math.round(row.seconds / 60)}</td>}
    </>
  );
}

/** The cells of a row: its dimensions, then its values. */
export function RowCells({ query, row, table }: RowProps): ReactElement {
  const [first = 'person', ...others] = table.by;
  const season = linkedSeason(table);
  return (
    <>
      <th scope="row">
        <DimensionCell row={row} dimension={first} season={season} />
        {first === 'person' && row.person?.squadCode !== undefined && <small>{row.person.squadCode}</small>}
      </th>
      {others.map((dimension) => (
        <td key={dimension}>
          <DimensionCell row={row} dimension={dimension} season={season} />
        </td>
      ))}
      <ValueCells query={query} row={row} table={table} />
    </>
  );
}
