import type { ExportFormat } from './row-writer.js';
import { RowSpool } from './row-spool.js';

/**
 * Returns a format whose files omit columns without values. Rows are kept in a temporary file until the last one is
 * added. **Empty**: a table without rows keeps its columns.
 */
export const withoutEmptyColumns = ({ extension, begin }: ExportFormat): ExportFormat => ({
  extension,
  begin: (file, table) => {
    const spool = new RowSpool(`${file}.rows`);
    const isUsed = table.columns.map(() => false);
    let hasRows = false;
    return {
      write: (rows) => {
        for (const row of rows) {
          hasRows = true;
          for (let at = 0; at < row.length; at += 1) if (row[at] !== undefined) isUsed[at] = true;
        }
        spool.add(rows);
      },
      end: () => {
        const kept = table.columns.flatMap((_column, at) => (isUsed[at] || !hasRows ? [at] : []));
        const writer = begin(file, { ...table, columns: kept.flatMap((at) => table.columns[at] ?? []) });
        for (const rows of spool.take()) writer.write(rows.map((row) => kept.map((at) => row[at])));
        writer.end();
        return table.columns.flatMap(({ name }, at) => (kept.includes(at) ? [] : [name]));
      },
    };
  },
});
