import { expect } from 'chai';
import { briefOf, openMatch, type MatchBrief, type MatchHeader } from '../../src/index.js';
import { byStart } from '../../src/season/order.js';
import { logOf } from '../support/play.js';

const match = (id: number, date?: MatchHeader['date']): MatchBrief =>
  briefOf(openMatch(logOf('', { id, ...(date && { date }) })));

/** Matches in the order they start; of the second and the fourth only the time at the venue is known. */
const matches = [
  match(4, { startDate: '2026-03-14', startTime: '13:10:00', utcMatchStart: '2026-03-14T03:10:00Z' }),
  match(3, { startDate: '2026-03-14', startTime: '14:20:00' }),
  match(2, { startDate: '2026-03-14', startTime: '19:40:00', utcMatchStart: '2026-03-14T09:40:00Z' }),
  match(1, { startDate: '2026-03-15', startTime: '00:30:00' }),
  match(5),
];

describe('the order of matches', () => {
  it('is that of starts, known in UTC or in local time', () => {
    expect(
      [...matches]
        .reverse()
        .sort(byStart)
        .map(({ id }) => id),
    ).to.deep.equal(matches.map(({ id }) => id));
  });

  it('puts matches of one start in the order of their ids, and those without a date last', () => {
    const together = [match(9), match(8), ...[7, 6].map((id) => match(id, { startDate: '2026-03-14' }))];
    expect([...together].sort(byStart).map(({ id }) => id)).to.deep.equal([6, 7, 8, 9]);
  });
});
