/** Rows of a table. `columns` names their columns, even if there are no rows. **Source**: `columns` of d3-dsv. */
export type Rows<Row> = readonly Row[] & { readonly columns: readonly string[] };

/** Returns a list as rows with these columns. */
export const asRows = <Row>(rows: readonly Row[], columns: readonly string[]): Rows<Row> =>
  Object.defineProperty([...rows], 'columns', { value: columns }) as readonly Row[] as Rows<Row>;

/** Appends the rows of several tables, with the columns of the first. */
export const stacked = <Row>(tables: readonly Rows<Row>[]): Rows<Row> =>
  asRows(tables.flat(), tables[0]?.columns ?? []);
