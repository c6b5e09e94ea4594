import { expect } from 'chai';
import { contractDocument } from '../../src/contract.js';
import { memberType } from '../../src/tables/member-type.js';

const typeIn = (id: string, rows: readonly string[], path: readonly (string | number)[]): unknown =>
  memberType(contractDocument, id, rows, { depth: rows.length, path });

describe('the type of a member of a response', () => {
  it('is that of the contract, in lists and in each kind of an item', () => {
    expect(typeIn('getPersons', ['persons'], ['squads', 0, 'squadId'])).to.deep.equal({ type: 'integer' });
    expect(typeIn('getChanges', ['changes'], ['utcTimestamp'])).to.deep.equal({ type: 'date-time' });
    expect(typeIn('getChanges', ['changes'], ['metricCodes'])).to.deep.equal({ type: 'list', items: 'string' });
  });

  it('is none of what the contract does not have', () => {
    expect(() => typeIn('getPersons', ['persons'], ['age'])).to.throw('no member age of age in getPersons');
    expect(() => typeIn('getNothing', [], ['id'])).to.throw('the contract has no operation getNothing');
  });
});
