import { expect } from 'chai';
import fc from 'fast-check';
import { changed, positionOn, type Course } from '../../../src/features/replay/course.js';

const course: Course = { at: 1000, position: 50_000, speed: 60, isPaused: false };

describe('the course of a replay', () => {
  const cases: readonly (readonly [what: string, course: Course, now: number, position: number])[] = [
    ['goes as fast as it is told to', course, 2000, 110_000],
    ['waits while it is paused', { ...course, isPaused: true }, 2000, 50_000],
    ['does not go back with a clock that is set back', course, 0, 50_000],
  ];
  for (const [what, given, now, position] of cases)
    it(what, () => {
      expect(positionOn(given, now)).to.equal(position);
    });

  it('goes on where it stands, whatever is changed, unless it is moved', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 600 }), fc.boolean(), (now, speed, isPaused) => {
        const next = changed(course, now + course.at, { speed, isPaused });
        expect(positionOn(next, now + course.at)).to.equal(positionOn(course, now + course.at));
        expect(positionOn(changed(course, now, { position: 7 }), now)).to.equal(7);
      }),
    );
  });
});
