import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import {
  extractionVersion,
  matchOf,
  metricCodes,
  planOf,
  playerStatistics,
  squadStatistics,
  matchViewOf,
  transactionCodes,
  type Match,
  type MetricCode,
} from '@goalsquare/engine';
import { sampleDirectory, readMatchLog, writeMatchLog } from '@goalsquare/data';

const FILE = '202601001.ndjson';
const bytes = readFileSync(path.join(sampleDirectory, FILE));
const { log, state } = readMatchLog(FILE, bytes);
const match = matchOf(state);
const view = matchViewOf(match);

/** Digest of the fact columns the folds make of the sample, by the version of the folds. */
const digests: Readonly<Record<number, string>> = {
  1: '5a584998cc007ef7',
  2: '78f948af68fceb3c',
  3: '5725a811fe9331e8',
  4: 'd6fb990e927dfb93',
  5: '3a6d1231bb8eb3fb',
  6: 'fa0c688d533b1134',
  7: '889c2757bf2e86d2',
  8: 'a76651844d219072',
  9: '9e0041c1871c6c0c',
  10: '9e0041c1871c6c0c',
  11: '659949b987dbe179',
  12: '5e0767be87664ed2',
};

function digestOf({ facts, intervals }: Match): string {
  const hash = createHash('sha256');
  const columns: readonly (readonly [string, number | ArrayLike<number>])[] = Object.entries({
    ...facts,
    ...intervals,
  });
  for (const [name, column] of [...columns].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name} ${typeof column === 'number' ? column : Array.from(column).join()}\n`);
  return hash.digest('hex').slice(0, 16);
}

describe('the sample match', () => {
  it('comes alone, under 400 KB', () => {
    expect(readdirSync(sampleDirectory).filter((name) => !name.startsWith('.'))).to.deep.equal([FILE]);
    expect(bytes.length).to.be.below(400_000);
    expect(writeMatchLog(log)).to.equal(bytes.toString('utf8'));
  });

  it('is a whole match of four quarters that home won by a point', () => {
    expect(view.clock.status.code).to.equal('FINAL');
    expect(view.clock.periods.map(({ period, periodSeconds }) => [period, periodSeconds])).to.deep.equal([
      [1, 1846],
      [2, 1913],
      [3, 1788],
      [4, 1871],
    ]);
    for (const { utcStart, utcEnd, periodSeconds } of view.clock.periods)
      expect((Date.parse(utcEnd ?? '') - Date.parse(utcStart ?? '')) / 1000).to.equal(periodSeconds);
    expect(view.score.totals).to.deep.equal([
      { goals: 10, behinds: 10, points: 70 },
      { goals: 10, behinds: 9, points: 69 },
    ]);
  });

  it('names 23 players a side, eighteen of whom start, each with a name and number of their own', () => {
    for (const { players } of [state.header.home, state.header.away]) {
      expect(players).to.have.lengthOf(23);
      expect(players.filter(({ starts }) => starts)).to.have.lengthOf(18);
      for (const key of ['fullname', 'displayName', 'jumperNumber', 'personId'] as const)
        expect(new Set(players.map((player) => player[key])).size, key).to.equal(23);
      for (const { firstname, surname, fullname, position } of players) {
        expect(fullname).to.equal(`${String(firstname)} ${String(surname)}`);
        expect(position).to.be.an('object');
      }
    }
  });

  it('carries every code of the vocabulary, and every kind of entry', () => {
    const codes = new Set(view.rows.map(({ code }) => code));
    expect(transactionCodes.filter((code) => !codes.has(code))).to.deep.equal([]);
    expect(new Set(log.entries.map(({ kind }) => kind)).size).to.equal(5);
    expect(log.entries.findLastIndex(({ kind }) => kind === 'removal')).to.be.above(
      log.entries.findIndex((entry) => entry.kind === 'status' && entry.code === 'FT'),
    );
  });

  it('lies on its ground', () => {
    const { lengthMetres, widthMetres } = state.header.venue;
    expect(
      view.rows.filter(({ x, y }) => ((2 * x) / lengthMetres) ** 2 + ((2 * y) / widthMetres) ** 2 > 1.02),
    ).to.deep.equal([]);
  });

  it('has nobody act from the bench, and nobody on the ground twice', () => {
    const [start, end] = [0, match.persons.length];
    const { table } = playerStatistics(match, planOf('player', ['TIME_ON_GROUND']));
    const seconds = match.periodSeconds.reduce((sum, length) => sum + length, 0);
    for (let column = start; column < end; column += 1) expect(table.value(0, column)).to.be.within(0, seconds);
    const on = new Set(view.setting.starters);
    for (const row of view.rows) {
      if (row.slot !== undefined && row.play.is !== 'rotation')
        expect(on.has(row.slot), `${row.id} acts`).to.equal(true);
      if (row.play.is !== 'rotation') continue;
      const arriving = match.persons.indexOf(view.extras.get(row.at)?.onPersonId ?? -1);
      expect(on.delete(row.slot ?? -1), `${row.id} goes off`).to.equal(true);
      expect(on.has(arriving), `${row.id} comes on`).to.equal(false);
      on.add(arriving);
    }
    const actors = new Set(view.rows.filter(({ play }) => play.is !== 'rotation').map(({ slot }) => slot));
    expect(actors.size).to.be.above(40);
  });

  it('gives everybody on the ground a role, and somebody each role', () => {
    const roles = ['DEFENCE', 'FORWARD', 'LOOSE', 'MIDFIELD', 'RUCK', 'WING'].map(
      (role) => `TIME_ON_GROUND_${role}` as MetricCode,
    );
    const { table } = playerStatistics(
      match,
      planOf('player', ['TIME_ON_GROUND', 'TIME_ON_GROUND_MATCHUPS', ...roles]),
    );
    const seconds = (n: number, column: number): number => table.value(n, column) ?? NaN;
    for (let column = 0; column < table.columns; column += 1) {
      expect(roles.reduce((sum, _, n) => sum + seconds(n + 2, column), 0)).to.equal(seconds(0, column));
      expect(seconds(1, column)).to.be.at.most(seconds(0, column));
    }
    for (const n of roles.keys())
      expect(
        Array.from({ length: table.columns }, (_, column) => seconds(n + 2, column)).some((value) => value > 0),
        roles[n],
      ).to.equal(true);
  });

  it('has every metric, and most of them other than nothing', () => {
    const answers = [
      playerStatistics(match, planOf('player', metricCodes)).table,
      squadStatistics(match, planOf('squad', metricCodes)).table,
    ];
    for (const table of answers) expect(table.codes.filter((_, n) => !table.supplies(n))).to.deep.equal([]);
    const empty = metricCodes.filter((code) =>
      answers.every((table) => {
        const n = table.codes.indexOf(code);
        return (
          n === -1 ||
          Array.from({ length: table.columns }, (_, column) => table.value(n, column) ?? 0).every(
            (value) => value === 0,
          )
        );
      }),
    );
    expect(empty.length, empty.join()).to.be.below(metricCodes.length / 20);
  });

  it('comes to the columns that belong to this version of the folds: if they differ on purpose, raise `extractionVersion` and write the new digest here', () => {
    expect(digestOf(match)).to.equal(digests[extractionVersion]);
  });
});
