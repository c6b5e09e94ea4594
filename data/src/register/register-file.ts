import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { MAX_ID, PRINTABLE, validate } from '@goalsquare/engine';
import { DataError } from '../log/fault.js';
import { decoded } from '../log/read.js';
import { REGISTER_FILE } from '../store/data-files.js';
import { mergeableKinds, Register, registerKinds, type ExternalId, type MergedId } from './register.js';
import { unlessMissing } from '../store/unless-missing.js';

const FORMAT = 'goalsquare-register';

/** Maximum number of external ids in a folder, and maximum size of the file. **Units**: bytes. */
const MOST_IDS = 1_000_000;
const MAX_BYTES = 128 * 1024 * 1024;

const STEP_LINES = 2000;

const id = { rule: 'integer', min: 0, max: MAX_ID } as const;
const text = { rule: 'text', max: 200, pattern: PRINTABLE } as const;
const size = { rule: 'integer', min: 0, max: 2 ** 32 - 1 } as const;

/** The kinds of lines in a register: the head, an id of a source, and a merged id. */
const rules = {
  head: {
    rule: 'object',
    required: {
      format: { rule: 'choice', of: [FORMAT] },
      version: { rule: 'integer', min: 1, max: 1 },
      lines: { rule: 'integer', min: 0, max: MOST_IDS },
      crc32: size,
    },
    optional: {},
  },
  id: {
    rule: 'object',
    required: {
      kind: { rule: 'choice', of: registerKinds },
      source: text,
      externalId: text,
      id,
      names: { rule: 'list', max: 8, of: text },
    },
    optional: {},
  },
  merged: {
    rule: 'object',
    required: { from: id, to: id },
    optional: { kind: { rule: 'choice', of: mergeableKinds } },
  },
} as const;

const RESTORE = 'restore it from a backup, or remove it and import the files again';

const damaged = (line: number, allowed: string, field = '', value?: unknown): DataError =>
  new DataError([{ file: REGISTER_FILE, line, field, value, allowed }], RESTORE);

/** Returns the value of a line. **Throws** DataError if it is not valid JSON of its kind. */
function valueOf(line: string, number: number, kind: keyof typeof rules | undefined): unknown {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw damaged(number, 'one JSON object');
  }
  const isMerged = typeof value === 'object' && value !== null && 'from' in value;
  const [issue] = validate(rules[kind ?? (isMerged ? 'merged' : 'id')], value);
  if (issue !== undefined) throw damaged(number, issue.allowed, issue.field, issue.value);
  return value;
}

/**
 * Reads the bytes of a register in steps that are short enough for the event loop. **Throws** DataError with the
 * damaged line.
 */
export function* registerOf(bytes: Uint8Array): Generator<void, Register> {
  if (bytes.length > MAX_BYTES) throw damaged(0, `at most ${MAX_BYTES} bytes`, '', bytes.length);
  const at = bytes.indexOf(0x0a) + 1;
  const [first = ''] = decoded(REGISTER_FILE, bytes.subarray(0, at)).split('\n');
  const head = valueOf(first, 1, 'head') as { readonly lines: number; readonly crc32: number };
  if (crc32(bytes.subarray(at)) !== head.crc32)
    throw damaged(0, 'a register that was not changed by hand; its checksum differs');
  const lines = decoded(REGISTER_FILE, bytes.subarray(at)).split('\n').slice(0, -1);
  if (lines.length !== head.lines) throw damaged(0, `${head.lines} lines`, '', lines.length);
  const ids: ExternalId[] = [];
  const merged: MergedId[] = [];
  for (const [n, line] of lines.entries()) {
    const value = valueOf(line, n + 2, undefined) as ExternalId | MergedId;
    if ('from' in value) merged.push(value);
    else ids.push(value);
    if (n % STEP_LINES === STEP_LINES - 1) yield;
  }
  return new Register(ids, merged);
}

/** Reads the register of a data folder. **Empty**: no ids without a file. **Throws** DataError if it is damaged. */
export function readRegister(directory: string): Register {
  const bytes = unlessMissing(() => readFileSync(path.join(directory, REGISTER_FILE)));
  if (bytes === undefined) return Register.empty;
  const steps = registerOf(bytes);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Returns the text of a register file: a head with a checksum, then a line for each id and each merged id. */
export function writeRegister({ ids, merged }: Register): string {
  const lines = [...ids, ...merged].map((value) => `${JSON.stringify(value)}\n`);
  const body = lines.join('');
  const head = { format: FORMAT, version: 1, lines: lines.length, crc32: crc32(body) };
  return `${JSON.stringify(head)}\n${body}`;
}
