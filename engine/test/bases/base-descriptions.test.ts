import { expect } from 'chai';
import { bases, transactionTypes, type BaseCode, type TransactionType } from '../../src/index.js';
import { describeBase } from '../../src/bases/describe.js';
import { baseDescriptions } from '../../src/bases/base-descriptions.js';

const types = Object.values(transactionTypes) as readonly TransactionType[];
const fed: ReadonlySet<string> = new Set(types.flatMap(({ feeds, preClearance }) => [...feeds, ...preClearance]));

describe('descriptions of bases', () => {
  it('exist for exactly the bases that no transaction feeds by its code alone', () => {
    const described = new Set(Object.keys(baseDescriptions));
    expect(bases.map(({ code }) => code).filter((code) => fed.has(code) === described.has(code))).to.deep.equal([]);
    expect([...described].filter((code) => !bases.some((base) => base.code === code))).to.deep.equal([]);
  });

  it('differ from each other and end without a full stop', () => {
    const details = Object.values(baseDescriptions);
    expect(new Set(details).size).to.equal(details.length);
    expect(details.filter((text) => !/^[a-z].*[^.\s]$/u.test(text))).to.deep.equal([]);
  });

  const samples: readonly (readonly [BaseCode, string])[] = [
    ['goal', 'goal counts Goal (GOAL)'],
    ['spoil', 'spoil counts Spoil (SPOI), Spoil Gaining Possession (SPGP), Spoil Ineffective (SPIN)'],
    ['tacklePrec', 'tacklePrec counts Tackle (TACK), Tackle Run Down (TARD) before the clearance of a stoppage'],
    ['runningBounce', 'runningBounce counts Running Bounce (BOUN)'],
    [
      'chainMetresKI',
      'chainMetresKI adds up chain metres, in tenths, of chains that begin with a kick-in, credited at the launch',
    ],
  ];
  for (const [base, text] of samples)
    it(`include ${text}`, () => {
      expect(describeBase(base)).to.equal(text);
    });
});
