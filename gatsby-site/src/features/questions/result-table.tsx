import type { Dimension, Measure } from '@goalsquare/engine';
import type { StatisticsTable } from '@goalsquare/openapi/types';
import { Fragment, type ReactElement } from 'react';
import { dimensionLabels, measureLabels } from '../../query/parameters';
import { valuesOf, type Query } from '../../query/query';
import { headingWithUnit } from '../../query/shown-unit';
import { hasMatches, hasTime, statisticOf } from '../../query/table';
import { SortHeading, type Order } from '../../controls/sort-heading';
import { useTableKeys } from '../../controls/use-table-keys';
import { RowCells, ValueCells } from './result-cells';
import * as styles from './questions.module.css';

/** Dimensions with a natural order. Rows are in this order by default. */
const ownOrder: readonly Dimension[] = ['match', 'round', 'season', 'period', 'hex', 'square'];

/** Returns the sort order of a result's rows: that of the query or, without one, that of the server. */
export function sortOf(query: Query, { by, metrics, measures }: StatisticsTable): Order {
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

/** Headings with more letters than this get a minimum width on phones, so that they wrap into fewer lines. */
const LONG = 20;

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
  readonly order: Order;
  readonly onSort: (order: Order) => void;
}

/** The heading of a column, with a button that sorts the whole result by it. */
const Heading = ({ label, measure, isNumber = true, ...heading }: HeadingProps): ReactElement => (
  <SortHeading {...heading} startsDescending={isNumber} data-number={isNumber} data-long={label.length > LONG}>
    {breakable(label)}
    {measure !== undefined && <small>{measureLabels[measure]}</small>}
  </SortHeading>
);

/** The row of totals below a table: the query that computes it, the query's result with one row, and a label. */
interface Sum {
  readonly label: string;
  readonly query: Query;
  readonly table: StatisticsTable;
}

/** The last row of a table, with the sum of all rows. `by` is the number of columns that identify a row. */
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
  /** How many rows come before this page. */
  readonly offset: number;
  readonly onSort: (sort: string) => void;
  /** The name of the table if a page has several. */
  readonly label?: string;
  /** The last line. */
  readonly sum?: Sum;
}

/** The headings of a table: rank, dimensions, values, and what the values are based on. */
function Headings({ table, ...props }: Pick<HeadingProps, 'order' | 'onSort'> & Pick<ResultTableProps, 'table'>) {
  return (
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
            label={headingWithUnit(
              name,
              table.rows.map((row) => statisticOf(row, code, measure)?.valueDisplay),
            )}
            {...(table.measures.length > 1 && { measure })}
            title={code}
            {...props}
          />
        )),
      )}
      {hasMatches(table) && <Heading by="matches" label="Matches" {...props} />}
      {hasTime(table) && <Heading by="seconds" label="Minutes" title="Minutes that the row is based on" {...props} />}
    </tr>
  );
}

/** A page of a result as a table. Buttons in the headings sort the whole result on the server. */
export function ResultTable({
  query,
  table,
  offset,
  onSort,
  label = 'The answer as a table',
  sum,
}: ResultTableProps): ReactElement {
  const keys = useTableKeys();
  const [measure, ...others] = table.metrics.length > 0 ? table.measures : [];
  const props = {
    order: sortOf(query, table),
    onSort: ({ by, isDescending }: Order) => {
      onSort(isDescending ? `-${by}` : by);
    },
  };
  return (
    <div className={styles.table} role="region" aria-label={label}>
      <table {...keys}>
        <caption className={styles.caption}>
          {measure !== undefined && others.length === 0 && <b>{measureLabels[measure]} </b>}
          <span className="visually-hidden">
            {label}. The buttons of the headings sort all of its rows. Arrow keys move between the cells.
          </span>
        </caption>
        <thead>
          <Headings table={table} {...props} />
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
