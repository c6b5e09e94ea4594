import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DataError } from '../../log/fault.js';
import { decoded, unpacked } from '../../log/read.js';
import { JsonValue, type JsonFaults } from './json-value.js';
import { errorMessage } from '../../error-message.js';

/** Maximum size of a file after decompression. **Units**: bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

const isJson = (name: string): boolean => /\.json(?:\.gz)?$/iu.test(name);

/**
 * Lists the given files and the JSON files in the given folders, sorted by name. **Throws** DataError if a path cannot
 * be read, or if there are no files and `mayBeNone` is not set.
 */
export function jsonFiles(paths: readonly string[], mayBeNone = false): readonly string[] {
  const all = paths.flatMap((one): readonly string[] => {
    try {
      if (!statSync(one).isDirectory()) return [one];
      return readdirSync(one, { recursive: true, encoding: 'utf8' })
        .filter(isJson)
        .map((name) => path.join(one, name));
    } catch (error) {
      throw DataError.of(one, `a file or folder that can be read; ${errorMessage(error)}`);
    }
  });
  if (all.length === 0 && !mayBeNone)
    throw DataError.of(paths.join(', '), 'at least one file whose name ends with .json or .json.gz');
  return [...new Set(all)].sort();
}

/** The AFL's error code for unpublished data. */
const NOT_PUBLISHED = 'CFSSDS001';

/** Returns the line at which a text stops being valid JSON. **Empty**: 0 if the parser does not report the position. */
function lineOf(text: string, error: unknown): number {
  const message = error instanceof Error ? error.message : '';
  const at = message.includes('end of JSON input') ? text.length : /position (\d+)/u.exec(message)?.[1];
  return at === undefined ? 0 : text.slice(0, Number(at)).split('\n').length;
}

/**
 * Reads a JSON file, plain or gzipped. **Throws** DataError if it is too large, is not a JSON object, or is the AFL's
 * error for unpublished data.
 */
export function readJson(file: string, faults: JsonFaults): JsonValue {
  const name = path.basename(file);
  const packed = readFileSync(file);
  const bytes = unpacked(name, packed, MAX_BYTES);
  if (bytes.length > MAX_BYTES) throw DataError.of(name, `at most ${MAX_BYTES} bytes`, { value: bytes.length });
  const text = decoded(name, bytes);
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch (error) {
    const line = lineOf(text, error);
    throw DataError.of(name, 'JSON; the file is truncated or not JSON', { line });
  }
  if (value === null) throw DataError.of(name, 'an object; the file contains null: not published yet', { value: null });
  if (typeof value !== 'object' || Array.isArray(value))
    throw DataError.of(name, 'one object of the AFL per file', {
      value: Array.isArray(value) ? 'a list' : typeof value,
    });
  const root = new JsonValue(name, '', value, faults);
  const error = root.get('error');
  const ofError = typeof error.value === 'object' ? error.get('code').value : error.value;
  const codes = [root.get('code').value, ofError, root.get('techMessage').value];
  const code = codes.find((one) => typeof one === 'string');
  if (text.includes(NOT_PUBLISHED) || (code !== undefined && !root.get('match').exists))
    throw DataError.of(name, `an object; the file contains the error ${code ?? NOT_PUBLISHED}: not published yet`);
  return root;
}
