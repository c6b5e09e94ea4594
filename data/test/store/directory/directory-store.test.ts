import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import {
  contexts,
  metricCodes,
  openMatch,
  planOf,
  playerStatistics,
  squadStatistics,
  type Match,
  type ResultTable,
} from '@goalsquare/engine';
import { sampleDirectory, openStore, PACK_FOLDER, readMatchLog, type MatchStore } from '@goalsquare/data';
import { folders, put } from '../../support/folder.js';
import { bytesOf, get, header, kick, lines, textOf } from '../../support/small-log.js';
import { whole } from '../../support/whole-match.js';

const sample = readFileSync(path.join(sampleDirectory, '202601001.ndjson'));
const small = textOf(lines);
const other = textOf([{ ...header, id: 78 }, ...lines.slice(1)]);
const broken = textOf([{ ...header, id: 79 }, ...lines.slice(1, 3), { ...get, personId: 99 }, ...lines.slice(4)]);
const folderWith = folders();

const valuesOf = (table: ResultTable) =>
  table.codes.map((_, n) =>
    Array.from({ length: table.columns }, (__, column) => [
      table.value(n, column),
      table.order(n, column),
      table.rank(n, column),
    ]),
  );
const numbersOf = (match: Match) => [
  valuesOf(playerStatistics(match, planOf('player', metricCodes)).table),
  ...contexts.map((context) => valuesOf(squadStatistics(match, planOf('squad', metricCodes), {}, context).table)),
];

/** Opens a store, gathers what it says, and closes it after what is done with it. */
async function opened<T>(folder: string, use: (store: MatchStore, said: readonly string[]) => Promise<T>): Promise<T> {
  const said: string[] = [];
  const store = await openStore(folder, (line) => said.push(line));
  try {
    return await use(store, said);
  } finally {
    store.close();
  }
}

/** The content of a store: ids, matches and faults, also after it is opened again. */
const heldBy = (folder: string) =>
  opened(folder, async (store) => {
    const ids = await store.matchIds();
    return {
      ids,
      matches: await Promise.all(ids.map(async (id) => whole(await store.match(id)))),
      faults: store.faults,
    };
  });
const straight = (text: string | Uint8Array) =>
  whole(openMatch(readMatchLog('x', typeof text === 'string' ? new TextEncoder().encode(text) : text).log));
const pack = (folder: string) => path.join(folder, PACK_FOLDER);
const packed = (folder: string, kind: string): string =>
  path.join(pack(folder), readdirSync(pack(folder)).find((name) => name.startsWith(kind)) ?? '');

describe('a store of match logs', () => {
  it('holds the matches of a folder at any depth, plain and gzip, by id', async () => {
    const folder = folderWith({
      'a.ndjson': sample,
      'round-1/b.ndjson.gz': gzipSync(small),
      'notes.txt': 'no log',
      '.hidden/c.ndjson': 'no log either',
    });
    const held = await heldBy(folder);
    expect(held.ids).to.deep.equal([77, 202601001]);
    expect(held.faults).to.deep.equal([]);
    expect(held.matches).to.deep.equal([straight(small), straight(sample)]);
  });

  it('holds matches without transactions: known by their result, or not played yet', async () => {
    const nobody = { ...header, home: { ...header.home, players: [] }, away: { ...header.away, players: [] } };
    const result = { kind: 'result', home: { goals: 9, behinds: 3 }, away: { goals: 8, behinds: 9 } };
    const [known, scheduled] = [
      textOf([nobody, { kind: 'status', code: 'FINAL' }, result]),
      textOf([{ ...nobody, id: 78 }]),
    ];
    const folder = folderWith({ 'known.ndjson': known, 'scheduled.ndjson': scheduled });
    await heldBy(folder);
    expect((await heldBy(folder)).matches).to.deep.equal([straight(known), straight(scheduled)]);
    expect(straight(known)).to.deep.include({ result });
  });

  it('names the content of a match, and another content otherwise', async () => {
    const folder = folderWith({ 'a.ndjson': sample, 'b.ndjson': small });
    const names = () =>
      opened(folder, (store) => Promise.resolve([77, 202601001, 5].map((id) => store.contentOf?.(id))));
    const before = await names();
    expect(before).to.deep.equal([before[0], before[1], undefined]);
    expect(new Set(before).size).to.equal(3);
    expect(await names()).to.deep.equal(before);
    put(folder, { 'b.ndjson': textOf(lines.slice(0, -1)) });
    const after = await names();
    expect(after[0]).to.be.a('string').and.not.to.equal(before[0]);
    expect(after.slice(1)).to.deep.equal(before.slice(1));
  });

  it('answers from compact forms as from the log, the first time and the next', async () => {
    const folder = folderWith({ 'a.ndjson': sample, 'b.ndjson': small });
    const expected = numbersOf(openMatch(readMatchLog('a', sample).log));
    for (const time of ['first', 'second']) {
      await opened(folder, async (store, said) => {
        const match = await store.match(202601001);
        expect(match && numbersOf(match), time).to.deep.equal(expected);
        expect(said, time).to.deep.equal([]);
      });
    }
    expect(await heldBy(folder)).to.deep.equal({
      ids: [77, 202601001],
      matches: [straight(small), straight(sample)],
      faults: [],
    });
  });

  it('gives the log of a match, and nothing of a match it does not have', async () => {
    await opened(folderWith({ 'b.ndjson': small }), async (store) => {
      expect(await store.log(77)).to.deep.equal(readMatchLog('b', bytesOf(lines)).log);
      expect([await store.match(1), await store.log(1)]).to.deep.equal([undefined, undefined]);
    });
  });

  it('of an empty folder is empty', async () => {
    expect(await heldBy(folderWith())).to.deep.equal({ ids: [], matches: [], faults: [] });
  });

  it('of no folder is an error', async () => {
    const error = await openStore(path.join(folderWith(), 'nowhere')).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).to.have.property('code', 'ENOENT');
  });
});

