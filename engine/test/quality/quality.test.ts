import { expect } from 'chai';
import {
  openMatch,
  qualityFamilies,
  qualityInputs,
  qualityOf,
  qualityOfBatch,
  qualityRules,
  qualitySeverities,
  SeasonQualityFold,
  type Entry,
} from '../../src/index.js';
import { inventedLog, inventedMatch, soundPlay, started } from '../support/quality-play.js';
import { faults } from './faults.js';

const brokenBy = (report: ReturnType<typeof qualityOf>): readonly string[] => report.results.map(({ rule }) => rule);

describe('quality of a match', () => {
  describe('answers', () => {
    it('breaks no rule in sound play, and checks every rule but those of an official score and a box score', () => {
      const report = qualityOf(inventedMatch({}));
      expect(report.results).to.deep.equal([]);
      expect(new Set(report.unchecked.flatMap(({ lacks }) => lacks))).to.deep.equal(
        new Set(['officialScore', 'boxScore']),
      );
    });

    for (const [rule, fault] of Object.entries(faults))
      it(`finds the fault that ${rule} is for`, () => {
        expect(brokenBy(qualityOf(inventedMatch(fault)))).to.include(rule);
      });

    it('counts all rows, and describes the first ones with their transactions', () => {
      const play = soundPlay.replaceAll('h6  GOAL', 'h7  GOAL');
      const [result] = qualityOf(inventedMatch({ play })).results;
      expect(result).to.deep.equal({
        rule: 'goal-by-another',
        severity: 'error',
        rows: 1,
        samples: [
          {
            transactionId: 18,
            period: 1,
            periodSeconds: 20,
            text: 'GOAL by 107 (transaction 18) follows KKEF by 106 (transaction 17)',
          },
        ],
      });
    });

    it('keeps as many samples as requested', () => {
      const match = inventedMatch(faults['gain-without-loss']);
      const [result] = qualityOf(match, { samples: 0 }).results;
      expect(result?.rows).to.be.greaterThan(0);
      expect(result?.samples).to.deep.equal([]);
    });

    it('does not check rules that read what the match lacks, and says what', () => {
      const play = '1:0 - CEBO';
      const { unchecked, results } = qualityOf(inventedMatch({ play, header: { lacks: ['ruck'] } }));
      expect(unchecked).to.deep.include({ rule: 'hitout-twice', lacks: ['ruck'] });
      expect(unchecked).to.deep.include({ rule: 'kick-too-long', lacks: ['locations'] });
      expect(results).to.deep.equal([]);
    });

    it('checks the rows from a position only, and reads those before it', () => {
      const match = inventedMatch(faults['mark-of-own-kick']);
      const at = match.details().transactions.ids.indexOf(15);
      expect(brokenBy(qualityOf(match, { fromRow: at }))).to.include('mark-of-own-kick');
      expect(brokenBy(qualityOf(match, { fromRow: at + 1 }))).not.to.include('mark-of-own-kick');
    });
  });

  describe('edges', () => {
    it('checks a match without entries by its header', () => {
      const report = qualityOf(inventedMatch({ play: '', entries: [] }));
      expect(report.results).to.deep.equal([]);
      expect(report.checked).to.be.greaterThan(5);
    });
  });
});

describe('the table of quality rules', () => {
  it('has at least 60 rules of all families, each with its own id and title', () => {
    expect(qualityRules.length).to.be.at.least(60);
    expect(new Set(qualityRules.map(({ id }) => id)).size).to.equal(qualityRules.length);
    expect(new Set(qualityRules.map(({ title }) => title)).size).to.equal(qualityRules.length);
    expect(new Set(qualityRules.map(({ family }) => family))).to.deep.equal(new Set(Object.keys(qualityFamilies)));
    expect(qualityRules.filter(({ severity }) => !qualitySeverities.includes(severity))).to.deep.equal([]);
  });

  it('describes what holds in one sentence, and what each rule reads', () => {
    expect(
      qualityRules.filter(({ holds }) => !/^[A-Z][^.]*(?:\d\.\d[^.]*)*\.$/u.test(holds)).map(({ holds }) => holds),
    ).to.deep.equal([]);
    expect(qualityRules.filter(({ reads }) => reads.length === 0)).to.deep.equal([]);
    const read = new Set<string>(qualityRules.flatMap(({ reads }) => reads));
    expect(Object.keys(qualityInputs).filter((input) => !read.has(input))).to.deep.equal([]);
  });
});

