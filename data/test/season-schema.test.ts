import { readFileSync } from 'node:fs';
// oxlint-disable-next-line typescript/no-restricted-imports -- ajv has draft 2020-12 there and nowhere else
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { jsonSchemaOf, seasonRule } from '@goalsquare/engine';
import { record } from './support/season-record.js';

const schema = JSON.parse(readFileSync(new URL('../schema/season.schema.json', import.meta.url), 'utf8')) as object;
const isRecord = new Ajv2020({ strict: true }).compile(schema);

describe('the JSON Schema of season records', () => {
  it('is of draft 2020-12 and made of the rule', () => {
    expect(schema).to.deep.include({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...jsonSchemaOf(seasonRule),
    });
    expect(schema).to.include.keys('title', 'description');
  });

  it('lets a record through', () => {
    expect(isRecord(record)).to.equal(true);
  });

  const faulty: readonly (readonly [string, object])[] = [
    ['without a league', { ...record, league: undefined }],
    ['of another format', { ...record, format: 'x' }],
    ['with an unknown member', { ...record, club: 1 }],
    [
      'with a day that is none',
      {
        ...record,
        squads: [{ ...record.squads[1], players: [{ personId: 1, fullname: 'A', dateOfBirth: '2001-13-01' }] }],
      },
    ],
  ];
  for (const [title, value] of faulty) {
    it(`refuses one ${title}`, () => {
      expect(isRecord(JSON.parse(JSON.stringify(value)))).to.equal(false);
    });
  }
});
