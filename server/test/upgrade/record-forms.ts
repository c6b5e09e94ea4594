import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@goalsquare/data/lmdb';
import { stateDatabases } from '../../src/storage/lmdb/state-databases.js';

/** The type of a part of a key. The first word of a list names the kind of its record. */
const keyPart = (part: unknown, at: number): string =>
  at === 0 && typeof part === 'string' ? `'${part}'` : typeof part;

const keyForm = (key: unknown): string => (Array.isArray(key) ? `[${key.map(keyPart).join(', ')}]` : typeof key);

/** The members of a value with their types, each by its path. */
function valueForms(value: unknown, at = ''): readonly string[] {
  if (Array.isArray(value)) return [`${at}[]`, ...value.flatMap((item) => valueForms(item, `${at}[]`))];
  if (typeof value !== 'object' || value === null) return [`${at} ${value === null ? 'null' : typeof value}`];
  return [at, ...Object.entries(value).flatMap(([name, member]) => valueForms(member, `${at}.${name}`))];
}

async function databaseForms(state: string, file: string, tables: readonly string[]): Promise<readonly string[]> {
  if (!existsSync(path.join(state, file))) return [];
  const root = openDatabase<unknown, string>(path.join(state, file));
  try {
    return (tables.length === 0 ? [''] : tables).flatMap((table) => {
      const opened = table === '' ? root : root.openDB<unknown, string>({ name: table, encoding: 'json' });
      return [...opened.getRange()].flatMap(({ key, value }) =>
        valueForms(value).map((form) => `${file} ${table} ${keyForm(key)}: ${form}`),
      );
    });
  } finally {
    await root.close();
  }
}

/** The forms of files of JSON, and of lines of JSON. */
function fileForms(state: string): readonly string[] {
  return readdirSync(state, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:accounts\.json|keys\/.*\.json|audit\/.*\.jsonl|version\.json)$/u.test(name))
    .flatMap((name) =>
      readFileSync(path.join(state, name), 'utf8')
        .split(name.endsWith('.jsonl') ? '\n' : /$^/u)
        .filter((text) => text.trim() !== '')
        .flatMap((text) => valueForms(JSON.parse(text)).map((form) => `${path.dirname(name)}: ${form}`)),
    );
}

/**
 * The forms of all records in a folder of state: store, table, type of the key, and the path and type of each member. A
 * server that reads these forms can read the folder.
 */
export async function recordForms(state: string): Promise<ReadonlySet<string>> {
  const databases = await Promise.all(stateDatabases.map(({ file, tables }) => databaseForms(state, file, tables)));
  return new Set([...databases.flat(), ...fileForms(state)]);
}
