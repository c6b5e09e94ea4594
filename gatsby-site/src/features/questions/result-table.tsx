import type { Dimension, Measure } from '@goalsquare/engine';
import type { StatisticsRow, StatisticsTable } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import { Fragment, type ReactElement } from 'react';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import * as linked from '../../evidence-links/evidence-link.module.css';
import { addressOf } from '../../query/paths';
import { matchesOfRow } from './matches-of-row';
import { DimensionCell, linkedSeason } from './dimension-cell';
import { evidenceOfRow } from './evidence-of-row';
import { dimensionLabels, measureLabels } from '../../query/parameters';
import { valuesOf, type Query } from '../../query/query';
import { useTableKeys } from '../../controls/use-table-keys';
import * as styles from './questions.module.css';
import { statisticOf } from '../../query/table';

/** Dimensions with a natural order, which is the default. */
const ownOrder: readonly Dimension[] = ['match', 'round', 'season', 'period', 'hex', 'square'];

/** Whether rows have several matches. Those by match have one. */
const hasMatches = ({ by }: StatisticsTable): boolean => !by.includes('match');

/** Whether a row has a playing time. In an area of the ground, and by receiver or cell, time has no meaning. */
const hasTime = ({ rows }: StatisticsTable): boolean => rows.some(({ seconds = 0 }) => seconds > 0);

interface Sort {
  readonly by: string;
  readonly isDescending: boolean;
}

/** Returns the default order of the rows of a result. */
export function sortOf(query: Query, { by, metrics, measures }: StatisticsTable): Sort {
  const [first] = valuesOf(query, 'sort');
  const statistic = `${metrics[0]?.code ?? ''}.${measures[0] ?? 'total'}`;
  if (first === undefined) {
    const [own] = by;
    const hasOwn = own !== undefined && (ownOrder.includes(own) || valuesOf(query, 'metric').length === 0);
    return hasOwn ? { by: own, isDescending: false } : { by: statistic, isDescending: true };
  }
  const name = first.replace(/^-/u, '');
  const isMetric = metrics.some(({ code }) => code === name);
  return { by: isMetric ? `${name}.${measures[0] ?? 'total'}` : name, isDescending: first.startsWith('-') };
}

const directionOf = (sort: Sort, by: string): 'ascending' | 'descending' | 'none' =>
  sort.by !== by ? 'none' : sort.isDescending ? 'descending' : 'ascending';

const arrows = { ascending: ' ▴', descending: ' ▾', none: '' } as const;

const breakable = (code: string): readonly ReactElement[] =>
  code.split(/(?<=_)/u).map((word) => (
    <Fragment key={word}>
      {word}
      <wbr />
    </Fragment>
  ));

interface HeadingProps {
  readonly by: string;
  readonly label: string;
  readonly measure?: Measure;
  readonly title?: string;
  readonly isNumber?: boolean;
  readonly sort: Sort;
  readonly onSort: (by: string, isDescending: boolean) => void;
}

/** The heading of a column, with a button that sorts the whole result by it. */
function Heading({ by, label, measure, title, isNumber = true, sort, onSort }: HeadingProps): ReactElement {
  const direction = directionOf(sort, by);
  return (
    <th scope="col" aria-sort={direction} data-number={isNumber}>
      <button
        type="button"
        title={title}
        onClick={() => {
          onSort(by, direction === 'none' ? isNumber : direction === 'ascending');
        }}
      >
        {breakable(label)}
        {measure !== undefined && <small>{measureLabels[measure]}</small>}
        <span aria-hidden="true">{arrows[direction]}</span>
      </button>
    </th>
  );
}

/** A statistic of a row, as a link to its evidence if it is of one match, or to the matches that it adds up. */
function StatisticCell({ query, row, table, ...statistic }: RowProps & Column): ReactElement {
  const found = statisticOf(row, statistic.code, statistic.measure);
  const evidence = evidenceOfRow(query, table, row, statistic);
  const text = found?.valueDisplay ?? found?.value ?? '–';
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

interface RowProps {
  readonly query: Query;
  readonly row: StatisticsRow;
  readonly table: StatisticsTable;
}

interface Column {
  readonly code: string;
  readonly measure: Measure;
}

/** The statistics of a row, its matches and its time. */
function ValueCells({ query, row, table }: RowProps): ReactElement {
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

function RowCells({ query, row, table }: RowProps): ReactElement {
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

/** The answer of a query whose only row sums those of a table, and its name. */
interface Sum {
  readonly label: string;
  readonly query: Query;
  readonly table: StatisticsTable;
}

/** The last line of a table, with the sum of its rows. `by` is the number of columns that name a row. */
function SumRow({ label, query, table, by }: Sum & { readonly by: number }): ReactElement | null {
  const [row] = table.rows;
  return row === undefined ? null : (
    <tfoot>
      <tr>
        <td className={styles.place} />
        <th scope="row" colSpan={by}>
          {label}
        </th>
        <ValueCells query={query} row={row} table={table} />
      </tr>
    </tfoot>
  );
}

interface ResultTableProps {
  readonly query: Query;
  readonly table: StatisticsTable;
  /** Number of rows before the page. */
  readonly offset: number;
  readonly onSort: (sort: string) => void;
  /** Name of the table, if a page has several. */
  readonly label?: string;
  /** The last line. */
  readonly sum?: Sum;
}

/** A page of a result as a table. The buttons of the headings sort the whole result, on the server. */
export function ResultTable({
  query,
  table,
  offset,
  onSort,
  label = 'The answer as a table',
  sum,
}: ResultTableProps): ReactElement {
  const sort = sortOf(query, table);
  const keys = useTableKeys();
  const props = {
    sort,
    onSort: (by: string, isDescending: boolean) => {
      onSort(isDescending ? `-${by}` : by);
    },
  };
  return (
    <div className={`${styles.table} scroll-hint`} role="region" aria-label={label}>
      <table {...keys}>
        <caption className="visually-hidden">
          {label}. The buttons of the headings sort all of its rows. Arrow keys move between the cells.
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.place}>
              <abbr title="Place in the order of the rows">#</abbr>
            </th>
            {table.by.map((dimension) => (
              <Heading key={dimension} by={dimension} label={dimensionLabels[dimension]} isNumber={false} {...props} />
            ))}
            {table.metrics.flatMap(({ code, name }) =>
              table.measures.map((measure) => (
                <Heading
                  key={`${code}.${measure}`}
                  by={`${code}.${measure}`}
                  label={name}
                  measure={measure}
                  title={code}
                  {...props}
                />
              )),
            )}
            {hasMatches(table) && <Heading by="matches" label="Matches" {...props} />}
            {hasTime(table) && (
              <Heading by="seconds" label="Minutes" title="Minutes that the row is based on" {...props} />
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at}>
              <td className={styles.place}>{offset + at + 1}</td>
              <RowCells query={query} row={row} table={table} />
            </tr>
          ))}
        </tbody>
        {sum && <SumRow by={table.by.length} {...sum} />}
      </table>
    </div>
  );
}
