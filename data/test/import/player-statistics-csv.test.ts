import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openStore, readMatchLog, writeMatchLog } from '@goalsquare/data';
import {
  briefOf,
  matchViewOf,
  openMatch,
  planOf,
  playerStatistics,
  type Entry,
  type MatchLog,
} from '@goalsquare/engine';
import { expect } from 'chai';
import { filesIn } from '../support/chains-csv.js';
import { said, type Said } from '../support/command.js';
import { folders, put } from '../support/folder.js';
import { aflTables, footywire, resultOfPlayers } from '../support/player-statistics.js';

/** The match by quarters that the invented events of it add up to. */
const scored = aflTables
  .replaceAll('1,1,2,1,2,2,2,3,NA,NA,15', '0,1,0,1,0,1,0,1,NA,NA,1')
  .replaceAll('0,1,1,1,1,2,1,2,NA,NA,8', '1,0,1,1,1,1,1,1,NA,NA,7');

const newFolder = folders();

const importing = (folder: string, text: string, more: readonly string[] = []): Promise<Said> => {
  put(folder, { 'players.csv': text, 'results.csv': resultOfPlayers });
  const files = ['--player-statistics', path.join(folder, 'players.csv'), '--out', path.join(folder, 'out')];
  return said(['import', '--format', 'player-statistics-csv', ...files, ...more]);
};

function logIn(folder: string, id: number): MatchLog {
  const file = path.join(folder, 'out', `${id}.ndjson.gz`);
  return readMatchLog(file, readFileSync(file)).log;
}

const MADE_ID = 2031011001;
const kindsOf = ({ entries }: MatchLog): readonly string[] => entries.map(({ kind }) => kind);
const lineOf = ({ entries }: MatchLog, n: number): Entry | undefined =>
  entries.filter(({ kind }) => kind === 'boxScore')[n];

describe('statistics of players in the columns of AFL Tables', () => {
  it('become the result, the players and the box score of a match', async () => {
    const folder = newFolder();
    const { code, out, complaints } = await importing(folder, aflTables);
    expect([code, complaints]).to.deep.equal([0, '']);
    expect(out).to.match(/1 match written.*\nbox scores: 3 players\n/u);
    const log = logIn(folder, MADE_ID);
    expect(kindsOf(log)).to.deep.equal(['result', 'boxScore', 'boxScore', 'boxScore', 'status']);
    expect(log.entries[0]).to.deep.include({ home: { goals: 2, behinds: 3 }, away: { goals: 1, behinds: 2 } });
    expect(log.header).to.deep.include({
      roundNumber: 4,
      attendance: 4321,
      date: { startDate: '2031-04-05', startTime: '14:10:00' },
    });
    expect(log.header.home.players).to.deep.equal([
      { personId: 11, fullname: 'Ada Brook', firstname: 'Ada', surname: 'Brook', jumperNumber: 7 },
      { personId: 12, fullname: 'Cal Dunn', firstname: 'Cal', surname: 'Dunn', jumperNumber: 9 },
    ]);
    expect(lineOf(log, 1)).to.deep.equal({
      kind: 'boxScore',
      personId: 12,
      statistics: {
        KICK: 3,
        HANDBALL: 9,
        DISPOSAL: 12,
        MARK: 1,
        MARK_CONTESTED: 0,
        GOAL: 0,
        BEHIND: 1,
        HITOUT: 22,
        TACKLE: 0,
      },
      timeOnGroundPercent: 70,
      substitute: 'Off',
    });
  });

  it('are served from a folder, also once it has a compact form', async () => {
    const folder = newFolder();
    await importing(folder, aflTables, ['--blank', 'unknown']);
    for (const form of ['log', 'compact']) {
      const store = await openStore(path.join(folder, 'out'));
      const match = await store.match(MADE_ID);
      const { table } = playerStatistics(match ?? expect.fail(form), planOf('player', ['DISPOSAL', 'TACKLE']));
      expect([0, 1, 2].map((column) => table.value(0, column))).to.deep.equal([18, 12, 16]);
      expect(table.supplies(1)).to.equal(false);
      expect(match?.details().boxScore).to.have.lengthOf(3);
      store.close();
    }
  });

  const same: readonly (readonly [string, (text: string) => string])[] = [
    ['underscores', (text) => text.replace(/[A-Z][A-Za-z]+(?:\.[A-Za-z]+)+/gu, (name) => name.replaceAll('.', '_'))],
    ['spaces', (text) => text.replace(/[A-Z][A-Za-z]+(?:\.[A-Za-z]+)+/gu, (name) => name.replaceAll('.', ' '))],
    ['small letters', (text) => text.replace(/^.*/u, (header) => header.toLowerCase())],
  ];
  for (const [what, change] of same) {
    it(`read the same with ${what} in the names of columns`, async () => {
      const [one, other] = [newFolder(), newFolder()];
      await importing(one, aflTables);
      expect((await importing(other, change(aflTables))).code).to.equal(0);
      expect(logIn(other, MADE_ID)).to.deep.equal(logIn(one, MADE_ID));
    });
  }

  it('change nothing when they are imported again', async () => {
    const folder = newFolder();
    await importing(folder, aflTables);
    const before = logIn(folder, MADE_ID);
    expect((await importing(folder, aflTables)).code).to.equal(0);
    expect(logIn(folder, MADE_ID)).to.deep.equal(before);
  });

  it('stay if a result alone is imported later', async () => {
    const folder = newFolder();
    await importing(folder, aflTables);
    const before = logIn(folder, MADE_ID);
    const files = ['--results', path.join(folder, 'results.csv'), '--out', path.join(folder, 'out')];
    const { code, out } = await said(['import', '--format', 'results-csv', ...files]);
    expect(code).to.equal(0);
    expect(out).to.match(/1 match was stored before: 0 changed, 1 the same/u);
    expect(logIn(folder, MADE_ID)).to.deep.equal(before);
  });

  it('report what contradicts itself, and import it', async () => {
    const folder = newFolder();
    const odd = aflTables.replace('12,5,6,18,2,1,0,NA,1', '12,5,6,19,3,9,0,4,6');
    const { code, complaints } = await importing(folder, odd, ['--blank', 'unknown']);
    expect(code).to.equal(0);
    for (const [line, field, value] of [
      [3, 'TACKLE', ''],
      [2, 'DISPOSAL', '19'],
      [2, 'MARK_CONTESTED', '6'],
      [2, 'GOAL', '3'],
      [2, 'BEHIND', '10'],
    ] as const)
      expect(complaints).to.match(
        new RegExp(`players\\.csv:${line}: ${field}: found "?${value}"?, allowed is .*; .`, 'u'),
      );
    const strict = await importing(newFolder(), odd, ['--strict', '--blank', 'unknown']);
    expect([strict.code, strict.complaints.includes('--strict refuses all 6 findings')]).to.deep.equal([1, true]);
  });

  const refused: readonly (readonly [string, string, RegExp])[] = [
    ['a fraction', aflTables.replace('12,5,6,18', '12.5,5,6,18'), /players\.csv:2: Kicks: found "12\.5"/u],
    ['a person twice', aflTables.replace('"Cal","Dunn",12', '"Cal","Dunn",11'), /players\.csv:3: player: .*line 2/u],
    ['a substitute of another kind', aflTables.replace('"Off"', '"Bench"'), /players\.csv:3: Substitute: /u],
    [
      'a team that does not play',
      aflTables.replace('7,"Rivermouth",12', '7,"Elsewhere",12').replace('"Home"', ''),
      /players\.csv:2: team: found "Elsewhere"/u,
    ],
    ['no column of teams', aflTables.replace('"Playing.for"', '"Club"'), /allowed is a column playing_for/u],
  ];
  for (const [what, text, complaint] of refused) {
    it(`are refused with ${what}`, async () => {
      const folder = newFolder();
      const { code, complaints } = await importing(folder, text);
      expect(code).to.equal(1);
      expect(complaints).to.match(complaint);
    });
  }
});

