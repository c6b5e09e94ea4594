import { expect } from 'chai';
import { contract } from '@goalsquare/openapi';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
}

const schemas = contract.components.schemas as Readonly<Record<string, Schema>>;
const named = ({ $ref = '' }: Schema): Schema | undefined => schemas[$ref.replace('#/components/schemas/', '')];

function walk(schema: Schema, at: string): readonly (readonly [string, Schema])[] {
  return [
    [at, schema],
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => walk(part, `${at}.${name}`)),
    ...(schema.items === undefined ? [] : walk(schema.items, `${at}[]`)),
    ...(schema.allOf ?? []).flatMap((part) => walk(part, at)),
  ];
}

const all = Object.entries(schemas).flatMap(([name, schema]) => walk(schema, name));

describe('the schemas of the contract', () => {
  it('describe themselves and each of their properties', () => {
    const properties = all.flatMap(([at, { properties = {} }]) =>
      Object.entries(properties).map(([name, part]) => [`${at}.${name}`, part] as const),
    );
    const silent = [...Object.entries(schemas), ...properties].filter(
      ([, schema]) => (schema.description ?? named(schema)?.description ?? '').trim() === '',
    );
    expect(silent.map(([at]) => at)).to.deep.equal([]);
  });

  it('say the format of every number', () => {
    const formats: Readonly<Record<string, readonly string[]>> = { integer: ['int32', 'int64'], number: ['double'] };
    const vague = all.filter(([, { type = '', format = '' }]) => !(formats[type]?.includes(format) ?? true));
    expect(vague.map(([at]) => at)).to.deep.equal([]);
  });

  it('require only properties they have', () => {
    const unknown = all.flatMap(([at, { required = [], properties = {} }]) =>
      required.filter((name) => !(name in properties)).map((name) => `${at}.${name}`),
    );
    expect(unknown).to.deep.equal([]);
  });

  it('give officials the members of players, but for whether they have played', () => {
    const members = (name: string): readonly string[] => Object.keys(schemas[name]?.properties ?? {}).sort();
    expect(members('MatchOfficial')).to.deep.equal(members('MatchPlayer').filter((name) => name !== 'played'));
    expect(members('MatchOfficialPositions')).to.deep.equal(members('MatchPlayerPositions'));
  });

  it('identify the current season by competition, championship and season', () => {
    expect(Object.keys(schemas.CurrentSeason?.properties ?? {})).to.deep.equal([
      'competitionId',
      'championshipId',
      'seasonId',
    ]);
  });
});
