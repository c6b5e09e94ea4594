import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { openWorld, PACK_FOLDER, type Fault, type World } from '@goalsquare/data';
import { folders, put } from '../support/folder.js';
import { record } from '../support/season-record.js';
import { header, lines, textOf } from '../support/small-log.js';

const folderWith = folders();
const live = textOf(lines);
const final = textOf([...lines, { kind: 'status', code: 'FINAL' }]);
const scheduled = (id: number, more: object = {}): string =>
  textOf([
    {
      ...header,
      id,
      roundNumber: 2,
      phaseRoundNumber: 2,
      home: { ...header.home, players: [] },
      away: { ...header.away, players: [] },
      ...more,
    },
  ]);

interface Held {
  readonly world: World;
  readonly faults: readonly Fault[];
  readonly said: readonly string[];
}

/** Opens a folder, takes from its world what is asked, and closes it. */
async function opened<T>(folder: string, take: (held: Held) => T): Promise<T> {
  const said: string[] = [];
  const { world, matches } = await openWorld(folder, (line) => said.push(line));
  try {
    return take({ world, faults: matches.faults, said });
  } finally {
    matches.close();
  }
}

/** The seasons of a folder, with their faults. */
const seasonsIn = (folder: string) =>
  opened(folder, ({ world, faults }) => ({
    leagues: world.leagues,
    seasons: world.leagues.flatMap(({ id, levels }) =>
      levels.flatMap((level) => level.seasonIds.map((seasonId) => world.season(id, level.id, seasonId))),
    ),
    faults,
  }));

const versions = (folder: string) =>
  opened(folder, ({ world }) => ({
    world: world.version,
    records: world.recordVersion,
    season: world.season(1, 1, 2026)?.version,
    other: world.season(1, 1, 2027)?.version,
  }));

