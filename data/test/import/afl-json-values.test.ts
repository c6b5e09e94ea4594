import { expect } from 'chai';
import { JsonValue, type JsonFaults } from '../../src/import/afl-json/json-value.js';
import { reading as readingJson } from '../support/json-value.js';

/** Returns what was read and the faults. */
function reading(json: unknown, read: (root: JsonValue) => unknown): readonly unknown[] {
  const { is, faults } = readingJson(json, read);
  return [is, ...faults];
}

const long = 'x'.repeat(201);

describe('a value in a file of the AFL', () => {
  const texts: readonly (readonly [value: unknown, ...expected: readonly unknown[]])[] = [
    ['Otters', 'Otters'],
    [' Otters\n', 'Otters'],
    ['', undefined],
    ['  ', undefined],
    [null, undefined],
    [undefined, undefined],
    [long.slice(1), long.slice(1)],
    [long, undefined, `a: ${long}, not a text of at most 200 characters`],
    [7, undefined, 'a: 7, not a text of at most 200 characters'],
    [false, undefined, 'a: false, not a text of at most 200 characters'],
    [{}, undefined, 'a: an object, not a text of at most 200 characters'],
    [['Otters'], undefined, 'a: a list, not a text of at most 200 characters'],
  ];
  for (const [value, ...expected] of texts)
    it(`is a text or not: ${JSON.stringify({ a: value }).slice(0, 20)}`, () => {
      expect(reading({ a: value }, (root) => root.get('a').textIfAny())).to.deep.equal(expected);
    });

  it('is reported without a text that must be there, once', () => {
    expect(reading({ a: null }, (root) => root.get('a').text())).to.deep.equal(['', 'a: null, not a text']);
    expect(reading({}, (root) => root.get('a.b').text())).to.deep.equal(['', 'a.b: undefined, not a text']);
    expect(reading({ a: 7 }, (root) => root.get('a').text())).to.deep.equal([
      '',
      'a: 7, not a text of at most 200 characters',
    ]);
    expect(reading({ a: ' b ' }, (root) => root.get('a').text())).to.deep.equal(['b']);
  });

  const range = 'a number from -20 to 99';
  const numbers: readonly (readonly [value: unknown, ...expected: readonly unknown[]])[] = [
    [12, 12],
    ['12', 12],
    ['10.0', 10],
    [-1.5, -1.5],
    ['12.34', 12.34],
    [0, 0],
    [-20, -20],
    [99, 99],
    [-20.5, undefined, `a: -20.5, not ${range}`],
    [99.5, undefined, `a: 99.5, not ${range}`],
    ['-', undefined],
    ['NA', undefined],
    ['', undefined],
    [null, undefined],
    [true, undefined],
    ['two', undefined, `a: two, not ${range}`],
    ['1x', undefined, `a: 1x, not ${range}`],
    ['x1', undefined, `a: x1, not ${range}`],
    ['1e1', undefined, `a: 1e1, not ${range}`],
    ['.5', undefined, `a: .5, not ${range}`],
    ['1.x', undefined, `a: 1.x, not ${range}`],
    [{}, undefined, `a: an object, not ${range}`],
    [[5], undefined, `a: a list, not ${range}`],
  ];
  for (const [value, ...expected] of numbers)
    it(`is a number or not: ${JSON.stringify(value)}`, () => {
      expect(reading({ a: value }, (root) => root.get('a').numberIfAny(-20, 99))).to.deep.equal(expected);
    });

  it('is a whole number, or reported', () => {
    expect(reading({ a: '3.0' }, (root) => root.get('a').integerIfAny(0, 9))).to.deep.equal([3]);
    expect(reading({ a: null }, (root) => root.get('a').integerIfAny(0, 9))).to.deep.equal([undefined]);
    expect(reading({ a: 1.5 }, (root) => root.get('a').integerIfAny(0, 9))).to.deep.equal([
      undefined,
      'a: 1.5, not a whole number from 0 to 9',
    ]);
    expect(reading({ a: 4 }, (root) => root.get('a').integer(3, 9))).to.deep.equal([4]);
    expect(reading({}, (root) => root.get('a').integer(3, 9))).to.deep.equal([
      3,
      'a: undefined, not a whole number from 3 to 9',
    ]);
  });

  it('has members by their path, and only its own', () => {
    const json = { a: { b: { c: 1 } }, 'a.b': 2, none: null };
    expect(reading(json, (root) => root.get('a.b.c').value)).to.deep.equal([1]);
    expect(reading(json, (root) => root.get('a.b.c').path)).to.deep.equal(['a.b.c']);
    for (const path of ['constructor', 'a.toString', 'none.b', 'missing.b.c'])
      expect(reading(json, (root) => root.get(path).value)).to.deep.equal([undefined]);
  });

  it('is reported if a path leads through anything but objects', () => {
    for (const [value, shown] of [
      ['x', 'x'],
      [0, '0'],
      [['x'], 'a list'],
    ])
      expect(reading({ a: value }, (root) => root.get('a.length').value)).to.deep.equal([
        undefined,
        `a: ${String(shown)}, not an object`,
      ]);
  });

  it('is a list of objects with their places, or reported', () => {
    const paths = (root: JsonValue): readonly string[] =>
      root
        .get('a')
        .items()
        .map(({ path }) => path);
    expect(reading({ a: [{}, {}] }, paths)).to.deep.equal([['a[0]', 'a[1]']]);
    expect(reading({ a: [] }, paths)).to.deep.equal([[]]);
    expect(reading({ a: null }, paths)).to.deep.equal([[]]);
    expect(reading({ a: { length: 1 } }, paths)).to.deep.equal([[], 'a: an object, not a list']);
    expect(reading({ a: [{}, 5, null, 'x'] }, paths)).to.deep.equal([
      ['a[0]', 'a[1]', 'a[2]', 'a[3]'],
      'a[1]: 5, not an object',
      'a[2]: null, not an object',
      'a[3]: x, not an object',
    ]);
  });

  it('is reported once by its file and path, among the last 20 faults', () => {
    const faults: JsonFaults = [];
    const value = (file: string, path: string): JsonValue => new JsonValue(file, path, 1, faults);
    const count = (): number => {
      value('item.json', 'a').fault('a text', '');
      return faults.length;
    };
    expect([count(), count()]).to.deep.equal([1, 1]);
    value('other.json', 'a').fault('a text', '');
    for (let n = 1; n < 19; n += 1) value('item.json', `b[${n}]`).fault('a text', '');
    expect(count()).to.equal(20);
    value('item.json', 'c').fault('a text', '');
    expect(count()).to.equal(22);
    expect(faults[0]).to.deep.equal({ file: 'item.json', line: 0, field: 'a', value: 1, allowed: 'a text' });
  });
});
