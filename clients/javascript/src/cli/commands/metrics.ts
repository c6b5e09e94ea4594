import type { Command } from '../command.js';

/** `goalsquare metrics` */
export const metrics: Command = {
  name: 'metrics',
  summary: 'Metrics and what they mean',
  usage: '[TEXT]',
  options: { all: { help: 'Include metrics above your tier' } },
  examples: ['goalsquare metrics', 'goalsquare metrics clearance'],
  run: async ({ api, words }) => {
    const sought = words.positionals.join(' ').toLowerCase();
    const rows = await api.metrics(undefined, { showAll: words.has('all') });
    return {
      rows: rows.filter((row) =>
        [row.metric_code, row.metric_name, row.metric_description].some((text) => text.toLowerCase().includes(sought)),
      ),
      columns: ['metric_code', 'metric_name'],
    };
  },
};
