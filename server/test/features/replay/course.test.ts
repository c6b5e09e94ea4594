import { expect } from 'chai';
import fc from 'fast-check';
import { changeCourse, positionAt, type Course } from '../../../src/features/replay/course.js';

const course: Course = { at: 1000, position: 50_000, speed: 60, isPaused: false };

describe('the course of a replay', () => {
  const cases: readonly (readonly [what: string, course: Course, now: number, position: number])[] = [
    ['runs at its speed', course, 2000, 110_000],
    ['waits while it is paused', { ...course, isPaused: true }, 2000, 50_000],
    ['does not go back with a clock that is set back', course, 0, 50_000],
  ];
  for (const [what, given, now, position] of cases)
    it(what, () => {
      expect(positionAt(given, now)).to.equal(position);
    });

  it('continues from its position after any change but a seek', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 600 }), fc.boolean(), (now, speed, isPaused) => {
        const next = changeCourse(course, now + course.at, { speed, isPaused });
        expect(positionAt(next, now + course.at)).to.equal(positionAt(course, now + course.at));
        expect(positionAt(changeCourse(course, now, { position: 7 }), now)).to.equal(7);
      }),
    );
  });
});
