import { expect } from 'chai';
import { givenOf } from '../../../src/contract/calls.js';
import { document } from '../../../src/contract/document.js';
import { operations } from '../../../src/contract/operations.js';
import { patternWords } from '../../../src/features/reference/pattern-words.js';
import { anchorOf, preparedContract, type Contract } from '../../../src/features/reference/prepared-contract.js';

const contract = document as unknown as Contract;
const examples = Object.fromEntries(operations.map(({ operationId }) => [operationId, givenOf(operationId)]));
const prepared = preparedContract(contract, examples);

const parametersOf = (path: string, method: string): readonly Record<string, unknown>[] =>
  (prepared.paths[path]?.[method]?.parameters ?? []) as unknown as readonly Record<string, unknown>[];

describe('the contract as the reference shows it', () => {
  it('has a value to try for every parameter of a path', () => {
    for (const { path, method } of operations) {
      for (const one of parametersOf(path, method))
        if (one.in === 'path') expect(one, `${method} ${path}`).to.have.property('example');
    }
  });

  it('shows a list as one example', () => {
    const metric = parametersOf('/v1/matches/{matchId}/statistics/players', 'get').find(
      ({ name }) => name === 'metric',
    );
    expect(metric?.examples).to.deep.equal({ sandbox: { value: ['KICK', 'DISPOSAL'] } });
  });

  it('has no value for a parameter that the call to try leaves out', () => {
    for (const { path, method, operationId } of operations) {
      const left = parametersOf(path, method).filter(({ name }) => !(String(name) in (examples[operationId] ?? {})));
      for (const one of left) {
        expect(one, `${method} ${path}`).to.not.have.any.keys('example', 'examples');
        expect(one.schema, `${method} ${path}`).to.not.have.property('example');
      }
    }
  });

  it('has words and a value for every pattern of the contract, and no pattern that is left', () => {
    const patterns = new Set(JSON.stringify(contract).match(/(?<="pattern":)"(?:[^"\\]|\\.)*"/gu));
    expect(patterns.size).to.be.greaterThan(0);
    for (const pattern of [...patterns].map((text) => JSON.parse(text) as string)) {
      const { example = '' } = patternWords[pattern] ?? {};
      expect(example, pattern).to.match(new RegExp(pattern, 'u'));
    }
    expect(JSON.stringify(prepared)).to.not.contain('"pattern":"^');
  });

  it('logs in as the documentation', () => {
    expect(prepared.components.securitySchemes.oauth2.flows.implicit).to.include({
      authorizationUrl: '/oauth2/authorize',
      'x-client-id': 'goalsquare-docs',
    });
  });

  it('calls the server that sent the page, whichever origin the contract is served with', () => {
    const { securitySchemes } = contract.components;
    const { flows } = securitySchemes.oauth2;
    const implicit = { ...flows.implicit, authorizationUrl: 'https://api.example/oauth2/authorize' };
    const served: Contract = {
      ...contract,
      servers: [{ url: 'https://api.example' }],
      components: { ...contract.components, securitySchemes: { ...securitySchemes, oauth2: { flows: { implicit } } } },
    };
    const { servers, components } = preparedContract(served, examples);
    expect(servers).to.deep.equal([{ url: '/' }]);
    expect(components.securitySchemes.oauth2.flows.implicit.authorizationUrl).to.equal('/oauth2/authorize');
  });

  it('names nothing that stands elsewhere', () => {
    expect(JSON.stringify(prepared)).to.not.contain('$ref');
    expect(JSON.stringify(contract)).to.contain('$ref');
  });

  it('leaves the contract as it was', () => {
    expect(contract.components.securitySchemes.oauth2.flows.implicit).to.not.have.property('x-client-id');
  });

  it('names operations as RapiDoc does', () => {
    expect(anchorOf('get', '/v1/matches/{matchId}/score')).to.equal('get-/v1/matches/-matchId-/score');
  });
});
