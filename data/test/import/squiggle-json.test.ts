import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMatchLog } from '@goalsquare/data';
import { expect } from 'chai';
import { said, type Said } from '../support/command.js';
import { folders, put } from '../support/folder.js';

const newFolder = folders();

const importing = (folder: string, file: object): Promise<Said> => {
  put(folder, { 'in/file.json': JSON.stringify(file) });
  return said(['import', '--format', 'squiggle-json', path.join(folder, 'in'), '--out', path.join(folder, 'out')]);
};

const game = (change: object = {}): object => ({
  ...{ id: 35001, year: 2031, round: 1, roundname: 'Round 1', complete: 100, is_final: 0, venue: 'Salt Oval' },
  ...{ date: '2031-03-20 20:40:00', localtime: '2031-03-20 19:40:00', tz: '+11:00', unixtime: 1931762400 },
  ...{ hteam: 'Otters', ateam: 'Herons', hgoals: 10, hbehinds: 5, hscore: 65, agoals: 9, abehinds: 8, ascore: 62 },
  ...change,
});
const next = {
  round: 2,
  roundname: 'Finals Week 1',
  complete: 0,
  unixtime: 1932367200,
  localtime: '2031-03-27 19:40:00',
};
const nil = { hgoals: 0, hbehinds: 0, hscore: 0, agoals: 0, abehinds: 0, ascore: 0, winner: null };

describe('JSON of Squiggle', () => {
  it('becomes matches that are over, live or to come', async () => {
    const folder = newFolder();
    const live = game({ complete: 40, hteam: 'Larks', ateam: 'Ravens' });
    const { code, complaints } = await importing(folder, { games: [game(), live, game({ ...next, ...nil })] });
    expect({ code, complaints }).to.deep.equal({ code: 0, complaints: '' });
    const logs = readdirSync(path.join(folder, 'out'))
      .filter((file) => file.endsWith('.ndjson.gz'))
      .map((file) => readMatchLog(file, readFileSync(path.join(folder, 'out', file))).log);
    expect(
      logs.map(({ header, entries }) => [
        header.roundNumber,
        header.type,
        header.date?.startTime,
        ...entries.map((entry) => (entry.kind === 'status' ? entry.code : entry.kind)),
      ]),
    ).to.deep.equal([
      [1, 'HA', '19:40:00', 'result', 'FINAL'],
      [1, 'HA', '19:40:00', 'LIVE', 'result'],
      [2, 'FI', '19:40:00'],
    ]);
  });

  it('has standings, which are compared', async () => {
    const standing = (pts: number): object => ({
      ...{ name: 'Otters', played: 1, wins: 1, losses: 0, draws: 0, for: pts, against: 62, percentage: 104.8 },
    });
    const { out } = await importing(newFolder(), { games: [game()], standings: [standing(65)] });
    expect(out).to.match(/file\.json: ladder: 1 of 1 squads as computed, 0 not compared/u);
    const { complaints } = await importing(newFolder(), { games: [game()], standings: [standing(66)] });
    expect(complaints).to.match(/standings\[0\]\.for: found 66, allowed is 65, from the matches of Otters/u);
  });

  const undated = Object.fromEntries(
    Object.entries(game()).filter(([key]) => !['date', 'localtime', 'unixtime'].includes(key)),
  );
  it('names the key that should have the date of a match that was played, if the file has one', async () => {
    const dated = { unixtime: 1931762400, ...undated };
    const other = { ...dated, unixtime: null, hteam: 'Larks', ateam: 'Ravens' };
    const { complaints } = await importing(newFolder(), { games: [dated, other] });
    expect(complaints).to.match(/games\[1\]\.unixtime: found "", allowed is a date, because the match was played/u);
    expect((await importing(newFolder(), { games: [undated] })).complaints).not.to.include('a date, because');
  });

  it('names games by their number in the list, and findings of one kind together', async () => {
    const again = { hteam: 'Herons', ateam: 'Otters', hscore: undefined, ascore: undefined };
    const swapped = game({ ...again, id: 35002, hgoals: 9, hbehinds: 8, agoals: 10, abehinds: 5 });
    const { complaints } = await importing(newFolder(), { games: [game(), swapped, swapped] });
    expect(complaints).to.match(
      /^file\.json: games\[1\]\.home: found "Herons", allowed is a match that no other row has; games\[0\] has it, with the sides swapped; .* \(2 times; also games\[2\]\.home\)$/mu,
    );
    const other = await importing(newFolder(), { games: [game(), game({ hgoals: 11, hscore: 71 })] });
    expect(other.complaints).to.match(
      /^file\.json: games\[1\]\.score: .* the score of Otters v Herons \(games\[0\] of file\.json\)$/mu,
    );
  });

  const refused: readonly (readonly [string, object, RegExp])[] = [
    [
      'a text for goals',
      { games: [game(), game({ hteam: 'Larks', hgoals: 'ten' })] },
      /file\.json: games\[1\]\.hgoals: found "ten"/u,
    ],
    ['a game without a squad', { games: [game({ ateam: null })] }, /file\.json: games\[0\]\.ateam: found ""/u],
    ['null for a game', { games: [null] }, /file\.json: games\[0\]: found null, allowed is an object/u],
    ['JSON of another kind', { tips: [] }, /allowed is games or standings of Squiggle/u],
  ];
  for (const [what, file, complaint] of refused)
    it(`is refused with ${what}, and nothing is written`, async () => {
      const folder = newFolder();
      const { code, complaints } = await importing(folder, file);
      expect([code, existsSync(path.join(folder, 'out'))]).to.deep.equal([1, false]);
      expect(complaints).to.match(complaint);
    });
});
