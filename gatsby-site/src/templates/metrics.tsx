import type { HeadFC, PageProps } from 'gatsby';
import { useState, useSyncExternalStore, type ChangeEvent, type ReactElement } from 'react';
import { PageHead } from '../components/head';
import { isSought, queryOf, soughtOf, type Sought } from '../metrics/filter';
import type { ListedMetric } from '../metrics/listed';
import { MetricEntry } from '../metrics/metric-entry';
import * as styles from '../metrics/metrics.module.css';
import { dimensionNames } from '../metrics/names';

interface MetricsContext {
  readonly metrics: readonly ListedMetric[];
}

interface Choice {
  readonly name: keyof Sought;
  readonly label: string;
  readonly values: readonly (readonly [value: string, label: string])[];
}

const alike = (values: readonly string[]): Choice['values'] => [...new Set(values)].map((value) => [value, value]);

const choicesOf = (metrics: readonly ListedMetric[]): readonly Choice[] => [
  { name: 'family', label: 'Family', values: alike(metrics.map(({ family }) => family)) },
  {
    name: 'level',
    label: 'Level',
    values: [
      ['Player', 'players'],
      ['Squad', 'squads'],
    ],
  },
  { name: 'tier', label: 'Tier', values: alike(metrics.map(({ tier }) => tier)) },
  { name: 'dimension', label: 'Told by', values: Object.entries(dimensionNames) },
];

const never = () => () => undefined;

/** Every metric, to be searched and filtered. What is looked for is in the address, so that it can be shared. */
export default function Metrics({
  pageContext: { metrics },
  location,
}: PageProps<object, MetricsContext>): ReactElement {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  const [chosen, choose] = useState<{ readonly of: string; readonly sought: Sought }>();
  const sought = chosen?.of === search ? chosen.sought : soughtOf(search);
  const seek = (next: Sought): void => {
    choose({ of: search, sought: next });
    history.replaceState(history.state, '', location.pathname + queryOf(next));
  };
  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void => {
    seek({ ...sought, [name]: value });
  };
  const found = metrics.filter((metric) => isSought(metric, sought));
  return (
    <main className="wide" data-pagefind-body>
      <h1>Metrics</h1>
      <p>
        All {metrics.length} metrics the engine computes: {metrics.filter(({ isOwn }) => !isOwn).length} of the contract
        and {metrics.filter(({ isOwn }) => isOwn).length} of our own. Every entry comes out of the table the server
        computes with.
      </p>
      <form
        className={styles.filters}
        role="search"
        aria-label="Metrics"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <label>
          Search
          <input type="search" name="words" value={sought.words} onChange={change} placeholder="clearance, KICK, …" />
        </label>
        {choicesOf(metrics).map(({ name, label, values }) => (
          <label key={name}>
            {label}
            <select name={name} value={sought[name]} onChange={change}>
              <option value="">any</option>
              {values.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
      </form>
      <div className={styles.count}>
        <span role="status">
          {found.length === metrics.length
            ? `${metrics.length} metrics`
            : `${found.length} of ${metrics.length} metrics`}
        </span>
        {queryOf(sought) !== '' && (
          <button
            type="button"
            className="button"
            onClick={() => {
              seek(soughtOf(''));
            }}
          >
            Show all
          </button>
        )}
      </div>
      {found.map((metric) => (
        <MetricEntry key={metric.code} metric={metric} />
      ))}
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Metrics"
    description="The glossary of every metric: formula, parts and edge cases, by family, level, tier and dimension."
  />
);
