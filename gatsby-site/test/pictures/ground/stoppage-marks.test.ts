import { expect } from 'chai';
import type { StoppageFact } from '../../../src/pictures/facts/stoppages.js';
import { marksOf } from '../../../src/pictures/ground/stoppage-marks.js';

const stoppage = (kind: StoppageFact['kind'], x: number, y: number, side?: 0 | 1): StoppageFact => ({
  period: 1,
  seconds: 0,
  kind,
  what: kind,
  player: side === undefined ? '' : 'A Player',
  x,
  y,
  ...(side !== undefined && { side }),
});

const counted = (stoppages: readonly StoppageFact[]): readonly string[] =>
  marksOf(stoppages).map(({ kind, side, stoppages: { length } }) => `${kind} ${side ?? 'nobody'} ${length}`);

describe('the marks of stoppages', () => {
  it('have one for each squad at the centre, with all its centre bounces', () => {
    expect(
      counted([stoppage('CB', 0, 0, 0), stoppage('CB', 0, 0), stoppage('CB', 0, 0, 1), stoppage('CB', 0, 0, 0)]),
    ).to.deep.equal(['CB 0 2', 'CB nobody 1', 'CB 1 1']);
  });

  it('join stoppages of one kind and squad that are within three metres', () => {
    expect(counted([stoppage('TI', 10, 60, 0), stoppage('TI', 12, 61, 0), stoppage('TI', 14, 60, 0)])).to.deep.equal([
      'TI 0 2',
      'TI 0 1',
    ]);
  });

  it('keep kinds and squads apart', () => {
    const all = [stoppage('BU', 5, 5, 0), stoppage('TI', 5, 5, 0), stoppage('BU', 5, 5, 1), stoppage('BU', 5, 5)];
    expect(counted(all)).to.deep.equal(['BU 0 1', 'TI 0 1', 'BU 1 1', 'BU nobody 1']);
  });

  it('leave out no stoppage', () => {
    const all = Array.from({ length: 60 }, (_, at) =>
      stoppage((['CB', 'BU', 'TI'] as const)[at % 3] ?? 'BU', (at * 7) % 40, (at * 5) % 30, at % 2 === 0 ? 0 : 1),
    );
    expect(marksOf(all).flatMap(({ stoppages }) => stoppages)).to.have.members(all);
  });
});
