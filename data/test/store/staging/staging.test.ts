import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { dataFiles, generateWorld, openStore, Staging, StoreError } from '@goalsquare/data';
import { smallLeagues } from '@goalsquare/simulator';
import { expect } from 'chai';
import { said } from '../../support/command.js';
import { csvOf, events, matches } from '../../support/chains-csv.js';
import { folders, put } from '../../support/folder.js';
import { options, programArguments } from '../../support/programs.js';
import { season, textOf as csvText, withField } from '../../support/results-csv.js';
import { header, lines, textOf } from '../../support/small-log.js';

const script = path.join(import.meta.dirname, 'killed-commands.ts');
const newFolder = folders();

type Tree = Readonly<Record<string, string>>;

/** The files of a folder, by path, without the times in the index of compact forms. */
function treeOf(folder: string): Tree {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const contentOf = (name: string): string => {
    const bytes = readFileSync(path.join(folder, name));
    return name.endsWith('index.json')
      ? bytes
          .toString()
          .replaceAll(/"modified":[\d.]+/gu, '')
          // The checksum, which is of the times too.
          .trimEnd()
      : bytes.toString('base64');
  };
  return Object.fromEntries(names.sort().map((name) => [name, contentOf(name)]));
}

/** The copies of a folder in which a command was killed, and the changes that it makes if it is not killed. */
interface Kills {
  readonly copies: readonly string[];
  readonly whole: Tree;
  readonly changes: readonly string[];
}

const cwd = path.join(import.meta.dirname, '../../..');

/** Runs a command in copies of a folder, which it makes in another, and kills it at each change of a file. */
async function killsIn(parent: string, template: string, ...words: readonly string[]): Promise<Kills> {
  await promisify(execFile)(process.execPath, [...(await programArguments(script)), parent, template, ...words], {
    cwd,
  });
  const changes = JSON.parse(readFileSync(path.join(parent, 'changes.json'), 'utf8')) as readonly string[];
  const copies = changes.map((_, at) => path.join(parent, String(at + 1), 'out'));
  return { copies, whole: treeOf(path.join(parent, '0', 'out')), changes };
}

const kills = (template: string, ...words: readonly string[]): Promise<Kills> =>
  killsIn(newFolder(), template, ...words);

const imports = ['data', 'import', '--format', 'results-csv', '--results', 'FOLDER/in.csv', '--out', 'FOLDER/out'];

/** Runs the import of a season into a new folder once, for all tests that only read its copies. */
const killsOfImport = ((): (() => Promise<Kills>) => {
  const parent = mkdtempSync(path.join(tmpdir(), 'goalsquare-kills-'));
  after(() => {
    rmSync(parent, { recursive: true, force: true });
  });
  let found: Promise<Kills> | undefined;
  return () => (found ??= killsIn(parent, newFolder({ 'in.csv': csvText(season) }), ...imports));
})();

/** A folder with an imported season, and files to import again. */
async function imported(): Promise<string> {
  const folder = newFolder({ 'in.csv': csvText(season) });
  const words = imports.slice(1).map((word) => word.replace('FOLDER', folder));
  expect((await said(words)).code).to.equal(0);
  return folder;
}

/** A folder with logs, to export and to seal. */
const logs = (...more: readonly string[]): string =>
  newFolder(
    Object.fromEntries(
      ['77', '78', ...more].map((id) => [
        `in/${id}.ndjson`,
        textOf([{ ...header, id: Number(id) }, ...lines.slice(1)]),
      ]),
    ),
  );

const exportWords = (out: string, ...words: readonly string[]): readonly string[] => [
  'export',
  '--from',
  'FOLDER/in',
  '--out',
  `FOLDER/${out}`,
  '--metrics',
  'KICK',
  ...words,
];

/** A folder with a dataset of which a match was removed and another added since. */
async function datasetToUpdate(words: readonly string[]): Promise<string> {
  const before = logs('79');
  expect((await said(words.map((word) => word.replace('FOLDER', before)))).code).to.equal(0);
  const folder = logs('80');
  cpSync(path.join(before, 'out'), path.join(folder, 'out'), { recursive: true, preserveTimestamps: true });
  return folder;
}

const dataset = exportWords('out', '--format', 'parquet', '--partition', '--what', 'chains,shots,matches');

/** The index of the change that makes all of them visible. */
const commitOf = (changes: readonly string[]): number =>
  changes.findIndex((change) => change.endsWith(' out/.committed'));

async function world(): Promise<string> {
  const folder = newFolder();
  const designs = smallLeagues.filter(({ id }) => id === 14);
  await generateWorld({ seed: 5, designs, seasons: [2026], out: path.join(folder, 'out'), workers: 0 });
  return folder;
}

