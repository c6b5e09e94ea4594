import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { said, type Said } from '../support/command.js';
import { put } from '../support/folder.js';
import { digests } from '../support/inputs.js';
import { at, mutated, type Mutation } from './mutations.js';
import { rowsOfCsv } from './rows-of-csv.js';
import { sources, type Source } from './sources.js';

/** An import: which files, what is changed in them, what the folder has before, and an option of the command. */
export interface ImportCase {
  readonly source: number;
  readonly mutations: readonly (Mutation & { readonly file: number })[];
  readonly before: 'nothing' | 'the same import' | 'a folder in the place of a log';
  readonly option: 'none' | '--strict' | '--keep' | '--replace' | '--dry-run' | '--season';
}

const optionWords = ({ option }: ImportCase): readonly string[] =>
  option === 'none' ? [] : option === '--season' ? [option, '2031'] : [option];

const wordsOf = ({ format, files }: Source, folder: string, more: readonly string[]): readonly string[] => [
  ...['import', '--format', format, '--out', path.join(folder, 'out')],
  ...Object.keys(files).flatMap((name) => [`--${name}`, path.join(folder, `${name}.csv`)]),
  ...more,
];

/** Returns the changed files of a case, by name. */
export function filesOf({ source, mutations }: ImportCase): Readonly<Record<string, Buffer>> {
  const files: Record<string, Buffer> = Object.fromEntries(
    Object.entries(at(sources, source).files).map(([name, text]) => [`${name}.csv`, Buffer.from(text)]),
  );
  for (const mutation of mutations) {
    const name = at(Object.keys(files), mutation.file);
    files[name] = mutated(files[name] ?? Buffer.alloc(0), mutation);
  }
  return files;
}

/** Lines that are shown of a changed file. */
const SHOWN = 4;

/** Describes how the files of a case are changed: the first lines that differ. */
export function changesOf(one: ImportCase): readonly string[] {
  const [was, is] = [filesOf({ ...one, mutations: [] }), filesOf(one)];
  return Object.keys(was).flatMap((name) => {
    const [before, after] = [was, is].map((files) => files[name]?.toString('utf8').split('\n') ?? []);
    const lines = Array.from({ length: Math.max(before?.length ?? 0, after?.length ?? 0) }, (_, n) => n);
    return lines
      .filter((n) => before?.[n] !== after?.[n])
      .slice(0, SHOWN)
      .map((n) => `${name}:${n + 1}: ${JSON.stringify(before?.[n])} -> ${JSON.stringify(after?.[n])}`);
  });
}

/** Every path below a folder. */
const pathsIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];

/** The content of a folder: its paths, and the digests of its files. */
const contentOf = (folder: string): string => JSON.stringify([pathsIn(folder), [...digests(folder)].sort()]);

/** The entries of a log, read without the code of the import. */
function entriesIn(file: string): readonly { readonly kind: string }[] {
  const bytes = readFileSync(file);
  return gunzipSync(bytes)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly kind: string });
}

/** The counts that the summary prints of a file. **Empty**: `undefined` if it does not name the file. */
function countsIn(summary: string, file: string): readonly number[] | undefined {
  const line = summary.split('\n').find((text) => text.startsWith(`  ${file}: `));
  return line?.match(/\d+(?= (?:rows?|imported|left))/gu)?.map(Number);
}

