import type { HeadFC, PageProps } from 'gatsby';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { PageHead } from '../components/head';
import { filterFrom, matchesFilter, queryOf, type MetricFilter } from '../metrics/filter';
import type { ListedMetric } from '../metrics/listed';
import { MetricEntry } from '../metrics/metric-entry';
import { MetricFilters } from '../metrics/metric-filters';
import * as styles from '../metrics/metrics.module.css';

interface MetricsContext {
  readonly metrics: readonly ListedMetric[];
}

const never = () => () => undefined;

/** The filter in the address of the page, and a function that replaces it there. */
function useFilter(location: Location): readonly [filter: MetricFilter, setFilter: (filter: MetricFilter) => void] {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  const [changed, setChanged] = useState<{ readonly search: string; readonly filter: MetricFilter }>();
  const setFilter = (filter: MetricFilter): void => {
    setChanged({ search, filter });
    history.replaceState(history.state, '', location.pathname + queryOf(filter));
  };
  return [changed?.search === search ? changed.filter : filterFrom(search), setFilter];
}

/** Every metric, with a search and filters. They are kept in the address, so that a selection can be shared. */
export default function Metrics({
  pageContext: { metrics },
  location,
}: PageProps<object, MetricsContext>): ReactElement {
  const [filter, setFilter] = useFilter(location);
  const found = metrics.filter((metric) => matchesFilter(metric, filter));
  return (
    <main className="wide" data-pagefind-body>
      <h1>Metrics</h1>
      <p>
        All {metrics.length} metrics the engine computes: {metrics.filter(({ isOwn }) => !isOwn).length} of the contract
        and {metrics.filter(({ isOwn }) => isOwn).length} of our own. Every entry comes out of the table the server
        computes with.
      </p>
      <MetricFilters metrics={metrics} filter={filter} onChange={setFilter} />
      <div className={styles.count}>
        <span role="status">
          {found.length === metrics.length
            ? `${metrics.length} metrics`
            : `${found.length} of ${metrics.length} metrics`}
        </span>
        {queryOf(filter) !== '' && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setFilter(filterFrom(''));
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