const scenes: readonly (readonly [string, () => Promise<readonly [template: string, ...words: readonly string[]]>])[] =
  [
    ['an import into a new folder', () => Promise.resolve([newFolder({ 'in.csv': csvText(season) }), ...imports])],
    [
      'an import that corrects a season',
      async () => {
        const folder = await imported();
        put(folder, { 'in.csv': csvText(withField(700002, 'venue', 'Alder Green')) });
        return [folder, ...imports];
      },
    ],
    [
      'an import that replaces logs and keeps the old ones',
      async () => {
        const folder = newFolder({ 'events.csv': csvOf(events), 'matches.csv': csvOf(matches) });
        const files = ['--events', `${folder}/events.csv`, '--matches', `${folder}/matches.csv`];
        const { code } = await said(['import', '--format', 'chains-csv', ...files, '--out', `${folder}/out`]);
        expect(code).to.equal(0);
        put(folder, {
          'in.csv':
            'match_id,season,round,date_local,home,away,home_final_goals,home_final_behinds,away_final_goals,away_final_behinds\n' +
            '900001,2031,4,2031-04-05,Rivermouth,Rivergate Town,1,0,1,0\n',
        });
        return [folder, ...imports, '--replace'];
      },
    ],
    ['an export of tables', () => Promise.resolve([logs(), 'data', ...exportWords('out', '--format', 'csv')])],
    ['an export that updates a dataset', async () => [await datasetToUpdate(dataset), 'data', ...dataset]],
    ['sealing', () => Promise.resolve([logs(), 'data', 'seal', '--from', 'FOLDER/in', '--out', 'FOLDER/out'])],
    ['a generated world that replaces another', async () => [await world(), 'generate']],
  ];

describe('a command that is killed', () => {
  for (const [name, sceneOf] of scenes)
    it(`changes all files or none: ${name}`, async () => {
      const [template, ...words] = await sceneOf();
      const old = treeOf(path.join(template, 'out'));
      const { copies, whole, changes } = await kills(template, ...words);
      expect(whole).not.to.deep.equal(old);
      const ends = copies.map((out, at) => {
        if (existsSync(out)) dataFiles(out);
        const tree = treeOf(out);
        const isNew = isDeepStrictEqual(tree, whole);
        expect(tree, `killed at ${changes[at]}`).to.deep.equal(isNew ? whole : old);
        return isNew;
      });
      const commit = commitOf(changes);
      expect(ends).to.deep.equal(copies.map((_, at) => at > commit));
    });

  it('syncs what it wrote before the commit, the commit before the moves, and the moves before it forgets them', async () => {
    const { changes } = await killsOfImport();
    const commit = commitOf(changes);
    const [, waiting = ''] = changes[commit]?.split(' ') ?? [];
    const contents = changes.findIndex((change) => change.startsWith(`fsyncSync ${waiting}/`));
    expect(contents).to.be.within(changes.findIndex((change) => change.endsWith('/journal.json')) + 1, commit - 1);
    expect(changes.indexOf(`fsyncSync ${waiting}`)).to.be.within(contents + 1, commit - 1);
    expect(changes[commit + 1]).to.equal('fsyncSync out');
    const moved = changes.findLastIndex((change) => change.startsWith('renameSync out/.committed/'));
    expect(changes[moved]).to.match(/ out\/\.removing-\S+$/u);
    expect(changes[moved - 1]).to.equal('fsyncSync out');
  });

  it('changes all files or none when the operating system kills it', async () => {
    const template = newFolder({ 'in.csv': csvText(season) });
    const { changes, whole } = await killsOfImport();
    const commit = commitOf(changes);
    for (const nth of [commit - 1, commit + 1, commit + 2, commit + 5]) {
      const parent = newFolder();
      const child = spawn(process.execPath, [...(await programArguments(script)), parent, template, ...imports], {
        cwd,
        env: { ...process.env, KILL_AT: String(nth) },
      });
      expect(await once(child, 'exit')).to.deep.equal([null, 'SIGKILL']);
      const out = path.join(parent, String(nth), 'out');
      const { code, complaints } = await said(['check', out]);
      expect(treeOf(out)).to.deep.equal(nth > commit + 1 ? whole : {});
      expect(code).to.equal(0);
      expect(complaints).to.match(
        nth > commit + 1
          ? /^\S+\/out: finished an interrupted command, which had committed 8 files$/u
          : /^\S+\/out\/\.writing-\S+: removed files that an interrupted command had not committed$/u,
      );
    }
  });
});

/** A folder in which an import was killed after the first file took its place, and the tree if it had not been. */
async function halfImport(): Promise<{ readonly folder: string; readonly whole: Tree }> {
  const { copies, changes, whole } = await killsOfImport();
  const isMove = (change: string): boolean => change.startsWith('renameSync out/.committed');
  const folder = newFolder();
  cpSync(path.dirname(copies[changes.findIndex(isMove) + 3] ?? ''), folder, {
    recursive: true,
    preserveTimestamps: true,
  });
  const count = readdirSync(path.join(folder, 'out')).length;
  expect(count).to.be.within(2, Object.keys(whole).length);
  return { folder, whole };
}