/** Contradictions between the summary of an import, the rows of its files and the logs of the folder. */
function wrongCounts(
  { source }: ImportCase,
  files: Readonly<Record<string, Buffer>>,
  { out }: Said,
  logs: string,
): readonly string[] {
  const imported = new Map<string, number>();
  const wrong = Object.entries(files).flatMap(([name, bytes]) => {
    const rows = rowsOfCsv(bytes).length - 1;
    const [all, used = 0, left = 0] = countsIn(out, name) ?? [];
    imported.set(name, used);
    return all === rows && used + left === rows
      ? []
      : [`${name} has ${rows} rows; the summary says ${all ?? 'nothing'}, ${used} imported, ${left} left out`];
  });
  const { format } = at(sources, source);
  const entries = pathsIn(logs)
    .filter((name) => name.endsWith('.ndjson.gz'))
    .map((name) => entriesIn(path.join(logs, name)));
  const ofResults = (imported.get('results.csv') ?? 0) + (imported.get('fixture.csv') ?? 0);
  const ofMatches = (imported.get('matches.csv') ?? 0) + (imported.get('fixture.csv') ?? 0);
  const lines = entries.flat().filter(({ kind }) => kind === 'boxScore').length;
  const expected = {
    'results-csv': [ofResults, entries.length],
    'chains-csv': [ofMatches, entries.length],
    'player-statistics-csv': [imported.get('player-statistics.csv') ?? 0, lines],
  }[format];
  return expected[0] === expected[1]
    ? wrong
    : [...wrong, `${expected[0]} rows imported by the summary; the logs have ${expected[1]}`];
}

const PLACE = /^\S+\.csv(?::\d+)?: |\.ndjson\.gz(?::\d+)?: |\.season\.json: /mu;

/** Whether a command ended as it documents: with exit code 0, or with a message about a file. */
const isDocumented = ({ code, complaints }: Said): boolean =>
  code === 0 ||
  (code === 1 && complaints.endsWith('nothing was written') && PLACE.test(complaints)) ||
  (code === 1 && /^cannot write \S+\.ndjson\.gz: E[A-Z]+: /mu.test(complaints));

/** The messages and files of an import. */
interface Outcome {
  readonly result: Said;
  readonly content: string;
}

const unchanged = new Map<string, Outcome>();

/** Imports the files of a case in a folder. */
async function outcomeOf(
  one: ImportCase,
  files: Readonly<Record<string, Buffer>>,
  folder: string,
): Promise<Outcome & { readonly before: string }> {
  const source = at(sources, one.source);
  const out = path.join(folder, 'out');
  mkdirSync(out, { recursive: true });
  if (one.before === 'the same import') {
    put(folder, Object.fromEntries(Object.entries(source.files).map(([name, text]) => [`${name}.csv`, text])));
    const { code, complaints } = await said(wordsOf(source, folder, []));
    if (code !== 0) throw new Error(`the source ${one.source} is not one: ${complaints}`);
  }
  if (one.before === 'a folder in the place of a log') mkdirSync(path.join(out, `${source.lastMatch}.ndjson.gz`));
  put(folder, files);
  const before = contentOf(out);
  const result = await said(wordsOf(source, folder, optionWords(one)));
  return { result, before, content: contentOf(out) };
}

type Rows = ReturnType<typeof rowsOfCsv>;

/** A value without what does not matter: spaces around it, how emptiness, whole numbers and rounds are written. */
const plain = (column: string, value = ''): string =>
  value
    .trim()
    .replace(/^(?:NA|NaN|null)$/u, '')
    .replace(column === 'round' ? /^R(?:ound)? ?(?=\d+$)/iu : /^$/u, '')
    .replace(/^0*(\d+)(?:\.0+)?$/u, '$1');

/** The match of the sources that has no events. */
const WITHOUT_EVENTS = '900002';

/** A name of a column as the import compares it. */
const bare = (name: string): string => name.toLowerCase().replaceAll(/[\s._-]/gu, '');

/** Columns whose values follow from others if their fields are empty. A shot that is empty is 0. */
const derived = new Set([
  'shot',
  'fullname',
  'season',
  'matchid',
  'phase',
  'homeaway',
  'country',
  'extratime',
  'homepoints',
  'awaypoints',
  'homescore',
  'awayscore',
]);

/** The fields of each row below the header, by the bare name of the column. */
const recordsOf = ([header = [], ...rows]: Rows): readonly ReadonlyMap<string, string>[] =>
  rows.map((cells) => {
    const fields = header.map((name, column) => [bare(name), plain(bare(name), cells[column])] as const);
    return new Map(fields.reverse());
  });

/**
 * Whether a value does not matter: an alias that no match uses, the name of the league, the number of a row (only its
 * order matters), how a match without events was played, a field of a row of events that is left out or says something
 * of the kick before it, and a location in a chain without a side.
 */
