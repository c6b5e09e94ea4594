import { contractDocument, operatorDocument } from '@goalsquare/openapi';
import { expect } from 'chai';
import { stringify } from 'yaml';
import { yamlSteps } from '../../../src/features/operations/yaml-steps.js';

describe('YAML in steps', () => {
  const documents: readonly (readonly [string, object])[] = [
    ['the contract', contractDocument],
    ['the operator API', operatorDocument],
    ['members without members', { a: {}, b: { c: [], d: { e: null, 'f: g': 'a: b' } }, 200: [{ h: 1 }] }],
  ];
  for (const [name, document] of documents) {
    it(`is what the whole document is in YAML: ${name}`, () => {
      const steps = yamlSteps(document);
      let next = steps.next();
      let count = 0;
      for (; next.done !== true; next = steps.next()) count += 1;
      expect(next.value).to.equal(stringify(document, { aliasDuplicateObjects: false }));
      expect(count).to.be.at.least(4);
    });
  }
});
