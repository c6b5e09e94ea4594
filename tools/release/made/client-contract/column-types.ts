import type { ColumnType, Tables } from '@goalsquare/openapi';

/** Column types whose cells look like texts or other numbers. */
const declared: ReadonlySet<ColumnType> = new Set(['integer', 'boolean', 'date', 'date-time']);

/** Returns TypeScript with the names of columns by type. A name has the same type in every table. */
export function columnTypes({ operations }: Tables): string {
  const names = new Map<string, Set<string>>();
  for (const { tables } of Object.values(operations))
    for (const { columns } of Object.values(tables))
      for (const { name, type, items } of columns) {
        const key = type === 'list' ? `${items ?? 'string'}s` : type;
        if (type === 'list' || declared.has(type)) names.set(key, (names.get(key) ?? new Set()).add(name));
      }
  const lines = [...names].map(([type, all]) => `  '${type}': '${[...all].join(' ')}',\n`);
  return `/** The names of the columns of each type, separated by spaces. Other columns are texts or numbers, depending on their cells. */
export const columnTypes = {
${lines.join('')}} as const;
`;
}
