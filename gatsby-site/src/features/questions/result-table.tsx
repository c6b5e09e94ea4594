import type { Dimension } from '@goalsquare/engine';
import type { StatisticsTable } from '@goalsquare/openapi/types';
import type { ReactElement } from 'react';
import { SortTable } from '../../controls/sort-table';
import type { Order } from '../../controls/sorted';
import { measureLabels } from '../../query/parameters';
import { valuesOf, type Query } from '../../query/query';
import { dimensionColumns, valueColumns } from './result-columns';

/** Dimensions with a natural order. Rows are in this order by default. */
const ownOrder: readonly Dimension[] = ['match', 'round', 'season', 'period', 'hex', 'square'];

/** Returns the sort order of a result's rows: that of the query or, without one, that of the server. */
function sortOf(query: Query, { by, metrics, measures }: StatisticsTable): Order {
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

/** The row of totals below a table: the query that computes it, the query's result with one row, and a label. */
interface Sum {
  readonly label: string;
  readonly query: Query;
  readonly table: StatisticsTable;
}

interface ResultTableProps {
  readonly query: Query;
  readonly table: StatisticsTable;
  /** How many rows come before this page. */
  readonly offset: number;
  readonly onSort: (sort: string) => void;
  /** The name of the table if a page has several. */
  readonly label?: string;
  readonly sum?: Sum;
}

/** A page of a result as a table. Buttons in the headings sort the whole result on the server. */
export function ResultTable(props: ResultTableProps): ReactElement {
  const { query, table, offset, onSort, label = 'The answer as a table', sum } = props;
  const [measure, ...others] = table.metrics.length > 0 ? table.measures : [];
  const [total] = sum?.table.rows ?? [];
  return (
    <SortTable
      label={label}
      columns={[...dimensionColumns(table), ...valueColumns(query, table)]}
      rows={table.rows}
      keyOf={(_, at) => at}
      usual={sortOf(query, table)}
      remote={{
        offset,
        onSort: ({ by, isDescending }) => {
          onSort(isDescending ? `-${by}` : by);
        },
      }}
      caption={measure !== undefined && others.length === 0 && <b>{measureLabels[measure]} </b>}
      sum={
        sum &&
        total && { label: sum.label, span: table.by.length, columns: valueColumns(sum.query, sum.table), row: total }
      }
    />
  );
}
