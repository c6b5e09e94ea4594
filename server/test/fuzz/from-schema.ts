import fc, { type Arbitrary } from 'fast-check';
import { explain, metricCodes } from '@goalsquare/engine';
import { resolved, type Schema } from '../../src/http/contract/schema.js';

/** Texts that servers trip over. */
export const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '007',
  '1e3',
  '0x10',
  '1.0',
  '+1',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '[]',
  '{}',
  '%',
  '%00',
  '%zz',
  '%25',
  '%252C',
  '%2F',
  '..',
  '../',
  '..%2f..',
  './',
  '\\',
  '\u0000',
  '\u202e',
  '\ud83c\udfc9',
  'é',
  "'",
  '"',
  '<script>',
  '${7*7}',
  '; DROP',
  ',',
  ',,',
  '1,2',
  '|',
  '&',
  '=',
  '#',
  '?',
  ';',
  'a'.repeat(200),
  '9'.repeat(300),
] as const;

/** Any text, odd ones often. */
export const anyText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.double().map(String),
);

const anyJson: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  anyText,
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1.5,
    1e300,
    [],
    {},
    [[]],
    { length: 3 },
    { toString: 1 },
    { constructor: { prototype: { polluted: true } } },
  ),
);

const integerOf = ({ minimum = 0, maximum = 2147483647 }: Schema): Arbitrary<number> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, minimum + 2000) }) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
  );

const ofBothLevels = metricCodes.filter((code) => explain(code).level === 'Both');

const textOf = ({ minLength = 0, maxLength = 100 }: Schema): Arbitrary<string> =>
  fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...ofBothLevels) },
    { weight: 2, arbitrary: fc.constantFrom(...metricCodes) },
    { weight: 1, arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, 30) }) },
  );

type Item = Readonly<Record<string, unknown>>;

/** The members that an area of each shape needs. */
const membersOfShape: Readonly<Record<string, readonly string[]>> = {
  polygon: ['points'],
  circle: ['centre', 'radius'],
  goal: ['toDistance'],
};

/** An area with only the members of its shape. Other objects do not change. */
function ofOneShape(item: Item): Item {
  const members = membersOfShape[String(item.is)];
  if (members === undefined) return item;
  const { of, unit } = item;
  const place = { ...(of !== undefined && { of }), ...(unit !== undefined && { unit }) };
  return members.every((member) => item[member] !== undefined)
    ? { is: item.is, ...place, ...Object.fromEntries(members.map((member) => [member, item[member]])) }
    : { is: 'circle', ...place, centre: { x: 0, y: 0 }, radius: 30 };
}

/** Two bounds in their order. */
function inOrder(item: Item, low: string, high: string): Item {
  const [from, to] = [item[low], item[high]].map((bound) => bound as number | undefined);
  return from === undefined || to === undefined
    ? item
    : { ...item, [low]: Math.min(from, to), [high]: Math.max(from, to) };
}

/** A request of statistics without bounds that contradict each other, which no schema can say. */
function withoutConflict(item: Item): Item {
  const { lastXSeconds, fromPeriodSeconds, toPeriodSeconds, ...rest } = ofOneShape(
    inOrder(item, 'fromScoreMargin', 'toScoreMargin'),
  );
  if (lastXSeconds !== undefined) return { ...rest, lastXSeconds };
  const window = {
    ...(fromPeriodSeconds !== undefined && { fromPeriodSeconds }),
    ...(toPeriodSeconds !== undefined && { toPeriodSeconds }),
  };
  return inOrder({ ...rest, ...window }, 'fromPeriodSeconds', 'toPeriodSeconds');
}

/** Values that a schema of the contract allows. **Shape**: lists are short, and texts are mostly codes of metrics. */
export function allowedBy(schema: Schema): Arbitrary<unknown> {
  const {
    type,
    enum: values,
    items = {},
    properties = {},
    required = [],
    minItems = 0,
    maxItems = 10,
    pattern,
  } = resolved(schema);
  if (values !== undefined) return fc.constantFrom(...values);
  switch (type) {
    case 'integer':
    case 'number':
      return integerOf(resolved(schema));
    case 'string':
      return pattern === undefined ? textOf(resolved(schema)) : fc.stringMatching(new RegExp(pattern, 'u'));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(allowedBy(items), { minLength: minItems, maxLength: Math.min(maxItems, 4) });
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, allowedBy(part)])), {
          requiredKeys: [...required],
        })
        .map(withoutConflict);
    default:
      return anyJson;
  }
}

const oddKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '', 'a/b', 'a~b', 'length'),
  anyText,
);

/** A value like another but spoilt in one place: a member of another kind, one too many, one lost. */
function spoilt(value: unknown): Arbitrary<unknown> {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const worse = list.map((item, at) =>
      spoilt(item).map((bad) => list.map((one, index) => (index === at ? bad : one))),
    );
    return fc.oneof(
      anyJson,
      anyJson.map((more) => [...list, more]),
      fc.constant(Array.from({ length: 120 }, () => list[0] ?? {})),
      ...worse,
    );
  }
  if (typeof value !== 'object' || value === null) return anyJson;
  const entries = Object.entries(value);
  const without = entries.map(([name]) => fc.constant(Object.fromEntries(entries.filter(([other]) => other !== name))));
  const worse = entries.map(([name, part]) => spoilt(part).map((bad) => ({ ...value, [name]: bad })));
  const more = fc.tuple(oddKey, anyJson).map(([name, part]) => Object.fromEntries([...entries, [name, part]]));
  return fc.oneof(anyJson, more, ...without, ...worse);
}

/** Texts of bodies: mostly valid by a schema, or nearly so; sometimes no JSON, or far too deep. */
export function bodyTexts(schema: Schema): Arbitrary<string> {
  const good = allowedBy(schema);
  return fc.oneof(
    { weight: 9, arbitrary: good.map((value) => JSON.stringify(value)) },
    { weight: 5, arbitrary: good.chain(spoilt).map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[]',
        'null',
        '"',
        '\u0000',
        '{"a":1,}',
        '{"__proto__":{"polluted":true}}',
        `${'['.repeat(500)}${']'.repeat(500)}`,
        '\ufeff{}',
        '{"playerMetricRequests":[],"playerMetricRequests":1}',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  );
}
