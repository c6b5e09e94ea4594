import { parse } from 'csv-parse/sync';
import { headOf } from '../log/read.js';

/** Number of bytes at the start of a file that must contain the column names. */
const HEAD_BYTES = 65_536;

/**
 * Returns the column names of a CSV file, plain or gzipped, without reading its rows. **Empty**: no names if the file
 * cannot be read or is not CSV, which is reported when its rows are read.
 */
export function headerOfCsv(file: string): readonly string[] {
  try {
    const lines = Buffer.from(headOf(file, HEAD_BYTES))
      .toString()
      .split(/\r\n|\n|\r/u);
    const line = lines.find((one) => one.trim() !== '' && !/^\uFEFF?(?:#|sep=)/u.test(one)) ?? '';
    const [header = []] = parse(line.replace(/^\uFEFF/u, ''));
    return header.map((field) => field.trim());
  } catch {
    return [];
  }
}
