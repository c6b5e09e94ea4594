import {
  closeSync,
  fsync,
  fsyncSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from '@goalsquare/data';
import { tryWithLock } from '../files/lock.js';
import type { AuditEntry } from './audit-entry.js';

/** Folder of the audit log in the state folder, and the file to which entries are appended. */
const FOLDER = 'audit';
const FILE = 'audit.jsonl';

/** Length at which a file is renamed and a new one is started. **Units**: bytes. */
const MAX_BYTES = 16 << 20;

const OWNER_ONLY = 0o600;
const NEWLINE = 10;

/** Formats an entry as a line of the audit log. */
export const auditLine = (entry: AuditEntry): string => `${JSON.stringify(entry)}\n`;

/** Whether the last line of an open file was cut off by a crash or a full disk. */
function isCutOff(descriptor: number): boolean {
  const { size } = fstatSync(descriptor);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(descriptor, last, 0, 1, size - 1) === 1 && last[0] !== NEWLINE;
}

/** Renames a file that has become too long. Another process may do so at the same time. */
function rotate(file: string, now: number, maxBytes: number): void {
  const isLong = (): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= maxBytes;
  if (!isLong()) return;
  const name = `audit-${new Date(now).toISOString().replaceAll(':', '-')}.jsonl`;
  tryWithLock(`${file}.lock`, () => {
    if (isLong()) renameSync(file, path.join(path.dirname(file), name));
  });
}

/** Appends lines to the audit log and returns the open file. Several processes may append at the same time. */
function append(stateDirectory: string, lines: string, now: number, maxBytes: number): number {
  const folder = path.join(stateDirectory, FOLDER);
  makeFolder(folder);
  const file = path.join(folder, FILE);
  rotate(file, now, maxBytes);
  const descriptor = openSync(file, 'a+', OWNER_ONLY);
  try {
    const bytes = Buffer.from(isCutOff(descriptor) ? `\n${lines}` : lines);
    for (let done = 0; done < bytes.length;) done += writeSync(descriptor, bytes, done);
    return descriptor;
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/** Appends lines to the audit log in a state folder and syncs them. **Throws** if they cannot be written. */
export function appendAuditSync(stateDirectory: string, lines: string, now: number, maxBytes = MAX_BYTES): void {
  const descriptor = append(stateDirectory, lines, now, maxBytes);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Like `appendAuditSync`, but does not block the process while the disk syncs. **Rejects** if the lines cannot be
 * written.
 */
export async function appendAudit(stateDirectory: string, lines: string, now: number): Promise<void> {
  const descriptor = append(stateDirectory, lines, now, MAX_BYTES);
  try {
    await promisify(fsync)(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The contents of an audit log: its entries, oldest first, and its damaged lines. */
export interface ReadAudit {
  readonly entries: readonly AuditEntry[];
  readonly faults: readonly string[];
}

function entryIn(line: string): AuditEntry | undefined {
  try {
    const entry = JSON.parse(line) as Partial<AuditEntry> | null;
    return typeof entry?.at === 'string' && typeof entry.action === 'string' ? (entry as AuditEntry) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the audit log in a state folder. **Empty**: no entries if nothing was recorded. */
export function readAudit(stateDirectory: string): ReadAudit {
  const folder = path.join(stateDirectory, FOLDER);
  const [entries, faults]: [AuditEntry[], string[]] = [[], []];
  const names = statSync(folder, { throwIfNoEntry: false }) === undefined ? [] : readdirSync(folder);
  for (const name of names.filter((one) => one.endsWith('.jsonl'))) {
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
    lines.forEach((line, at) => {
      const entry = entryIn(line);
      if (entry !== undefined) entries.push(entry);
      else if (line !== '') faults.push(`${path.join(folder, name)}, line ${at + 1} is damaged`);
    });
  }
  return { entries: entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)), faults };
}
