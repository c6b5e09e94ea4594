import type { Dimension, Measure } from '@goalsquare/engine';
import type { StatisticsRow, StatisticsTable } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import type { SortColumn } from '../../controls/sorted';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import * as linked from '../../evidence-links/evidence-link.module.css';
import { dimensionLabels, measureLabels } from '../../query/parameters';
import { addressOf } from '../../query/paths';
import type { Query } from '../../query/query';
import { headingWithUnit, withoutUnit } from '../../query/shown-unit';
import { dimensionText, hasMatches, hasTime, minutesOf, statisticOf } from '../../query/table';
import { DimensionCell, linkedSeason } from './dimension-cell';
import { evidenceOfRow } from './evidence-of-row';
import { matchesOfRow } from './matches-of-row';

type Column = SortColumn<StatisticsRow>;

interface MatchesLinkProps {
  readonly query: Query;
  readonly row: StatisticsRow;
  readonly table: StatisticsTable;
  /** The metric of the linked matches. **Empty**: `undefined` for no link. */
  readonly code: string | undefined;
  readonly text: string;
}

/** A number of a row, as a link to the matches that it adds up if it covers several. */
function MatchesLink({ query, row, table, code, text }: MatchesLinkProps): ReactElement {
  const matches = code === undefined ? undefined : matchesOfRow(query, table, row, code);
  return matches === undefined ? (
    <>{text}</>
  ) : (
    <Link className={linked.number ?? ''} to={`/questions/${addressOf(matches)}`} title="Show the matches behind it">
      {text}
    </Link>
  );
}

/** Returns the columns that identify a row. The first one also shows the squad of a player. */
export function dimensionColumns(table: StatisticsTable): readonly Column[] {
  const season = linkedSeason(table);
  return table.by.map((dimension: Dimension, at): Column => ({
    id: dimension,
    label: dimensionLabels[dimension],
    value: (row) => dimensionText(row, dimension),
    cell: (row) => (
      <>
        <DimensionCell row={row} dimension={dimension} season={season} />
        {at === 0 && dimension === 'person' && row.person?.squadCode !== undefined && (
          <small>{row.person.squadCode}</small>
        )}
      </>
    ),
  }));
}

/**
 * Returns the column of a statistic. Its cells link to their evidence if the row is about one match, otherwise to the
 * matches that they add up.
 */
function statisticColumn(query: Query, table: StatisticsTable, code: string, name: string, measure: Measure): Column {
  const found = (row: StatisticsRow) => statisticOf(row, code, measure);
  return {
    id: `${code}.${measure}`,
    label: headingWithUnit(
      name,
      table.rows.map((row) => found(row)?.valueDisplay),
    ),
    remark: table.measures.length > 1 ? measureLabels[measure] : undefined,
    title: code,
    isNumber: true,
    value: (row) => found(row)?.value,
    attributesOf: (row) => {
      const { rank } = found(row) ?? {};
      return rank === undefined ? {} : { title: `rank ${rank}` };
    },
    cell: (row) => {
      const statistic = found(row);
      if (statistic === undefined) return '–';
      const text = withoutUnit(statistic.valueDisplay ?? statistic.value);
      const evidence = evidenceOfRow(query, table, row, { code, measure });
      return evidence === undefined ? (
        <MatchesLink query={query} row={row} table={table} code={code} text={text} />
      ) : (
        <EvidenceLink request={evidence}>{text}</EvidenceLink>
      );
    },
  };
}

/** Returns the columns of a row's statistics, its number of matches and its time. */
export function valueColumns(query: Query, table: StatisticsTable): readonly Column[] {
  const basis = (id: string, label: string, title: string, value: Column['value']): Column => ({
    id,
    label,
    title,
    isNumber: true,
    value,
    cell: (row) => {
      const number = value(row);
      if (number === undefined) return '–';
      return <MatchesLink query={query} row={row} table={table} code={table.metrics[0]?.code} text={String(number)} />;
    },
  });
  return [
    ...table.metrics.flatMap(({ code, name }) =>
      table.measures.map((measure) => statisticColumn(query, table, code, name, measure)),
    ),
    ...(hasMatches(table)
      ? [basis('matches', 'Matches', 'Matches that the row is based on', ({ matches }) => matches)]
      : []),
    ...(hasTime(table) ? [basis('seconds', 'Minutes', 'Minutes that the row is based on', minutesOf)] : []),
  ];
}
