import fc from 'fast-check';
import { expect } from 'chai';
import {
  metricCodes,
  metricsChangedAt,
  openMatch,
  planOf,
  playerStatistics,
  squadStatistics,
  type Entry,
  type Match,
  type MatchLog,
  type MetricCode,
  type StatisticsFilter,
} from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { entriesOf, headerWith } from '../support/play.js';
import { comparison } from '../support/revision-law.js';

const play = entriesOf(`1:05 h1 LBGE 30,0
1:10 h1 KKEF 32,0 shot kick=Short/Forward
1:12 h1 GOAL 80,0
1:30 a1 BEHI -80,0
1:40 h2 HBEF 0,0`);

/** Returns the metrics that the last entries of a log changed, entry by entry. */
function changedBy(log: MatchLog, revisions: readonly number[]): readonly (readonly MetricCode[] | undefined)[] {
  const steps = metricsChangedAt(log, revisions);
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  const changed = next.value;
  return revisions.map((revision) => changed.get(revision));
}

const changedByLast = (...entries: readonly Entry[]): readonly MetricCode[] | undefined => {
  const log = { header: headerWith(), entries: [...play, ...entries] };
  return changedBy(log, [log.entries.length])[0];
};

const corrections = ({ entries }: MatchLog): readonly number[] =>
  entries.flatMap(({ kind }, at) =>
    kind === 'amendment' || kind === 'removal' || kind === 'correction' ? [at + 1] : [],
  );

const plans = { player: planOf('player', metricCodes), squad: planOf('squad', metricCodes) };

/** Returns the metrics that differ between two matches under a filter. */
function differing(one: Match, other: Match, filter: StatisticsFilter): ReadonlySet<MetricCode> {
  const codes = new Set<MetricCode>();
  const tables = [one, other].map((match) => [
    playerStatistics(match, plans.player, filter).table,
    ...(['For', 'Against', 'Diff', 'PhysicalDiff'] as const).map(
      (context) => squadStatistics(match, plans.squad, filter, context).table,
    ),
  ]);
  for (const [at, table] of (tables[0] ?? []).entries())
    for (const [n, code] of table.codes.entries())
      for (let column = 0; column < table.columns; column += 1)
        if (table.value(n, column) !== tables[1]?.[at]?.value(n, column)) codes.add(code);
  return codes;
}

const filters: fc.Arbitrary<StatisticsFilter> = fc.record(
  {
    periods: fc.subarray([1, 2, 3, 4], { minLength: 1 }),
    zones: fc.subarray(['D50', 'DM', 'CB', 'AM', 'F50'] as const, { minLength: 1 }),
    fromPeriodSeconds: fc.nat(400),
    toPeriodSeconds: fc.nat(1200),
  },
  { requiredKeys: [] },
);

describe('the metrics that a correction changed', () => {
  it('are those of a goal, if it is removed, and none of a behind or of handballs', () => {
    const codes = changedByLast({ kind: 'removal', id: 3 });
    expect(codes).to.include.members(['GOAL', 'POINTS', 'SCORING_SHOT']);
    for (const code of ['BEHIND', 'HANDBALL', 'MARK']) expect(codes).not.to.include(code);
  });

  const cases: readonly (readonly [what: string, entry: Entry, named: readonly string[], not: readonly string[]])[] = [
    [
      'another player',
      { kind: 'amendment', id: 5, set: { personId: 103 } },
      ['HANDBALL', 'DISPOSAL'],
      ['GOAL', 'KICK'],
    ],
    ['another second', { kind: 'amendment', id: 5, set: { periodSeconds: 41 } }, ['HANDBALL'], ['GOAL', 'KICK']],
    ['another zone', { kind: 'amendment', id: 5, set: { x: 60 } }, ['HANDBALL'], ['GOAL', 'KICK']],
    [
      'a goal that was a behind',
      { kind: 'amendment', id: 3, set: { code: 'BEHI' } },
      ['GOAL', 'BEHIND'],
      ['SCORE_INVOLVEMENT'],
    ],
  ];
  for (const [what, entry, named, not] of cases)
    it(`of ${what} are ${named.join(' and ')}, not ${not.join(' or ')}`, () => {
      const codes = changedByLast(entry);
      expect(codes).to.include.members([...named]);
      for (const code of not) expect(codes).not.to.include(code);
    });

  for (const [what, entry] of [
    ['an amendment to what was there', { kind: 'amendment', id: 5, set: { personId: 102 } }],
    ['another attendance', { kind: 'correction', set: { attendance: 5 } }],
  ] as const)
    it(`are none of ${what}`, () => {
      expect(changedByLast(entry)).to.deep.equal([]);
    });

  it('may be any if the players differ', () => {
    const { home } = headerWith();
    const correction: Entry = {
      kind: 'correction',
      set: { home: { ...home, players: [...home.players, { personId: 150 }] } },
    };
    expect(changedByLast(correction)).to.equal(undefined);
  });

  it('may be any if the match had not started, or has no longer', () => {
    const entries = [...entriesOf('1:05 h1 LBGE 30,0'), { kind: 'removal', id: 1 } as const];
    expect(changedBy({ header: headerWith(), entries }, [2])).to.deep.equal([undefined]);
  });

  it('are named for each of some revisions as for each alone', () => {
    const entries: readonly Entry[] = [
      ...play,
      { kind: 'removal', id: 4 },
      { kind: 'amendment', id: 5, set: { personId: 103 } },
      ...entriesOf('1:50 a1 KKEF 0,0').map((entry) => ({ ...entry, id: 9 })),
      { kind: 'removal', id: 9 },
    ];
    const log = { header: headerWith(), entries };
    const alone = [6, 7, 9].map(
      (revision) => changedBy({ ...log, entries: entries.slice(0, revision) }, [revision])[0],
    );
    expect(changedBy(log, [6, 7, 9])).to.deep.equal(alone);
  });

  it('are all that a comparison finds, and no other differs by period, zone, second or context', () => {
    fc.assert(
      fc.property(arbitraryLog({ most: 40 }), fc.array(filters, { minLength: 3, maxLength: 3 }), (log, some) => {
        const revisions = corrections(log);
        for (const [at, codes] of changedBy(log, revisions).entries()) {
          const revision = revisions[at] as number;
          const whole = comparison(log, { from: revision - 1, to: revision }).statistics;
          if (codes === undefined) continue;
          const [one, other] = [openMatch(log, revision - 1), openMatch(log, revision)];
          for (const filter of [{}, ...some])
            expect(codes, JSON.stringify(filter)).to.include.members([...differing(one, other, filter)]);
          expect(codes).to.include.members(whole.map(({ code }) => code));
        }
      }),
      { numRuns: 8 },
    );
  });
});
