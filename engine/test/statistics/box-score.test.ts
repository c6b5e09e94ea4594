import { expect } from 'chai';
import {
  boxScoreCodes,
  contexts,
  isMetricCode,
  leaders,
  logOf,
  LogState,
  matchFromParts,
  metricCodes,
  metricOf,
  openMatch,
  partsOf,
  planOf,
  playedIn,
  playerStatistics,
  squadStatistics,
  suppliedMetrics,
  type BoxScoreLine,
  type Context,
  type Entry,
  type Match,
  type MetricCode,
  type StatisticsFilter,
} from '../../src/index.js';
import { entriesOf, headerWith } from '../support/play.js';

const line = (
  personId: number,
  statistics: BoxScoreLine['statistics'],
  more: Partial<BoxScoreLine> = {},
): BoxScoreLine => ({
  kind: 'boxScore',
  personId,
  statistics,
  ...more,
});

const result = { kind: 'result', home: { goals: 3, behinds: 4 }, away: { goals: 1, behinds: 2 } } as const;
const final = { kind: 'status', code: 'FINAL' } as const;

const boxScore: readonly BoxScoreLine[] = [
  line(101, { KICK: 10, HANDBALL: 5, MARK: 4, MARK_CONTESTED: 1, GOAL: 2, BEHIND: 1, TACKLE: 0, METRES_GAINED: -12 }),
  line(102, { KICK: 7, HANDBALL: 9, MARK: 2, MARK_CONTESTED: 0, GOAL: 1, BEHIND: 2, TACKLE: 6, METRES_GAINED: 240 }),
  line(201, { KICK: 10, HANDBALL: 2, MARK: 6, MARK_CONTESTED: 2, GOAL: 1, BEHIND: 2, TACKLE: 3, METRES_GAINED: 99 }),
];

const knownByBoxScore = (lines: readonly Entry[] = boxScore): Match =>
  openMatch({ header: headerWith(), entries: [result, ...lines, final] });

/** Values of players h1, h2 and a1. */
function ofPlayers(match: Match, code: MetricCode, filter: StatisticsFilter = {}): readonly (number | undefined)[] {
  const { table } = playerStatistics(match, planOf('player', [code]), filter);
  return [0, 1, 5].map((column) => table.value(0, column));
}

function ofSquads(
  match: Match,
  code: MetricCode,
  context: Context = 'For',
  filter: StatisticsFilter = {},
): readonly (number | undefined)[] {
  const { table } = squadStatistics(match, planOf('squad', [code]), filter, context);
  return [0, 1].map((column) => table.value(0, column));
}

describe('the statistics of a box score', () => {
  it('are metrics of players, whose formulas add up', () => {
    expect(boxScoreCodes.filter((code) => !isMetricCode(code))).to.deep.equal([]);
    for (const code of boxScoreCodes) expect(metricOf(code).formula.player?.is, code).to.equal('linear');
  });
});

