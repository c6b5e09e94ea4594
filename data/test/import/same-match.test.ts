import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMatchLog } from '@goalsquare/data';
import { expect } from 'chai';
import { said, type Said } from '../support/command.js';
import { folders, put, type Files } from '../support/folder.js';

const newFolder = folders();

const importing = (
  folder: string,
  files: Files,
  format = 'player-statistics-csv',
  ...league: readonly string[]
): Promise<Said> => {
  put(folder, files);
  const options = Object.keys(files).flatMap((name) => [`--${path.parse(name).name}`, path.join(folder, name)]);
  return said(['import', '--format', format, ...options, '--out', path.join(folder, 'out'), ...league]);
};

/** Describes each match of a folder: round, type, date, squads, score, and how many players have statistics. */
const matchesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(folder, 'out'))
    .filter((file) => file.endsWith('.ndjson.gz'))
    .map((file) => {
      const { header, entries } = readMatchLog(file, readFileSync(path.join(folder, 'out', file))).log;
      const result = entries.findLast((entry) => entry.kind === 'result');
      const scores =
        result === undefined
          ? 'no score'
          : [result.home, result.away].map((side) => ('goals' in side ? side.goals : 0)).join(' to ');
      const lines = new Set(entries.flatMap((entry) => (entry.kind === 'boxScore' ? [entry.personId] : [])));
      return `${header.roundNumber} ${header.type} ${header.date?.startDate ?? ''} ${header.home.name} v ${header.away.name}, ${scores}, ${lines.size} players`;
    })
    .sort();

const results = `season,round,date,venue,home,away,home_goals,home_behinds,away_goals,away_behinds
2031,1,2031-03-20,Ox Park,Redgum,Saltbush,2,0,1,0
2031,GF,2031-09-20,Ox Park,Redgum,Saltbush,1,0,2,0
`;
const players = `season,round,date,venue,player,team,opposition,home_away,kicks,goals
2031,1,2031-03-20,Ox Park,Ann A,Redgum,Saltbush,Home,5,2
2031,1,2031-03-20,Ox Park,Bea B,Saltbush,Redgum,Away,4,1
2031,GF,2031-09-20,Ox Park,Ann A,Redgum,Saltbush,Home,5,1
2031,GF,2031-09-20,Ox Park,Bea B,Saltbush,Redgum,Away,4,2
`;
const withScores = players
  .replace('goals\n', 'goals,home_goals,home_behinds,away_goals,away_behinds\n')
  .replaceAll(/^(2031,1.*)$/gmu, '$1,2,0,1,0')
  .replaceAll(/^(2031,GF.*)$/gmu, '$1,1,0,2,0');
const both = [
  '1 HA 2031-03-20 Redgum v Saltbush, 2 to 1, 2 players',
  '2 GF 2031-09-20 Redgum v Saltbush, 1 to 2, 2 players',
];

