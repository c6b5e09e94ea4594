import { expect } from 'chai';
import { amended, corrected, headerAfter } from '../../src/log/apply-changes.js';
import type { Entry } from '../../src/log/entry.js';

const kick = { kind: 'transaction', id: 5, code: 'KIEF', period: 1, periodSeconds: 9, side: 'home', x: 3 } as const;

describe('changes of a log', () => {
  it('an amendment sets members, and removes those of unset', () => {
    expect(amended(kick, { set: { code: 'KIIN' }, unset: ['x'] })).to.deep.equal({
      kind: 'transaction',
      id: 5,
      code: 'KIIN',
      period: 1,
      periodSeconds: 9,
      side: 'home',
    });
  });

  it('an amendment without members changes nothing', () => {
    expect(amended(kick, {})).to.deep.equal(kick);
  });

  it('a member that is removed and set has the value that is set', () => {
    expect(amended<object>(kick, { set: { side: 'away' }, unset: ['side'] })).to.include({ side: 'away' });
  });

  it('a correction replaces members of the header, and no others', () => {
    expect(corrected({ seasonId: 2026, attendance: 5 }, { set: { attendance: 6 } })).to.deep.equal({
      seasonId: 2026,
      attendance: 6,
    });
  });

  it('the header after some entries has all their corrections, the last one last', () => {
    const entries: readonly Entry[] = [
      { kind: 'correction', set: { attendance: 6, seasonId: 2027 } },
      { kind: 'status', code: 'LIVE' },
      { kind: 'correction', set: { attendance: 7 } },
    ];
    expect(headerAfter({ seasonId: 2026, attendance: 5 }, entries)).to.deep.equal({ seasonId: 2027, attendance: 7 });
    expect(headerAfter({ seasonId: 2026 }, [])).to.deep.equal({ seasonId: 2026 });
  });
});
