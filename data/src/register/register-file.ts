import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_ID, PRINTABLE, validate } from '@goalsquare/engine';
import { DataError } from '../log/fault.js';
import { readCheckedJson, withChecksum } from '../store/checked-json.js';
import { REGISTER_FILE } from '../store/data-files.js';
import { Register, registerKinds, type ExternalId, type MergedPerson } from './register.js';

const FORMAT = 'goalsquare-register';

/** Most external ids of a folder, and the largest file. **Units**: bytes. */
const MOST_IDS = 1_000_000;
const MAX_BYTES = 128 * 1024 * 1024;

const id = { rule: 'integer', min: 0, max: MAX_ID } as const;
const text = { rule: 'text', max: 200, pattern: PRINTABLE } as const;
const list = { rule: 'list', max: MOST_IDS } as const;

/** What a register contains. **Source**: `docs/persons.md`. */
const rule = {
  rule: 'object',
  required: {
    format: { rule: 'choice', of: [FORMAT] },
    version: { rule: 'integer', min: 1, max: 1 },
    ids: {
      ...list,
      of: {
        rule: 'object',
        required: {
          kind: { rule: 'choice', of: registerKinds },
          source: text,
          externalId: text,
          id,
          names: { ...list, of: text },
        },
        optional: {},
      },
    },
    merged: { ...list, of: { rule: 'object', required: { from: id, to: id }, optional: {} } },
  },
  optional: {},
} as const;

const RESTORE = 'restore it from a backup, or remove it and import the files again';

const damaged = (allowed: string, field = '', value?: unknown): DataError =>
  new DataError([{ file: REGISTER_FILE, line: 0, field, value, allowed }], RESTORE);

function bytesOf(directory: string): Buffer | undefined {
  try {
    return readFileSync(path.join(directory, REGISTER_FILE));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Reads the register of a data folder. **Empty**: no ids without a file. **Throws** DataError if it is damaged. */
export function readRegister(directory: string): Register {
  const bytes = bytesOf(directory);
  if (bytes === undefined) return Register.empty;
  if (bytes.length > MAX_BYTES) throw damaged(`at most ${MAX_BYTES} bytes`, '', bytes.length);
  let content: unknown;
  try {
    content = readCheckedJson(bytes, REGISTER_FILE);
  } catch (error) {
    throw damaged(`a register as it was written; ${error instanceof Error ? error.message : String(error)}`);
  }
  const [issue] = validate(rule, content);
  if (issue !== undefined) throw damaged(issue.allowed, issue.field, issue.value);
  const { ids, merged } = content as { readonly ids: readonly ExternalId[]; readonly merged: readonly MergedPerson[] };
  return new Register(ids, merged);
}

/** Returns a register as its file has it: an id a line, and a checksum at the end. */
export function writeRegister({ ids, merged }: Register): string {
  const lines = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(',\n');
  return withChecksum(`{"format":"${FORMAT}","version":1,"ids":[\n${lines(ids)}\n],"merged":[\n${lines(merged)}\n]}`);
}