describe('statistics of players in the columns of Footywire', () => {
  it('are of a match to be played until results have its score, and then of a match that is over', async () => {
    const folder = newFolder();
    const alone = await importing(folder, footywire);
    expect(alone.code).to.equal(0);
    expect(alone.complaints).to.match(/home_points: found nothing, allowed is a score: add --results FILE/u);
    expect(kindsOf(logIn(folder, MADE_ID))).to.deep.equal(['boxScore', 'boxScore', 'boxScore']);
    expect(briefOf(openMatch(logIn(folder, MADE_ID))).status).to.equal('SCHED');
    await said([
      ...['import', '--format', 'results-csv', '--results', path.join(folder, 'results.csv')],
      ...['--out', path.join(folder, 'out')],
    ]);
    const later = logIn(folder, MADE_ID);
    expect(briefOf(openMatch(later)).status).to.equal('FINAL');
    expect(kindsOf(later).filter((kind) => kind === 'boxScore')).to.have.lengthOf(3);
    const { home } = later.header;

    const other = newFolder();
    const { code } = await importing(other, footywire, ['--results', path.join(other, 'results.csv')]);
    expect(code).to.equal(0);
    const log = logIn(other, MADE_ID);
    expect(log.header.home).to.deep.equal(home);
    expect(kindsOf(log)).to.deep.equal(['result', 'boxScore', 'boxScore', 'boxScore', 'status']);
    expect(lineOf(log, 2)).to.deep.include({
      statistics: {
        KICK: 8,
        HANDBALL: 8,
        DISPOSAL: 16,
        DISPOSAL_EFFECTIVE: 12,
        POSSESSION_CONTESTED: 7,
        POSSESSION_UNCONTESTED: 7,
        GOAL: 1,
        BEHIND: 2,
      },
    });
  });

  it('take the ids of persons whom the folder knows by name, and make ids of other names', async () => {
    const [folder, empty] = [newFolder(), newFolder()];
    await importing(folder, aflTables);
    await importing(folder, footywire.replace('Cal Dunn', 'New Comer'));
    const ids = (of: string): readonly number[] =>
      logIn(of, MADE_ID).header.home.players.map(({ personId }) => personId);
    await importing(empty, footywire, ['--results', path.join(empty, 'results.csv')]);
    const [ada = 0, other = 0] = ids(folder);
    expect(ada).to.equal(11);
    expect(other).to.be.within(1_000_000_000, 1_999_999_999);
    expect(ids(empty)[0]).to.be.within(1_000_000_000, 1_999_999_999);
  });
});

