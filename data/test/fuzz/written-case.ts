import path from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { interchange, ladder, matchItem, roster, statistics, type Json } from '../support/afl-json.js';
import { said, type Said } from '../support/command.js';
import { put } from '../support/folder.js';
import { digests } from '../support/inputs.js';
import { at, mutated, type Mutation } from './mutations.js';
import { rowsOfCsv } from './rows-of-csv.js';
import { sources } from './sources.js';

/** A change of a value in JSON, which a path of the tree chooses, or of the bytes of a file. */
export interface WrittenMutation extends Omit<Mutation, 'kind'> {
  readonly file: number;
  readonly kind: (typeof treeKinds)[number] | (typeof byteKinds)[number];
}

/** An import of JSON or of Parquet, what is changed in its files, and whether the folder has the same import before. */
export interface WrittenCase {
  readonly written: 'afl-json' | 'squiggle-json' | 'parquet';
  readonly mutations: readonly WrittenMutation[];
  /** For Parquet: the files, and changes of their rows before they are written. */
  readonly source: number;
  readonly rows: readonly (Mutation & { readonly file: number })[];
  readonly isAgain: boolean;
}

export const treeKinds = ['value', 'remove', 'repeat', 'wrap', 'unwrap', 'from elsewhere', 'as text', 'copy'] as const;
/** Changes of bytes, as files of any kind get them. */
export const byteKinds = [
  'flip bits',
  'cut short',
  'cut out',
  'in UTF-16',
  'in Latin-1',
  'with a byte order mark',
  'in gzip',
  'in broken gzip',
  'empty',
] as const;
/** Changes of rows that leave a table with columns. */
export const rowKinds = ['field', 'number', 'field of another row', 'column of one value', 'drop rows'] as const;

const values = [
  ...[null, true, false, -1, 0, 1, 1.5, 99, 1e21, -1e-9, 2_147_483_648, [], {}, [[]], [null], { a: 1 }],
  ...[
    '',
    ' ',
    '-',
    'NaN',
    '10.0',
    '1e9',
    'x'.repeat(5000),
    '__proto__',
    'a\u0000b',
    '\ud83c\udfc9',
    'LIVE',
    'CANCELLED',
  ],
  ...['CD_M90310140102', 'CD_T902', 'CD_I9101', 'CFSSDS001', '2032', '2031-02-30', 'Finals Week 1', 'RUSHED_BEHIND'],
];

type Tree = unknown;

/** A value in a tree, and the object or list that has it. */
interface Place {
  readonly parent: Record<string, Tree>;
  readonly key: string;
}

const placesIn = (tree: Tree): readonly Place[] =>
  typeof tree !== 'object' || tree === null
    ? []
    : Object.entries(tree).flatMap(([key, value]): readonly Place[] => [
        { parent: tree as Record<string, Tree>, key },
        ...placesIn(value),
      ]);

