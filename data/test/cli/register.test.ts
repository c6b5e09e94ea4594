import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMatchLog } from '@goalsquare/data';
import type { MatchHeader } from '@goalsquare/engine';
import { expect } from 'chai';
import { matchItem, roster, statistics, type Json } from '../support/afl-json.js';
import { readSeasonRecord } from '../../src/log/read-season.js';
import { readRegister } from '../../src/register/register-file.js';
import { said } from '../support/command.js';
import { folders, put } from '../support/folder.js';
import { digests } from '../support/inputs.js';

const newFolder = folders();

/** Changes every text of JSON. */
const replaced = (json: Json, changes: Readonly<Record<string, string>>): Json =>
  JSON.parse(
    Object.entries(changes).reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(json)),
  ) as Json;

const second = {
  CD_M90310140101: 'CD_M90310140201',
  CD_I9001: 'CD_I9501',
  '2031-03-20T': '2031-03-27T',
  'Round 1': 'Round 2',
  '"roundNumber":1': '"roundNumber":2',
} as const;

/** Changes by which the home squad and the ground have other ids and names in the second round. */
const renamed = {
  ...second,
  CD_T901: 'CD_T951',
  Otters: 'Otter Bay',
  CD_V901: 'CD_V951',
  'Salt Oval': 'Salt Ground',
} as const;

/** A folder with two matches, in which Ada Brook has two ids. */
async function imported(change: Readonly<Record<string, string>> = second): Promise<string> {
  const folder = newFolder();
  const one = { 'item.json': matchItem(), 'roster.json': roster(), 'CD_M90310140101.json': statistics() };
  const two = {
    'item-2.json': replaced(matchItem(), change),
    'roster-2.json': replaced(roster(), change),
    'CD_M90310140201.json': replaced(statistics(), change),
  };
  put(
    folder,
    Object.fromEntries(Object.entries({ ...one, ...two }).map(([name, of]) => [`in/${name}`, JSON.stringify(of)])),
  );
  expect(await importing(folder)).to.include({ code: 0 });
  return folder;
}

const importing = (folder: string) =>
  said(['import', '--format', 'afl-json', path.join(folder, 'in'), '--out', path.join(folder, 'out')]);
const outOf = (folder: string): string => path.join(folder, 'out');

function headersIn(folder: string): readonly MatchHeader[] {
  return [2031011001, 2031011002].map((id) => {
    const file = path.join(outOf(folder), `${id}.ndjson.gz`);
    return readMatchLog(file, readFileSync(file)).state.header;
  });
}

