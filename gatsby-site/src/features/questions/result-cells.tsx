import type { Measure } from '@goalsquare/engine';
import type { StatisticsRow, StatisticsTable } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import * as linked from '../../evidence-links/evidence-link.module.css';
import { addressOf } from '../../query/paths';
import type { Query } from '../../query/query';
import { withoutUnit } from '../../query/shown-unit';
import { hasMatches, hasTime, minutesOf, statisticOf } from '../../query/table';
import { DimensionCell, linkedSeason } from './dimension-cell';
import { evidenceOfRow } from './evidence-of-row';
import { matchesOfRow } from './matches-of-row';

interface RowProps {
  readonly query: Query;
  readonly row: StatisticsRow;
  readonly table: StatisticsTable;
}

interface Column {
  readonly code: string;
  readonly measure: Measure;
}

interface MatchesLinkProps extends RowProps {
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

/**
 * A statistic of a row, as a link to its evidence if the row is about one match, otherwise to the matches that it adds
 * up.
 */
function StatisticCell({ query, row, table, ...statistic }: RowProps & Column): ReactElement {
  const found = statisticOf(row, statistic.code, statistic.measure);
  const evidence = evidenceOfRow(query, table, row, statistic);
  const text = withoutUnit(found?.valueDisplay ?? found?.value ?? '–');
  return (
    <td data-number="true" title={found?.rank === undefined ? undefined : `rank ${found.rank}`}>
      {found === undefined ? (
        text
      ) : evidence === undefined ? (
        <MatchesLink {...{ query, row, table, text }} code={statistic.code} />
      ) : (
        <EvidenceLink request={evidence}>{text}</EvidenceLink>
      )}
    </td>
  );
}

/** The number of matches of a row, or its time. */
const BasisCell = ({ value, ...row }: Omit<MatchesLinkProps, 'text'> & { readonly value: number | undefined }) => (
  <td data-number="true">{value === undefined ? '–' : <MatchesLink {...row} text={String(value)} />}</td>
);

/** A row's statistics, its number of matches and its time. */
export function ValueCells({ query, row, table }: RowProps): ReactElement {
  const basis = { query, row, table, code: table.metrics[0]?.code };
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
      {hasMatches(table) && <BasisCell {...basis} value={row.matches} />}
      {hasTime(table) && <BasisCell {...basis} value={minutesOf(row)} />}
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
