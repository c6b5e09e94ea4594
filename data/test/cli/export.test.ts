import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  familyCodes,
  matchOf,
  metricCodes,
  planOf,
  playerStatistics,
  roundTo,
  squadStatistics,
} from '@goalsquare/engine';
import { readMatchLog } from '@goalsquare/data';
import { expect } from 'chai';
import { asyncBufferFromFile, parquetMetadataAsync } from 'hyparquet';
import { exportTables, tableNames, type TableName } from '../../src/export/tables/index.js';
import { said, type Said } from '../support/command.js';
import { fromCsv, fromJsonl, fromParquet, type ReadBack } from '../support/export.js';
import { folders } from '../support/folder.js';
import { record as smallRecord } from '../support/season-record.js';
import { bytesOf, header, lines, textOf, type Line } from '../support/small-log.js';

const newFolder = folders();

const season: Line = {
  ...smallRecord,
  squads: [
    {
      id: 10,
      code: 'HOM',
      name: 'Homers',
      players: [
        {
          personId: 11,
          fullname: '@Ada Quill',
          firstname: 'Ada',
          surname: 'Quill',
          jumperNumber: 7,
          dateOfBirth: '2003-05-21',
          heightCm: 181,
          positionCode: 'MID',
        },
      ],
    },
  ],
};

const laterHeader: Line = {
  ...header,
  id: 76,
  roundNumber: 2,
  phaseRoundNumber: 2,
  date: { startDate: '2026-03-21' },
  venue: { ...header.venue, name: 'Trial "Park", South' },
  home: { ...header.home, name: '=Homers', players: [] },
  away: { ...header.away, players: [] },
};
const result: Line = {
  kind: 'result',
  home: { goals: 1, behinds: 1 },
  away: { goals: 1, behinds: 1 },
  periods: [1, 2].map((period) => ({
    period,
    home: { goals: 2 - period, behinds: period - 1 },
    away: { goals: period - 1, behinds: 2 - period },
  })),
};
const other: Line = { ...laterHeader, id: 75, seasonId: 2027, roundNumber: 1 };

/** A folder of a match with transactions, one of which the result is known, and one to come in another season. */
const world = (): string =>
  newFolder({
    'in/77.ndjson': textOf(lines),
    'in/a/76.ndjson': textOf([laterHeader, result, { kind: 'status', code: 'FINAL' }]),
    'in/75.ndjson': textOf([other]),
    'in/x.season.json': JSON.stringify(season),
  });

const exported = (folder: string, ...more: readonly string[]): Promise<Said> =>
  said(['export', '--from', path.join(folder, 'in'), '--out', path.join(folder, 'out'), ...more]);

const table = (folder: string, name: TableName, extension: string): string =>
  path.join(folder, 'out', `${name}.${extension}`);

async function allOf(
  folder: string,
  name: TableName,
): Promise<{ readonly jsonl: ReadBack; readonly csv: ReadBack; readonly parquet: ReadBack }> {
  for (const format of ['jsonl', 'csv', 'parquet'])
    expect((await exported(folder, '--format', format, '--what', name)).code).to.equal(0);
  const ready = exportTables[name](metricCodes);
  return {
    jsonl: fromJsonl(table(folder, name, 'jsonl')),
    csv: fromCsv(table(folder, name, 'csv'), ready),
    parquet: await fromParquet(table(folder, name, 'parquet')),
  };
}

