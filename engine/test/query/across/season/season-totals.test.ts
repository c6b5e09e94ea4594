import { expect } from 'chai';
import {
  AcrossFold,
  briefOf,
  EngineError,
  openMatch,
  SeasonTotals,
  selectMatches,
  type Entry,
  type Match,
  type MatchHeader,
  type MetricCode,
  type Result,
  type StatisticsQuery,
} from '../../../../src/index.js';
import { answerAcross } from '../../../support/arbitrary-season.js';
import { entriesOf, headerWith, matchOf, starting } from '../../../support/play.js';

const final = { kind: 'status', code: 'FINAL' } as const;

const played = (id: number, play: string, changes: Partial<MatchHeader> = {}): Match =>
  matchOf(play, { id, date: { startDate: `2026-03-0${id}` }, ...changes }, [final]);

/** A match of which the box score and the result are known. */
const boxScored = (
  id: number,
  lines: readonly Entry[],
  result: Omit<Result, 'kind'> = { home: { goals: 3, behinds: 4 }, away: { goals: 1, behinds: 2 } },
): Match =>
  openMatch({
    header: headerWith({ id, date: { startDate: `2026-03-0${id}` } }),
    entries: [{ kind: 'result', ...result } as Result, ...lines, { kind: 'status', code: 'FINAL' }],
  });

const seasonOf = (...matches: readonly Match[]) => matches.map((match) => ({ match, brief: briefOf(match) }));

const ofPlayers = (codes: readonly MetricCode[], more: Partial<StatisticsQuery> = {}): StatisticsQuery => ({
  level: 'player',
  matches: {},
  acts: {},
  codes,
  ...more,
});

/** The values of persons by the first code and each measure, such as `101: 3 1.5`. */
function shown(query: StatisticsQuery, matches: readonly Match[]): readonly string[] {
  const table = answerAcross(query, [seasonOf(...matches)]);
  return Array.from(table.keys.person ?? [], (person, row) => {
    const values = table.measures.map((_, m) => table.value(0, m, row) ?? '-');
    return `${person}: ${values.join(' ')} (${table.matchesOf(0, row)} of ${table.matches[row] ?? 0})`;
  }).sort();
}

