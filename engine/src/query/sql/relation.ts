/** A column: an expression and its name. */
export type Column = readonly [expression: string, name: string];

/** A select. **Shape**: `from` has a table or relation, then joins. All conditions must hold. */
export interface Select {
  readonly columns: readonly Column[];
  readonly distinct?: boolean;
  readonly from: readonly string[];
  readonly where?: readonly string[];
  readonly groupBy?: readonly string[];
}

/** A named relation, which later relations read: the rows of one or more selects. */
export interface Relation {
  readonly name: string;
  readonly comment: string;
  readonly selects: readonly Select[];
}

/** Returns the relation of a single select. */
export const relation = (name: string, comment: string, select: Select): Relation => ({
  name,
  comment,
  selects: [select],
});

/** Returns columns that keep their names. */
export const named = (names: readonly string[]): readonly Column[] => names.map((name): Column => [name, name]);

const LINE = 120;

/** Returns items on one line if they fit, otherwise each on its own line. */
function listed(head: string, items: readonly string[], separator: string, indent: string): string {
  const line = `${indent}${head} ${items.join(`${separator} `)}`;
  if (line.length <= LINE && !line.includes('\n')) return line;
  return `${indent}${head} ${items.join(`${separator}\n${indent}  `)}`;
}

const columnText = ([expression, name]: Column): string =>
  expression === name || expression.endsWith(`.${name}`) ? expression : `${expression} as ${name}`;

/** Returns the text of a select. */
export function selectText(select: Select, indent = ''): string {
  const { columns, distinct = false, from, where = [], groupBy = [] } = select;
  return [
    listed(distinct ? 'select distinct' : 'select', columns.map(columnText), ',', indent),
    `${indent}from ${from.join(`\n${indent}`)}`,
    ...(where.length === 0 ? [] : [`${indent}where ${where.join(`\n${indent}  and `)}`]),
    ...(groupBy.length === 0 ? [] : [listed('group by', groupBy, ',', indent)]),
  ].join('\n');
}

const relationText = ({ name, comment, selects }: Relation): string =>
  `-- ${comment}\n${name} as (\n${selects.map((select) => selectText(select, '  ')).join('\n  union all\n')}\n)`;

/** Returns a statement: relations, then the select of the rows that are returned. */
export const statementText = (relations: readonly Relation[], rows: string): string =>
  `with\n${relations.map(relationText).join(',\n')}\n${rows}\n`;
