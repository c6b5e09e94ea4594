import { expect } from 'chai';
import { metricSuggestions } from '../../src/features/evidence/metric-suggestions.js';
import { filteredMetrics, type MetricFilter } from '../../src/features/reference/metrics/filter.js';
import { listedMetrics } from '../../src/features/reference/metrics/listed.js';
import { rankEntries } from '../../src/search/rank-entries.js';
import { entryOfMetric } from '../../src/search/metric-entries.js';

const all = listedMetrics();
const noFilter: MetricFilter = { words: '', family: '', level: '', tier: '', dimension: '' };
const codes = (words: string): readonly string[] =>
  filteredMetrics(all, { ...noFilter, words }).map(({ code }) => code);

describe('lists of metrics', () => {
  for (const words of ['kick', 'xg', 'minutes', 'contested possession', 'clearence', 'one percenter']) {
    const entries = all.map((metric) => entryOfMetric(metric));
    const [first] = rankEntries(entries, words);

    it(`have the first metric of the site search for “${words}”: the glossary and the form of the evidence`, () => {
      expect(first?.url).to.equal(`/metrics/${codes(words)[0] ?? ''}/`);
      expect(first?.url).to.equal(`/metrics/${metricSuggestions(all, words)[0]?.code ?? ''}/`);
    });
  }

  it('have metrics with the words in their description after those named by them, in the glossary only', () => {
    const found = codes('handball');
    expect(found[0]).to.equal('HANDBALL');
    expect(found.indexOf('DISPOSAL')).to.be.greaterThan(found.indexOf('HANDBALL_EFFICIENCY'));
    expect(metricSuggestions(all, 'handball').map(({ code }) => code)).not.to.include('DISPOSAL');
  });

  it('have the words of a suggestion in its text, so that browsers show it', () => {
    expect(metricSuggestions(all, 'xg')[0]).to.deep.equal({ code: 'POINTS_EXPECTED', text: 'Points Expected (xg)' });
    expect(metricSuggestions(all, 'kick')[0]).to.deep.equal({ code: 'KICK', text: 'Kick' });
  });

  it('have every metric without words', () => {
    expect([codes(' ').length, metricSuggestions(all, '').length]).to.deep.equal([all.length, all.length]);
  });
});
