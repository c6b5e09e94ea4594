import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMatchLog, readSeasonRecord } from '@goalsquare/data';
import type { MatchLog } from '@goalsquare/engine';
import { expect } from 'chai';
import { said, type Said } from '../support/command.js';
import { folders, put, type Files } from '../support/folder.js';
import { aflTables } from '../support/player-statistics.js';

const newFolder = folders();

const importing = (folder: string, files: Files, more: readonly string[] = []): Promise<Said> => {
  put(folder, files);
  const options = Object.keys(files).flatMap((name) => [`--${path.parse(name).name}`, path.join(folder, name)]);
  const format = 'player-statistics.csv' in files ? 'player-statistics-csv' : 'results-csv';
  return said(['import', '--format', format, ...options, '--out', path.join(folder, 'out'), ...more]);
};

const logsIn = (folder: string): readonly MatchLog[] =>
  readdirSync(path.join(folder, 'out'))
    .filter((file) => file.endsWith('.ndjson.gz'))
    .map((file) => readMatchLog(file, readFileSync(path.join(folder, 'out', file))).log);

/** Describes each match: round, type, start, venue, squads, statuses and score. */
const matchesIn = (folder: string): readonly string[] =>
  logsIn(folder).map(({ header, entries }) => {
    const result = entries.findLast((entry) => entry.kind === 'result');
    const statuses = entries.flatMap((entry) => (entry.kind === 'status' ? [entry.code] : []));
    const { startDate = '', startTime = '', utcMatchStart = '' } = header.date ?? {};
    const score =
      result === undefined
        ? ''
        : [result.home, result.away]
            .map((side) => ('points' in side ? `${side.points}` : `${side.goals}.${side.behinds}`))
            .join(' ');
    return [
      header.roundNumber,
      header.type,
      startDate,
      startTime,
      utcMatchStart,
      header.home.name,
      statuses,
      score,
    ].join(' ');
  });

const columns = 'season,round,date,home_team,away_team,venue,home_goals,home_behinds,away_goals,away_behinds';
const row = (date: string, score = '10,5,9,8', round = '1'): string =>
  `${columns}\n2031,${round},${date},Otters,Herons,Salt Oval,${score}\n`;
const one = '1 HA 2031-03-20   Otters FINAL 10.5 9.8';
const unplayed = '1 HA 2031-03-20   Otters  ';
const afl = (status: string, score: string): string =>
  `match.matchId,match.utcStartTime,match.status,round.name,round.roundNumber,round.year,venue.name,match.homeTeam.name,match.awayTeam.name,homeTeamScore.matchScore.goals,homeTeamScore.matchScore.behinds,awayTeamScore.matchScore.goals,awayTeamScore.matchScore.behinds\nA1,2031-03-20T08:40:00.000+0000,${status},Round 1,1,2031,Salt Oval,Otters,Herons,${score}\n`;
const ofAfl = (rest: string): string => `1 HA 2031-03-20  2031-03-20T08:40:00Z Otters ${rest}`;
const squiggle = (complete: number, roundname: string, score: string): string =>
  `id,year,round,roundname,is_final,complete,date,localtime,tz,unixtime,venue,hteam,ateam,hgoals,hbehinds,agoals,abehinds,hscore,ascore,winner\n35001,2031,1,${roundname},0,${complete},2031-03-20 20:40:00,2031-03-20 19:40:00,+11:00,1931759000,Salt Oval,Otters,Herons,${score},\n`;