describe('compact forms', () => {
  const longer = textOf([
    ...lines,
    { kind: 'transaction', id: 90, code: 'TACK', period: 2, periodSeconds: 3, side: 'away', personId: 23 },
  ]);

  const changes: readonly (readonly [
    name: string,
    change: (folder: string) => void,
    matches: () => readonly unknown[],
  ])[] = [
    [
      'a log grew',
      (folder) => {
        put(folder, { 'b.ndjson': longer });
      },
      () => [straight(longer), straight(other)],
    ],
    [
      'a log changed without changing its size',
      (folder) => {
        put(folder, { 'b.ndjson': small.replace('"HBGE"', '"LBGE"') });
        utimesSync(path.join(folder, 'b.ndjson'), 1, 1);
      },
      () => [straight(small.replace('"HBGE"', '"LBGE"')), straight(other)],
    ],
    [
      'a log came',
      (folder) => {
        put(folder, { 'a.ndjson': sample });
      },
      () => [straight(small), straight(other), straight(sample)],
    ],
    [
      'a log went',
      (folder) => {
        rmSync(path.join(folder, 'c.ndjson'));
      },
      () => [straight(small)],
    ],
    [
      'a log moved',
      (folder) => {
        rmSync(path.join(folder, 'c.ndjson'));
        put(folder, { 'late/c.ndjson': other });
      },
      () => [straight(small), straight(other)],
    ],
    [
      'the forms went',
      (folder) => {
        rmSync(pack(folder), { recursive: true });
      },
      () => [straight(small), straight(other)],
    ],
    [
      'the index went',
      (folder) => {
        rmSync(packed(folder, 'index'));
      },
      () => [straight(small), straight(other)],
    ],
    [
      'the index is no JSON',
      (folder) => {
        writeFileSync(packed(folder, 'index'), '{"fingerprint"');
      },
      () => [straight(small), straight(other)],
    ],
    [
      'the index is JSON of something else',
      (folder) => {
        writeFileSync(packed(folder, 'index'), '[]');
      },
      () => [straight(small), straight(other)],
    ],
    [
      'the forms are of another engine',
      (folder) => {
        const file = packed(folder, 'index');
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"fingerprint":"\w+"/u, '"fingerprint":"0"'));
      },
      () => [straight(small), straight(other)],
    ],
    [
      'the columns went',
      (folder) => {
        rmSync(packed(folder, 'columns'));
      },
      () => [straight(small), straight(other)],
    ],
    [
      'the texts went',
      (folder) => {
        rmSync(packed(folder, 'texts'));
      },
      () => [straight(small), straight(other)],
    ],
    [
      'the columns were cut short',
      (folder) => {
        truncateSync(packed(folder, 'columns'), 200);
      },
      () => [straight(small), straight(other)],
    ],
    [
      'the columns are empty',
      (folder) => {
        truncateSync(packed(folder, 'columns'), 0);
      },
      () => [straight(small), straight(other)],
    ],
    [
      'the seasons went',
      (folder) => {
        rmSync(packed(folder, 'seasons'));
      },
      () => [straight(small), straight(other)],
    ],
    [
      'the seasons were cut short',
      (folder) => {
        truncateSync(packed(folder, 'seasons'), 100);
      },
      () => [straight(small), straight(other)],
    ],
    [
      'the texts were cut short',
      (folder) => {
        truncateSync(packed(folder, 'texts'), 100);
      },
      () => [straight(small), straight(other)],
    ],
    [
      'a writer was killed before it put its index in place',
      (folder) => {
        put(pack(folder), { 'columns-dead.bin': 'half', 'texts-dead.bin': '', 'index.json.dead': '{"fing' });
      },
      () => [straight(small), straight(other)],
    ],
  ];
  for (const [name, change, matches] of changes) {
    it(`are right again after ${name}`, async () => {
      const folder = folderWith({ 'b.ndjson': small, 'c.ndjson': other });
      await heldBy(folder);
      change(folder);
      expect((await heldBy(folder)).matches).to.deep.equal(matches());
      expect((await heldBy(folder)).matches).to.deep.equal(matches());
    });
  }

  it('leave no files of a killed writer behind once they are written again', async () => {
    const folder = folderWith({ 'b.ndjson': small });
    put(pack(folder), { 'columns-dead.bin': 'half', 'texts-dead.bin': '', 'index.json.dead': '{"fing' });
    await heldBy(folder);
    expect(
      readdirSync(pack(folder))
        .map((name) => name.replace(/-.*/u, ''))
        .sort(),
    ).to.deep.equal(['columns', 'index.json', 'seasons', 'texts']);
  });

  it('are left out if the folder cannot be written, which is logged', async () => {
    const folder = folderWith({
      'b.ndjson': small,
      'c.ndjson': other,
      [PACK_FOLDER]: 'a file where the folder should be',
    });
    await opened(folder, async (store, said) => {
      expect(whole(await store.match(77))).to.deep.equal(straight(small));
      expect(await store.log(78)).to.deep.equal(readMatchLog('c', new TextEncoder().encode(other)).log);
      expect(said).to.have.lengthOf(1);
      expect(said[0]).to.match(/^compact forms cannot be stored in \S+: \S/u);
    });
    expect(existsSync(path.join(folder, 'b.ndjson'))).to.equal(true);
  });

  it('are not written into the folder of the logs itself', async () => {
    const folder = folderWith({ 'b.ndjson': small });
    mkdirSync(path.join(folder, 'empty'));
    await heldBy(folder);
    expect(readdirSync(folder).sort()).to.deep.equal([PACK_FOLDER, 'b.ndjson', 'empty']);
  });
});

