import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { said, type Said } from '../support/command.js';
import { folders, put } from '../support/folder.js';

const newFolder = folders();

type JsonFiles = Readonly<Record<string, object>>;

const importing = (folder: string, files: JsonFiles): Promise<Said> => {
  put(folder, Object.fromEntries(Object.entries(files).map(([name, file]) => [`in/${name}`, JSON.stringify(file)])));
  return said(['import', '--format', 'squiggle-json', path.join(folder, 'in'), '--out', path.join(folder, 'out')]);
};

const game = (change: object = {}): object => ({
  ...{ year: 2031, round: 1, complete: 100, is_final: 0, localtime: '2031-03-20 19:40:00', venue: 'Salt Oval' },
  ...{ hteam: 'Otters', ateam: 'Herons', hgoals: 10, hbehinds: 5, hscore: 65, agoals: 9, abehinds: 8, ascore: 62 },
  ...change,
});
const standing = (change: object = {}): object => ({
  ...{ name: 'Otters', played: 1, wins: 1, losses: 0, draws: 0, for: 65, against: 62, percentage: 104.8, ...change },
});

describe('files of Squiggle', () => {
  it('may hold games and standings apart, and count the rows of each', async () => {
    const herons = standing({ name: 'Herons', wins: 0, losses: 1, for: 62, against: 65 });
    const { code, out, complaints } = await importing(newFolder(), {
      'games.json': { games: [game()] },
      'standings.json': { standings: [standing(), herons] },
    });
    expect({ code, complaints }).to.deep.equal({ code: 0, complaints: '' });
    expect(out.split('\n')).to.include.members([
      'standings.json: ladder: 2 of 2 squads as computed, 0 not compared, because matches are missing',
      '  games.json: 1 row, 1 imported, 0 left out',
      '  standings.json: 2 rows, 0 imported, 2 left out',
      '         2  row of a ladder, which is only compared',
    ]);
    expect(out).not.to.include('games.json: ladder');
  });

  it('have standings of the last season that they have', async () => {
    const before = game({ year: 2030, localtime: '2030-03-20 19:40:00', hgoals: 20, hscore: 125 });
    for (const games of [
      [before, game()],
      [game(), before],
    ]) {
      const { out, complaints } = await importing(newFolder(), { 'a.json': { games, standings: [standing()] } });
      expect(out).to.include('a.json: ladder: 1 of 1 squads as computed');
      expect(complaints).to.equal('');
    }
  });

  it('are compared with no squad that has no match', async () => {
    const { code, out } = await importing(newFolder(), { 'a.json': { standings: [standing()] } });
    expect(code).to.equal(0);
    expect(out).to.include('a.json: ladder: 0 of 0 squads as computed, 1 not compared, because matches are missing');
  });

  const figures: readonly (readonly [string, number, number])[] = [
    ['wins', 0, 1],
    ['losses', 1, 0],
    ['draws', 1, 0],
    ['for', 64, 65],
    ['against', 63, 62],
  ];
  for (const [key, found, computed] of figures)
    it(`have standings whose ${key} differ, which is reported with its place`, async () => {
      const { code, out, complaints } = await importing(newFolder(), {
        'a.json': { games: [game()], standings: [standing({ [key]: found })] },
      });
      expect(code).to.equal(0);
      expect(out).to.include('a.json: ladder: 0 of 1 squads as computed');
      expect(complaints).to.include(
        `a.json: standings[0].${key}: found ${found}, allowed is ${computed}, from the matches of Otters`,
      );
    });

  it('take what is neither a text nor a number for nothing', async () => {
    const folder = newFolder();
    const { code, complaints } = await importing(folder, {
      'a.json': { games: [game({ venue: { name: 'Salt Oval' }, hgoals: 10.0, is_final: false })] },
    });
    expect({ code, complaints }).to.deep.equal({ code: 0, complaints: '' });
    expect(readdirSync(path.join(folder, 'out')).filter((file) => file.endsWith('.ndjson.gz'))).to.have.lengthOf(1);
  });

  const many = (length: number): JsonFiles => ({ 'a.json': { games: Array.from({ length }, () => ({})) } });
  const refused: readonly (readonly [string, JsonFiles, readonly string[]])[] = [
    [
      'a file of another kind beside games',
      { 'a.json': { games: [game()] }, 'b.json': { tips: [] } },
      ['b.json: the file: found nothing, allowed is games or standings of Squiggle'],
    ],
    ['games that are not a list', { 'a.json': { games: 'none' } }, ['a.json: games: found "none", allowed is a list']],
    [
      'figures of standings that are no whole numbers',
      {
        'a.json': { games: [game()] },
        'b.json': { standings: [standing(), standing({ name: 'Herons', wins: 'one', losses: -1 })] },
      },
      [
        'b.json: standings[1].wins: found "one", allowed is a number from 0 to 100000',
        'b.json: standings[1].losses: found -1, allowed is a number from 0 to 100000',
      ],
    ],
    [
      'a game whose round has no name or number',
      { 'a.json': { games: [game(), game({ round: 'soon', hteam: 'Larks', ateam: 'Moles' })] } },
      ['a.json: games[1].round: found "soon", allowed is a round such as'],
    ],
    [
      'more games than there have ever been',
      many(50_001),
      ['a.json: games: found 50001, allowed is at most 50000 games: split the file by season'],
    ],
  ];
  for (const [what, files, expected] of refused)
    it(`are refused with ${what}, and nothing is written`, async () => {
      const folder = newFolder();
      const { code, complaints } = await importing(folder, files);
      expect([code, existsSync(path.join(folder, 'out'))]).to.deep.equal([1, false]);
      const lines = complaints.split('\n');
      expect(lines).to.have.lengthOf(expected.length + 1);
      for (const [at, text] of expected.entries()) expect(lines[at]).to.include(text);
    });
});
