import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { skill } from '../../publish/skill.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly $ref?: string;
}
interface Contract {
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>>;
}

const contract = JSON.parse(
  readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as Contract;
const resolved = (parameter: Parameter): Parameter =>
  contract.components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;
const calls = [...skill({ origin: 'https://docs.example' }).matchAll(/`GET (?<path>\/v1[^?`]+)\??(?<query>[^`]*)`/gu)];

describe('the skill of assistants', () => {
  it('has calls', () => {
    expect(calls.length).to.be.above(5);
  });

  for (const { groups: { path = '', query = '' } = {} } of calls)
    it(`calls ${path} as the contract has it`, () => {
      const parameters = contract.paths[path]?.get?.parameters?.map(resolved) ?? [];
      const allowed = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      expect(contract.paths[path], 'no such path').to.have.property('get');
      expect(allowed).to.include.members([...new URLSearchParams(query).keys()]);
    });
});
