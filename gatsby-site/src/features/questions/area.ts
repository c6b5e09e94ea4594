/** Shapes of an area. */
export type AreaShape = 'none' | 'goal' | 'circle' | 'polygon';

/** An area as fields: the shape, and the numbers or the corners of it, as text. */
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

const GOAL = /^(?:(?<near>[\d.]+)-(?<far>[\d.]+)\s*m)?\s*,?\s*(?:(?<from>[\d.]+)-(?<to>[\d.]+)\s*deg)?$/u;

/** Reads the text of an area. A text that does not fit the fields is read as a polygon. */
export function areaFieldsOf(text: string): AreaFields {
  if (text === '') return { shape: 'none', numbers: [] };
  const [, shape, inside] = /^(goal|circle|polygon)\((.*)\)$/u.exec(text.trim()) ?? [];
  if (inside === undefined) return { shape: 'polygon', numbers: [text] };
  if (shape === 'goal') {
    const { near = '', far = '', from = '', to = '' } = GOAL.exec(inside.trim())?.groups ?? {};
    return { shape, numbers: [near, far, from, to] };
  }
  return shape === 'circle'
    ? { shape, numbers: inside.trim().split(/\s+/u) }
    : { shape: 'polygon', numbers: [inside.trim()] };
}

/** Writes the text of an area. **Empty**: `''` for no area. */
export function areaText({ shape, numbers }: AreaFields): string {
  const [a = '', b = '', c = '', d = ''] = numbers;
  switch (shape) {
    case 'none':
      return '';
    case 'goal': {
      const distance = a === '' && b === '' ? [] : [`${a || '0'}-${b || '400'} m`];
      const angle = c === '' && d === '' ? [] : [`${c || '0'}-${d || '90'} deg`];
      return `goal(${[...distance, ...angle].join(', ')})`;
    }
    case 'circle':
      return `circle(${[a, b, c].map((one) => one || '0').join(' ')})`;
    case 'polygon':
      return `polygon(${a})`;
  }
}