function changeTree(tree: Json, { kind, a, b, c }: WrittenMutation): Json {
  const copy = structuredClone<Json>(tree);
  const places = placesIn(copy);
  if (places.length === 0) return copy;
  const { parent, key } = at(places, a * 31 + b);
  const value = parent[key];
  const first = typeof value === 'object' && value !== null ? Object.values(value as Json)[0] : value;
  const other = at(places, c * 17 + b);
  if (kind === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (kind === 'remove') Reflect.deleteProperty(parent, key);
  else if (kind === 'repeat' && Array.isArray(parent)) parent.push(structuredClone(value));
  else if (kind === 'wrap') parent[key] = [value];
  else if (kind === 'unwrap') parent[key] = first;
  else if (kind === 'from elsewhere') parent[key] = structuredClone(other.parent[other.key]);
  else if (kind === 'as text') parent[key] = JSON.stringify(value);
  else if (kind === 'copy') parent[`${key}2`] = structuredClone(value);
  else parent[key] = at(values, c);
  return copy;
}

const nextRound = (): Json =>
  matchItem('SCHEDULED', [], [], {
    round: { name: 'Round 2', year: '2031', roundNumber: 2, competitionId: 'CD_S2031014' },
  });

const game = (change: Json): Json => ({
  ...{ id: 1, year: 2031, round: 1, roundname: 'Round 1', complete: 100, venue: 'Salt Oval', unixtime: 1_931_762_400 },
  ...{ hteam: 'Otters', ateam: 'Herons', hgoals: 10, hbehinds: 5, hscore: 65, agoals: 9, abehinds: 8, ascore: 62 },
  ...change,
});

const nil = { hgoals: 0, hbehinds: 0, hscore: 0, agoals: 0, abehinds: 0, ascore: 0 };

const trees = {
  'afl-json': (): Readonly<Record<string, Json>> => ({
    'item.json': matchItem(),
    'round.json': { roundId: 'CD_R9031014', byes: [], items: [matchItem(), nextRound()] },
    'roster.json': roster(),
    'players.json': statistics(),
    'bench.json': interchange(),
    'ladder.json': ladder(),
  }),
  'squiggle-json': (): Readonly<Record<string, Json>> => ({
    'games.json': { games: [game({}), game({ id: 2, round: 2, roundname: 'Finals Week 1', complete: 0, ...nil })] },
    'standings.json': {
      standings: [{ name: 'Otters', played: 1, wins: 1, losses: 0, draws: 0, for: 65, against: 62, percentage: 104.8 }],
    },
  }),
} as const;

const isTreeKind = (kind: string): boolean => treeKinds.some((one) => one === kind);

function jsonFiles({ written, mutations }: WrittenCase): Readonly<Record<string, Buffer>> {
  const files: Record<string, Json> = { ...trees[written === 'parquet' ? 'afl-json' : written]() };
  const names = Object.keys(files);
  for (const mutation of mutations.filter(({ kind }) => isTreeKind(kind))) {
    const name = at(names, mutation.file);
    files[name] = changeTree(files[name] ?? {}, mutation);
  }
  return Object.fromEntries(Object.entries(files).map(([name, tree]) => [name, Buffer.from(JSON.stringify(tree))]));
}

/** Returns rows of CSV as Parquet: a column of whole numbers has numbers, any other texts. */
function parquetOf(csv: Buffer): Buffer {
  const [header = [], ...rows] = rowsOfCsv(csv);
  const columnData = [...new Set(header)].map((name, column) => {
    const texts = rows.map((row) => row[column] ?? '');
    const isNumber = texts.every((text) => /^\d{0,9}$/u.test(text));
    const data = texts.map((text) => (text === '' ? undefined : isNumber ? Number(text) : text));
    return { name: name === '' ? 'row' : name, type: isNumber ? 'DOUBLE' : 'STRING', data } as const;
  });
  return Buffer.from(parquetWriteBuffer({ columnData: columnData.map((one) => ({ ...one, data: [...one.data] })) }));
}

function parquetFiles({ source, rows }: WrittenCase): Readonly<Record<string, Buffer>> {
  const files = Object.entries(at(sources, source).files).map(([name, text]) => [name, Buffer.from(text)] as const);
  return Object.fromEntries(
    files.map(([name, bytes], n) => {
      const own = rows.filter(({ file }) => file % files.length === n);
      const changed = own.reduce<Buffer>((all, mutation) => mutated(all, mutation), bytes);
      return [`${name}.parquet`, parquetOf(changed)];
    }),
  );
}

export function filesOf(one: WrittenCase): Readonly<Record<string, Buffer>> {
  const files: Record<string, Buffer> = { ...(one.written === 'parquet' ? parquetFiles(one) : jsonFiles(one)) };
  const names = Object.keys(files);
  for (const mutation of one.mutations) {
    const { kind } = mutation;
    if (!byteKinds.some((known) => known === kind)) continue;
    const name = at(names, mutation.file);
    files[name] = mutated(files[name] ?? Buffer.alloc(0), { ...mutation, kind: kind as (typeof byteKinds)[number] });
  }
  return files;
}

const wordsOf = ({ written, source }: WrittenCase, folder: string, names: readonly string[]): readonly string[] => {
  const files = names.map((name) => path.join(folder, 'in', name));
  const { format } = at(sources, source);
  const own =
    written === 'parquet'
      ? ['--format', format, ...files.flatMap((file) => [`--${path.basename(file, '.parquet')}`, file])]
      : ['--format', written, ...files];
  return ['import', ...own, '--out', path.join(folder, 'out')];
};

/** A fault: the file, perhaps its line, the path of the value, what was found and what is allowed. */
const FAULT = /^\S+\.(?:json|parquet|ndjson\.gz|season\.json|jsonl)(?::\d+)?: \S.*: found .+, allowed is .+$/u;

/** Whether a command ended as it documents: with exit code 0, or with a message about a file. */
const isDocumented = ({ code, complaints }: Said): boolean =>
  code === 0 ||
  (code === 1 && complaints.endsWith('nothing was written') && complaints.split('\n').some((line) => FAULT.test(line)));

/** Returns the files of a summary whose rows do not add up. */
const wrongSums = ({ out }: Said): readonly string[] =>
  [...out.matchAll(/^ {2}(\S+): (\d+) rows?, (\d+) imported, (\d+) left out$/gmu)].flatMap(
    ([line, , all, used, left]) => (Number(all) === Number(used) + Number(left) ? [] : [line]),
  );

/** Returns what is wrong about the import of a case. **Empty**: nothing is. */
export async function wrongWritten(one: WrittenCase, folder: string): Promise<readonly string[]> {
  const out = path.join(folder, 'out');
  put(folder, { 'out/README': 'a data folder' });
  const into = (files: Readonly<Record<string, Buffer>>): Promise<Said> => {
    put(folder, Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`in/${name}`, bytes])));
    return said(wordsOf(one, folder, Object.keys(files)));
  };
  if (one.isAgain) {
    const { code, complaints } = await into(filesOf({ ...one, mutations: [], rows: [] }));
    if (code !== 0) return [`the files of ${one.written} are refused: ${complaints}`];
  }
  const before = JSON.stringify([...digests(out)].sort());
  const result = await into(filesOf(one));
  if (!isDocumented(result)) return [`exit code ${result.code}: ${result.complaints}`];
  if (result.code !== 0)
    return JSON.stringify([...digests(out)].sort()) === before
      ? []
      : ['the folder changed, although nothing was to be written'];
  const checked = await said(['check', out]);
  return [
    ...(checked.code === 0 ? [] : [`the folder is not whole: ${checked.complaints}`]),
    ...wrongSums(result).map((line) => `rows do not add up: ${line}`),
  ];
}

/** Describes which files of a case are changed: their text, or their size. */
export function changesOf(one: WrittenCase): readonly string[] {
  const was = filesOf({ ...one, mutations: [], rows: [] });
  return Object.entries(filesOf(one)).flatMap(([name, bytes]) =>
    was[name]?.equals(bytes) === true
      ? []
      : [name.endsWith('.json') ? `${name}: ${bytes.toString('utf8')}` : `${name}: ${bytes.length} bytes`],
  );
}