describe('a match that several rows are about', () => {
  const sources: readonly (readonly [string, Files])[] = [
    ['players without scores', { 'player-statistics.csv': players, 'results.csv': results }],
    ['players with scores', { 'player-statistics.csv': withScores, 'results.csv': results }],
    [
      'players whose file has the date of another time zone',
      { 'player-statistics.csv': withScores.replaceAll('2031-09-20', '2031-09-21'), 'results.csv': results },
    ],
    [
      'players without sides, who each name their opposition',
      { 'player-statistics.csv': players.replaceAll(/,(?:Home|Away),/gu, ',,'), 'results.csv': results },
    ],
    ['a fixture that has it, too', { 'player-statistics.csv': withScores, 'fixture.csv': results }],
  ];
  for (const [what, files] of sources)
    it(`is written once: a final of results and of ${what}`, async () => {
      const folder = newFolder();
      const { code, complaints } = await importing(folder, files);
      expect({ code, complaints }).to.include({ code: 0 });
      expect(matchesIn(folder)).to.deep.equal(both);
    });

  it('is the same in the folder, also if only its final is imported again', async () => {
    const folder = newFolder();
    await importing(folder, { 'results.csv': results }, 'results-csv');
    const [header, , , ...final] = players.split('\n');
    expect((await importing(folder, { 'player-statistics.csv': [header, ...final].join('\n') })).code).to.equal(0);
    expect(matchesIn(folder)).to.deep.equal([both[0]?.replace('2 players', '0 players'), both[1]]);
  });

  const replay = `${results.replace('GF,2031-09-20,Ox Park,Redgum,Saltbush,1,0,2,0', 'GF,2031-09-20,Ox Park,Redgum,Saltbush,1,0,1,0')}2031,GF,2031-09-27,Ox Park,Saltbush,Redgum,3,0,2,0\n`;
  const replayed = [
    '1 HA 2031-03-20 Redgum v Saltbush, 2 to 1, 0 players',
    '2 GF 2031-09-20 Redgum v Saltbush, 1 to 1, 0 players',
    '3 GF 2031-09-27 Saltbush v Redgum, 3 to 2, 0 players',
  ];
  it('is another one if both rows have results and other dates: a replay', async () => {
    const folder = newFolder();
    await importing(folder, { 'results.csv': replay }, 'results-csv');
    expect(matchesIn(folder)).to.deep.equal(replayed);
    const [header = '', , , again] = replay.split('\n');
    await importing(folder, { 'results.csv': [header, again, ''].join('\n') }, 'results-csv');
    expect(matchesIn(folder)).to.deep.equal(replayed);
  });

  it('is another one on another date if the folder has a result of it', async () => {
    const folder = newFolder();
    const [header = '', round, final, again] = replay.split('\n');
    await importing(folder, { 'results.csv': [header, round, final, ''].join('\n') }, 'results-csv');
    await importing(folder, { 'results.csv': [header, again, ''].join('\n') }, 'results-csv');
    expect(matchesIn(folder)).to.deep.equal(replayed);
  });

  it('is another one after a draw, also before it is played', async () => {
    const folder = newFolder();
    await importing(folder, { 'results.csv': replay.replace(',3,0,2,0', ',,,,') }, 'results-csv');
    expect(matchesIn(folder)).to.deep.equal([
      ...replayed.slice(0, 2),
      '3 GF 2031-09-27 Saltbush v Redgum, no score, 0 players',
    ]);
  });

  it('continues the weeks of finals that the folder has', async () => {
    const folder = newFolder();
    const semi = results.replace('GF', 'SF');
    await importing(folder, { 'results.csv': semi }, 'results-csv');
    const later = results.split('\n').filter((_, at) => at !== 1);
    await importing(folder, { 'results.csv': later.join('\n') }, 'results-csv');
    expect(matchesIn(folder).map((match) => match.slice(0, 4))).to.deep.equal(['1 HA', '2 SF', '3 GF']);
  });

  const longer = `${results.replaceAll('2031', '2032')}2032,7,2032-05-20,Ox Park,Saltbush,Redgum,2,0,1,0\n`;
  const twoSeasons = ['1 HA 2031', '1 HA 2032', '2 GF 2031', '7 HA 2032', '8 GF 2032'];
  it('has finals that follow the last round of their own season', async () => {
    const folder = newFolder();
    const file = results + longer.slice(longer.indexOf('\n') + 1);
    await importing(folder, { 'results.csv': file }, 'results-csv');
    expect(matchesIn(folder).map((match) => match.slice(0, 9))).to.deep.equal(twoSeasons);
  });

  it('has finals that follow the last round of their own season, if the folder has another', async () => {
    const folder = newFolder();
    await importing(folder, { 'results.csv': longer }, 'results-csv');
    await importing(folder, { 'results.csv': results }, 'results-csv');
    expect(matchesIn(folder).map((match) => match.slice(0, 9))).to.deep.equal(twoSeasons);
  });

  const leagues: readonly (readonly [string, readonly string[]])[] = [
    ['league', ['--league', '2', '--league-name', 'Other', '--league-code', 'OTH']],
    ['level', ['--level', '2', '--level-name', 'Reserves', '--level-code', 'RES']],
  ];
  for (const [what, options] of leagues)
    it(`is another one in another ${what}, on the same day between squads of the same names`, async () => {
      const folder = newFolder();
      await importing(folder, { 'results.csv': results }, 'results-csv');
      const other = results.replaceAll(',2,0,1,0', ',3,0,4,0');
      const { code, complaints } = await importing(folder, { 'results.csv': other }, 'results-csv', ...options);
      expect({ code, complaints }).to.include({ code: 0 });
      expect(matchesIn(folder).filter((match) => match.startsWith('1 HA'))).to.deep.equal([
        '1 HA 2031-03-20 Redgum v Saltbush, 2 to 1, 0 players',
        '1 HA 2031-03-20 Redgum v Saltbush, 3 to 4, 0 players',
      ]);
    });

  const row = '2031,1,2031-03-20,Ox Park,Saltbush,Redgum,';
  it('is left out and counted if the sides are swapped and the scores agree', async () => {
    const folder = newFolder();
    const { code, complaints } = await importing(folder, { 'results.csv': `${results}${row}1,0,2,0\n` }, 'results-csv');
    expect(code).to.equal(0);
    expect(complaints).to.match(
      /^results\.csv:4: home: found "Saltbush", allowed is a match that no other row has; line 2 has it, with the sides swapped; the row is left out$/mu,
    );
    expect(matchesIn(folder)).to.have.lengthOf(2);
  });

  const others: readonly (readonly [string, string, string])[] = [
    ['with the sides swapped', `${row}2,0,1,0`, '1.0 (6) v 2.0 (12)'],
    ['with the same sides', '2031,1,2031-03-20,Ox Park,Redgum,Saltbush,3,0,1,0', '3.0 (18) v 1.0 (6)'],
  ];
  for (const [what, text, found] of others)
    it(`is refused if the scores differ, ${what}`, async () => {
      const folder = newFolder();
      const { code, complaints } = await importing(folder, { 'results.csv': `${results}${text}\n` }, 'results-csv');
      expect(code).to.equal(1);
      expect(complaints).to.include(
        `results.csv:4: score: found "${found}", allowed is 2.0 (12) v 1.0 (6), the score of Redgum v Saltbush (line 2 of results.csv)`,
      );
    });

  it('takes its result from the row that has one', async () => {
    const folder = newFolder();
    const fixture = results.replaceAll(/,\d,0,\d,0$/gmu, ',,,,');
    await importing(folder, { 'results.csv': fixture, 'fixture.csv': results }, 'results-csv');
    expect(matchesIn(folder)).to.deep.equal(both.map((match) => match.replace('2 players', '0 players')));
  });
});
