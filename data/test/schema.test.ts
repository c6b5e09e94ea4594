import { readFileSync } from 'node:fs';
// oxlint-disable-next-line typescript/no-restricted-imports -- ajv has draft 2020-12 there and nowhere else
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { entryRules, headerRule, jsonSchemaOf } from '@goalsquare/engine';
import { invalidByHeader, invalidShapes, semanticErrors } from './log/invalid-lines/index.js';
import { lines } from './support/small-log.js';

interface Schema {
  readonly $schema: string;
  readonly $defs: Readonly<Record<string, object>>;
}

const schema = JSON.parse(readFileSync(new URL('../schema/match-log.schema.json', import.meta.url), 'utf8')) as Schema;
const sample = readFileSync(new URL('../sample/202601001.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as unknown);

const ajv = new Ajv2020({ strict: true, allErrors: false });
const isLine = ajv.compile(schema);
const isHeader = ajv.compile({ $ref: 'urn:goalsquare:match-log:1#/$defs/header' });
const isEntry = ajv.compile({ $ref: 'urn:goalsquare:match-log:1#/$defs/entry' });

/** A line as the schema reads it. Some cases are texts, because no object literal can contain them. */
const valueOf = (put: unknown): unknown => (typeof put === 'string' ? (JSON.parse(put) as unknown) : put);
const isWell = (line: number, put: unknown): boolean => (line === 1 ? isHeader : isEntry)(valueOf(put));

describe('the JSON Schema of match logs', () => {
  it('is of draft 2020-12 and made of the rules', () => {
    expect(schema.$schema).to.equal('https://json-schema.org/draft/2020-12/schema');
    expect(schema.$defs.header).to.deep.include(jsonSchemaOf(headerRule));
    for (const [kind, rule] of Object.entries(entryRules))
      expect(schema.$defs[kind], kind).to.deep.include(jsonSchemaOf(rule));
  });

  it('has a title and a description of every kind of line', () => {
    expect(Object.keys(schema.$defs)).to.deep.equal(['header', 'entry', ...Object.keys(entryRules)]);
    for (const definition of Object.values(schema.$defs)) expect(definition).to.include.keys('title', 'description');
  });

  it('lets every line of the sample through', () => {
    expect(sample.flatMap((line, at) => (isLine(line) ? [] : [at + 1]))).to.deep.equal([]);
    expect(isHeader(sample[0])).to.equal(true);
  });

  it('lets every line of a small log through', () => {
    expect(lines.flatMap((line, at) => (isWell(at + 1, line) ? [] : [at + 1]))).to.deep.equal([]);
  });

  for (const [name, line, put] of invalidShapes) {
    it(`refuses ${name}`, () => {
      expect(isWell(line, put)).to.equal(false);
    });
  }

  it('lets lines through whose shape is right, whatever stands before them', () => {
    expect(semanticErrors.filter(([, line, put]) => !isWell(line, put)).map(([name]) => name)).to.deep.equal([]);
    expect(invalidByHeader.filter(([, header]) => !isHeader(header)).map(([name]) => name)).to.deep.equal([]);
  });
});