describe('totals of a season', () => {
  const kicks = played(1, '1:05 h1 KKEF 10,0\n1:09 h1 KKEF 20,0\n1:15 a1 KKEF 0,0');

  it('has the points of squads whose result has no goals and behinds, beside box scores', () => {
    const line: Entry = { kind: 'boxScore', personId: 101, statistics: { KICK: 10 } };
    const points = (home: number, away: number): Omit<Result, 'kind'> => ({
      home: { points: home },
      away: { points: away },
    });
    const query = { ...ofPlayers(['POINTS']), level: 'squad' as const };
    const seasons = [seasonOf(boxScored(1, [line], points(60, 50)), boxScored(2, [line], points(7, 8)))];
    const table = answerAcross(query, seasons);
    expect(Array.from(table.keys.squad ?? [], (squad, row) => [squad, table.value(0, 0, row)])).to.deep.equal([
      [10, 67],
      [20, 58],
    ]);
  });

  it('adds box scores to what transactions supply, and counts the matches of each', () => {
    const lines: readonly Entry[] = [
      { kind: 'boxScore', personId: 101, statistics: { KICK: 10, HANDBALL: 5 } },
      { kind: 'boxScore', personId: 102, statistics: { HANDBALL: 4 } },
    ];
    const query = ofPlayers(['KICK'], { measures: ['total', 'perMatch', 'max'] });
    expect(shown(query, [kicks, boxScored(2, lines)])).to.deep.equal([
      '101: 12 6 10 (2 of 2)',
      '102: - - - (0 of 1)',
      '201: 1 1 1 (1 of 1)',
    ]);
    const squads = { ...query, level: 'squad' as const, codes: ['GOAL'] as const, measures: ['total'] as const };
    const table = answerAcross(squads, [seasonOf(kicks, boxScored(2, lines))]);
    expect(Array.from(table.keys.squad ?? [], (squad, row) => [squad, table.value(0, 0, row)])).to.deep.equal([
      [10, 3],
      [20, 1],
    ]);
  });

  it('counts a metric only in matches whose source supplies it', () => {
    const tackles = played(2, '1:05 h1 TACK 10,0\n1:09 h1 KKEF 20,0');
    const without = played(3, '1:05 h1 KKEF 10,0', { lacks: ['tackles'] });
    const measures = ['total', 'perMatch'] as const;
    expect(shown(ofPlayers(['TACKLE'], { measures }), [tackles, without])).to.deep.equal(['101: 1 1 (1 of 2)']);
    expect(shown(ofPlayers(['KICK'], { measures }), [tackles, without])).to.deep.equal(['101: 2 1 (2 of 2)']);
  });

  it('replaces a match by its new revision, removes it, and leaves earlier columns as they were', () => {
    const totals = new SeasonTotals();
    const header = headerWith({ id: 7 });
    const entries = entriesOf('1:05 h1 KKEF 10,0\n1:09 h1 KKEF 20,0\n1:15 h2 KKEF 0,0');
    const revision = (count: number): Match => openMatch({ header, entries: entries.slice(0, count) });
    const kicksNow = (): readonly unknown[] => {
      const query = ofPlayers(['KICK']);
      const columns = totals.columns();
      const fold = new AcrossFold(query, selectMatches(query, [columns]));
      fold.addSeason(0, columns);
      const table = fold.result();
      return Array.from(table.keys.person ?? [], (person, row) => [person, table.value(0, 0, row)]);
    };
    totals.append(kicks, briefOf(kicks));
    totals.append(revision(1), briefOf(revision(1)));
    const before = totals.columns();
    expect(totals.revisionOf(7)).to.equal(1);
    totals.append(revision(3), briefOf(revision(3)));
    expect(totals.revisionOf(7)).to.equal(3);
    expect(kicksNow()).to.deep.equal([
      [101, 4],
      [102, 1],
      [201, 1],
    ]);
    expect(before.persons).to.deep.equal(Int32Array.from([101, 101, 201]));
    totals.remove(7);
    expect(totals.revisionOf(7)).to.equal(undefined);
    expect(kicksNow()).to.deep.equal([
      [101, 2],
      [201, 1],
    ]);
    expect(totals.bytes).to.be.greaterThan(0);
  });

  it('selects who starts on the ground or on the bench', () => {
    const match = played(1, '1:05 h3 KKEF 10,0\n1:09 h1 ROIN on=h3\n1:15 h3 KKEF 0,0', starting(2));
    const of = (start: 'onGround' | 'bench'): readonly string[] =>
      shown(ofPlayers(['KICK'], { matches: { start } }), [match]).map((row) => row.slice(0, 3));
    expect(of('onGround')).to.deep.equal(['101', '102', '201', '202']);
    expect(of('bench')).to.deep.equal(['103']);
  });

  it('refuses questions whose members contradict each other', () => {
    const selected = selectMatches(ofPlayers(['KICK']), []);
    const wrong: readonly Partial<StatisticsQuery>[] = [
      { by: ['person', 'squad', 'match'] },
      { by: ['person', 'person'] },
      { level: 'squad', by: ['person'] },
      { measures: ['matchesOver'] },
      { measures: ['rollingMean'] },
      { by: ['receiver'], measures: ['median'] },
      { by: ['hex'], measures: ['share'] },
      { level: 'squad', by: ['scoreState'], context: 'PhysicalDiff' },
    ];
    for (const members of wrong)
      expect(() => new AcrossFold(ofPlayers(['KICK'], members), selected), JSON.stringify(members))
        .to.throw(EngineError)
        .with.property('code', 'QUERY_INVALID');
  });
});
