import fc from 'fast-check';
import { expect } from 'chai';
import {
  coverageOf,
  metricOf,
  openMatch,
  planOf,
  playerStatistics,
  SeasonCoverageFold,
  squadStatistics,
  suppliedMetrics,
  type BoxScoreLine,
  type Entry,
  type Match,
  type MatchCoverage,
  type MatchHeader,
  type MetricCode,
  type StatisticsFilter,
} from '../../src/index.js';
import { arbitraryLog, someFeatures } from '../support/arbitrary-log.js';
import { headerWith, matchOf } from '../support/play.js';

const play = `
  1:00 -  CEBO 0,0
  1:04 h1 HBGE 0,0
  1:05 h1 KKEF 0,0
  1:09 h2 MAUN 30,0`;

const line = (personId: number, statistics: BoxScoreLine['statistics']): Entry => ({
  kind: 'boxScore',
  personId,
  statistics,
});
const result: Entry = { kind: 'result', home: { goals: 3, behinds: 4 }, away: { goals: 1, behinds: 2 } };

const metricIn = ({ metrics }: MatchCoverage, code: MetricCode) => metrics.find((one) => one.code === code);
const featureIn = ({ features }: MatchCoverage, code: string) => features.find((one) => one.code === code);

describe('the coverage of a match', () => {
  it('is complete for what follows from its events', () => {
    const coverage = coverageOf(matchOf(play));
    expect(metricIn(coverage, 'KICK')).to.deep.equal({ code: 'KICK', coverage: 'complete' });
    expect(coverage.metrics.every((one) => one.coverage === 'complete')).to.equal(true);
    expect(featureIn(coverage, 'tackles')).to.deep.equal({ code: 'tackles', name: 'tackles', coverage: 'complete' });
    expect(coverage.transactions).to.deep.equal([
      { code: 'CEBO', count: 1 },
      { code: 'HBGE', count: 1 },
      { code: 'MAUN', count: 1 },
      { code: 'KKEF', count: 1 },
    ]);
  });

  it('is absent for what needs a feature that the source lacks, and names all of them', () => {
    const coverage = coverageOf(matchOf(play, { lacks: ['attendance', 'rotations', 'tackles', 'ratings'] }));
    const reasonOf = (code: MetricCode) => [metricIn(coverage, code)?.coverage, metricIn(coverage, code)?.reason];
    expect(reasonOf('TACKLE')).to.deep.equal(['absent', 'The source does not capture tackles.']);
    expect(reasonOf('ABSENCE_CENTRE_BOUNCE')).to.deep.equal([
      'absent',
      'The source does not capture who attends centre bounces and rotations.',
    ]);
    expect(featureIn(coverage, 'tackles')).to.deep.include({
      coverage: 'absent',
      reason: 'The source does not capture it.',
    });
    expect(featureIn(coverage, 'ratings')).to.deep.include({
      coverage: 'absent',
      reason: 'The league has no ratings.',
    });
    expect(metricIn(coverage, 'KICK')?.coverage).to.equal('complete');
  });

  it('is partial for what the box score has: of the whole match only', () => {
    const header: Partial<MatchHeader> = { lacks: ['tackles', 'ruck'] };
    const coverage = coverageOf(matchOf(play, header, [line(101, { TACKLE: 4, HITOUT: 1 }), line(201, { TACKLE: 5 })]));
    expect(metricIn(coverage, 'TACKLE')).to.deep.equal({
      code: 'TACKLE',
      coverage: 'partial',
      reason: 'Only for the whole match, from the box score. The source does not capture tackles.',
    });
    expect(metricIn(coverage, 'HITOUT')?.reason).to.equal(
      'Only for the whole match, from the box score, which lacks it for some players. The source does not capture ruck contests and hitouts.',
    );
    expect(coverage.boxScore).to.deep.equal(['HITOUT', 'TACKLE']);
    expect(featureIn(coverage, 'boxScore')?.reason).to.match(/^The box score lacks KICK, .* and TIME_ON_GROUND\.$/u);
  });

  it('names the level if only one has the metric', () => {
    const coverage = coverageOf(openMatch({ header: headerWith(), entries: [result, line(101, {}), line(201, {})] }));
    expect(metricIn(coverage, 'GOAL')).to.deep.equal({
      code: 'GOAL',
      coverage: 'partial',
      reason: 'For squads only. Only for the whole match, from the box score. No events of the match are known.',
    });
  });

  it('is absent for every metric of a match of which only the result is known', () => {
    const coverage = coverageOf(openMatch({ header: headerWith(), entries: [result] }));
    expect(new Set(coverage.metrics.map((one) => `${one.coverage} ${one.reason ?? ''}`))).to.deep.equal(
      new Set(['absent No events of the match are known.']),
    );
    expect(coverage.score.is).to.equal('result');
    expect(featureIn(coverage, 'lineUps')?.coverage).to.equal('complete');
  });

  it('is absent before the match, apart from teams that are entered', () => {
    const coverage = coverageOf(matchOf(''));
    expect(coverage.hasStarted).to.equal(false);
    expect(new Set([...coverage.metrics, ...coverage.features].map(({ reason }) => reason))).to.deep.equal(
      new Set(['The match has not started.', undefined]),
    );
    expect(featureIn(coverage, 'lineUps')?.coverage).to.equal('complete');
  });

  it('is partial if a period that is over has no events', () => {
    const end: Entry = { kind: 'status', code: 'TQT', period: 3, periodSeconds: 900 };
    const coverage = coverageOf(matchOf(`${play}\n4:01 h1 KKEF 0,0`, {}, [end]));
    expect(metricIn(coverage, 'KICK')).to.deep.include({ coverage: 'partial', reason: 'No events in period 3.' });
    expect(featureIn(coverage, 'events')).to.deep.include({ coverage: 'partial', reason: 'No events in period 3.' });
  });

  it('says whether events have a location and periods a time of day', () => {
    const live: Entry = { kind: 'status', code: 'LIVE', period: 1, utc: '2031-04-05T04:10:00Z' };
    const coverage = coverageOf(matchOf(`${play}\n1:20 home RUSH`, {}, [live]));
    expect(featureIn(coverage, 'locations')?.reason).to.equal('Some events have no location.');
    expect(featureIn(coverage, 'utcTimes')?.coverage).to.equal('complete');
    expect(featureIn(coverageOf(matchOf(play)), 'locations')?.coverage).to.equal('complete');
  });

  it('lists as present exactly the metrics that the match supplies, and those that are absent have no value', () => {
    fc.assert(
      fc.property(arbitraryLog({ lacking: someFeatures }), (log) => {
        const match = openMatch(log);
        const { metrics, hasStarted } = coverageOf(match);
        fc.pre(hasStarted);
        const codesOf = (...wanted: readonly string[]) =>
          metrics.flatMap(({ code, coverage }) => (wanted.includes(coverage) ? [code] : []));
        expect(codesOf('complete', 'partial')).to.deep.equal(suppliedMetrics(match));
        expect(valuesOf(match, codesOf('absent'))).to.deep.equal([]);
      }),
      { numRuns: 25 },
    );
  });

  it('has no value of a part of the match for metrics of the box score', () => {
    const match = openMatch({
      header: headerWith(),
      entries: [result, line(101, { KICK: 3 }), line(201, { KICK: 1 })],
    });
    const partial = coverageOf(match).metrics.flatMap(({ code, coverage }) => (coverage === 'partial' ? [code] : []));
    expect(partial).to.include('KICK');
    expect(valuesOf(match, partial)).to.include('KICK');
    expect(valuesOf(match, partial, { periods: [1] })).to.deep.equal([]);
  });
});