describe('a match known by its result and box score', () => {
  const match = knownByBoxScore();

  const players: readonly (readonly [MetricCode, readonly (number | undefined)[]])[] = [
    ['KICK', [10, 7, 10]],
    ['TACKLE', [0, 6, 3]],
    ['METRES_GAINED', [-12, 240, 99]],
    ['DISPOSAL', [15, 16, 12]],
    ['MARK_UNCONTESTED', [3, 2, 4]],
    ['SCORING_SHOT', [3, 3, 3]],
    ['POINTS', [13, 8, 8]],
    ['KICK_EFFECTIVE', [undefined, undefined, undefined]],
    ['HITOUT', [undefined, undefined, undefined]],
    ['DISPOSAL_EFFICIENCY', [undefined, undefined, undefined]],
    ['TIME_ON_GROUND', [undefined, undefined, undefined]],
  ];
  for (const [code, values] of players) {
    it(`has ${code} of players ${values[0] === undefined ? 'not at all' : 'as the box score has it'}`, () => {
      expect(ofPlayers(match, code)).to.deep.equal(values);
    });
  }

  const squads: readonly (readonly [MetricCode, readonly (number | undefined)[]])[] = [
    ['KICK', [17, 10]],
    ['DISPOSAL', [31, 12]],
    ['GOAL', [3, 1]],
    ['BEHIND', [4, 2]],
    ['BEHIND_RUSHED', [1, 0]],
    ['POINTS', [22, 8]],
    ['SCORING_SHOT', [6, 3]],
    ['INSIDE_50', [undefined, undefined]],
  ];
  for (const [code, values] of squads) {
    it(`has ${code} of squads ${values[0] === undefined ? 'not at all' : 'as players and result add up'}`, () => {
      expect(ofSquads(match, code)).to.deep.equal(values);
    });
  }

  it('obeys For - Against = Diff = PhysicalDiff, whatever the metric', () => {
    const plan = planOf('squad', metricCodes);
    const tables = contexts.map((context) => squadStatistics(match, plan, {}, context).table);
    let compared = 0;
    for (const [n] of plan.codes.entries()) {
      for (const column of [0, 1]) {
        const [own, against, diff, physical] = tables.map((table) => table.value(n, column));
        if (own === undefined || against === undefined) continue;
        expect([diff, physical]).to.deep.equal([own - against, own - against]);
        compared += 1;
      }
    }
    expect(compared).to.equal(26);
    expect(ofSquads(match, 'KICK', 'Against', { team: 'away' })[0]).to.equal(17);
  });

  it('ranks players by the values', () => {
    const { table } = playerStatistics(match, planOf('player', ['KICK', 'TACKLE']));
    expect([0, 1, 5, 2].map((column) => [table.order(0, column), table.rank(0, column)])).to.deep.equal([
      [1, 1],
      [2, 3],
      [1, 1],
      [0, 0],
    ]);
    const { lists } = leaders(match, planOf('player', ['TACKLE', 'HITOUT']));
    expect(lists.map(({ code, columns }) => [code, columns])).to.deep.equal([['TACKLE', [1, 5]]]);
  });

  it('has nothing of a part of the match', () => {
    for (const filter of [
      { periods: [1] },
      { zones: ['F50'] },
      { fromPeriodSeconds: 0 },
      { lastXSeconds: 60 },
    ] as const) {
      expect(ofPlayers(match, 'KICK', filter)).to.deep.equal([undefined, undefined, undefined]);
      expect(ofSquads(match, 'KICK', 'For', filter)).to.deep.equal([undefined, undefined]);
    }
    expect(ofPlayers(match, 'KICK', { periods: [], zones: [] })).to.deep.equal([10, 7, 10]);
  });

  it('lists the metrics it has', () => {
    expect(suppliedMetrics(match)).to.deep.equal([
      'BEHIND',
      'BEHIND_RUSHED',
      'DISPOSAL',
      'GOAL',
      'HANDBALL',
      'KICK',
      'MARK',
      'MARK_CONTESTED',
      'MARK_UNCONTESTED',
      'METRES_GAINED',
      'POINTS',
      'SCORING_SHOT',
      'TACKLE',
    ]);
    expect(suppliedMetrics(knownByBoxScore([]))).to.deep.equal([]);
  });

  it('leaves a statistic that one player lacks to the others, and gives the squad no sum of it', () => {
    const partly = knownByBoxScore([line(101, { KICK: 3, MARK: 1 }), line(102, { KICK: 4 }), line(201, { MARK: 2 })]);
    expect(ofPlayers(partly, 'MARK')).to.deep.equal([1, undefined, 2]);
    expect(ofPlayers(partly, 'KICK')).to.deep.equal([3, 4, undefined]);
    expect(ofSquads(partly, 'KICK')).to.deep.equal([7, undefined]);
    expect(ofSquads(partly, 'MARK')).to.deep.equal([undefined, 2]);
  });

  it('gives no count below 0, where result and players contradict each other', () => {
    const odd = knownByBoxScore([line(101, { BEHIND: 9, MARK: 1, MARK_CONTESTED: 2 })]);
    expect(ofSquads(odd, 'BEHIND_RUSHED')[0]).to.equal(undefined);
    expect(ofPlayers(odd, 'MARK_UNCONTESTED')[0]).to.equal(undefined);
    expect(ofSquads(odd, 'BEHIND')[0]).to.equal(4);
  });

  it('has played those with a line and time on the ground', () => {
    const lines = [line(101, {}, { timeOnGroundPercent: 0 }), line(102, {}, { timeOnGroundPercent: 1 }), line(201, {})];
    expect(playedIn(knownByBoxScore(lines))?.map(Number)).to.deep.equal([0, 1, 0, 0, 0, 1, 0, 0, 0, 0]);
    expect(playedIn(knownByBoxScore([]))).to.equal(undefined);
  });

  it('opens from its own log and from its parts as itself', () => {
    for (const again of [openMatch(logOf(match)), matchFromParts(partsOf(match))]) {
      expect(ofPlayers(again, 'DISPOSAL')).to.deep.equal([15, 16, 12]);
      expect(again.details().boxScore).to.deep.equal(boxScore);
    }
  });
});