describe('a world', () => {
  it('is made of records and matches at any depth, and matches alone', async () => {
    const folder = folderWith({
      'round-1/77.ndjson': final,
      '78.ndjson.gz': gzipSync(scheduled(78)),
      'a/2026.season.json': JSON.stringify(record),
      '79.ndjson': scheduled(79, { leagueId: 5, levelId: 2, seasonId: 2024 }),
      '.hidden/x.season.json': '{',
      'notes.json': '{',
    });
    for (const time of ['first', 'second']) {
      const { leagues, seasons, faults } = await seasonsIn(folder);
      expect(faults, time).to.deep.equal([]);
      expect(leagues, time).to.deep.equal([
        { ...record.league, levels: [{ ...record.level, seasonIds: [2026] }] },
        { id: 5, name: 'League 5', code: 'L5', levels: [{ id: 2, name: 'Reserves', code: 'RES', seasonIds: [2024] }] },
      ]);
      expect(
        seasons.map((season) => [season?.record.competitionName, season?.matches.map(({ id }) => id)]),
        time,
      ).to.deep.equal([
        ['Trial Cup 2026', [77, 78]],
        ['Trial Cup', [79]],
      ]);
      const [match] = seasons[0]?.matches ?? [];
      expect(match, time).to.deep.include({
        id: 77,
        status: 'FINAL',
        clock: { period: 1, periodSeconds: 1800, remainingSeconds: 0 },
      });
      expect(match?.home, time).to.deep.equal({
        id: 10,
        code: 'HOM',
        name: 'Homers',
        players: [{ personId: 11 }, { personId: 12 }, { personId: 13 }],
        score: { goals: 1, behinds: 0, points: 6 },
        unused: [13],
      });
      expect(seasons[0]?.record.squads[0]?.players, time).to.deep.equal([
        { personId: 11, fullname: 'Tam Brindle', positionCode: 'MID' },
        { personId: 12 },
        { personId: 13 },
      ]);
    }
  });

  it('may have a season without a match, and no season', async () => {
    const { leagues, seasons } = await seasonsIn(folderWith({ 'x.season.json.gz': gzipSync(JSON.stringify(record)) }));
    expect([leagues.map(({ id }) => id), seasons[0]?.matches]).to.deep.equal([[1], []]);
    await opened(folderWith(), ({ world }) => {
      expect([world.leagues, world.season(1, 1, 2026)]).to.deep.equal([[], undefined]);
    });
  });

  it('orders leagues, levels and seasons by id', async () => {
    const seasonOf = (league: number, level: number, id: number): string =>
      JSON.stringify({
        ...record,
        id,
        league: { ...record.league, id: league },
        level: { ...record.level, id: level },
      });
    const { leagues } = await seasonsIn(
      folderWith({
        'a.season.json': seasonOf(12, 2, 2025),
        'b.season.json': seasonOf(12, 1, 2026),
        'c.season.json': seasonOf(3, 1, 2026),
        'd.season.json': seasonOf(12, 2, 2024),
      }),
    );
    expect(leagues.map(({ id, levels }) => [id, levels.map((level) => [level.id, level.seasonIds])])).to.deep.equal([
      [3, [[1, [2026]]]],
      [
        12,
        [
          [1, [2026]],
          [2, [2024, 2025]],
        ],
      ],
    ]);
  });

  it('gives the same season each time it is asked', async () => {
    const folder = folderWith({ '77.ndjson': live });
    await opened(folder, ({ world }) => {
      expect(world.season(1, 1, 2026)).to.equal(world.season(1, 1, 2026));
    });
  });

  it('stays in memory where the folder cannot be written', async () => {
    const folder = folderWith({ '77.ndjson': final, 'x.season.json': JSON.stringify(record) });
    const packed = await seasonsIn(folder);
    rmSync(path.join(folder, PACK_FOLDER), { recursive: true });
    put(folder, { [PACK_FOLDER]: 'a file where the folder should be' });
    expect(await seasonsIn(folder)).to.deep.equal({ ...packed, seasons: (await seasonsIn(folder)).seasons });
    const [kept] = (await seasonsIn(folder)).seasons;
    const apart = { version: '', steadyVersion: '' };
    expect({ ...kept, ...apart }).to.deep.equal({ ...packed.seasons[0], ...apart });
  });
});

describe('a change', () => {
  const begun = {
    '77.ndjson': live,
    '78.ndjson': scheduled(78, { seasonId: 2027 }),
    'x.season.json': JSON.stringify(record),
  };

  it('of a match is in its season at the next opening, under another version', async () => {
    const folder = folderWith(begun);
    const before = await versions(folder);
    expect(await versions(folder)).to.deep.equal(before);
    put(folder, { '77.ndjson': final });
    const after = await versions(folder);
    expect([
      after.world === before.world,
      after.season === before.season,
      after.other === before.other,
      after.records === before.records,
    ]).to.deep.equal([false, false, true, true]);
    expect(await opened(folder, ({ world }) => world.season(1, 1, 2026)?.matches[0]?.status)).to.equal('FINAL');
  });

  it('of a season leaves the versions of the other seasons', async () => {
    const folder = folderWith(begun);
    const versionsOf = (seasonId: number) =>
      opened(folder, ({ world }) => world.versionsOf((season) => season.seasonId === seasonId));
    const before = [await versionsOf(2026), await versionsOf(2027)];
    put(folder, { '77.ndjson': final, 'x.season.json': JSON.stringify({ ...record, competitionName: 'Renamed' }) });
    const [changed, kept] = [await versionsOf(2026), await versionsOf(2027)];
    expect(kept).to.deep.equal(before[1]);
    for (const name of ['version', 'steadyVersion', 'recordVersion'] as const)
      expect(changed[name], name).not.to.equal(before[0]?.[name]);
  });

  it('of a record is in its season at the next opening, under another version', async () => {
    const folder = folderWith(begun);
    const before = await versions(folder);
    put(folder, { 'x.season.json': JSON.stringify({ ...record, competitionName: 'Trial Cup, renamed' }) });
    const after = await versions(folder);
    expect([
      after.world === before.world,
      after.season === before.season,
      after.other === before.other,
      after.records === before.records,
    ]).to.deep.equal([false, false, true, false]);
    expect(await opened(folder, ({ world }) => world.season(1, 1, 2026)?.record.competitionName)).to.equal(
      'Trial Cup, renamed',
    );
  });

  it('of a file that says the same changes no version', async () => {
    const folder = folderWith(begun);
    const before = await versions(folder);
    utimesSync(path.join(folder, '77.ndjson'), 1000, 1000);
    utimesSync(path.join(folder, 'x.season.json'), 1000, 1000);
    expect(await versions(folder)).to.deep.equal(before);
  });

  it('that removes a record leaves what follows from matches', async () => {
    const folder = folderWith(begun);
    await seasonsIn(folder);
    rmSync(path.join(folder, 'x.season.json'));
    const { leagues, seasons } = await seasonsIn(folder);
    expect([leagues[0]?.name, seasons[0]?.record.competitionName]).to.deep.equal(['League 1', 'Trial Cup']);
  });
});

