import { metricCodes, metricOf } from '@goalsquare/engine';
import { expect } from 'chai';
import { metricExamples } from '../../../../src/features/reference/metrics/example.js';
import { besideMetric, metricPage, sharedRules } from '../../../../src/features/reference/metrics/metric-page.js';
import { listedMetrics } from '../../../../src/features/reference/metrics/listed.js';
import { popularGroups } from '../../../../src/features/reference/metrics/popular.js';

const exampleOf = metricExamples();
const pages = metricCodes.map((code) => metricPage(code, exampleOf(code)));
const total = (values: readonly string[]): number => values.reduce((sum, value) => sum + Number(value), 0);

describe('the page of a metric', () => {
  it('has a formula, and a rule for each of its inputs', () => {
    for (const { metric, formula, inputs } of pages) {
      expect(inputs.length, metric.code).to.be.above(0);
      for (const { base, rule } of inputs) {
        expect(formula, metric.code).to.contain(base);
        expect(rule, `${metric.code} ${base}`).to.match(/^[a-z].{10,}[^.]\.$/u);
      }
    }
  });

  it('shows a condition of all rules once', () => {
    const clearance = pages.find(({ metric }) => metric.code === 'CLEARANCE');
    expect(clearance?.inputs.map(({ rule }) => rule)).to.deep.equal(
      ['a centre bounce', 'a ball-up', 'a throw-in'].map(
        (start) => `counts the first disposal or knock-on, by the squad that owns the chain, that clears ${start}.`,
      ),
    );
    expect(clearance?.condition).to.match(/^a kick clears unless .+\.$/u);
    for (const { metric, inputs, condition } of pages)
      for (const { rule } of inputs) if (condition !== undefined) expect(rule, metric.code).not.to.contain(condition);
  });

  it('leaves rules whole if not all have the same condition, or there is one rule', () => {
    const [kick, mark] = [
      { base: 'kick', rule: 'kicks, where they count.' },
      { base: 'mark', rule: 'marks, where they do not count.' },
    ];
    expect(sharedRules([kick, mark])).to.deep.equal({ inputs: [kick, mark], condition: undefined });
    expect(sharedRules([kick])).to.deep.equal({ inputs: [kick], condition: undefined });
  });

  it('links to eight other metrics, and lists its family with itself', () => {
    const metrics = listedMetrics();
    for (const { metric, related } of pages) {
      const codes = related.map(({ code }) => code);
      expect(new Set(codes).size, metric.code).to.equal(8);
      expect(codes, metric.code).to.not.contain(metric.code);
      expect(
        besideMetric(metric.code as (typeof metricCodes)[number], metrics).map(({ code }) => code),
        metric.code,
      ).to.contain(metric.code);
    }
  });

  it('has leaders for metrics of players and rows for metrics of squads, the first leader at rank 1', () => {
    for (const { metric, example } of pages) {
      expect(example.leaders.length === 0, metric.code).to.equal(metric.level === 'Squad');
      expect(example.squads.length, metric.code).to.equal(metric.level === 'Player' ? 0 : 2);
      if (example.leaders.length > 0) expect(example.leaders[0]?.place, metric.code).to.equal(1);
    }
  });

  it('shows counts whose quarters, and whose zones, add up to the match', () => {
    const counts = pages.filter(({ metric: { code } }) => {
      const { format, formula } = metricOf(code as (typeof metricCodes)[number]);
      return format === 'integer' && formula.squad?.is === 'linear' && formula.squad.divisor === 1;
    });
    expect(counts.length).to.be.above(200);
    for (const { metric, example } of counts)
      for (const { values } of example.squads) {
        const [match, ...parts] = values;
        expect(total(parts.slice(0, 4)), `${metric.code} by quarter`).to.equal(Number(match));
        if (parts.length > 4) expect(total(parts.slice(4)), `${metric.code} by zone`).to.equal(Number(match));
      }
  });

  it('marks zones as without effect exactly where the example has no zones', () => {
    for (const { metric, zoned, example } of pages)
      if (example.squads.length > 0)
        expect(example.parts.includes('F50'), metric.code).to.equal(zoned.includes('squad'));
  });
});

describe('the popular groups', () => {
  it('name metrics that exist, each once in a group', () => {
    for (const { label, metrics } of popularGroups) {
      expect(metricCodes, label).to.include.members([...metrics]);
      expect(new Set(metrics).size, label).to.equal(metrics.length);
    }
  });
});