describe('a match with transactions and a box score', () => {
  const header = headerWith({ lacks: ['tackles', 'ruck', 'freesAgainst'] });
  const play = entriesOf('1:00 - CEBO 0,0\n1:04 h1 HBGE 0,0\n1:05 h1 KKEF 0,0\n1:09 h2 MAUN 30,0');
  const match = openMatch({
    header,
    entries: [...play, line(101, { KICK: 9, TACKLE: 4, HITOUT: 1 }), line(201, { KICK: 2, TACKLE: 5, CLANGER: 3 })],
  });

  it('takes from the box score what the transactions lack, and nothing else', () => {
    expect(ofPlayers(match, 'TACKLE')).to.deep.equal([4, undefined, 5]);
    expect(ofPlayers(match, 'CLANGER')).to.deep.equal([undefined, undefined, 3]);
    expect(ofPlayers(match, 'KICK')).to.deep.equal([1, 0, 0]);
    expect(ofPlayers(match, 'DISPOSAL')).to.deep.equal([1, 0, 0]);
    expect(ofSquads(match, 'TACKLE')).to.deep.equal([4, 5]);
  });

  it('never adds a value of one to a value of the other', () => {
    expect(
      metricCodes.filter((code) => code.startsWith('TACKLE') && suppliedMetrics(match).includes(code)),
    ).to.deep.equal(['TACKLE']);
    expect(ofPlayers(match, 'PENALTY_50M_AGAINST')).to.deep.equal([0, 0, 0]);
  });

  it('has no box score of a part of the match, and fills no table of it again', () => {
    const plan = planOf('player', ['TACKLE', 'KICK']);
    const whole = playerStatistics(match, plan).table;
    const { table } = playerStatistics(match, plan, { periods: [1] }, { spareTable: whole });
    expect([table === whole, table.value(0, 0), table.value(1, 0)]).to.deep.equal([false, undefined, 1]);
  });
});

describe('a line of a box score', () => {
  const begun = (): LogState => LogState.begin(headerWith());

  it('is of a person of the header, and replaces the line before', () => {
    const state = begun();
    expect(state.add(line(999, { KICK: 1 }))).to.deep.equal([
      { field: 'personId', value: 999, allowed: 'a person the header names' },
    ]);
    for (const kicks of [1, 2]) expect(state.add(line(101, { KICK: kicks }))).to.deep.equal([]);
    expect([...state.boxScore.values()]).to.deep.equal([line(101, { KICK: 2 })]);
  });

  const refused: readonly (readonly [string, object, string])[] = [
    ['a count below 0', { KICK: -1 }, 'statistics.KICK'],
    ['a fraction', { MARK: 1.5 }, 'statistics.MARK'],
    ['a metric that no box score has', { SMOTHER: 1 }, 'statistics.SMOTHER'],
  ];
  for (const [what, statistics, field] of refused) {
    it(`is refused with ${what}`, () => {
      expect(begun().add({ kind: 'boxScore', personId: 101, statistics })[0]?.field).to.equal(field);
    });
  }

  it('keeps its person in the header', () => {
    const state = begun();
    state.add(line(101, { KICK: 1 }));
    const { home } = headerWith();
    const without = { kind: 'correction', set: { home: { ...home, players: home.players.slice(1) } } };
    expect(state.add(without)).to.deep.equal([
      { field: 'set.home.players', value: undefined, allowed: 'person 101, who has a line in the box score' },
    ]);
  });

  it('is taken back with its batch', () => {
    const state = begun();
    state.add(line(101, { KICK: 1 }));
    state.addAll([line(101, { KICK: 2 }), line(102, { KICK: 3 }), line(999, {})]);
    expect([...state.boxScore.values()]).to.deep.equal([line(101, { KICK: 1 })]);
  });
});