describe('a record with a fault', () => {
  const text = (changes: object): string => JSON.stringify({ ...record, ...changes });
  const league = { ...record.league, name: 'Other League' };
  const cases: readonly (readonly [string, string, Partial<Fault>])[] = [
    [
      'a member that is wrong',
      text({ level: { ...record.level, id: -1 } }),
      { field: 'level.id', value: -1, allowed: 'a whole number from 0 to 2147483647' },
    ],
    [
      'a squad named twice',
      text({ squads: [record.squads[1], record.squads[1]] }),
      { field: 'squads[1].id', value: 20, allowed: 'id that no other item of squads has' },
    ],
    ['no JSON', '{"kind":', { field: '', value: undefined }],
    [
      'a season another file describes',
      text({ competitionName: 'Again' }),
      {
        field: 'id',
        value: 2026,
        allowed: 'a season of league 1 and level 1 that no other file describes; a.season.json does',
      },
    ],
    [
      'another name of its league',
      text({ id: 2027, league }),
      {
        field: 'league',
        value: league,
        allowed: 'what a.season.json says, {"code":"TRL","gender":"1","id":1,"name":"Trial League"}',
      },
    ],
    [
      'another name of its level',
      text({ id: 2027, level: { ...record.level, name: 'Firsts' } }),
      { field: 'level', allowed: 'what a.season.json says, {"code":"SEN","id":1,"name":"Seniors"}' },
    ],
  ];
  for (const [title, faulty, expected] of cases) {
    it(`such as ${title} is left out whole and named, at every opening, while the rest is held`, async () => {
      const folder = folderWith({
        '77.ndjson': live,
        'a.season.json': JSON.stringify(record),
        'z.season.json': faulty,
      });
      for (const time of ['first', 'second']) {
        await opened(folder, ({ world, faults, said }) => {
          expect(faults, time).to.have.lengthOf(1);
          expect(faults[0], time).to.deep.include({ file: 'z.season.json', ...expected });
          expect(said, time).to.have.lengthOf(1);
          expect(said[0], time).to.match(/^z\.season\.json(?::\d+)?: /u);
          expect(world.leagues, time).to.deep.equal([
            { ...record.league, levels: [{ ...record.level, seasonIds: [2026] }] },
          ]);
          expect(world.season(1, 1, 2026)?.record.competitionName, time).to.equal('Trial Cup 2026');
        });
      }
    });
  }

  it('is taken in once it is mended', async () => {
    const folder = folderWith({ 'z.season.json': text({ id: 'x' }) });
    expect((await seasonsIn(folder)).leagues).to.deep.equal([]);
    writeFileSync(path.join(folder, 'z.season.json'), text({}));
    expect((await seasonsIn(folder)).leagues.map(({ id }) => id)).to.deep.equal([1]);
  });
});