describe('export', () => {
  const counts: Readonly<Record<TableName, number>> = {
    matches: 3,
    transactions: 7,
    chains: 1,
    shots: 1,
    players: 6,
    'player-statistics': 6,
    'squad-statistics': 2,
  };
  for (const name of tableNames) {
    it(`writes the same ${name} as JSON Lines, CSV and Parquet, which other readers read`, async () => {
      const { jsonl, csv, parquet } = await allOf(world(), name);
      expect(jsonl).to.have.lengthOf(counts[name]);
      expect(parquet).to.deep.equal(jsonl);
      const guarded = jsonl.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => [
            column,
            value === '=Homers' || value === '@Ada Quill' ? `'${value}` : value,
          ]),
        ),
      );
      expect(csv).to.deep.equal(guarded);
    });
  }

  it('writes every table in one run, and says how many rows each has', async () => {
    const folder = world();
    const { code, out, progress } = await exported(folder);
    expect(code).to.equal(0);
    expect(readdirSync(path.join(folder, 'out')).sort()).to.deep.equal(
      [...tableNames].map((name) => `${name}.jsonl`).sort(),
    );
    expect(out.split('\n')[0]).to.equal('3 matches exported');
    for (const name of tableNames) expect(out).to.match(new RegExp(`^ +${counts[name]} rows of ${name} in `, 'mu'));
    expect(progress).to.match(/^exporting: /u);
  });

  it('exports matches with their results: quarters, extra time apart and the winner; nothing of matches that have not begun', async () => {
    const { jsonl } = await allOf(world(), 'matches');
    expect(
      jsonl.map(({ matchId, homePoints, awayPoints, homeQ1Goals, homeQ2Behinds, winningSquadId, statusCode }) => [
        matchId,
        homePoints,
        awayPoints,
        homeQ1Goals,
        homeQ2Behinds,
        winningSquadId,
        statusCode,
      ]),
    ).to.deep.equal([
      [77, 6, 0, 1, undefined, undefined, 'QT'],
      [76, 7, 7, 1, 1, undefined, 'FINAL'],
      [75, undefined, undefined, undefined, undefined, undefined, 'SCHED'],
    ]);
  });

  it('exports transactions in order of play, with zones, and locations rotated for the acting squad', async () => {
    const { jsonl } = await allOf(world(), 'transactions');
    expect(jsonl.map(({ order, id, code, homeScore }) => [order, id, code, homeScore])).to.deep.equal([
      [1, 1, 'CEBO', 0],
      [2, 2, 'HBGE', 0],
      [3, 3, 'KKEF', 0],
      [4, 4, 'MACO', 0],
      [5, 5, 'KKEF', 0],
      [6, 6, 'GOAL', 6],
      [7, 7, 'ROIN', 6],
    ]);
    expect(jsonl[2]).to.deep.include({
      matchId: 77,
      period: 1,
      periodSecs: 8,
      squadId: 10,
      squadName: 'Homers',
      personId: 11,
      fullname: '@Ada Quill',
      displayName: 'A. Quill',
      zoneLogical: 'AM',
      zonePhysical: 'RM',
      x: 6,
      y: -3,
      xRotated: 6,
      yRotated: -3,
      yStd: -3.02,
      inside50: true,
      shot: false,
      kickingFoot: 'Left',
      kickingDistance: 'Short',
      pressureCode: 'PHYS',
      pressurePoints: 3.75,
      pressurePersonId: 21,
    });
    expect(jsonl[6]).to.deep.include({ squadId: 20, personId: 22, onPersonId: 23 });
    expect(jsonl[0]).to.not.have.any.keys('squadId', 'personId', 'fullname', 'xRotated', 'zoneLogical');
  });

  it('describes chains and shots as the API does', async () => {
    const folder = world();
    const [[chain], [shot]] = [(await allOf(folder, 'chains')).jsonl, (await allOf(folder, 'shots')).jsonl];
    expect(chain).to.deep.include({
      matchId: 77,
      chainId: 1,
      period: 1,
      squadId: 10,
      startStateCode: 'CB',
      startPeriodSecs: 0,
      startZonePhysical: 'CB',
      launchPersonId: 11,
      launchFullname: '@Ada Quill',
      endStateCode: 'GOAL',
      endTransactionId: 6,
      scorePersonId: 12,
      scoreResultPoints: 6,
      stoppageTransactionId: 1,
    });
    expect(chain).to.not.have.any.keys('previousChainId', 'nextChainId', 'turnoverType');
    expect(shot).to.deep.include({
      matchId: 77,
      id: 5,
      period: 1,
      periodSecs: 30,
      squadId: 10,
      personId: 12,
      resultCode: 'GOAL',
      points: 6,
      type: 'Set Shot',
      x: 44,
      y: 8,
    });
    expect(Number(shot?.pointsExpected)).to.be.within(0, 6);
  });

  it('exports players with the facts of their squad list', async () => {
    const { jsonl } = await allOf(world(), 'players');
    expect(jsonl[0]).to.deep.include({
      matchId: 77,
      squadId: 10,
      side: 'home',
      personId: 11,
      fullname: '@Ada Quill',
      jumperNumber: 7,
      starts: true,
      dateOfBirth: '2003-05-21',
      height: 181,
      seasonPositionCode: 'MID',
    });
    expect(jsonl[2])
      .to.deep.include({ personId: 13, fullname: 'Person 13', starts: false })
      .and.to.not.have.any.keys('dateOfBirth', 'jumperNumber');
  });

  it('exports the statistics that the engine computes, and none for a match without transactions', async () => {
    const folder = world();
    const [players, squads] = [
      (await allOf(folder, 'player-statistics')).jsonl,
      (await allOf(folder, 'squad-statistics')).jsonl,
    ];
    const match = matchOf(readMatchLog('77.ndjson', bytesOf(lines)).state);
    for (const [rows, plan, { table }] of [
      [players, planOf('player', metricCodes), playerStatistics(match, planOf('player', metricCodes))],
      [squads, planOf('squad', metricCodes), squadStatistics(match, planOf('squad', metricCodes))],
    ] as const) {
      rows.forEach((row, column) => {
        plan.codes.forEach((code, n) => {
          const value = table.value(n, column);
          expect(row[code], code).to.equal(value === undefined ? undefined : roundTo(value, 4));
        });
      });
    }
    expect(players[0]).to.deep.include({ matchId: 77, personId: 11, KICK: 1, DISPOSAL: 1 });
  });

  for (const format of ['csv', 'parquet'] as const) {
    it(`leaves columns without any value out of ${format}, says how many, and keeps them on request`, async () => {
      const folder = world();
      const columns = async (): Promise<readonly string[]> => {
        const file = table(folder, 'matches', format);
        if (format === 'csv') return (readFileSync(file, 'utf8').split('\r\n')[0] ?? '').split(',');
        const { schema } = await parquetMetadataAsync(await asyncBufferFromFile(file));
        return schema.slice(1).map(({ name }) => name);
      };
      const all = exportTables.matches().columns.map(({ name }) => name);
      const words = ['--format', format, '--what', 'matches'];
      const { out } = await exported(folder, ...words);
      const kept = await columns();
      expect(kept).to.include.members(['matchId', 'homePoints', 'attendance']).and.to.not.include('homeQ3Goals');
      expect(kept).to.deep.equal(all.filter((name) => kept.includes(name)));
      const file = table(folder, 'matches', format);
      expect(out).to.include(`3 rows of matches in ${file}, without ${all.length - kept.length} empty columns`);
      expect((await exported(folder, ...words, '--empty-columns')).out).to.match(/rows of matches in [^,]*$/u);
      expect(await columns()).to.deep.equal(all);
      expect(readdirSync(path.join(folder, 'out'))).to.deep.equal([`matches.${format}`]);
    });
  }

  it('keeps all columns of a table without rows', async () => {
    const folder = world();
    await exported(folder, '--format', 'csv', '--what', 'transactions', '--league', '2');
    expect(
      (readFileSync(table(folder, 'transactions', 'csv'), 'utf8').split('\r\n')[0] ?? '').split(','),
    ).to.have.lengthOf(exportTables.transactions().columns.length);
  });

  it('writes CSV by its standard: CR LF, quotes where they are needed, no name a spreadsheet would run', async () => {
    const folder = world();
    await exported(folder, '--format', 'csv', '--what', 'matches');
    const text = readFileSync(table(folder, 'matches', 'csv'), 'utf8');
    expect(text.split('\r\n')).to.have.lengthOf(5);
    expect(text.replaceAll('\r\n', '')).to.not.match(/[\r\n]/u);
    expect(text).to.include(`,"Trial ""Park"", South",`).and.to.include(`,'=Homers,`);
    expect(text.split(',').slice(0, 3)).to.deep.equal(['leagueId', 'levelId', 'seasonId']);
  });

  it('writes one table into the file that is named', async () => {
    const folder = world();
    const { code } = await said([
      'export',
      '--from',
      path.join(folder, 'in'),
      '--out',
      path.join(folder, 'deep', 'fixture.parquet'),
      '--format',
      'parquet',
      '--what',
      'fixture',
    ]);
    expect(code).to.equal(0);
    expect(
      (await fromParquet(path.join(folder, 'deep', 'fixture.parquet'))).map(({ matchId }) => matchId),
    ).to.deep.equal([77, 76, 75]);
    expect(readdirSync(path.join(folder, 'deep'))).to.deep.equal(['fixture.parquet']);
  });

  it('keeps to a league, a level and a season', async () => {
    const folder = world();
    for (const [words, ids] of [
      [
        ['--season', '2026'],
        [77, 76],
      ],
      [['--season', '2027'], [75]],
      [['--league', '2'], []],
      [
        ['--level', '1', '--league', '1'],
        [77, 76, 75],
      ],
    ] as const) {
      await exported(folder, '--what', 'matches', ...words);
      expect(fromJsonl(table(folder, 'matches', 'jsonl')).map(({ matchId }) => matchId)).to.deep.equal(ids);
    }
  });

  it('keeps to families of metrics and to metrics that are named', async () => {
    const folder = world();
    const columnsWith = async (...words: readonly string[]): Promise<readonly string[]> => {
      await exported(folder, '--format', 'csv', '--what', 'player-statistics', ...words);
      return (readFileSync(table(folder, 'player-statistics', 'csv'), 'utf8').split('\r\n')[0] ?? '')
        .split(',')
        .slice(13);
    };
    expect(await columnsWith('--metrics', 'KICK,GOAL')).to.have.members(['GOAL', 'KICK']);
    expect(await columnsWith('--families', 'scoring')).to.deep.equal(planOf('player', familyCodes('scoring')).codes);
    expect(await columnsWith('--families', 'disposal', '--metrics', 'GOAL'))
      .to.include.members(['KICK', 'GOAL'])
      .and.not.include('MARK');
  });

  it('leaves out a log with a fault, names it, and fails', async () => {
    const folder = newFolder({
      'in/77.ndjson': textOf(lines),
      'in/78.ndjson': textOf([{ ...header, id: 78 }, { kind: 'transaction' }]),
      'in/79.ndjson': 'no log\n',
      'in/80.ndjson': textOf(lines),
    });
    const { code, out, complaints } = await exported(folder, '--what', 'matches');
    expect(code).to.equal(1);
    expect(out.split('\n')[0]).to.equal('1 match exported');
    expect([...new Set(complaints.split('\n').map((line) => line.split(':')[0]))].sort()).to.deep.equal([
      '78.ndjson',
      '79.ndjson',
      '80.ndjson',
    ]);
  });

  it('describes its columns: name, kind, unit and meaning', async () => {
    const { code, out } = await said(['export', '--columns', '--what', 'transactions,statistics', '--metrics', 'KICK']);
    expect(code).to.equal(0);
    expect(out)
      .to.match(/^transactions: /u)
      .and.to.match(/^ {2}periodSecs +integer +seconds +seconds since the period began$/mu)
      .and.to.match(/^ {2}KICK +integer +Kick: /mu);
  });

  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /^--from and --out are needed\n/u],
    [['--from', 'nowhere', '--out', 'o'], /^--from is nowhere; allowed is a folder of match logs\n/u],
    [['--format', 'xlsx', '--from', '.', '--out', 'o'], /^--format is xlsx; allowed is jsonl, csv, parquet\n/u],
    [['--what', 'ladders'], /^--what is ladders; allowed is matches, transactions, chains, shots, players,/u],
    [['--what', ''], /^--what is empty; allowed is matches,/u],
    [['--families', 'kicks'], /^--families is kicks; allowed is possession, disposal,/u],
    [['--metrics', 'KICKS'], /^--metrics is KICKS; allowed are codes of metrics such as KICK\n/u],
    [
      ['--season', 'last', '--from', '.', '--out', 'o'],
      /^--season is last; allowed is a whole number up to 2147483647\n/u,
    ],
    [['--from', '.', '--out', 'all.jsonl'], /^--out is a file, which holds one table, not matches, transactions,/u],
  ];
  for (const [words, complaint] of wrong) {
    it(`refuses "${words.join(' ')}"`, async () => {
      const { code, complaints } = await said(['export', ...words]);
      expect(code).to.equal(2);
      expect(complaints).to.match(complaint);
      expect(existsSync('o')).to.equal(false);
    });
  }
});
