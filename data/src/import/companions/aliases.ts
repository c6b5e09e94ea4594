import type { CsvRow } from '../csv.js';
import type { FieldReader } from '../field-reader.js';

/**
 * Returns the aliases of a row, separated by semicolons. One name can have several rows, one for each season. Adds a
 * fault for an alias of two names, and for a name with two ids or codes.
 */
export function aliasesOf(row: CsvRow<'name' | 'id' | 'code' | 'aliases'>, read: FieldReader): readonly string[] {
  const { name, aliases: text } = row.of;
  const aliases = text
    .split(';')
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '');
  for (const one of [name, ...aliases]) {
    const owner = read.first(row, ['name', one], name);
    if (owner.value !== name)
      read.fault(row, one === name ? 'name' : 'aliases', `a name of only one row; line ${owner.line} has ${one}`, 0);
  }
  for (const field of ['id', 'code'] as const) {
    const value = row.of[field];
    if (value === '') continue;
    const first = read.first(row, [field, name], value);
    if (first.value !== value)
      read.fault(row, field, `${first.value}, the ${field} of ${name} on line ${first.line}`, 0);
  }
  return aliases;
}
