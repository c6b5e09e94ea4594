/** Shapes of an area. */
export type AreaShape = 'none' | 'goal' | 'circle' | 'polygon';

/** An area as form fields: its shape, and its numbers or corners as text. */
export interface AreaFields {
  readonly shape: AreaShape;
  readonly numbers: readonly string[];
}

/** Empty fields of a shape. */
export const initialNumbers: Readonly<Record<AreaShape, readonly string[]>> = {
  none: [],
  goal: ['0', '40', '0', '90'],
  circle: ['60', '0', '15'],
  polygon: ['30 -20, 30 20, 70 20, 70 -20'],
};

/** The greatest coordinate and distance, in metres, and the greatest angle, in degrees, that the server accepts. */
export const areaBounds = { place: 200, distance: 400, angle: 90 } as const;
const { place, distance, angle } = areaBounds;

/** The numbers that define each shape, with their labels, minimums and maximums. */
export const areaNumbers: Readonly<
  Record<'goal' | 'circle', readonly (readonly [label: string, least: number, most: number])[]>
> = {
  goal: [
    ['From, m to goal', 0, distance],
    ['To, m to goal', 0, distance],
    ['From, degrees', 0, angle],
    ['To, degrees', 0, angle],
  ],
  circle: [
    ['Centre x', -place, place],
    ['Centre y', -place, place],
    ['Radius', 0, distance],
  ],
};

// A number may be missing or invalid while it is typed.
const NUMBER = String.raw`-?[\d.]*(?:[eE][-+]?\d*)?`;
const GOAL = new RegExp(
  String.raw`^(?:(?<near>${NUMBER})-(?<far>${NUMBER})\s*m)?\s*,?\s*(?:(?<from>${NUMBER})-(?<to>${NUMBER})\s*deg)?$`,
  'u',
);

/** Reads an area from text. A text that does not fit the number fields is read as a polygon. */
export function areaFieldsOf(text: string): AreaFields {
  if (text === '') return { shape: 'none', numbers: [] };
  const [, shape, inside] = /^(goal|circle|polygon)\((.*)\)$/u.exec(text.trim()) ?? [];
  if (inside === undefined) return { shape: 'polygon', numbers: [text] };
  if (shape === 'goal') {
    const { near = '', far = '', from = '', to = '' } = GOAL.exec(inside.trim())?.groups ?? {};
    return { shape, numbers: [near, far, from, to] };
  }
  if (shape === 'polygon') return { shape, numbers: [inside] };
  const numbers = inside.split(' ');
  return { shape: 'circle', numbers: numbers.length === 3 ? numbers : inside.trim().split(/\s+/u) };
}

/** Returns an area as text, even if numbers are missing or invalid. **Empty**: `''` for no area. */
export function areaText({ shape, numbers }: AreaFields): string {
  const [a = '', b = '', c = '', d = ''] = numbers;
  switch (shape) {
    case 'none':
      return '';
    case 'goal': {
      const distance = a === '' && b === '' ? [] : [`${a}-${b} m`];
      const angle = c === '' && d === '' ? [] : [`${c}-${d} deg`];
      return `goal(${[...distance, ...angle].join(', ')})`;
    }
    case 'circle':
      return `circle(${a} ${b} ${c})`;
    case 'polygon':
      return `polygon(${a})`;
  }
}
