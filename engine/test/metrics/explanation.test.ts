import { expect } from 'chai';
import {
  basesOf,
  explain,
  features,
  featuresOf,
  metricCodes,
  metricOf,
  ownCodes,
  suppliedCodes,
  type MetricCode,
} from '../../src/index.js';
import { isOwnMeaning } from '../../src/metrics/own-meanings.js';
import { terms } from '../../src/metrics/terms.js';

const all = metricCodes.map(explain);
const sentence = /^\S.*\.$/u;

describe('an explanation', () => {
  it('describes every base that the metric reads, and no other', () => {
    for (const { code, technicalDescription } of all) {
      const read = new Set(Object.values(metricOf(code).formula).flatMap(basesOf));
      const [parts = ''] = technicalDescription.split(' Terms: ');
      const described = parts.split('. ').map((part) => part.split(' ')[0]);
      expect(described, code).to.deep.equal([...read]);
    }
  });

  it('names every term that it uses', () => {
    for (const { code, technicalDescription } of all) {
      const [parts = '', named = ''] = technicalDescription.split(' Terms: ');
      const used = terms.filter(({ pattern }) => pattern.test(parts)).map(({ term }) => term);
      expect(named, code).to.equal(used.length === 0 ? '' : `${used.join(', ')}.`);
    }
  });

  it('uses each term somewhere, in a text or in the meaning of another', () => {
    const details = [
      ...all.map(({ technicalDescription }) => technicalDescription),
      ...terms.map(({ meaning }) => meaning),
    ];
    for (const { term, pattern } of terms)
      expect(
        details.some((text) => pattern.test(text)),
        term,
      ).to.equal(true);
    expect(new Set(terms.map(({ term }) => term)).size).to.equal(terms.length);
  });

  it('is written in sentences', () => {
    for (const { code, description, technicalDescription, edgeCases } of all) {
      for (const text of [description, technicalDescription, ...(edgeCases === '' ? [] : [edgeCases])])
        expect(text, code).to.match(sentence);
    }
  });

  it('names each feature that a source must capture, and none for metrics that need none', () => {
    for (const { code, edgeCases } of all) {
      expect([...edgeCases.matchAll(/Absent in /gu)], code).to.have.lengthOf(featuresOf(code).length);
    }
  });

  it('states when a ratio has no value, and that it has no average', () => {
    for (const { code, edgeCases, dimensions } of all) {
      const isRatio = Object.values(metricOf(code).formula).some(({ is }) => is === 'ratio');
      expect(edgeCases.includes('the denominator'), code).to.equal(isRatio);
      expect(dimensions.gamesPlayedAverage, code).to.equal(!isRatio);
    }
  });

  it('states which meanings and codes are our own', () => {
    for (const { code, edgeCases } of all) {
      expect(edgeCases.includes('the meaning is our own'), code).to.equal(isOwnMeaning(code));
      expect(edgeCases.includes('The code is our own'), code).to.equal(
        (ownCodes as readonly MetricCode[]).includes(code),
      );
    }
  });

  it('offers contexts for squads only, and zones where they are published', () => {
    for (const { code, level, dimensions } of all) {
      expect([dimensions.matchContext, dimensions.matchZone, dimensions.matchTransactions], code).to.deep.equal([
        level !== 'Player',
        metricOf(code).zoned.length > 0,
        metricOf(code).transaction,
      ]);
    }
  });

  const formulas: readonly (readonly [MetricCode, string])[] = [
    ['POINTS', 'Players: 6 x goal + behind; Squads: 6 x goal + behind + rushedBehind'],
    ['GOAL_ACCURACY', '100 x (goal) / (shot)'],
    [
      'PRESSURE_POINTS',
      '(375 x pressurePhysical + 225 x pressureClosing + 150 x pressureChasing + 120 x pressureCorralling) / 100',
    ],
  ];
  for (const [code, formula] of formulas)
    it(`has the formula ${formula}`, () => {
      expect(explain(code).aggregateFormula).to.equal(formula);
    });

  const edges: readonly (readonly [MetricCode, string])[] = [
    ['GOAL', ''],
    ['TACKLE', 'Absent in a match whose source does not capture tackles.'],
    ['GOAL_ACCURACY', 'Absent if the denominator (shot) is 0. The code is our own.'],
    [
      'HOLD',
      'Absent in a match whose source does not capture baulks and holds. Only the code is public; the meaning is our own.',
    ],
  ];
  for (const [code, text] of edges)
    it(`of ${code} includes: ${text}`, () => {
      expect(explain(code).edgeCases).to.equal(text);
    });
});

/** Metrics that follow only from scores. */
const scoreCodes: readonly MetricCode[] = ['BEHIND', 'BEHIND_RUSHED', 'GOAL', 'POINTS', 'SCORING_SHOT'];

describe('metrics that a match supplies', () => {
  it('are all if no feature is lacking, and scores if every feature is', () => {
    expect(suppliedCodes(0)).to.deep.equal(metricCodes);
    expect(suppliedCodes(2 ** features.length - 1)).to.deep.equal(scoreCodes);
  });

  it('exclude, without one feature, exactly those that need it', () => {
    features.forEach((feature, at) => {
      const left = new Set(suppliedCodes(1 << at));
      expect(
        metricCodes.filter((code) => !left.has(code)),
        feature,
      ).to.deep.equal(
        metricCodes.filter((code) =>
          feature === 'play' ? !scoreCodes.includes(code) : featuresOf(code).includes(feature),
        ),
      );
    });
  });
});
