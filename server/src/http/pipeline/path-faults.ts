import { MAX_ID } from '@goalsquare/engine';
import { Problem } from '../../domain/problems.js';
import type { Parameter } from '../contract/parameters.js';
import { allowedBy } from '../contract/schema.js';
import { truncated, quoted } from '../../domain/text/quoted.js';
import { isPlainInteger } from './query-faults.js';

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw new Problem(
      'malformed-uri',
      `The path contains ${quoted(raw)}. Percent signs must be followed by two hexadecimal digits of UTF-8.`,
    );
  }
}

/** Checks path parameters: ids are plain decimal digits. **Throws** a problem naming the parameter and its value. */
export function checkPath(parameters: readonly Parameter[], values: Readonly<Record<string, string>>): void {
  for (const { name, in: place, schema } of parameters) {
    if (place !== 'path') continue;
    const value = decoded(values[name] ?? '');
    if (schema.type !== 'integer' || (isPlainInteger(value) && Number(value) <= (schema.maximum ?? MAX_ID))) continue;
    const detail = `Invalid ${name} ${quoted(value)}: id must be ${allowedBy(schema)}, in plain decimal digits.`;
    throw new Problem('invalid-id', detail, { errors: [{ detail, parameter: name, value: truncated(value) }] });
  }
}