function isIgnored(record: ReadonlyMap<string, string>, column: string): boolean {
  const type = record.get('type') ?? '';
  const isAnnotation =
    type === 'Kick Into F50' || type === 'Kick Inside 50 Result' || record.get('turnoverdup') === '1';
  return (
    column === 'aliases' ||
    column === 'league' ||
    column === 'seq' ||
    (record.get('matchid') === WITHOUT_EVENTS && (column === 'homedirectionq1' || column === 'periodsendsecs')) ||
    (isAnnotation && column !== 'type') ||
    ((column === 'x' || column === 'y') && record.get('chainside') === '')
  );
}

/** The fields of a row that the import uses, as a text. */
const usedFields = (record: ReadonlyMap<string, string>, columns: readonly string[]): string =>
  JSON.stringify(columns.map((column) => (isIgnored(record, column) ? '' : (record.get(column) ?? ''))));

/** Whether rows differ in a column that is read. Their order does not matter. */
function changesValues(was: Rows, is: Rows, unread: readonly string[]): boolean {
  const [before, after] = [recordsOf(was), recordsOf(is)];
  const columns = [...(before[0]?.keys() ?? [])].filter(
    (column) =>
      !unread.some((name) => bare(name) === column) &&
      !(derived.has(column) && after.some((record) => (record.get(column) ?? '') === '')),
  );
  const textOf = (records: typeof before): string =>
    records
      .map((record) => usedFields(record, columns))
      .sort()
      .join('\n');
  return textOf(before) !== textOf(after);
}

/** Whether changing a field that the import reads changed neither its output nor its messages. */
async function isSilent(
  one: ImportCase,
  files: Readonly<Record<string, Buffer>>,
  { result, content }: Outcome,
  folder: string,
): Promise<boolean> {
  const [mutation, ...more] = one.mutations;
  const source = at(sources, one.source);
  if (
    mutation === undefined ||
    more.length > 0 ||
    result.code !== 0 ||
    one.before !== 'nothing' ||
    one.option === '--season'
  )
    return false;
  const name = at(Object.keys(source.files), mutation.file);
  const [was, is] = [
    rowsOfCsv(Buffer.from(source.files[name] ?? '')),
    rowsOfCsv(files[`${name}.csv`] ?? Buffer.alloc(0)),
  ];
  if (was.length !== is.length || !changesValues(was, is, source.unread[name] ?? [])) return false;
  const key = JSON.stringify([one.source, one.before, one.option]);
  const base =
    unchanged.get(key) ??
    (await outcomeOf({ ...one, mutations: [] }, filesOf({ ...one, mutations: [] }), path.join(folder, 'base')));
  unchanged.set(key, base);
  const saidOf = ({ out, complaints }: Said): string =>
    `${out}\n${complaints}`.replaceAll(/\S*\/(?:base\/)?out/gu, 'out');
  return base.content === content && saidOf(base.result) === saidOf(result);
}

/** Returns what is wrong about the import of a case. **Empty**: nothing is. */
export async function wrongImport(one: ImportCase, folder: string): Promise<readonly string[]> {
  const files = filesOf(one);
  const out = path.join(folder, 'out');
  const outcome = await outcomeOf(one, files, folder);
  const { result, before, content } = outcome;
  if (!isDocumented(result)) return [`exit code ${result.code}: ${result.complaints}`];
  if (result.code !== 0 || one.option === '--dry-run')
    return content === before ? [] : ['the folder changed, although nothing was to be written'];
  const checked = await said(['check', out]);
  const wrong = checked.code === 0 ? [] : [`the folder is not whole: ${checked.complaints}`];
  if (pathsIn(out).some((name) => name.includes('.writing-'))) wrong.push('a temporary folder is left');
  if (one.before === 'nothing') wrong.push(...wrongCounts(one, files, result, out));
  if (await isSilent(one, files, outcome, folder)) wrong.push('a changed field is silently as before');
  return wrong;
}
