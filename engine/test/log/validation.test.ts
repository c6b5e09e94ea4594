import { expect } from 'chai';
import { validate, describeRule as wordsOf, jsonSchemaOf } from '../../src/index.js';
import { choice, flag, integer, list, number, object, PRINTABLE, text, type Rule } from '../../src/log/rule.js';

const person = object({ id: integer(0, 9) }, { name: text(3) });

/** A rule, its description, its JSON Schema, valid values and invalid ones. */
const cases: readonly (readonly [
  rule: Rule,
  words: string,
  schema: object,
  good: readonly unknown[],
  bad: readonly unknown[],
])[] = [
  [
    integer(-1, 5),
    'a whole number from -1 to 5',
    { type: 'integer', minimum: -1, maximum: 5 },
    [-1, 0, 5, 5.0],
    [-2, 6, 1.5, '1', NaN, Infinity, null, true, [1]],
  ],
  [
    number(0, 2.5),
    'a number from 0 to 2.5',
    { type: 'number', minimum: 0, maximum: 2.5 },
    [0, 2.5, 1e-9],
    [-0.1, 2.6, NaN, '1', null, undefined],
  ],
  [
    text(3),
    'a text of 1 to 3 printable characters',
    { type: 'string', minLength: 1, maxLength: 3, pattern: PRINTABLE },
    ['a', 'abc', 'é ’'],
    ['', 'abcd', 1, null, ['a'], 'a\u0000', 'a\nb', '\u001b[1', 'a\u202eb', '\ud800'],
  ],
  [
    text(4, '^\\d+$', '12'),
    'a text of 1 to 4 characters such as 12',
    { type: 'string', minLength: 1, maxLength: 4, pattern: '^\\d+$' },
    ['7', '1234'],
    ['12345', 'a', '1a', '', '1\n'],
  ],
  [choice(['a', 'b']), 'one of a, b', { enum: ['a', 'b'] }, ['a', 'b'], ['c', 'A', '', 0, null, ['a']]],
  [flag, 'true, or left out', { const: true }, [true], [false, 'true', 1, null]],
  [
    list(integer(0, 1), 2),
    'a list of at most 2, each a whole number from 0 to 1',
    { type: 'array', maxItems: 2, items: { type: 'integer', minimum: 0, maximum: 1 } },
    [[], [0], [1, 0]],
    [[0, 0, 0], [2], {}, '01', null],
  ],
  [
    person,
    'an object with id, name?',
    {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: { type: 'integer', minimum: 0, maximum: 9 },
        name: { type: 'string', minLength: 1, maxLength: 3, pattern: PRINTABLE },
      },
    },
    [{ id: 1 }, { id: 1, name: 'Jo' }],
    [{}, { id: 1, nick: 'J' }, { name: 'Jo' }, { id: 1, name: null }, [], null, 'id', { id: 1, toString: 1 }],
  ],
];

describe('rules', () => {
  for (const [rule, words, schema, good, bad] of cases) {
    describe(words, () => {
      it('are described in words and as JSON Schema', () => {
        expect(wordsOf(rule)).to.equal(words);
        expect(jsonSchemaOf(rule)).to.deep.equal(schema);
      });
      it('accept valid values', () => {
        for (const value of good) expect(validate(rule, value)).to.deep.equal([]);
      });
      it('report an issue for every invalid value', () => {
        for (const value of bad) expect(validate(rule, value), JSON.stringify(value)).to.not.deep.equal([]);
      });
    });
  }

  it('report the path of every issue', () => {
    const rule = object({ squads: list(object({ players: list(person, 5) }, {}), 2) }, {});
    expect(validate(rule, { squads: [{ players: [{ id: 1 }, { id: 77, nick: 'J' }] }, {}] })).to.deep.equal([
      { field: 'squads[0].players[1].id', value: 77, allowed: 'a whole number from 0 to 9' },
      { field: 'squads[0].players[1].nick', value: 'J', allowed: 'no such member; the members are id, name' },
      { field: 'squads[1].players', value: undefined, allowed: 'a list of at most 5, each an object with id, name?' },
    ]);
  });

  it('prefix paths with the given path', () => {
    expect(validate(person, null, 'person')).to.deep.equal([
      { field: 'person', value: null, allowed: 'an object with id, name?' },
    ]);
  });
});
