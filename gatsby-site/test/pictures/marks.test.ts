import { expect } from 'chai';
import { markAfter, markOf } from '../../src/pictures/marks.js';

describe('markAfter', () => {
  const cases = [
    ['ArrowRight', 0, 1],
    ['ArrowDown', 3, 4],
    ['ArrowRight', 4, 4],
    ['ArrowLeft', 1, 0],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['Tab', 2, undefined],
    ['a', 2, undefined],
  ] as const;
  for (const [key, at, next] of cases)
    it(`${key} leads from mark ${at} of 5 to ${next ?? 'nowhere'}`, () => {
      expect(markAfter(key, at, 5)).to.equal(next);
    });
});

describe('the mark of a click or a tap', () => {
  const element = (index: number, left: number, top: number): Element =>
    ({
      getAttribute: () => String(index),
      getBoundingClientRect: () => ({ left, right: left + 4, top, bottom: top + 4 }),
    }) as unknown as Element;
  const marks = [element(0, 100, 100), element(1, 130, 100), element(2, 100, 300)];
  const currentTarget = { querySelectorAll: () => marks } as unknown as HTMLElement;
  /** An event at a place, on an element that is, or is in, one that a selector selects. */
  const at = (clientX: number, clientY: number, on: (selector: string) => Element | null = () => null) =>
    ({ currentTarget, clientX, clientY, target: { closest: on } }) as unknown as Parameters<typeof markOf>[0];

  it('is the one under the pointer', () => {
    const onMark = at(0, 0, (selector) => (selector === '[data-mark]' ? element(7, 0, 0) : null));
    expect([markOf(onMark, false), markOf(onMark, true)]).to.deep.equal([7, 7]);
  });

  it('is the nearest one to a tap, up to 22 pixels away on every side', () => {
    const taps = [
      [78, 102],
      [77, 102],
      [115, 102],
      [119, 102],
      [156, 102],
      [157, 102],
      [102, 78],
      [102, 77],
      [102, 326],
      [102, 327],
    ] as const;
    expect(taps.map(([x, y]) => markOf(at(x, y), true))).to.deep.equal([
      0,
      undefined,
      0,
      1,
      1,
      undefined,
      0,
      undefined,
      2,
      undefined,
    ]);
  });

  it('is none for a click beside the marks, and for a tap on a link', () => {
    expect(markOf(at(99, 99), false)).to.equal(undefined);
    const onLink = at(99, 99, (selector) => (selector.startsWith('a, button') ? element(0, 0, 0) : null));
    expect(markOf(onLink, true)).to.equal(undefined);
  });
});
