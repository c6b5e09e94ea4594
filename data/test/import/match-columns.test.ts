import type { Entry } from '@goalsquare/engine';
import { importSeasons } from '@goalsquare/data';
import { expect } from 'chai';
import path from 'node:path';
import { matchColumns } from '../../src/import/match-columns.js';
import { folders, put } from '../support/folder.js';

const table = {
  home: { names: ['home', 'home_team'], needed: true },
  goals: { names: ['home_goals', 'hq4g'] },
} as const;

describe('columns', () => {
  const cases: readonly (readonly [string, readonly string[], readonly (string | undefined)[], readonly string[]])[] = [
    ['by their own names', ['home', 'home_goals'], ['home', 'home_goals'], []],
    ['with dots and capitals', ['Home.Team', 'HQ4G'], ['Home.Team', 'HQ4G'], []],
    ['with spaces', ['HOME TEAM', 'Home goals'], ['HOME TEAM', 'Home goals'], []],
    ['by the first of several names', ['home_team', 'Home'], ['Home', undefined], ['home_team']],
    ['once, if the file has one twice', ['Home', 'home'], ['Home', undefined], ['home']],
    ['and leave the others', ['Home', 'Umpire.1', ''], ['Home', undefined], ['Umpire.1']],
  ];
  for (const [what, header, expected, unused] of cases)
    it(`are matched ${what}`, () => {
      const match = matchColumns(header, table);
      expect(match.columns.map((column) => column.header)).to.deep.equal(expected);
      expect(match.unused).to.deep.equal(unused);
    });
});

describe('results of other makers', () => {
  const newFolder = folders();

  function entriesOf(text: string): {
    readonly start: unknown;
    readonly round: number;
    readonly entries: readonly Entry[];
  } {
    const folder = newFolder();
    put(folder, { 'results.csv': text });
    const { logs } = importSeasons(
      { format: 'results-csv', results: path.join(folder, 'results.csv') },
      { out: path.join(folder, 'out') },
    );
    const [{ log } = { log: undefined }] = logs;
    return { start: log?.header.date, round: log?.header.roundNumber ?? -1, entries: log?.entries ?? [] };
  }
  const totals = { home: { goals: 12, behinds: 8 }, away: { goals: 9, behinds: 11 } } as const;
  const final = { kind: 'status', code: 'FINAL' } as const;

  it('are read in the names of fitzRoy for AFL Tables', () => {
    const { start, round, entries } = entriesOf(
      `"","Game","Date","Round","Home.Team","Home.Goals","Home.Behinds","Home.Points","Away.Team","Away.Goals","Away.Behinds","Away.Points","Venue","Margin","Season","Round.Type","Round.Number"
"1",1,"2031-03-14","R3","Rivermouth",12,8,80,"Pine Hollow",9,11,65,"Cinder Park",15,2031,"Regular",3\n`,
    );
    expect([start, round]).to.deep.equal([{ startDate: '2031-03-14' }, 3]);
    expect(entries).to.deep.equal([{ kind: 'result', ...totals }, final]);
  });

  it('are read in the dotted names of the league, with the instant of the start', () => {
    const { start, round, entries } = entriesOf(
      `match.name,match.date,match.matchId,venue.name,round.name,round.roundNumber,round.year,match.homeTeam.name,match.awayTeam.name,homeTeamScore.matchScore.totalScore,homeTeamScore.matchScore.goals,homeTeamScore.matchScore.behinds,awayTeamScore.matchScore.totalScore,awayTeamScore.matchScore.goals,awayTeamScore.matchScore.behinds
A v B,2031-03-14T08:40:00.000+0000,XX_M1,Cinder Park,Opening Round,0,2031,Rivermouth,Pine Hollow,80,12,8,65,9,11\n`,
    );
    expect([start, round]).to.deep.equal([{ startDate: '2031-03-14', utcMatchStart: '2031-03-14T08:40:00Z' }, 0]);
    expect(entries).to.deep.equal([{ kind: 'result', ...totals }, final]);
  });

  const quarters = (extra: string): string =>
    `Season,Round,Date,Local.start.time,Home.team,HQ1G,HQ1B,HQ2G,HQ2B,HQ3G,HQ3B,HQ4G,HQ4B,HQETG,HQETB,Home.score,Away.team,AQ1G,AQ1B,AQ2G,AQ2B,AQ3G,AQ3B,AQ4G,AQ4B,AQETG,AQETB,Away.score
2031,GF,2031-09-27,1430,Rivermouth,3,2,6,3,9,5,12,8,${extra},Pine Hollow,2,2,4,4,8,7,12,8,${extra === 'NA,NA,80' ? 'NA,NA,80' : '12,9,81'}\n`;

  it('are read with cumulative quarters of the AFL Tables form', () => {
    const { start, entries } = entriesOf(quarters('NA,NA,80'));
    expect(start).to.deep.equal({ startDate: '2031-09-27', startTime: '14:30:00' });
    const [result] = entries;
    expect(result?.kind === 'result' && result.periods?.map(({ home, away }) => [home, away])).to.deep.equal([
      [
        { goals: 3, behinds: 2 },
        { goals: 2, behinds: 2 },
      ],
      [
        { goals: 3, behinds: 1 },
        { goals: 2, behinds: 2 },
      ],
      [
        { goals: 3, behinds: 2 },
        { goals: 4, behinds: 3 },
      ],
      [
        { goals: 3, behinds: 3 },
        { goals: 4, behinds: 1 },
      ],
    ]);
  });

  it('are read with extra time of the AFL Tables form', () => {
    const [result] = entriesOf(quarters('13,8,86')).entries;
    expect(result?.kind === 'result' && result.periods?.at(-1)).to.deep.equal({
      period: 5,
      home: { goals: 1, behinds: 0 },
      away: { goals: 0, behinds: 1 },
    });
  });
});
