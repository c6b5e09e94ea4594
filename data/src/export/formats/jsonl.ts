import type { ExportFormat } from './row-writer.js';
import { TextFile } from './text-file.js';

/** JSON Lines: an object for each row, without members for empty cells. */
export const jsonl: ExportFormat = {
  extension: 'jsonl',
  begin: (file, { columns }) => {
    const text = new TextFile(file);
    const names = columns.map(({ name }) => name);
    return {
      write: (rows) => {
        text.add(
          rows
            .map((row) => `${JSON.stringify(Object.fromEntries(row.map((cell, at) => [names[at], cell])))}\n`)
            .join(''),
        );
      },
      end: () => {
        text.close();
        return [];
      },
    };
  },
};
