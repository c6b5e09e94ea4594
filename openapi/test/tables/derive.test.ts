import { expect } from 'chai';
import { deriveTable } from '../../src/tables/derive.js';
import type { AnswerSchema } from '../../src/tables/schema.js';

const thing: AnswerSchema = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', description: 'Id of the thing.' }, name: { type: 'string' } },
};
const answer: AnswerSchema = {
  type: 'object',
  required: ['at', 'things', 'codes'],
  properties: {
    at: { type: 'string', format: 'date' },
    owner: {
      description: 'Whose they are.',
      allOf: [
        { $ref: 'thing' },
        { type: 'object', required: ['age'], properties: { age: { type: 'number', nullable: true } } },
      ],
    },
    codes: { type: 'array', items: { type: 'string' } },
    things: { type: 'array', items: { $ref: 'thing' } },
  },
};
const resolve = (): AnswerSchema => thing;

describe('a table derived from a schema', () => {
  it('has the scalars of the answer and of what is in it, and lists of scalars, in their order', () => {
    expect(deriveTable(answer, [{}], resolve)).to.deep.equal({
      rows: [],
      columns: [
        { name: 'at', depth: 0, path: ['at'], type: 'date', description: '' },
        {
          name: 'owner_id',
          depth: 0,
          path: ['owner', 'id'],
          type: 'integer',
          nullable: true,
          description: 'Id of the thing.',
        },
        { name: 'owner_name', depth: 0, path: ['owner', 'name'], type: 'string', nullable: true, description: '' },
        {
          name: 'owner_age',
          depth: 0,
          path: ['owner', 'age'],
          type: 'number',
          unit: 'years',
          nullable: true,
          description: '',
        },
        { name: 'codes', depth: 0, path: ['codes'], type: 'list', items: 'string', description: '' },
      ],
    });
  });

  it('has a row for each of the items that are walked, after what is above them', () => {
    const { rows, columns } = deriveTable(answer, [{ only: ['at'] }, { at: 'things', noun: 'thing' }], resolve);
    expect(rows).to.deep.equal(['things']);
    expect(columns.map(({ name, depth }) => `${depth} ${name}`)).to.deep.equal(['0 at', '1 thing_id', '1 thing_name']);
  });

  it('has numbered columns of a list that is declared wide', () => {
    const { columns } = deriveTable(answer, [{ only: ['things.0.id', 'things.1.id'], wide: { things: 2 } }], resolve);
    expect(columns.map(({ name, path, nullable }) => [name, path, nullable])).to.deep.equal([
      ['thing_1_id', ['things', 0, 'id'], true],
      ['thing_2_id', ['things', 1, 'id'], true],
    ]);
  });

  it('refuses declarations of members the contract does not have', () => {
    expect(() => deriveTable(answer, [{}, { at: 'stuff' }], resolve)).to.throw('no member stuff');
    expect(() => deriveTable(answer, [{ only: ['size'] }], resolve)).to.throw('no member size');
  });
});
