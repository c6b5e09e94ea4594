import contract from '@goalsquare/openapi/openapi.json' with { type: 'json' };
import { expect } from 'chai';
import { parameterNames, parameters, type Level, type ParameterKind } from '../../src/query/parameters.js';

interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly type?: string;
}
interface Parameter {
  readonly name: string;
  readonly schema: Schema;
}

const components = contract.components as unknown as {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly schemas: Readonly<Record<string, Schema>>;
};
const nameIn = (ref: string): string => ref.split('/').at(-1) ?? '';

const parametersOf = (level: Level): readonly Parameter[] =>
  (contract.paths[`/v1/statistics/${level}`].get.parameters as readonly { readonly $ref: string }[]).flatMap(
    ({ $ref }) => components.parameters[nameIn($ref)] ?? [],
  );

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (components.schemas[nameIn(schema.$ref)] ?? {});

/** Parameters that the page sets itself, for pages and files, or has no use for: its form offers valid metrics only, its table all rows. */
const withoutControl = ['cursor', 'dataset', 'dialect', 'fields', 'format', 'queries', 'rowPersonId', 'validation'];

describe('the parameters of the form', () => {
  it('are those of the contract, for players and for squads', () => {
    const named = (level: Level): readonly string[] =>
      parametersOf(level)
        .map(({ name }) => name)
        .filter((name) => !withoutControl.includes(name));
    expect([...named('squads')].sort()).to.deep.equal([...parameterNames].sort());
    expect([...named('players'), 'context'].sort()).to.deep.equal([...parameterNames].sort());
  });

  for (const { name, schema } of parametersOf('squads').filter(({ name: one }) => !withoutControl.includes(one))) {
    it(`allow for ${name} what the contract allows`, () => {
      const kind: ParameterKind = parameters[name as keyof typeof parameters];
      const value = resolved(schema.items ?? schema);
      expect(kind.isList).to.equal(schema.items !== undefined);
      if (kind.is === 'choice') expect([...kind.values].sort()).to.deep.equal([...(value.enum ?? [])].sort());
      else if (kind.is === 'integer')
        expect([value.type, kind.least, kind.most]).to.deep.equal(['integer', value.minimum, value.maximum]);
      else if (kind.is === 'number') expect(value.type).to.equal('number');
      else expect(kind.is === 'date').to.equal(value.format === 'date');
    });
  }
});
