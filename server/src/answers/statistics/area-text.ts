import { countOf } from '@goalsquare/data';
import { MAX_AREA_POINTS, type Area } from '@goalsquare/engine';

/** The shape of an area, without the members `of` and `unit`. */
export type AreaShape = Area extends infer A ? (A extends Area ? Omit<A, 'of' | 'unit'> : never) : never;

/** A shape, or the fault to append to the text in an error message. */
export type ReadShape = { readonly shape: AreaShape } | { readonly issue: string };

/** The forms that an area may have, for error messages. */
export const AREA_FORMS = 'polygon(x y, x y, x y), circle(x y radius) or goal(0-40 m, 0-45 deg)';

/** Maximum absolute values of coordinates, distances and angles. */
export const areaBounds = { place: 200, distance: 400, angle: 90 } as const;

const NUMBER = /^-?\d{1,3}(?:\.\d{1,6})?$/u;
const RANGE = /^(\d{1,3}(?:\.\d{1,6})?)\s*-\s*(\d{1,3}(?:\.\d{1,6})?)\s*(m|deg)?$/u;

const issue = (text: string): ReadShape => ({ issue: text });
const splitBy = (text: string, separator: RegExp): readonly string[] => text.split(separator);

/**
 * Returns the numbers in a text. **Empty**: `undefined` if there are not exactly `count`, or one is malformed or out of
 * bounds.
 */
function numbersIn(text: string, count: number): readonly number[] | undefined {
  const words = splitBy(text.trim(), /\s+/u);
  if (words.length !== count || !words.every((word) => NUMBER.test(word))) return undefined;
  const numbers = words.map(Number);
  return numbers.every((number) => Math.abs(number) <= areaBounds.distance) ? numbers : undefined;
}

const isPlace = (x: number, y: number): boolean => Math.max(Math.abs(x), Math.abs(y)) <= areaBounds.place;

function polygonIn(text: string): ReadShape {
  const corners = text.trim() === '' ? [] : splitBy(text, /,/u);
  if (corners.length < 3 || corners.length > MAX_AREA_POINTS)
    return issue(`has ${countOf(corners.length, 'point')}; a polygon has 3 to ${MAX_AREA_POINTS}`);
  const points = corners.map((corner) => {
    const [x, y] = numbersIn(corner, 2) ?? [];
    return x === undefined || y === undefined || !isPlace(x, y) ? undefined : { x, y };
  });
  const wrong = points.indexOf(undefined);
  if (wrong >= 0)
    return issue(
      `has an invalid point ${wrong + 1}; a point is two numbers from -${areaBounds.place} to ${areaBounds.place}, such as -80 20`,
    );
  return { shape: { is: 'polygon', points: points.flatMap((point) => point ?? []) } };
}

function circleIn(text: string): ReadShape {
  const [x, y, radius] = numbersIn(text, 3) ?? [];
  if (x === undefined || y === undefined || radius === undefined || radius < 0 || !isPlace(x, y))
    return issue(
      `is not a circle; circle(60 0 15) has a place from -${areaBounds.place} to ${areaBounds.place} and a radius from 0 to ${areaBounds.distance}`,
    );
  return { shape: { is: 'circle', centre: { x, y }, radius } };
}

function goalIn(text: string): ReadShape {
  const ranges: { m?: readonly [number, number]; deg?: readonly [number, number] } = {};
  for (const part of splitBy(text, /,/u)) {
    const [, from, to, unit] = RANGE.exec(part.trim()) ?? [];
    const kind = unit === 'deg' ? 'deg' : 'm';
    if (from === undefined || to === undefined || ranges[kind] !== undefined)
      return issue('is not a range of distances, such as 0-40 m, a range of angles, such as 0-45 deg, or both');
    const greatest = kind === 'deg' ? areaBounds.angle : areaBounds.distance;
    if (Number(from) > Number(to) || Number(to) > greatest)
      return issue(
        `has a wrong range '${part.trim()}'; the first number is at most the second, which is at most ${greatest}`,
      );
    ranges[kind] = [Number(from), Number(to)];
  }
  const { m, deg } = ranges;
  return {
    shape: {
      is: 'goal',
      ...(m && { fromDistance: m[0], toDistance: m[1] }),
      ...(deg && { fromAngle: deg[0], toAngle: deg[1] }),
    },
  };
}

/** Parses the text of an area. Spaces around numbers and commas are ignored. */
export function readArea(text: string): ReadShape {
  const [, kind, inner] = /^\s*(polygon|circle|goal)\s*\(([^()]*)\)\s*$/u.exec(text) ?? [];
  if (kind === undefined || inner === undefined) return issue(`is not ${AREA_FORMS}`);
  return kind === 'polygon' ? polygonIn(inner) : kind === 'circle' ? circleIn(inner) : goalIn(inner);
}