describe('quality of a season', () => {
  const reportOf = (rule: keyof typeof faults) => qualityOf(inventedMatch(faults[rule]));

  it('counts matches and rows by rule, and lists the worst matches first', () => {
    const fold = new SeasonQualityFold();
    fold.add(1, qualityOf(inventedMatch({ entries: [started] })));
    fold.add(2, reportOf('attendance'));
    fold.add(3, reportOf('hitout-twice'));
    const { matches, clean, rows, rules, worst } = fold.result();
    expect({ matches, clean, rows }).to.deep.equal({ matches: 3, clean: 1, rows: { error: 1, warning: 1, info: 0 } });
    expect(worst.map(({ matchId }) => matchId)).to.deep.equal([3, 2]);
    expect(rules.find(({ rule }) => rule === 'hitout-twice')).to.deep.equal({
      rule: 'hitout-twice',
      severity: 'error',
      checked: 3,
      matches: 1,
      rows: 1,
      allowed: 0,
      isAbove: true,
    });
  });

  it('allows a rule the rows of its threshold', () => {
    const fold = new SeasonQualityFold();
    for (let id = 1; id <= 100; id += 1) fold.add(id, reportOf(id === 1 ? 'possession-twice' : 'attendance'));
    const rule = fold.result().rules.find((one) => one.rule === 'possession-twice');
    expect(rule).to.include({ checked: 100, rows: 1, isAbove: false });
    expect(rule?.allowed).to.be.greaterThan(1);
  });

  it('is empty without matches', () => {
    expect(new SeasonQualityFold().result()).to.deep.equal({
      matches: 0,
      clean: 0,
      rows: { error: 0, warning: 0, info: 0 },
      rules: [],
      worst: [],
    });
  });
});

describe('quality of appended entries', () => {
  const batchOf = (log: ReturnType<typeof inventedLog>, from: number, more: readonly Entry[] = []) => {
    const entries = [...log.entries, ...more];
    const steps = qualityOfBatch(openMatch({ ...log, entries }), entries.slice(from));
    for (let next = steps.next(); ; next = steps.next()) if (next.done === true) return brokenBy(next.value);
  };

  it('reports a fault with the batch that brings it, and not again', () => {
    const log = inventedLog(faults['mark-of-own-kick']);
    const at = log.entries.findIndex((entry) => entry.kind === 'transaction' && entry.code === 'MAUN');
    expect(batchOf({ ...log, entries: log.entries.slice(0, at + 1) }, at)).to.deep.equal(['mark-of-own-kick']);
    expect(batchOf(log, log.entries.length - 3)).to.deep.equal([]);
  });

  it('checks the rows after an amendment, and those after a removed one', () => {
    const log = inventedLog({});
    const entries: readonly Entry[] = [
      { kind: 'amendment', id: 18, set: { personId: 107 } },
      { kind: 'removal', id: 19 },
    ];
    expect(batchOf(log, log.entries.length, entries.slice(0, 1))).to.deep.equal(['goal-by-another']);
    expect(batchOf(log, log.entries.length, entries.slice(1))).to.deep.equal(['play-after-goal']);
  });

  it('checks the whole match at a correction only', () => {
    const log = inventedLog({ header: { attendance: 400_000 } });
    expect(batchOf(log, log.entries.length - 1)).to.deep.equal([]);
    const correction: Entry = { kind: 'correction', set: { attendance: 300_000 } };
    expect(batchOf(log, log.entries.length, [correction])).to.deep.equal(['attendance']);
  });
});
