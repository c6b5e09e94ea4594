import type { Fault } from '../log/fault.js';

/** The place of a row: a line of a table, or an item of a JSON file, such as `games[2]`, with line 0. */
export interface RowPlace {
  readonly file: string;
  readonly line: number;
  /** **Empty**: absent in a table. */
  readonly item?: string;
}

export const fieldPlace = ({ file, line, item }: RowPlace, field: string): Pick<Fault, 'file' | 'line' | 'field'> => ({
  file,
  line,
  field: item === undefined ? field : `${item}.${field}`,
});

/** Names a row in a sentence: `line 3` or `games[2]`, or `the match` of a file that has only one. */
export const rowName = ({ line, item }: RowPlace): string => item ?? (line === 0 ? 'the match' : `line ${line}`);
