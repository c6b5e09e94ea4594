import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { UsageError } from './command.js';

const isLines = (json: string): boolean => /^\s*\{.*\}\s*\n\s*\{/u.test(json);

/**
 * Reads JSON from a file, or from standard input if the file is `-`. Several lines with an object each become a list.
 * **Throws** `UsageError` if it cannot be read or is not JSON.
 */
export async function readJson(file: string): Promise<unknown> {
  try {
    const json = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
    if (!isLines(json)) return JSON.parse(json);
    return json
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new UsageError(`${file === '-' ? 'The input' : file} cannot be read as JSON: ${reason}`);
  }
}