/** The metrics of which any player or squad has a value. */
function valuesOf(match: Match, codes: readonly MetricCode[], filter: StatisticsFilter = {}): readonly MetricCode[] {
  const ofLevel = (level: 'player' | 'squad') => {
    const plan = planOf(
      level,
      codes.filter((code) => metricOf(code).formula[level] !== undefined),
    );
    const { table } =
      level === 'player' ? playerStatistics(match, plan, filter) : squadStatistics(match, plan, filter, 'For');
    return plan.codes.filter((_, n) =>
      Array.from({ length: table.columns }, (__, column) => table.value(n, column)).some(
        (value) => value !== undefined,
      ),
    );
  };
  return [...ofLevel('player'), ...ofLevel('squad')];
}

describe('the coverage of a season', () => {
  const fold = new SeasonCoverageFold();
  fold.add(1, coverageOf(matchOf(play)));
  fold.add(2, coverageOf(matchOf(play, { lacks: ['tackles'] })));
  fold.add(
    3,
    coverageOf(matchOf(play, { officialScore: { home: { goals: 1, behinds: 0 }, away: { goals: 0, behinds: 0 } } })),
  );
  fold.add(4, coverageOf(matchOf('')));
  fold.addNotStarted(1);
  const season = fold.result();

  it('counts matches by feature and metric, and not those that have not started', () => {
    expect([season.matches, season.notStarted]).to.deep.equal([3, 2]);
    expect(season.metrics.find(({ code }) => code === 'TACKLE')).to.deep.equal({
      code: 'TACKLE',
      complete: 2,
      partial: 0,
      absent: 1,
    });
    expect(season.features.find(({ code }) => code === 'tackles')).to.deep.include({ complete: 2, absent: 1 });
  });

  it('lists the matches that differ from most others, and in what', () => {
    expect(season.different.map(({ matchIds, features }) => [matchIds, features])).to.deep.equal([
      [[2], [{ code: 'tackles', name: 'tackles', coverage: 'absent', reason: 'The source does not capture it.' }]],
    ]);
    expect(season.different[0]?.metrics.map(({ code }) => code))
      .to.include('TACKLE')
      .and.not.include('KICK');
  });

  it('counts how scores compare with official ones', () => {
    expect(season.scores).to.deep.equal({
      result: 0,
      equal: 0,
      different: 1,
      unchecked: 2,
      inferredIn: [],
      differentIn: [3],
    });
  });

  it('has nothing before the first match', () => {
    expect(new SeasonCoverageFold().result()).to.deep.include({ matches: 0, features: [], metrics: [], different: [] });
  });
});