describe('finishing what was committed', () => {
  it('can be killed itself at any change', async () => {
    const { folder, whole } = await halfImport();
    const { copies } = await kills(folder, 'recover');
    for (const out of copies) {
      dataFiles(out);
      expect(treeOf(out)).to.deep.equal(whole);
    }
  });

  it('is done by a server that opens a folder above, and by the next import', async () => {
    const { folder, whole } = await halfImport();
    const said_: string[] = [];
    const store = await openStore(folder, (line) => said_.push(line));
    store.close();
    expect(said_[0]).to.include('finished an interrupted command');
    expect(treeOf(path.join(folder, 'out'))).to.deep.equal(whole);
    const again = await halfImport();
    const words = imports.slice(1).map((word) => word.replace('FOLDER', again.folder));
    expect((await said(words)).code).to.equal(0);
    expect(treeOf(path.join(again.folder, 'out'))).to.deep.equal(whole);
  });

  it('is refused with the remedy if a file cannot take its place, or if the journal is damaged', async () => {
    const { folder, whole } = await halfImport();
    const out = path.join(folder, 'out');
    const missing = Object.keys(whole).find((name) => !existsSync(path.join(out, name))) ?? '';
    mkdirSync(path.join(out, missing));
    expect(() => dataFiles(out)).to.throw(StoreError, /that a command committed and that cannot be finished: EISDIR/u);
    const damaged = newFolder({
      '.committed/1/journal.json': '{"format":"goalsquare-changes-1","moves":[["0","../x"]]',
    });
    expect(() => dataFiles(damaged)).to.throw(StoreError, /journal\.json is damaged/u);
    const outside = { format: 'goalsquare-changes-1', moves: [['0', '../x']], removes: [] };
    const escaping = newFolder({ '.committed/1/journal.json': JSON.stringify(outside) });
    expect(() => dataFiles(escaping)).to.throw(StoreError, /journal\.json is damaged/u);
  });
});

describe('files that a command prepares', () => {
  const names = (folder: string): readonly string[] =>
    readdirSync(folder).filter((name) => name.startsWith('.writing-'));

  it('stay while its process lives', async () => {
    const folder = newFolder();
    const code = `import { Staging } from '@goalsquare/data';
      new Staging(${JSON.stringify(folder)}).place('a');
      process.stdout.write('ready');
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, [...options, '--input-type=module', '--eval', code], { cwd });
    await once(child.stdout, 'data');
    expect((await said(['check', folder])).complaints).to.match(/: another command is preparing files here$/u);
    expect(names(folder)).to.have.lengthOf(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await said(['check', folder])).complaints).to.match(/: removed files that an interrupted command/u);
    expect(names(folder)).to.have.lengthOf(0);
  });

  it('stay for an hour if their process is on another machine', () => {
    const folder = newFolder({ '.writing-0123456789ab-1-1-x/x/0': '' });
    dataFiles(folder);
    expect(names(folder)).to.have.lengthOf(1);
    for (const name of ['/x/0', '/x', '']) utimesSync(path.join(folder, `.writing-0123456789ab-1-1-x${name}`), 0, 0);
    dataFiles(folder);
    expect(names(folder)).to.have.lengthOf(0);
  });

  it('are committed one after the other if several commands prepare them', () => {
    const folder = newFolder();
    const writers = ['a', 'b'].map((name) => {
      const staging = new Staging(folder);
      for (const file of [name, 'same']) writeFileSync(staging.place(file), name);
      return staging;
    });
    for (const staging of writers) staging.commit();
    for (const staging of writers) staging.end();
    const files = Object.entries(treeOf(folder)).map(([name, bytes]) => [
      name,
      Buffer.from(bytes, 'base64').toString(),
    ]);
    expect(Object.fromEntries(files)).to.deep.equal({ a: 'a', b: 'b', same: 'b' });
  });

  it('are refused if they were removed meanwhile', () => {
    const folder = newFolder();
    const staging = new Staging(folder);
    put(path.dirname(staging.place('a')), { 0: 'a' });
    rmSync(path.join(folder, names(folder)[0] ?? ''), { recursive: true });
    expect(() => {
      staging.commit();
    }).to.throw(`cannot write ${folder}: ENOENT`);
  });
});

describe('opening a folder while a command changes it', () => {
  it('has all of its changes', async () => {
    const folder = newFolder({ 'a.ndjson': 'no log', 'b.ndjson': textOf(lines) });
    const change = (): void => {
      const staging = new Staging(folder);
      for (const id of [78, 79])
        writeFileSync(staging.place(`b${id}.ndjson`), textOf([{ ...header, id }, ...lines.slice(1)]));
      staging.remove('b.ndjson');
      staging.commit();
    };
    let isChanged = false;
    const complain = (): void => {
      if (!isChanged) change();
      isChanged = true;
    };
    const store = await openStore(folder, undefined, { complain });
    expect(await store.matchIds()).to.deep.equal([78, 79]);
    expect(store.faults.map(({ file }) => file)).to.deep.equal(['a.ndjson']);
    store.close();
  });
});
