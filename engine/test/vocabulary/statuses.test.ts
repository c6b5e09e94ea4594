import { expect } from 'chai';
import { LogState, matchStatuses, mayEnter, nextStatuses, statusOf, type StatusCode } from '../../src/index.js';
import { headerWith } from '../support/play.js';

const codes = matchStatuses.map(({ code }) => code);
const phases = ['Upcoming', 'Live', 'Completed', 'Abandoned'] as const;
const phaseOf = (code: StatusCode): number => phases.indexOf(statusOf(code).typeName);

/** Returns the number of issues of the last of these statuses, added one after the other. */
function issuesOf(...codes: readonly StatusCode[]): number {
  const state = LogState.begin(headerWith());
  return codes.map((code) => state.add({ kind: 'status', code }).length).at(-1) ?? 0;
}

describe('the statuses that may follow', () => {
  it('are declared for each status, without repetition and without itself', () => {
    expect(Object.keys(nextStatuses)).to.have.members(codes);
    for (const [code, next] of Object.entries(nextStatuses)) {
      expect(next, code).to.have.lengthOf(new Set(next).size);
      expect(next, code).to.not.include(code);
    }
  });

  it('lead from the first to every other', () => {
    const reached = new Set<StatusCode>(['SCHED']);
    for (const code of reached) for (const next of nextStatuses[code]) reached.add(next);
    expect([...reached]).to.have.members(codes);
  });

  it('never lead back to before the start, except from a cancellation', () => {
    for (const code of codes)
      for (const next of nextStatuses[code])
        if (code !== 'CANC') expect(phaseOf(next) > 0 || phaseOf(code) === 0, `${code} ${next}`).to.equal(true);
  });

  it('lead from full time to play only through extra time', () => {
    for (const code of ['FT', 'REV', 'FINAL'] as const)
      expect(nextStatuses[code].filter((next) => statusOf(next).typeName === 'Live')).to.deep.equal(
        code === 'FT' ? ['ET'] : [],
      );
  });
});

describe('a log', () => {
  const cases: readonly (readonly [boolean, readonly StatusCode[]])[] = [
    [true, ['SCHED', 'TEAMS', 'PREM', 'LIVE', 'QT', 'LIVE', 'HT', 'LIVE', 'TQT', 'LIVE', 'FT', 'REV', 'FINAL']],
    [true, ['TEAMS', 'PREM', 'LIVE', 'FT', 'ET', 'LIVE', 'FT', 'FINAL']],
    [true, ['LIVE', 'SUSP', 'LIVE']],
    [true, ['LIVE', 'SUSP', 'ABAN']],
    [true, ['QT', 'SUSP']],
    [true, ['POST', 'SCHED', 'TEAMS']],
    [true, ['PREM', 'CANC']],
    [true, ['TEAMS', 'FINAL']],
    [true, ['FINAL']],
    [true, ['LIVE', 'LIVE']],
    [false, ['TEAMS', 'QT']],
    [false, ['LIVE', 'TEAMS']],
    [false, ['QT', 'HT']],
    [false, ['FT', 'LIVE']],
    [false, ['FINAL', 'LIVE']],
    [false, ['POST', 'LIVE']],
    [false, ['ABAN', 'LIVE']],
  ];
  for (const [accepted, codes] of cases)
    it(`${accepted ? 'accepts' : 'rejects'} ${codes.join(', ')}`, () => {
      expect(issuesOf(...codes)).to.equal(accepted ? 0 : 1);
    });

  it('reports what may follow', () => {
    expect(mayEnter([])).to.deep.equal(codes);
    expect(mayEnter([{ code: 'TEAMS' }, { code: 'POST' }])).to.deep.equal(['POST', 'SCHED', 'TEAMS', 'CANC']);
  });
});
