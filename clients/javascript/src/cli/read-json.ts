import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { UsageError } from './command.js';

const isLines = (json: string): boolean => /^\s*\{.*\}\s*\n\s*\{/u.test(json);

/**
 * Returns the JSON of a file, or of the standard input if it is named `-`. Several lines that each hold an object are a
 * list. **Throws** `UsageError`.
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
