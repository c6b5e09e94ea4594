import fc from 'fast-check';
import { expect } from 'chai';
import { metricCodes, stepsBetween, type Entry, type MatchLog } from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { entriesOf, headerWith } from '../support/play.js';
import { comparison, RevisionLaw } from '../support/revision-law.js';

const entries: readonly Entry[] = [
  { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0 },
  ...entriesOf('1:10 h1 KKEF 60,0 shot\n1:12 h1 GOAL 80,0\n1:30 a1 BEHI -80,0'),
  { kind: 'amendment', id: 1, set: { personId: 102 }, by: 'Reviewer', reason: 'The other player kicked it.' },
  { kind: 'correction', set: { attendance: 5 } },
  { kind: 'amendment', id: 2, set: { personId: 102 } },
  { kind: 'removal', id: 3 },
];
const log: MatchLog = { header: headerWith(), entries };

const brief = (from: number, to: number, code: 'KICK' | 'GOAL' | 'BEHIND') => {
  const { steps, statistics } = comparison(log, { from, to }, [code]);
  return statistics.map(
    ({ squadId, personId, before, after, steps: named }) =>
      `${squadId}/${personId ?? ''} ${before ?? '-'} > ${after ?? '-'} by ${named.map(({ step }) => steps[step]?.from).join()}`,
  );
};

describe('the comparison of two revisions', () => {
  it('names the values that differ, and the entry that changed each', () => {
    expect(brief(4, 8, 'KICK')).to.deep.equal(['10/101 1 > 0 by 5', '10/102 0 > 1 by 5']);
    expect(brief(4, 8, 'GOAL')).to.deep.equal(['10/101 1 > 0 by 7', '10/102 0 > 1 by 7']);
    expect(brief(4, 8, 'BEHIND')).to.deep.equal(['20/ 1 > 0 by 8', '20/201 1 > 0 by 8']);
  });

  it('takes each correction, and each run of play, as a step', () => {
    expect(stepsBetween(log, 0, 8)).to.deep.equal([
      { from: 1, to: 4, isPlay: true },
      { from: 5, to: 5, isPlay: false },
      { from: 6, to: 6, isPlay: false },
      { from: 7, to: 7, isPlay: false },
      { from: 8, to: 8, isPlay: false },
    ]);
  });

  it('has no value before a match starts', () => {
    expect(brief(0, 4, 'GOAL')).to.include.members(['10/101 - > 1 by 1', '20/201 - > 0 by 1']);
  });

  it('is empty for a revision and itself, and for a correction that changes no statistic', () => {
    expect(comparison(log, { from: 4, to: 4 })).to.deep.equal({ steps: [], statistics: [] });
    expect(comparison(log, { from: 5, to: 6 }).statistics).to.deep.equal([]);
  });

  it('makes the newer statistics of the older, by steps that change what they say', () => {
    fc.assert(
      fc.property(arbitraryLog({ most: 60 }), fc.nat(), fc.nat(), (random, one, other) => {
        const [from, to] = [one, other].map((n) => n % (random.entries.length + 1)).sort((a, b) => a - b);
        expect(new RevisionLaw(random).check(from ?? 0, to ?? 0).faults).to.deep.equal([]);
      }),
      { numRuns: Number(process.env.TEST_RUNS ?? 20) },
    );
  });

  it('is refused by the law if a change or its step is wrong', () => {
    const faulty = (changed: (of: ReturnType<typeof comparison>) => ReturnType<typeof comparison>): number =>
      new RevisionLaw(log, (...of) => changed(comparison(...of))).check(4, 8).faults.length;
    expect(faulty((of) => of)).to.equal(0);
    expect(faulty((of) => ({ ...of, statistics: of.statistics.slice(1) }))).to.be.above(0);
    expect(
      faulty((of) => ({
        ...of,
        statistics: of.statistics.map((one) => ({ ...one, steps: one.steps.map((step) => ({ ...step, step: 1 })) })),
      })),
    ).to.be.above(0);
    expect(faulty((of) => ({ ...of, statistics: of.statistics.map((one) => ({ ...one, steps: [] })) }))).to.be.above(0);
  });

  it('stops at its limits', () => {
    const limited = (limits: { steps: number; changes: number }) => (): unknown =>
      comparison(log, { from: 0, to: 8 }, metricCodes, limits);
    expect(limited({ steps: 4, changes: 1e6 })).to.throw('5 corrections and runs of play');
    expect(limited({ steps: 5, changes: 10 })).to.throw('more than 10 values');
    expect(limited({ steps: 5, changes: 1e6 })).not.to.throw();
  });
});
