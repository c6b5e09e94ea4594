import { expect } from 'chai';
import {
  bases,
  basesOf,
  chainEndTypes,
  chainStartTypes,
  features,
  isTransactionCode,
  matchStatuses,
  metricCodes,
  metricOf,
  statusOf,
  transactionCodes,
  transactionTypes,
  type BaseCode,
  type ChainType,
  type TransactionType,
} from '../src/index.js';
import {
  isRotationCode,
  positionTypes,
  pressures,
  rotationTypes,
  shotDetails,
  shotResults,
  turnoverCreations,
  turnoverStates,
  turnoverTypes,
  type TurnoverKind,
} from '../src/index.js';
import { hasZones } from '../src/vocabulary/bases.js';
import { pressureHundredths } from '../src/vocabulary/pressures.js';
import { chainStarts } from '../src/vocabulary/stoppages.js';

const types = Object.entries(transactionTypes) as readonly (readonly [string, TransactionType])[];
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('transaction types', () => {
  it('have codes of four or five capitals and names of their own, at most as many as a byte can number', () => {
    expect(transactionCodes.length).to.be.within(80, 255);
    for (const [code, { name }] of types) {
      expect(code).to.match(/^[A-Z0-9]{4,5}$/u);
      expect(name).to.match(/^[A-Z0-9]\S*(?: \S+)*$/u);
    }
    expect(isUnique(types.map(([, { name }]) => name))).to.equal(true);
  });

  it("include the centre-bounce codes of the contract's documentation", () => {
    for (const code of ['CEBO', 'CETU', 'CBVS', 'CBHO', 'CBHAD', 'CBHSK', 'CBHSD'])
      expect(isTransactionCode(code), code).to.equal(true);
    for (const text of ['', 'cebo', 'KICK', 'toString']) expect(isTransactionCode(text), text).to.equal(false);
  });

  it('feed bases of the feature they belong to, or of the core', () => {
    const neededBy = new Map(bases.map(({ code, needs }) => [code, needs]));
    const wrong = types.flatMap(([code, { feature, feeds, preClearance }]) =>
      [...feeds, ...preClearance]
        .filter((base) => neededBy.get(base)?.some((needed) => needed !== feature))
        .map((base) => `${code} feeds ${base}`),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('of the core feed no base of a feature', () => {
    expect(types.filter(([, { feature }]) => feature !== 'core' && !features.includes(feature))).to.deep.equal([]);
  });

  it("of possessions and disposals are persons', restarts and halts nobody's", () => {
    for (const [code, { play, actor }] of types) {
      if (play.is === 'restart' || play.is === 'halt') expect(actor, code).to.equal('none');
      if (play.is === 'possession' || play.is === 'disposal' || play.is === 'rotation' || play.is === 'carry')
        expect(actor, code).to.equal('person');
    }
  });
});

describe('bases', () => {
  it('have codes of their own, counted ones before summed ones and timed ones last', () => {
    expect(isUnique(bases.map(({ code }) => code))).to.equal(true);
    expect(bases.map(({ index }) => index)).to.deep.equal(bases.map((_, at) => at));
    const kinds = bases.map(({ kind }) => kind);
    expect(kinds).to.deep.equal([...kinds].sort());
  });

  it('of time have zones if and only if the metrics that read them do', () => {
    const wrong = metricCodes.filter((code) =>
      Object.values(metricOf(code).formula)
        .flatMap((formula) => basesOf(formula))
        .flatMap((read) => bases.filter((base) => base.code === read && base.kind === 'timed'))
        .some((base) => hasZones(base) !== metricOf(code).zoned.length > 0),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('are all read by a metric', () => {
    const read = new Set(
      metricCodes.flatMap((code) => Object.values(metricOf(code).formula).flatMap((formula) => basesOf(formula))),
    );
    expect(bases.map(({ code }) => code).filter((code: BaseCode) => !read.has(code))).to.deep.equal([]);
  });
});

describe('statuses', () => {
  it('have ids and codes of their own, and types of one name', () => {
    expect(isUnique(matchStatuses.map(({ id }) => id))).to.equal(true);
    expect(isUnique(matchStatuses.map(({ code }) => code))).to.equal(true);
    expect(new Map(matchStatuses.map(({ typeId, typeName }) => [typeId, typeName]))).to.deep.equal(
      new Map([
        [1, 'Upcoming'],
        [2, 'Live'],
        [3, 'Completed'],
        [4, 'Abandoned'],
      ]),
    );
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

describe('lists of turnovers', () => {
  it('have ids, codes and names of their own', () => {
    const lists: readonly (readonly TurnoverKind[])[] = [turnoverStates, turnoverCreations, turnoverTypes];
    for (const list of lists) {
      expect(list.map(({ id }) => id)).to.deep.equal(list.map((_, at) => at + 1));
      expect(isUnique(list.map(({ code }) => code)) && isUnique(list.map(({ name }) => name))).to.equal(true);
    }
  });
});

describe('rotation types', () => {
  it('are exactly the transactions that rotate', () => {
    const rotating = types.filter(([, { play }]) => play.is === 'rotation').map(([code]) => code);
    expect(Object.keys(rotationTypes)).to.deep.equal(rotating);
    expect(rotating.every(isRotationCode)).to.equal(true);
    expect([isRotationCode('GOAL'), isRotationCode('toString')]).to.deep.equal([false, false]);
  });

  it('have ids and names of their own, and the code of their key', () => {
    expect(Object.values(rotationTypes).map(({ code }) => code)).to.deep.equal(Object.keys(rotationTypes));
    expect(isUnique(Object.values(rotationTypes).map(({ id }) => id))).to.equal(true);
    expect(isUnique(Object.values(rotationTypes).map(({ name }) => name))).to.equal(true);
  });
});

describe('pressures', () => {
  it('correspond one to one to pressure transactions', () => {
    const recording = types.filter(([, { feature }]) => feature === 'pressure').map(([code]) => code);
    expect(
      Object.values(pressures)
        .map(({ transaction }) => transaction)
        .toSorted(),
    ).to.deep.equal(recording.toSorted());
    expect(Object.values(pressures).map(({ code }) => code)).to.deep.equal(Object.keys(pressures));
  });

  it('grow from none, in whole hundredths of a point', () => {
    const points = Object.values(pressures).map((kind) => kind.points);
    expect(points).to.deep.equal([0, 0, 1.2, 1.5, 2.25, 3.75]);
    for (const { code, points: worth } of Object.values(pressures))
      expect(pressureHundredths(code)).to.equal(worth * 100);
  });
});

describe('shots', () => {
  it('are described in lists without repetition, the angle groups mirrored about the front', () => {
    for (const list of Object.values(shotDetails)) expect(isUnique(list)).to.equal(true);
    const mirrored = shotDetails.angleGroup
      .map((group) => group.replace(/Left|Right/u, (side) => (side === 'Left' ? 'Right' : 'Left')))
      .toReversed();
    expect(mirrored).to.deep.equal(shotDetails.angleGroup);
  });

  it('have results with codes of their own, those of transactions if they score points', () => {
    expect(Object.values(shotResults).map(({ code }) => code)).to.deep.equal(Object.keys(shotResults));
    for (const { code, points } of Object.values(shotResults)) {
      const play = isTransactionCode(code) ? transactionTypes[code].play : undefined;
      expect(play?.is === 'score', code).to.equal(points > 0);
    }
  });
});

describe('positions', () => {
  it('have ids of their own over all types, and codes of their own within each', () => {
    const all = positionTypes.flatMap(({ positions }) => Object.values(positions));
    expect(isUnique(all.map(({ id }) => id))).to.equal(true);
    for (const { positions } of positionTypes)
      expect(Object.values(positions).map(({ code }) => code)).to.deep.equal(Object.keys(positions));
    expect(positionTypes.map(({ positions }) => Object.keys(positions).length)).to.deep.equal([8, 21, 3]);
  });

  it('belong to types with ids, codes and names of their own', () => {
    for (const of of ['id', 'code', 'name'] as const)
      expect(isUnique(positionTypes.map((type) => type[of]))).to.equal(true);
  });
});
