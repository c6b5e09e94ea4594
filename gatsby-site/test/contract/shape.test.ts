import { expect } from 'chai';
import { shapeOf, typeOf } from '../../src/contract/shape.js';

const types: readonly (readonly [schema: Parameters<typeof typeOf>[0], type: string])[] = [
  [{ type: 'integer', format: 'int32' }, 'integer'],
  [{ type: 'array', items: { type: 'string', format: 'date-time' } }, 'list of date-time'],
  [{ type: 'array', items: { type: 'array', items: { type: 'integer' } } }, 'list of list of integer'],
  [{ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }, 'object of list of string'],
];

describe('the shape of a schema', () => {
  for (const [schema, type] of types)
    it(`calls ${JSON.stringify(schema)} ${type}`, () => {
      expect(typeOf(schema)).to.equal(type);
    });

  it('merges the parts of a schema, and lists members before their content', () => {
    const shape = shapeOf({
      allOf: [
        { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } },
        {
          type: 'object',
          properties: { b: { type: 'object', properties: { c: { type: 'string', enum: ['x', 'y'] } } } },
        },
      ],
    });
    expect(
      shape.members.map(({ path, depth, isRequired, allowed }) => [path, depth, isRequired, allowed]),
    ).to.deep.equal([
      ['a', 0, true, ''],
      ['b', 0, false, ''],
      ['b.c', 1, false, 'one of x, y'],
    ]);
  });

  it('fails for a reference to nothing', () => {
    expect(() => shapeOf({ $ref: '#/components/schemas/Nothing' })).to.throw(
      'the contract has no #/components/schemas/Nothing',
    );
  });
});
