import { expect } from 'chai';
import { contract, contractDocument, operationIds } from '@goalsquare/openapi';

const all = Object.entries(contractDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const extensions = all.filter(({ operation }) => operation['x-extension'] === true);

describe('the extensions of the contract', () => {
  it('are counted apart from its 53 operations, and served with them', () => {
    expect(operationIds).to.have.lengthOf(53);
    expect(all).to.have.lengthOf(operationIds.length + extensions.length);
    for (const { path } of extensions) expect(contract.paths).not.to.have.property(path);
  });

  for (const { path, method, operation } of extensions) {
    it(`${method.toUpperCase()} ${path} says what it does and which errors it answers`, () => {
      expect(operation.summary).to.match(/^[A-Z].*[^.]$/u);
      expect(operation.description).to.match(/\.$/u);
      expect(Object.keys(operation.responses)).to.include.members([
        '400',
        '401',
        '405',
        '408',
        '414',
        '429',
        '431',
        '503',
      ]);
      expect(contractDocument.tags.map(({ name }) => name)).to.include.members([...operation.tags]);
    });
  }
});