describe('results as people have them', () => {
  const read: readonly (readonly [name: string, text: string, match: string])[] = [
    ['a match that is concluded', afl('CONCLUDED', '10,5,9,8'), ofAfl('FINAL 10.5 9.8')],
    ['a live match', afl('LIVE', '2,1,1,1'), ofAfl('LIVE 2.1 1.1')],
    ['a day in match_date', row('2031-03-20').replace('date,', 'match_date,'), one],
    ['a match after its siren', afl('POSTGAME', '2,1,1,1'), ofAfl('FT 2.1 1.1')],
    ['a match to come, with zeros', afl('SCHEDULED', '0,0,0,0'), ofAfl(' ')],
    ['a match with teams, with zeros', afl('CONFIRMED_TEAMS', '0,0,0,0'), ofAfl('TEAMS ')],
    ['a match that is cancelled', afl('CANCELLED', ',,,'), ofAfl('CANC ')],
    ['whole numbers of pandas', row('2031-03-20', '10.0,5.0,9.0,8.0', '1.0').replace('\n2031,', '\n2031.0,'), one],
    ['no values as None', row('2031-03-20', 'None,None,None,None'), unplayed],
    ['no values as nan and NaN', row('2031-03-20', 'nan,NaN,nan,NaN'), unplayed],
    ['no values as a dash', row('2031-03-20', '-,-,-,-'), unplayed],
    ['a time behind a blank', row('2031-03-20 19:40:00'), '1 HA 2031-03-20 19:40:00  Otters FINAL 10.5 9.8'],
    ['a time behind T', row('2031-03-20T19:40'), '1 HA 2031-03-20 19:40:00  Otters FINAL 10.5 9.8'],
    ['a time with Z', row('2031-03-20T08:40:00Z'), '1 HA 2031-03-20  2031-03-20T08:40:00Z Otters FINAL 10.5 9.8'],
    [
      'a time with an offset',
      row('2031-03-20 19:40:00+11:00'),
      '1 HA 2031-03-20  2031-03-20T08:40:00Z Otters FINAL 10.5 9.8',
    ],
    ['a column of row names', row('2031-03-20').replace('season', ',season').replace('\n2031', '\n0,2031'), one],
    [
      'points without goals and behinds',
      'season,round,date,home,away,home_points,away_points\n2031,1,2031-03-20,Otters,Herons,65,62\n',
      '1 HA 2031-03-20   Otters FINAL 65 62',
    ],
    ['blanks around values', row(' 2031-03-20 ', ' 10, 5,9 ,8'), one],
    [
      'a column of times',
      row('2031-03-20').replace('round', 'round,time').replace('2031,1', '2031,1,0930'),
      '1 HA 2031-03-20 09:30:00  Otters FINAL 10.5 9.8',
    ],
    [
      'times of twelve hours',
      row('2031-03-20').replace('round', 'round,time').replace('2031,1', '2031,1,7:40 PM'),
      '1 HA 2031-03-20 19:40:00  Otters FINAL 10.5 9.8',
    ],
    ['Finals Week 1', row('2031-03-20', '10,5,9,8', 'Finals Week 1'), '1 FI 2031-03-20   Otters FINAL 10.5 9.8'],
    ['Semi Finals', row('2031-03-20', '10,5,9,8', 'Semi Finals'), '1 SF 2031-03-20   Otters FINAL 10.5 9.8'],
    ['Wildcard', row('2031-03-20', '10,5,9,8', 'Wildcard'), '1 WC 2031-03-20   Otters FINAL 10.5 9.8'],
    [
      'Grand Final Replay',
      row('2031-03-20', '10,5,9,8', 'Grand Final Replay'),
      '1 GF 2031-03-20   Otters FINAL 10.5 9.8',
    ],
    [
      'games of Squiggle',
      squiggle(100, 'Round 1', '10,5,9,8,65,62'),
      '1 HA 2031-03-20 19:40:00 2031-03-20T07:43:20Z Otters FINAL 10.5 9.8',
    ],
    [
      'a game of Squiggle to come',
      squiggle(0, 'Finals Week 1', '0,0,0,0,0,0'),
      '1 FI 2031-03-20 19:40:00 2031-03-20T07:43:20Z Otters  ',
    ],
    [
      'a live game of Squiggle',
      squiggle(43, 'Round 1', '2,0,0,1,12,1'),
      '1 HA 2031-03-20 19:40:00 2031-03-20T07:43:20Z Otters LIVE 2.0 0.1',
    ],
    ['the separator that Excel writes', `sep=,\n${row('2031-03-20')}`, one],
    ['a comment', `# exported 2031\n${row('2031-03-20')}`, one],
  ];
  for (const [name, text, match] of read)
    it(`are read with ${name}`, async () => {
      const folder = newFolder();
      const { code, complaints } = await importing(folder, { 'results.csv': text });
      expect({ code, complaints }).to.include({ code: 0 });
      expect(matchesIn(folder)).to.deep.equal([match]);
    });

  it('add the end of a match that was live to its log', async () => {
    const folder = newFolder();
    await importing(folder, { 'results.csv': afl('LIVE', '2,1,1,1') });
    await importing(folder, { 'results.csv': afl('CONCLUDED', '10,5,9,8') });
    expect(matchesIn(folder)).to.deep.equal([ofAfl('LIVE,FINAL 10.5 9.8')]);
    const [log] = logsIn(folder);
    expect(log?.entries.some((entry) => 'rewritten' in entry)).to.equal(false);
  });

  it('have the wildcard round in a phase of its own, before the finals', async () => {
    const folder = newFolder();
    const rows = [
      ['2031-03-20', '7'],
      ['2031-09-01', 'Wildcard'],
      ['2031-09-08', 'Finals Week 1'],
      ['2031-09-15', 'SF'],
    ];
    const text = rows.map(([date = '', round], at) => row(date, '10,5,9,8', round).split('\n')[at === 0 ? 0 : 2] ?? '');
    const lines = rows.map(([date = '', round]) => row(date, '10,5,9,8', round).split('\n')[1] ?? '');
    await importing(folder, { 'results.csv': [text[0], ...lines, ''].join('\n') });
    const headers = logsIn(folder).map(({ header }) => header);
    expect(
      headers.map(({ phase, roundNumber, phaseRoundNumber }) => [phase.code, roundNumber, phaseRoundNumber]),
    ).to.deep.equal([
      ['HA', 7, 7],
      ['WILDCARD', 8, 1],
      ['FINALS', 9, 1],
      ['FINALS', 10, 2],
    ]);
  });

  const refused: readonly (readonly [name: string, text: string | Uint8Array, complaint: RegExp])[] = [
    [
      'a status that is not known',
      afl('RAINED_OFF', '1,0,0,0'),
      /^results\.csv:2: match\.status: found "RAINED_OFF", allowed is nothing, or one of SCHED/u,
    ],
    [
      'a squad without a name',
      row('2031-03-20').replace('Otters', 'None'),
      /^results\.csv:2: home_team: found "", allowed is a text/u,
    ],
    [
      'points of one squad',
      'season,round,home,away,home_points,away_points\n2031,1,Otters,Herons,65,\n',
      /^results\.csv:2: away_points: found "", allowed is a whole number from 0 to 693/u,
    ],
    [
      'two seasons of one year',
      `${row('2022-04-09', '5,5,4,8', 'GF')}2022,1,2022-08-26,Otters,Herons,Salt Oval,6,5,4,8\n`.replaceAll(
        '2031,',
        '2022,',
      ),
      /^results\.csv:3: date: found "2022-08-26", .* import the later one from a separate file, as its own league/u,
    ],
    [
      'another separator named by Excel',
      `sep=;\n${row('2031-03-20')}`,
      /^results\.csv:1: the line: found "sep=;", allowed is columns separated by commas; Excel names ";"/u,
    ],
    ['a web page', '<!DOCTYPE html>\n<html></html>\n', /CSV; this is a web page/u],
    ['R data', 'RDX3\nX\n', /CSV; this is R data: write it with write\.csv/u],
    ['a spreadsheet of Excel 97', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /CSV; this is a spreadsheet/u],
    ['JSON', '{"games":[]}', /CSV; this is JSON: .* --format squiggle-json for Squiggle$/mu],
    [
      'line-ups of the AFL',
      'round.name,position,player.playerId,player.playerName.givenName,teamType,teamName\nRound 1,FF,CD_I9001,Ada,home,Otters\n',
      /this looks like line-ups: import player statistics, which show who played/u,
    ],
    [
      'a status that is not known',
      afl('HALF_TIME', '2,1,1,1'),
      /^results\.csv:2: match\.status: found "HALF_TIME", allowed is nothing, or one of [^\n]*\nnothing was written$/u,
    ],
    [
      'tips',
      'source,tip,confidence,err,round,hteam,ateam,date\n1,Otters,60,2,1,Otters,Herons,2031-03-20\n',
      /this looks like tips: import the games/u,
    ],
    [
      'a ladder',
      'team,pts,percentage,wins\nOtters,4,120,1\n',
      /this looks like a ladder: Goalsquare computes ladders .* add this file as --ladder/u,
    ],
    ['a list of venues', 'venue,capacity\nSalt Oval,20000\n', /this looks like a list of venues/u],
    ['statistics of teams', 'season,round,team,kicks\n2031,1,Otters,200\n', /this looks like team statistics/u],
  ];
  for (const [name, text, complaint] of refused)
    it(`are refused with ${name}`, async () => {
      const folder = newFolder();
      const { code, complaints } = await importing(folder, { 'results.csv': text });
      expect([code, readdirSync(folder)]).to.deep.equal([1, ['results.csv']]);
      expect(complaints).to.match(complaint);
    });

  it('report squads that play twice in a round or on a day', async () => {
    const twice = `${row('2031-03-20')}2031,1,2031-03-23,Otters,Larks,Pier Park,1,0,2,0\n2031,2,2031-03-23,Larks,Herons,Pier Park,1,0,2,0\n`;
    const { code, complaints } = await importing(newFolder(), { 'results.csv': twice });
    expect(code).to.equal(0);
    expect(complaints).to.match(
      /^results\.csv:3: home: found "Otters", .*; line 2 of results\.csv has another for round 1; both are imported$/mu,
    );
    expect(complaints).to.match(
      /^results\.csv:4: home: found "Larks", .*; line 3 of results\.csv has another for 2031-03-23; both/mu,
    );
  });

  it('name the columns that are not read, also without a dry run', async () => {
    const { out } = await importing(newFolder(), { 'results.csv': squiggle(100, 'Round 1', '10,5,9,8,65,62') });
    expect(out).to.match(
      /^columns of results\.csv that are not read: id, round \(another column is read instead\), is_final, /mu,
    );
  });
});

