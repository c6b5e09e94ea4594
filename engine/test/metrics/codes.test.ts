import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import {
  contractCodes,
  isMetricCode,
  metricCodes,
  metricFormats,
  metricId,
  metricLevels,
  metricMetaData,
  metricOf,
  ownCodes,
  type MetricFormat,
} from '../../src/index.js';

/** The facts gathered on the contract's metrics, where this repository lies beside them. */
const facts = new URL('../../../../shared/facts/metrics.json', import.meta.url);

interface Fact {
  readonly code: string;
  readonly level: string;
  readonly format: string;
  readonly zoned: string;
}

const known: readonly Fact[] = existsSync(facts) ? (JSON.parse(readFileSync(facts, 'utf8')) as readonly Fact[]) : [];

const formatOf: Readonly<Record<string, MetricFormat>> = {
  int: 'integer',
  '0dp': 'integer',
  '1dp': 'oneDecimal',
  '1dp?': 'oneDecimal',
  secs: 'minutes',
};

describe('metric codes', () => {
  it('are 339 of the contract and ours after them, each once', () => {
    expect(contractCodes).to.have.lengthOf(339);
    expect(metricCodes).to.deep.equal([...contractCodes, ...ownCodes]);
    expect(new Set(metricCodes).size).to.equal(metricCodes.length);
  });

  it('are all computed, at the levels they name', () => {
    for (const code of metricCodes) {
      const { level, formula } = metricOf(code);
      expect(Object.keys(formula), code).to.deep.equal(level === 'Both' ? ['player', 'squad'] : [level.toLowerCase()]);
    }
  });

  it('have ids by position, which do not change', () => {
    expect(metricCodes.map(metricId)).to.deep.equal(metricCodes.map((_, at) => at + 1));
    const samples: readonly (readonly [(typeof metricCodes)[number], number])[] = [
      ['ABSENCE_CENTRE_BOUNCE', 1],
      ['BEHIND', 10],
      ['CLEARANCE', 61],
      ['GOAL', 104],
      ['TURNOVER_OPPOSITION_TAKEAWAY', 339],
      ['DISPOSAL_EFFICIENCY', 340],
      ['TIME_IN_POSSESSION_PCT', 345],
      ['POINTS_EXPECTED_NON_SET', 350],
    ];
    for (const [code, id] of samples) expect(metricId(code), code).to.equal(id);
  });

  const details: readonly (readonly [string, boolean])[] = [
    ['GOAL', true],
    ['goal', false],
    ['GOALS', false],
    ['', false],
    ['toString', false],
    ['__proto__', false],
    ['GOAL ', false],
    ['PLAYER_RATING', true],
  ];
  for (const [text, isCode] of details) {
    it(`${isCode ? 'include' : 'do not include'} ${JSON.stringify(text)}`, () => {
      expect(isMetricCode(text)).to.equal(isCode);
    });
  }
});

describe('metrics and the published facts about them', () => {
  it('have the same codes', () => {
    if (known.length > 0) expect(known.map(({ code }) => code).sort()).to.deep.equal([...contractCodes].sort());
  });

  it('have the same levels, formats and published zones, except the one of which only the name is known', () => {
    const wrong = known.flatMap(({ code, level, format, zoned }) => {
      if (!isMetricCode(code) || code === 'TIME_REMAINING_PCT') return [];
      const ours = metricOf(code);
      const zones = `${ours.zoned.includes('player') ? 'P' : ''}${ours.zoned.includes('squad') ? 'S' : ''}`;
      return ours.level === level && ours.format === formatOf[format] && (zones === '' ? '-' : zones) === zoned
        ? []
        : [`${code}: ${ours.level} ${ours.format} ${zones}, not ${level} ${format} ${zoned}`];
    });
    expect(wrong).to.deep.equal([]);
  });
});

describe('the glossary', () => {
  const glossary = metricCodes.map(metricMetaData);
  const isUnique = (details: readonly unknown[]) => new Set(details).size === details.length;

  it('names every computed metric once', () => {
    expect(glossary.map(({ code }) => code)).to.deep.equal(metricCodes);
    for (const key of ['id', 'code', 'codeShort', 'name', 'nameDisplay', 'nameShort'] as const) {
      const all = glossary.map((entry) => entry[key]);
      expect(
        all.filter((text, at) => all.indexOf(text) !== at),
        key,
      ).to.deep.equal([]);
      expect(isUnique(all)).to.equal(true);
    }
  });

  it('has short names of at most 25 characters, and texts everywhere', () => {
    for (const entry of glossary) {
      expect(entry.nameShort.length, entry.code).to.be.within(1, 25);
      for (const text of [entry.name, entry.namePlural, entry.description, entry.codeShort])
        expect(text.trim(), entry.code).to.equal(text).and.not.equal('');
      expect(entry.description, entry.code).to.match(/^[A-Z0-9].*\.$/u);
      expect(entry.nameDisplay, entry.code).to.match(/^[a-z][a-zA-Z0-9]*$/u);
    }
  });

  it('has the ids and names of levels and formats', () => {
    const formats = Object.values(metricFormats).map(({ id, name }) => [id, name] as const);
    for (const entry of glossary) {
      expect(entry.levelId).to.equal(metricLevels[metricOf(entry.code).level]);
      expect(formats).to.deep.include([entry.formatId, entry.format]);
      expect(formats).to.deep.include([entry.formatAvgId, entry.formatAvg]);
    }
  });

  it('describes a metric as the contract requires', () => {
    expect(metricMetaData('KICK_EFFICIENCY')).to.deep.equal({
      id: 341,
      code: 'KICK_EFFICIENCY',
      codeShort: 'KICKEFFI',
      name: 'Kick Efficiency',
      namePlural: 'Kick Efficiencies',
      nameShort: 'Kick Efficiency',
      nameDisplay: 'kickEfficiency',
      description: 'Share of kicks that were effective.',
      levelId: 3,
      level: 'Both',
      formatId: 4,
      format: 'Percentage One Decimal',
      formatAvgId: 4,
      formatAvg: 'Percentage One Decimal',
      transaction: true,
    });
    expect(metricMetaData('TIME_ON_GROUND')).to.include({
      level: 'Player',
      format: 'Minutes Seconds',
      formatAvg: 'Minutes Seconds',
      transaction: false,
    });
    expect(metricMetaData('POINTS')).to.include({ namePlural: 'Points', formatAvg: 'Decimal One' });
  });
});