describe('a log with a fault', () => {
  const fault = {
    file: 'bad.ndjson',
    line: 4,
    field: 'personId',
    value: 99,
    allowed: 'a person the header names in the home squad',
  };

  it('is left out whole and named, at every opening, while the others are held', async () => {
    const folder = folderWith({ 'b.ndjson': small, 'bad.ndjson': broken });
    for (let time = 0; time < 2; time += 1) {
      await opened(folder, async (store, said) => {
        expect(await store.matchIds()).to.deep.equal([77]);
        expect(await store.match(79)).to.equal(undefined);
        expect(store.faults).to.deep.equal([fault]);
        expect(said).to.deep.equal([
          'bad.ndjson:4: personId: found 99, allowed is a person the header names in the home squad',
        ]);
      });
    }
  });

  it('is taken in once it is mended', async () => {
    const folder = folderWith({ 'b.ndjson': small, 'bad.ndjson': broken });
    await heldBy(folder);
    put(folder, { 'bad.ndjson': broken.replace('"personId":99', '"personId":11') });
    expect((await heldBy(folder)).ids).to.deep.equal([77, 79]);
  });

  it('that was good before is left out, not held as it was', async () => {
    const folder = folderWith({ 'b.ndjson': small, 'c.ndjson': other });
    await heldBy(folder);
    put(folder, { 'c.ndjson': `${other}{"kind":"removal","id":500}\n` });
    const held = await heldBy(folder);
    expect(held.ids).to.deep.equal([77]);
    expect(held.faults).to.deep.equal([
      {
        file: 'c.ndjson',
        line: lines.length + 1,
        field: 'id',
        value: 500,
        allowed: 'the id of an existing transaction; there is no 500',
      },
    ]);
  });

  it('whose id another log has is the later by name', async () => {
    const held = await heldBy(folderWith({ 'b.ndjson': small, 'z.ndjson': small, 'a.ndjson': other }));
    expect(held.ids).to.deep.equal([77, 78]);
    expect(held.faults).to.deep.equal([
      { file: 'z.ndjson', line: 1, field: 'id', value: 77, allowed: 'an id no other log has; b.ndjson has it' },
    ]);
  });

  it('may be one that says more than a match can hold', async () => {
    const kicks = Array.from({ length: 10_000 }, (_, n) => ({
      ...(n % 2 === 0
        ? { ...get, code: 'HBCR' }
        : { ...kick, shot: true, ...(n % 4 === 3 && { side: 'away', personId: 21 }) }),
      id: 1 + n,
      periodSeconds: n,
    }));
    const held = await heldBy(
      folderWith({ 'b.ndjson': small, 'big.ndjson': textOf([{ ...header, id: 80 }, ...kicks]) }),
    );
    expect(held.ids).to.deep.equal([77]);
    expect(held.faults).to.have.lengthOf(1);
    expect(held.faults[0]).to.include({ file: 'big.ndjson', line: 0, field: '', value: undefined });
    expect(held.faults[0]?.allowed).to.match(/^a match can hold 65535 contributions; this one has \d{5,6}$/u);
  });

  it('can be all there is', async () => {
    const held = await heldBy(folderWith({ 'bad.ndjson': broken, 'empty.ndjson': '' }));
    expect([held.ids, held.faults.map(({ file, line }) => [file, line])]).to.deep.equal([
      [],
      [
        ['bad.ndjson', 4],
        ['empty.ndjson', 1],
      ],
    ]);
  });
});
