import { expect } from 'chai';
import { contract, operationIds, type ContractOperation } from '@goalsquare/openapi';

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly operation: ContractOperation;
}

const listed: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/**
 * Statuses of an id in the path: a licence covers matches, leagues and seasons, and positions are everybody's. The
 * seasons of the default league have its ids without naming them.
 */
const ofIds = (path: string): readonly string[] =>
  !path.includes('{') && path !== '/v1/seasons' ? [] : path.startsWith('/v1/positiontypes/') ? ['404'] : ['403', '404'];

function mandatory({ path, method }: Operation): readonly string[] {
  return [
    '200',
    '400',
    '401',
    '405',
    '408',
    '414',
    '429',
    '431',
    '503',
    ...ofIds(path),
    ...(path.endsWith('/glossary') ? ['404'] : []),
    ...(method === 'get' ? ['304'] : []),
    ...(method === 'post' ? ['413'] : []),
  ].sort();
}

function resolve(node: unknown): unknown {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node;
  return $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
}

describe('the contract', () => {
  it('is OpenAPI 3.0.1 at version v1.53.0', () => {
    expect(contract.openapi).to.equal('3.0.1');
    expect(contract.info.version).to.equal('v1.53.0');
  });

  it('accepts either of its two security schemes, without scopes', () => {
    expect(contract.security).to.deep.equal([{ oauth2: [] }, { bearer: [] }]);
    expect(contract.components.securitySchemes).to.have.all.keys('oauth2', 'bearer');
    expect(contract.components.securitySchemes?.oauth2).to.have.nested.property('flows.implicit.scopes').that.is.empty;
    expect(contract.components.securitySchemes?.bearer).to.include({ type: 'http', scheme: 'bearer' });
  });

  it('is served by its own host', () => {
    expect(contract.servers.map(({ url }) => url)).to.deep.equal(['/']);
  });

  it('names every operation once, in camel case', () => {
    expect(operationIds).to.have.lengthOf(listed.length);
    expect(new Set(operationIds).size).to.equal(operationIds.length);
    for (const id of operationIds) expect(id).to.match(/^(get|post)([A-Z][a-z]+)+$/);
  });

  for (const entry of listed) {
    describe(`${entry.method.toUpperCase()} ${entry.path}`, () => {
      it('documents every status that it can answer, and no other', () => {
        expect(Object.keys(entry.operation.responses).sort()).to.deep.equal(mandatory(entry));
      });

      it('describes its errors as problem details, and 401 and 304 without a body', () => {
        for (const [status, response] of Object.entries(entry.operation.responses)) {
          const { content } = resolve(response) as { content?: object };
          if (status === '200') expect(content).to.have.all.keys('application/json', 'text/csv');
          else if (status === '401' || status === '304') expect(content).to.equal(undefined);
          else expect(content).to.have.all.keys('application/problem+json');
        }
      });

      it('says what it does', () => {
        expect(entry.operation.summary).to.match(/^[A-Z].*[^.]$/);
        expect(entry.operation.description).to.match(/\.$/);
        expect(entry.operation.tags).to.have.lengthOf(1);
        expect(contract.tags.map(({ name }) => name)).to.include.members([...entry.operation.tags]);
      });
    });
  }
});