describe('data register', () => {
  describe('answers', () => {
    it('shows what the folder has, and which persons are doubtful', async () => {
      const { code, out } = await said(['register', outOf(await imported())]);
      expect(code).to.equal(0);
      expect(out).to.equal(
        [
          '8 person ids, 2 squad ids, 1 venue ids, 2 match ids; 6 persons in matches, 0 merged',
          'possibly one person with two ids (--merge ID --into ID):',
          '  Ada Brook: 9001, Otters 2031 (no. 7); 9501, Otters 2031 (no. 7); the same number',
        ].join('\n'),
      );
    });

    it('finds an id of a source', async () => {
      const folder = await imported();
      const { out } = await said(['register', outOf(folder), '--find', 'ada']);
      expect(out).to.equal('person 9001: afl CD_I9001, Ada Brook\nperson 9501: afl CD_I9501, Ada Brook');
      expect(await said(['register', outOf(folder), '--find', 'nobody'])).to.include({ code: 1 });
    });

    it('merges a person, in matches that are there and in those of later imports', async () => {
      const folder = await imported();
      const { code, out } = await said(['register', outOf(folder), '--merge', '9501', '--into', '9001']);
      expect({ code, out }).to.deep.equal({ code: 0, out: '9501 is now 9001: 1 match changed; restart the server' });
      for (const header of headersIn(folder))
        expect(header.home.players.map(({ personId }) => personId)).to.deep.equal([9001, 9002, 9003]);
      expect((await said(['check', outOf(folder)])).code).to.equal(0);
      const before = digests(outOf(folder));
      await importing(folder);
      expect(digests(outOf(folder))).to.deep.equal(before);
      expect((await said(['register', outOf(folder)])).out).to.not.include('perhaps');
      expect((await said(['register', outOf(folder), '--merge', '9501', '--into', '9001'])).out).to.equal(
        '9501 and 9001 are already the same person',
      );
    });

    const places = [
      ['squad', '20', '30', ({ home, away }: MatchHeader) => [home.id, home.name, away.id]],
      ['venue', '10', '20', ({ venue }: MatchHeader) => [venue.id, venue.name]],
    ] as const;
    const expected = {
      squad: [
        [30, 'Otter Bay', 10],
        [30, 'Otters', 10],
      ],
      venue: [
        [20, 'Salt Ground'],
        [20, 'Salt Oval'],
      ],
    };
    for (const [kind, from, to, of] of places)
      it(`merges a ${kind}, in matches that are there and in those of later imports`, async () => {
        const folder = await imported(renamed);
        const words = ['register', outOf(folder), '--kind', kind, '--merge', from, '--into', to];
        expect(await said(words)).to.include({
          code: 0,
          complaints: '',
          out: `${from} is now ${to}: 1 match changed; restart the server`,
        });
        expect(headersIn(folder).map(of)).to.deep.equal(expected[kind]);
        expect(readRegister(outOf(folder)).taken(kind)).to.include(Number(from));
        expect((await said(['check', outOf(folder)])).code).to.equal(0);
        const before = digests(outOf(folder));
        expect(await importing(folder)).to.include({ code: 0, complaints: '' });
        expect(digests(outOf(folder))).to.deep.equal(before);
        expect((await said(words)).out).to.equal(`${from} and ${to} are already the same ${kind}`);
      });

    it('merges a squad and a ground in the record of the season', async () => {
      const folder = await imported(renamed);
      const [file = ''] = readdirSync(outOf(folder)).filter((name) => name.endsWith('.season.json'));
      const place = path.join(outOf(folder), file);
      const record = JSON.parse(readFileSync(place, 'utf8')) as Json;
      const person = (personId: number): Json => ({ personId, fullname: `Player ${personId}` });
      const change = {
        squads: [
          { id: 20, code: 'OTB', name: 'Otter Bay', players: [person(1)] },
          { id: 30, code: 'OTT', name: 'Otters', players: [person(1), person(2)] },
        ],
        venues: [
          { id: 10, code: 'SAG', name: 'Salt Ground', lengthMetres: 160, widthMetres: 141 },
          { id: 20, code: 'SAO', name: 'Salt Oval', lengthMetres: 160, widthMetres: 141 },
        ],
        placings: [{ squadId: 20, fromRound: 1, position: 1 }],
      };
      writeFileSync(place, JSON.stringify({ ...record, ...change }));
      for (const [kind, from, to] of places)
        expect(await said(['register', outOf(folder), '--kind', kind, '--merge', from, '--into', to])).to.include({
          complaints: '',
        });
      const merged = readSeasonRecord(file, readFileSync(place));
      expect(merged.squads).to.deep.equal([{ ...change.squads[1], players: [person(1), person(2)] }]);
      expect(merged.venues).to.deep.equal([change.venues[1]]);
      expect(merged.placings).to.deep.equal([{ squadId: 30, fromRound: 1, position: 1 }]);
    });

    it('adds the changes of a merge to the logs, with a reason', async () => {
      const folder = await imported();
      const words = ['register', outOf(folder), '--merge', '9501', '--into', '9001', '--reason', 'as the club says'];
      await said(words);
      const file = path.join(outOf(folder), '2031011001.ndjson.gz');
      const { entries } = readMatchLog(file, readFileSync(file)).log;
      expect(entries.find(({ kind }) => kind === 'correction')).to.include({
        by: 'import',
        reason: 'as the club says: lines of its box score are gone',
      });
    });
  });

  describe('refuses', () => {
    const wrong: readonly (readonly [string, readonly string[], RegExp])[] = [
      ['a person whom nobody knows', ['--merge', '1', '--into', '9001'], /^there is no person 1 in /u],
      ['an id that is none', ['--merge', 'Ada', '--into', '9001'], /^--merge is Ada; allowed is the id of a person/u],
      ['one id only', ['--merge', '9001'], /^--into is missing/u],
      [
        'another kind',
        ['--kind', 'match', '--merge', '1', '--into', '2'],
        /^--kind is match; allowed is person, squad/u,
      ],
      ['a ground that no match has', ['--kind', 'venue', '--merge', '7', '--into', '10'], /^there is no venue 7 in /u],
      [
        'two squads of one round',
        ['--kind', 'squad', '--merge', '20', '--into', '10'],
        /^--merge is 20; allowed is a squad that never plays in the same round as 10; both play in round \d of season 2031 of league 1/u,
      ],
    ];
    for (const [what, words, message] of wrong)
      it(`${what}, and changes nothing`, async () => {
        const folder = await imported();
        const before = digests(outOf(folder));
        const { code, complaints } = await said(['register', outOf(folder), ...words]);
        expect(code).to.equal(2);
        expect(complaints).to.match(message);
        expect(digests(outOf(folder))).to.deep.equal(before);
      });

    it('two persons of one match, and changes nothing', async () => {
      const folder = await imported();
      const before = digests(outOf(folder));
      const { code, complaints } = await said(['register', outOf(folder), '--merge', '9002', '--into', '9001']);
      expect(code).to.equal(1);
      expect(complaints).to.match(/match 203101100\d has both 9002 and 9001/u);
      expect(digests(outOf(folder))).to.deep.equal(before);
    });

    it('a folder that is not there, and a damaged register', async () => {
      expect((await said(['register', '/no/such/folder'])).complaints).to.equal('there is no folder /no/such/folder');
      const { code, complaints } = await said(['register', newFolder({ 'register.jsonl': '{}\n' })]);
      expect(code).to.equal(1);
      expect(complaints)
        .to.match(/^register\.jsonl(?::1)?: /u)
        .and.to.match(/restore it from a backup/u);
    });
  });

  describe('edges', () => {
    it('is of a folder without a register', async () => {
      const { out } = await said(['register', newFolder()]);
      expect(out).to.equal('0 person ids, 0 squad ids, 0 venue ids, 0 match ids; 0 persons in matches, 0 merged');
    });

    it('lists one id with two names, and not two persons who play in one round', async () => {
      const { CD_M90310140101, CD_I9001 } = second;
      const folder = await imported({
        CD_M90310140101,
        CD_I9001,
        Otters: 'Larks',
        Herons: 'Moles',
        CD_T901: 'CD_T903',
        CD_T902: 'CD_T904',
        Dunn: 'Finch',
      });
      const { out } = await said(['register', outOf(folder)]);
      expect(out).to.include('several names of one id:\n  9002: Cal Dunn / Cal Finch');
      expect(out).to.include('one id at two squads in a round:\n  9002');
      expect(out).to.not.include('perhaps');
    });
  });
});
