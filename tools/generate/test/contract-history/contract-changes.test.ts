import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { baseContract } from '../../contract-history/base-contract.js';
import { documentChanges, type Document } from '../../contract-history/compare-documents.js';
import {
  contractChanges,
  readIntended,
  readReleases,
  undecidedChanges,
} from '../../contract-history/contract-changes.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const schema = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'integer', format: 'int32' },
    kind: { type: 'string', enum: ['a', 'b'] },
    parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
    extra: { type: 'string', 'x-extension': true },
  },
};
const part = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 9 }, whole: { $ref: '#/components/schemas/Part' } },
};
const operation = {
  operationId: 'postThing',
  parameters: [{ $ref: '#/components/parameters/Limit' }],
  requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
  responses: {
    200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
    404: { description: 'None.' },
  },
};

/** A document with members of its parts replaced. */
const documentWith = ({
  thing = {},
  parts = {},
  limit = {},
  of = {},
  paths = {},
}: Readonly<Partial<Record<'thing' | 'parts' | 'limit' | 'of' | 'paths', object>>> = {}) =>
  ({
    info: { version: 'v1' },
    paths: { '/things': { post: { ...operation, ...of } }, ...paths },
    components: {
      schemas: { Thing: { ...schema, ...thing }, Part: { ...part, ...parts } },
      parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 9 }, ...limit } },
    },
  }) as unknown as Document;

type Changed = Parameters<typeof documentWith>[0];

const { id, kind, parts, extra } = schema.properties;
const POST = 'POST /things';

/** A change of the document, and its result in the comparison: breaking changes have an exclamation mark. */
const cases: readonly (readonly [what: string, changed: Changed, said: readonly string[]])[] = [
  ['nothing', {}, []],
  ['a description', { thing: { description: 'New.' } }, []],
  [
    'a member that is removed',
    { thing: { properties: { id, parts, extra } } },
    ['! request body: kind is removed', '! response 200: kind is removed'],
  ],
  [
    'a member that is new',
    { thing: { properties: { ...schema.properties, more: { type: 'string' } } } },
    ['request body: more is new', 'response 200: more is new'],
  ],
  [
    'a member that requests need',
    { thing: { required: ['id', 'kind'] } },
    ['! request body: kind is required', 'response 200: kind is always there'],
  ],
  [
    'a member that responses may lack',
    { thing: { required: [] } },
    ['! response 200: id can be absent', 'request body: id can be absent'],
  ],
  [
    'another type',
    { thing: { properties: { ...schema.properties, id: { type: 'string' } } } },
    [
      '! request body: id type is "string" instead of "integer"',
      '! response 200: id type is "string" instead of "integer"',
      '! response 200: id format is none instead of "int32"',
      'request body: id format is none instead of "int32"',
    ],
  ],
  [
    'values of an enumeration',
    { thing: { properties: { ...schema.properties, kind: { ...kind, enum: ['b', 'c'] } } } },
    [
      '! request body: kind no longer has the values a',
      '! response 200: kind has the new values c',
      'request body: kind has the new values c',
      'response 200: kind no longer has the values a',
    ],
  ],
  [
    'a bound, inside a list and a schema within itself',
    { parts: { properties: { ...part.properties, name: { type: 'string', maxLength: 5 } } } },
    [
      '! request body: parts[].name maxLength is 5 instead of 9',
      'response 200: parts[].name maxLength is 5 instead of 9',
    ],
  ],
  [
    'null',
    { thing: { properties: { ...schema.properties, id: { ...id, nullable: true } } } },
    ['! response 200: id can be null', 'request body: id can be null'],
  ],
  ['a parameter that is required', { limit: { required: true } }, ['! query parameter limit is required']],
  [
    'a parameter with another name',
    { limit: { name: 'most' } },
    ['! query parameter limit is removed', 'query parameter most is new'],
  ],
  [
    'a wider parameter',
    { limit: { schema: { type: 'integer', maximum: 99 } } },
    ['query parameter limit maximum is 99 instead of 9'],
  ],
  ['a deprecated operation', { of: { deprecated: true } }, [' is deprecated']],
  ['a deprecated parameter', { limit: { deprecated: true } }, ['query parameter limit is deprecated']],
  ['a status that is removed', { of: { responses: { 200: operation.responses[200] } } }, ['response 404 is removed']],
  ['a response that is removed', { of: { responses: { 404: {} } } }, ['! response 200 is removed']],
];

describe('the changes between two documents', () => {
  for (const [what, changed, said] of cases)
    it(`of ${what}`, () => {
      const changes = documentChanges(documentWith(), documentWith(changed));
      expect(changes.map((one) => `${one.isBreaking ? '! ' : ''}${one.part} ${one.detail}`)).to.deep.equal(said);
    });

  it('name operations that are new or removed, and those that share a change', () => {
    const other = { '/others': { get: { ...operation, operationId: 'getOther' } } };
    const [from, to] = [documentWith(), documentWith({ paths: other })];
    expect(documentChanges(from, to)).to.deep.equal([
      { kind: 'added', isBreaking: false, part: '', detail: 'is new', operations: ['GET /others'] },
    ]);
    expect(documentChanges(to, from)[0]).to.deep.include({ kind: 'removed', isBreaking: true });
    const [change] = documentChanges(to, documentWith({ paths: other, limit: { required: true } }));
    expect(change?.operations).to.deep.equal([POST, 'GET /others']);
  });
});

describe('the history of a contract', () => {
  const release = { version: '1.0.0', date: '2026-01-01', document: documentWith() };

  it('begins with what the first release adds to the contract that it extends', () => {
    const { base, versions } = contractChanges([release], documentWith(), []);
    expect([base, versions.map(({ version, since }) => [version, since])]).to.deep.equal(['v1', [['1.0.0', 'v1']]]);
    expect(versions[0]?.changes.map((one) => one.part)).to.deep.equal(['request body: extra', 'response 200: extra']);
  });

  it('has the current document first, and breaking changes that nobody has decided', () => {
    const current = documentWith({ limit: { required: true } });
    const changes = contractChanges([release], current, []);
    expect(changes.versions.map(({ version }) => version)).to.deep.equal(['Unreleased', '1.0.0']);
    expect(undecidedChanges(changes).map((one) => one.part)).to.deep.equal(['query parameter limit']);
    const intended = { since: '1.0.0', part: 'query parameter limit', detail: 'is required', reason: 'Too slow.' };
    const decided = contractChanges([release], current, [intended]);
    expect(undecidedChanges(decided)).to.deep.equal([]);
    expect(decided.versions[0]?.changes[0]?.reason).to.equal('Too slow.');
  });
});

describe('our contract', () => {
  const current = JSON.parse(readFileSync(`${root}openapi/openapi.json`, 'utf8')) as Document;

  it('adds extensions only: without them it is the same in every version, but for what was decided with a reason', () => {
    const intended = readIntended(root);
    for (const { version, document } of readReleases(root)) {
      const decided = intended.filter(({ since }) => since === version);
      const changes = documentChanges(baseContract(document), baseContract(current)).filter(
        ({ part, detail }) => !decided.some((one) => one.part === part && one.detail === detail),
      );
      expect(changes, version).to.deep.equal([]);
      expect(decided.filter(({ reason }) => reason === '')).to.deep.equal([]);
    }
  });
});
