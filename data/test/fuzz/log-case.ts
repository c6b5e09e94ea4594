import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DataError, liveInMemory } from '@goalsquare/data';
import { storeTarget } from '../../src/tail/store-target.js';
import { streamLines } from '../../src/tail/stream-lines.js';
import { tailLog } from '../../src/tail/tail-log.js';
import { said } from '../support/command.js';
import { put } from '../support/folder.js';
import { digests } from '../support/inputs.js';
import { season, textOf } from '../support/results-csv.js';
import { lines } from '../support/small-log.js';
import { at, mutated, type Mutation } from './mutations.js';

/** A match log that is changed before commands read it. `isJson` changes a member of a line, not the text. */
export interface LogCase {
  readonly log: readonly (Mutation & { readonly isJson: boolean })[];
}

/** Values that members of a log get. */
const values = [null, -1, 0, 1.5, 1e21, '', 'x', 'KICK', '__proto__', true, [], {}, [1], { a: 1 }, 2_147_483_648, 'é'];

/** Returns a value in which one leaf has another value: the `n`-th, or a new member of the outermost object. */
function withLeaf(value: unknown, n: number, by: number): unknown {
  let left = n;
  const change = (part: unknown): unknown => {
    if (typeof part === 'object' && part !== null && Object.keys(part).length > 0)
      return Array.isArray(part)
        ? part.map(change)
        : Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, change(inner)]));
    return left-- === 0 ? at(values, by) : part;
  };
  const changed = change(value);
  return left >= 0 ? { ...(changed as object), [`x${n}`]: at(values, by) } : changed;
}

function withJson(bytes: Buffer, { a, b, c }: Mutation): Buffer {
  const texts = bytes.toString('utf8').trimEnd().split('\n');
  const row = a % texts.length;
  try {
    return Buffer.from(
      `${texts.with(row, JSON.stringify(withLeaf(JSON.parse(texts[row] ?? ''), b % 12, c))).join('\n')}\n`,
    );
  } catch {
    return bytes;
  }
}

/** The result of sending a log: its error, or the number of entries that arrived. */
interface Tailed {
  readonly error: unknown;
  readonly entries: number | undefined;
}

async function tailed(bytes: Buffer): Promise<Tailed> {
  const store = await liveInMemory();
  const quiet = (): void => undefined;
  const target = storeTarget(store, { report: quiet, pause: () => Promise.resolve() });
  const source = streamLines('-', Readable.from([bytes], { objectMode: false }));
  const error: unknown = await tailLog({
    file: 'a.ndjson',
    source,
    target,
    most: 200,
    report: quiet,
    warn: quiet,
  }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error !== undefined) return { error, entries: undefined };
  const { id } = JSON.parse(
    bytes
      .toString('utf8')
      .replace(/^\ufeff/u, '')
      .split('\n', 1)[0] ?? '',
  ) as { readonly id: number };
  return { error, entries: (await store.log(id))?.entries.length };
}

const FAULT = /^\S+\.(?:ndjson|season\.json)(?::\d+)?: \S.*: found .*, allowed is .+$/u;

/** How the messages of a command are not those of faults. */
function notFaults(name: string, { code, complaints }: Awaited<ReturnType<typeof said>>): readonly string[] {
  const isFine = code === 0 ? complaints === '' : code === 1 && FAULT.test(complaints.split('\n')[0] ?? '');
  return isFine ? [] : [`${name}: exit code ${code}: ${complaints}`];
}

/** Returns what is wrong about the commands that read a changed log. **Empty**: nothing is. */
export async function wrongLog({ log }: LogCase, folder: string): Promise<readonly string[]> {
  let bytes: Buffer = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  for (const mutation of log) bytes = mutation.isJson ? withJson(bytes, mutation) : mutated(bytes, mutation);
  const data = path.join(folder, 'data');
  put(folder, { 'data/77.ndjson': bytes, 'results.csv': textOf(season) });
  const before = [...digests(data)];
  const checked = await said(['check', path.join(data, '77.ndjson')]);
  const exported = await said(['export', '--from', data, '--out', path.join(folder, 'out'), '--format', 'jsonl']);
  const wrong = [...notFaults('check', checked), ...notFaults('export', exported)];
  if (exported.code !== checked.code) wrong.push(`check ends with ${checked.code}, export with ${exported.code}`);
  if (JSON.stringify([...digests(data)]) !== JSON.stringify(before)) wrong.push('reading changed the folder');
  if (bytes[0] !== 0x1f) {
    const { error, entries } = await tailed(bytes);
    if (error !== undefined && !(error instanceof DataError))
      wrong.push(`tail: ${error instanceof Error ? error.message : 'unknown'}`);
    if ((error === undefined) !== (checked.code === 0))
      wrong.push(`check ends with ${checked.code}; tail ${error === undefined ? 'sends all' : 'fails'}`);
    const all = bytes.toString('utf8').trimEnd().split('\n').length - 1;
    if (error === undefined && entries !== all) wrong.push(`${entries ?? 'no'} of ${all} entries arrived`);
  }
  const imported = await said([
    'import',
    '--format',
    'results-csv',
    '--results',
    path.join(folder, 'results.csv'),
    '--out',
    data,
  ]);
  if (imported.code !== 0 && JSON.stringify([...digests(data)]) !== JSON.stringify(before))
    wrong.push(`a refused import changed the folder: ${imported.complaints}`);
  if (!readFileSync(path.join(data, '77.ndjson')).equals(bytes))
    wrong.push('the import changed the log of another match');
  return wrong;
}
