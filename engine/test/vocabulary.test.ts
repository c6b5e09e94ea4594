import { expect } from 'chai';
import {
  bases, basesOf, chainEndTypes, chainStartTypes, computedCodes, features, isTransactionCode, matchStatuses, metricOf, statusOf, transactionCodes, transactionTypes, type BaseCode, type ChainType, type TransactionType,
} from '../src/index.js';
import { chainStarts } from '../src/vocabulary/stoppages.js';

const types = Object.entries(transactionTypes) as readonly (readonly [string, TransactionType])[];
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('transaction types', () => {
  it('have codes of four or five capitals and names of their own, as many as a byte can number', () => {
    expect(transactionCodes.length).to.be.within(80, 255);
    for (const [code, { name }] of types) {
      expect(code).to.match(/^[A-Z0-9]{4,5}$/u);
      expect(name).to.match(/^[A-Z0-9]\S*(?: \S+)*$/u);
    }
    expect(isUnique(types.map(([, { name }]) => name))).to.equal(true);
  });

  it('include the centre-bounce codes of the contract\'s documentation', () => {
    for (const code of ['CEBO', 'CETU', 'CBVS', 'CBHO', 'CBHAD', 'CBHSK', 'CBHSD']) expect(isTransactionCode(code), code).to.equal(true);
    for (const text of ['', 'cebo', 'KICK', 'toString']) expect(isTransactionCode(text), text).to.equal(false);
  });

  it('feed bases of the feature they belong to, or of the core', () => {
    const featureOf = new Map(bases.map(({ code, feature }) => [code, feature]));
    const wrong = types.flatMap(([code, { feature, feeds, preClearance }]) =>
      [...feeds, ...preClearance].filter((base) => featureOf.get(base) !== 'core' && featureOf.get(base) !== feature).map((base) => `${code} feeds ${base}`));
    expect(wrong).to.deep.equal([]);
  });

  it('that every source captures feed no base of a feature', () => {
    expect(types.filter(([, { feature }]) => feature !== 'core' && !features.includes(feature))).to.deep.equal([]);
  });

  it('of possessions and disposals are persons\', restarts and halts nobody\'s', () => {
    for (const [code, { play, actor }] of types) {
      if (play.is === 'restart' || play.is === 'halt') expect(actor, code).to.equal('none');
      if (play.is === 'possession' || play.is === 'disposal' || play.is === 'rotation' || play.is === 'carry') expect(actor, code).to.equal('person');
    }
  });
});

describe('bases', () => {
  it('have codes of their own, counted ones before summed ones', () => {
    expect(isUnique(bases.map(({ code }) => code))).to.equal(true);
    expect(bases.map(({ index }) => index)).to.deep.equal(bases.map((_, at) => at));
    const kinds = bases.map(({ summed }) => summed);
    expect(kinds).to.deep.equal([...kinds].sort());
  });

  it('are all read by a metric', () => {
    const read = new Set(computedCodes.flatMap((code) => Object.values(metricOf(code).formula).flatMap((formula) => basesOf(formula))));
    expect(bases.map(({ code }) => code).filter((code: BaseCode) => !read.has(code))).to.deep.equal([]);
  });
});

describe('statuses', () => {
  it('have ids and codes of their own, and types of one name', () => {
    expect(isUnique(matchStatuses.map(({ id }) => id))).to.equal(true);
    expect(isUnique(matchStatuses.map(({ code }) => code))).to.equal(true);
    expect(new Map(matchStatuses.map(({ typeId, typeName }) => [typeId, typeName]))).to.deep.equal(new Map([[1, 'Upcoming'], [2, 'Live'], [3, 'Completed'], [4, 'Abandoned']]));
    for (const status of matchStatuses) expect(statusOf(status.code)).to.equal(status);
  });
});

describe('lists of chain states', () => {
  it('name each state by its own code, once', () => {
    const lists: readonly Readonly<Record<string, ChainType>>[] = [chainStartTypes, chainEndTypes];
    for (const list of lists) {
      expect(Object.values(list).map(({ code }) => code)).to.deep.equal(Object.keys(list));
      expect(Object.values(list).map(({ id }) => id)).to.deep.equal(Object.keys(list).map((_, at) => at + 1));
    }
    expect(Object.keys(chainStartTypes)).to.deep.equal(chainStarts);
  });
});
