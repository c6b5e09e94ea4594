import { expect } from 'chai';
import { verdictOf, type MemorySample } from '../../memory/curve.js';

const curve = (...resident: readonly number[]): readonly MemorySample[] =>
  resident.map((residentMb, seconds) => ({
    seconds,
    residentMb,
    heapMb: 60,
    buffersMb: 100,
    partsMb: 100,
    limitsMb: 200,
  }));
const flat = curve(100, 200, 300, 350, 360, 355, 360, 350, 358, 360, 352, 360);

describe('the curve of memory', () => {
  it('is accepted if it is below the limit and flat in the second half', () => {
    const verdict = verdictOf(flat, 512);
    expect(verdict.faults).to.deep.equal([]);
    expect([verdict.mostMb, verdict.secondHalfMb]).to.deep.equal([360, 360]);
  });

  const refused: readonly (readonly [name: string, samples: readonly MemorySample[], fault: string])[] = [
    ['over the limit', curve(100, 200, 300, 520, 360, 355, 360, 350), '520 MB is over the limit of 512 MB'],
    ['growing', curve(100, 150, 200, 250, 300, 350, 400, 450), 'memory grew from 250 to 450 MB in the second half'],
    ['too short', curve(100, 100), 'there are too few samples'],
    [
      'of parts over their limits',
      flat.map((sample) => ({ ...sample, partsMb: 201 })),
      'the parts hold 201 MB, over their limits of 200 MB',
    ],
  ];
  for (const [name, samples, fault] of refused)
    it(`is refused if it is ${name}`, () => {
      expect(verdictOf(samples, 512).faults).to.deep.equal([fault]);
    });
});