describe('statistics of players of a match that the folder has with events', () => {
  async function withEvents(folder: string): Promise<void> {
    const { events, matches } = filesIn(folder);
    const words = ['--events', events, '--matches', matches, '--out', path.join(folder, 'out')];
    expect((await said(['import', '--format', 'chains-csv', ...words])).code).to.equal(0);
  }

  it('are added to its log, with players whom it does not name', async () => {
    const folder = newFolder();
    await withEvents(folder);
    const before = logIn(folder, 900001);
    const { code, complaints } = await importing(folder, scored.replace('"Cal","Dunn",12', '"Cal","Dunn",13'));
    expect([code, complaints]).to.deep.equal([0, '']);
    const { header, entries } = logIn(folder, 900001);
    expect(header).to.deep.equal(before.header);
    expect(entries.slice(0, before.entries.length)).to.deep.equal(before.entries);
    expect(entries.slice(before.entries.length).map(({ kind }) => kind)).to.deep.equal([
      'correction',
      'boxScore',
      'boxScore',
      'boxScore',
    ]);
    await importing(folder, scored.replace('"Cal","Dunn",12', '"Cal","Dunn",13'));
    expect(logIn(folder, 900001).entries).to.have.lengthOf(entries.length);
  });

  it('bring the official score, and the rushed behinds that the events miss, once', async () => {
    const folder = newFolder();
    await withEvents(folder);
    const before = logIn(folder, 900001);
    const missing = scored.replaceAll('0,1,0,1,0,1,0,1,NA,NA,1', '0,1,0,2,0,2,0,2,NA,NA,2');
    const { out, complaints } = await importing(folder, missing);
    expect(complaints).to.equal('');
    expect(out).to.match(/^players\.csv:2: match 900001, .*: added 1 rushed behind of Rivermouth in period 2$/mu);
    const { log, state } = readMatchLog(
      '900001.ndjson',
      new TextEncoder().encode(writeMatchLog(logIn(folder, 900001))),
    );
    const last = before.entries.filter(({ kind }) => kind === 'transaction').length;
    expect(log.entries.filter((entry) => entry.kind === 'transaction' && entry.inferred)).to.deep.equal([
      {
        kind: 'transaction',
        id: last + 1,
        code: 'RUSH',
        period: 2,
        periodSeconds: 20,
        side: 'home',
        inferred: true,
      },
    ]);
    expect(state.header.officialScore?.home).to.deep.equal({ goals: 0, behinds: 2 });
    expect(matchViewOf(openMatch(log)).score.totals.map(({ points }) => points)).to.deep.equal([2, 7]);
    expect((await importing(folder, missing)).out).to.match(/^scores: 1 equal to the official ones, 0 reconciled/mu);
    expect(logIn(folder, 900001).entries).to.deep.equal(log.entries);
  });

  it('report another score, and change no event', async () => {
    const folder = newFolder();
    await withEvents(folder);
    const { code, complaints } = await importing(folder, aflTables);
    expect(code).to.equal(0);
    expect(complaints).to.match(
      /^players\.csv:2: home score in period 1: found "1\.1 \(7\)", allowed is the score of the events; the events of match 900001 add up to 0\.1 \(1\), which is used$/mu,
    );
    expect(logIn(folder, 900001).entries.some((entry) => entry.kind === 'transaction' && entry.inferred)).to.equal(
      false,
    );
  });

  it('are refused if nobody of a squad is found', async () => {
    const folder = newFolder();
    await withEvents(folder);
    const { code, complaints } = await importing(folder, aflTables.replace(',21,4,"Rivergate', ',2100,4,"Rivergate'));
    expect(code).to.equal(1);
    expect(complaints).to.match(/no player of Rivergate Town is found by id, name or number; --persons can list them/u);
  });
});

describe('a dry run', () => {
  it('prints columns, files and findings, and writes nothing', async () => {
    const folder = newFolder();
    const { code, out, complaints } = await importing(folder, footywire, [
      '--results',
      path.join(folder, 'results.csv'),
      '--dry-run',
    ]);
    expect(code).to.equal(0);
    expect(out)
      .to.include('columns of players.csv:')
      .and.include('  KICK <- K\n')
      .and.include('  not read: Match_id\n');
    expect(out).to.include(
      `  adds ${MADE_ID}.ndjson.gz: Rivermouth v Rivergate Town, round 4: 1 result, 3 boxScore, 1 status\n`,
    );
    expect(out).to.include('nothing was written');
    expect(complaints).to.include('players.csv:4: TACKLE: ');
    expect(() => logIn(folder, MADE_ID)).to.throw();
  });
});
