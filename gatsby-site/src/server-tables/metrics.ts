import { explain, isMetricCode, tierOf } from '@goalsquare/engine';
import { metricAddress } from '../addresses/metric-address';
import { code, type ServerTable } from './server-table';

/** Returns a table of metrics by code. **Throws** if a metric does not exist. */
export const metricTable = (codes: readonly string[]): ServerTable => ({
  columns: ['Code', 'Metric', 'Of', 'Tier', 'What it counts'],
  rows: codes.map((of) => {
    if (!isMetricCode(of)) throw new Error(`${of} is no metric`);
    const { name, level, description } = explain(of);
    return [
      `[${code(of)}](${metricAddress(of)})`,
      name,
      level === 'Both' ? 'players, squads' : `${level.toLowerCase()}s`,
      tierOf(of),
      description,
    ];
  }),
});
