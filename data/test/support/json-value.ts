import { JsonValue, type JsonFaults } from '../../src/import/afl-json/json-value.js';

/** Reads the JSON of a file, and returns what was read, and the path, value and expectation of each fault. */
export function reading<T>(
  json: unknown,
  read: (root: JsonValue) => T,
): { readonly is: T; readonly faults: readonly string[] } {
  const faults: JsonFaults = [];
  const is = read(new JsonValue('item.json', '', json, faults));
  return { is, faults: faults.map(({ field, value, allowed }) => `${field}: ${String(value)}, not ${allowed}`) };
}