describe('statistics of players as people have them', () => {
  it('leave out rows that repeat others, and count them', async () => {
    const [header = '', ...rows] = aflTables.trimEnd().split('\n');
    const { code, out } = await importing(newFolder(), {
      'player-statistics.csv': [header, ...rows, ...rows, ''].join('\n'),
    });
    expect(code).to.equal(0);
    expect(out).to.match(/player-statistics\.csv: 6 rows, 3 imported, 3 left out\n +3 {2}row that repeats another/u);
  });

  it('report a person at two squads in one round', async () => {
    const other = aflTables
      .split('\n')
      .slice(1)
      .join('\n')
      .replaceAll('"Rivermouth"', '"Larks"')
      .replaceAll('"Rivergate Town"', '"Ravens"');
    const { code, complaints } = await importing(newFolder(), { 'player-statistics.csv': aflTables + other });
    expect(code).to.equal(0);
    expect(complaints).to.match(
      /person_id: found 11, allowed is one squad in round 4; line 2 has the person in Rivermouth/u,
    );
  });

  const footywire = `Date,Season,Round,Venue,Player,Team,Opposition,Status,Match_id,K,HB,D,G,B
2031-03-20,2031,Round 1,Salt Oval,Jo Kent,Otters,Herons,Home,1,10,5,15,0,0
2031-03-20,2031,Round 1,Salt Oval,Jo Kent,Herons,Otters,Away,1,10,5,15,0,0
`;
  const score =
    'season,round,date,home,away,home_goals,home_behinds,away_goals,away_behinds\n2031,1,2031-03-20,Otters,Herons,0,0,0,0\n';
  it('make two persons of one name at two squads in a round, and report them', async () => {
    const folder = newFolder();
    const files = { 'player-statistics.csv': footywire, 'results.csv': score };
    const { code, complaints } = await importing(folder, files);
    expect(code).to.equal(0);
    expect(complaints).to.match(/player: found "Jo Kent", .*a different person in each squad, here in Otters/u);
    const before = logsIn(folder);
    const [home, away] = [before[0]?.header.home.players[0]?.personId, before[0]?.header.away.players[0]?.personId];
    expect(home).to.not.equal(away);
    await importing(folder, files);
    expect(logsIn(folder)).to.deep.equal(before);
  });

  it('are read in the names of the AFL, with ids and a status of the match', async () => {
    const folder = newFolder();
    const text = `utcStartTime,status,round.name,venue.name,home.team.name,away.team.name,team.name,player.player.player.player.playerId,player.player.player.playerId,player.givenName,player.surname,player.jumperNumber,timeOnGroundPercentage,kicks,clearances.totalClearances,extendedStats.pressureActs,ranking
2031-03-20T08:40:00.000+0000,CONCLUDED,Round 1,Salt Oval,Otters,Herons,Otters,,CD_I901,Jo,Kent,7,88.0,10.0,3.0,21.0,NA
2031-03-20T08:40:00.000+0000,CONCLUDED,Round 1,Salt Oval,Otters,Herons,Herons,,CD_I902,Bo,Mar,8,79.0,11.0,2.0,12.0,NA
`;
    const { code, complaints } = await importing(folder, { 'player-statistics.csv': text, 'results.csv': score });
    expect({ code, complaints }).to.deep.equal({ code: 0, complaints: '' });
    const [log] = logsIn(folder);
    expect(log?.entries[1]).to.deep.equal({
      kind: 'boxScore',
      personId: 901,
      statistics: { KICK: 10, CLEARANCE: 3, PRESSURE_ACT: 21 },
      timeOnGroundPercent: 88,
    });
  });

  const tackles = aflTables.replaceAll(/"2031-04-05"/gu, '"1980-04-05"').replaceAll(',2031,', ',1980,');
  const blanks: readonly (readonly [string, string, readonly string[], number | undefined])[] = [
    ['0 at AFL Tables from the first season of the statistic on', aflTables, [], 0],
    ['unknown before', tackles, [], undefined],
    ['0 with --blank zero', tackles, ['--blank', 'zero'], 0],
    ['unknown with --blank unknown', aflTables, ['--blank', 'unknown'], undefined],
  ];
  for (const [what, text, more, value] of blanks)
    it(`have empty statistics that are ${what}`, async () => {
      const folder = newFolder();
      expect((await importing(folder, { 'player-statistics.csv': text }, more)).code).to.equal(0);
      const line = logsIn(folder)[0]?.entries.find((entry) => entry.kind === 'boxScore');
      expect(line?.statistics.TACKLE).to.equal(value);
    });
});

describe('companion files, which people write by hand', () => {
  it('have the text NA where others have no value', async () => {
    const folder = newFolder();
    const files = {
      'results.csv': row('2031-03-20'),
      'squads.csv': 'name,code\nOtters,NA\nHerons,INF\n',
      'persons.csv': 'squad,person_id,firstname,surname,jumper\nOtters,5,Jo,NA,NA\n',
    };
    const { code, complaints } = await importing(folder, files);
    expect([code, complaints]).to.deep.equal([0, '']);
    expect(logsIn(folder)[0]?.header.home.code).to.equal('NA');
    const [file = ''] = readdirSync(path.join(folder, 'out')).filter((name) => name.endsWith('.season.json'));
    const record = readSeasonRecord(file, readFileSync(path.join(folder, 'out', file)));
    expect(record.squads?.[0]?.players).to.deep.equal([
      { personId: 5, fullname: 'Jo NA', firstname: 'Jo', surname: 'NA' },
    ]);
  });
});
