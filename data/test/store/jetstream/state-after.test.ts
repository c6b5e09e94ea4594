import { expect } from 'chai';
import { stateAfter } from '../../../src/store/jetstream/state-after.js';

const key = { name: 'a', digest: 'b' };
const header = { id: 7, leagueId: 1, levelId: 1, seasonId: 2026 };
const season = { leagueId: 1, levelId: 1, seasonId: 2026 };
const moved = { kind: 'correction', set: { seasonId: 2027 } };
const other = { kind: 'status', code: 'LIVE' };

describe('where a match stands after a message', () => {
  it('is at revision 0 where it begins', () => {
    expect(stateAfter(7, { header, after: 0, entries: [], key }, undefined)).to.deep.equal({
      matchId: 7,
      revision: 0,
      season,
      origin: season,
    });
  });

  it('is in the season that corrections say, and began in that of the stored log', () => {
    const stored = stateAfter(
      7,
      { header, after: 1, entries: [moved, other, { kind: 'correction', set: { levelId: 2 } }], key },
      undefined,
    );
    expect(stored).to.deep.equal({
      matchId: 7,
      revision: 3,
      season: { leagueId: 1, levelId: 2, seasonId: 2027 },
      origin: { ...season, seasonId: 2027 },
    });
    expect(
      stateAfter(7, { after: 3, entries: [other, { kind: 'correction', set: { attendance: 9 } }], key }, stored),
    ).to.deep.equal({ ...stored, revision: 5 });
  });

  it('is not derived from the header of another match', () => {
    for (const id of [8, undefined])
      expect(() => stateAfter(7, { header: { ...header, id }, after: 0, entries: [], key }, undefined)).to.throw(
        'its header belongs to another match',
      );
  });

  it('is not derived if its beginning is missing', () => {
    expect(() => stateAfter(7, { after: 3, entries: [other], key }, undefined)).to.throw('its beginning is missing');
  });
});
