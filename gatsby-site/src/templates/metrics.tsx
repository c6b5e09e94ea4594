import type { HeadFC, PageProps } from 'gatsby';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { PageHead } from '../components/head';
import { filterFrom, matchesFilter, queryOf, type MetricFilter } from '../metrics/filter';
import type { ListedMetric } from '../metrics/listed';
import { MetricEntry } from '../metrics/metric-entry';
import { MetricGroups } from '../metrics/metric-groups';
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

/** The button that removes every filter, and how many metrics are left. */
const Count = ({
  found,
  all,
  onClear,
}: {
  readonly found: number;
  readonly all: number;
  readonly onClear: (() => void) | undefined;
}): ReactElement => (
  <div className={styles.count}>
    <span role="status">{found === all ? `${all} metrics` : `${found} of ${all} metrics`}</span>
    {onClear !== undefined && (
      <button type="button" className="button" onClick={onClear}>
        Show all
      </button>
    )}
  </div>
);

/** Every metric: popular groups first, then all by family. Search and filters are in the address, to be shared. */
export default function Metrics({
  pageContext: { metrics },
  location,
}: PageProps<object, MetricsContext>): ReactElement {
  const [filter, setFilter] = useFilter(location);
  const isFiltered = queryOf(filter) !== '';
  const found = isFiltered ? metrics.filter((metric) => matchesFilter(metric, filter)) : metrics;
  const own = metrics.filter(({ isOwn }) => isOwn).length;
  return (
    <main className="wide" data-pagefind-body data-pagefind-filter="part:metrics">
      <h1>Metrics</h1>
      <p className="lead">
        {metrics.length} metrics, {metrics.length - own} of the contract and {own} that extend it. Each has a page with
        its definition, exact rule, formula and an example.
      </p>
      <MetricFilters metrics={metrics} filter={filter} onChange={setFilter} />
      <Count
        found={found.length}
        all={metrics.length}
        onClear={
          isFiltered
            ? () => {
                setFilter(filterFrom(''));
              }
            : undefined
        }
      />
      {isFiltered ? (
        found.map((metric) => <MetricEntry key={metric.code} metric={metric} />)
      ) : (
        <MetricGroups metrics={metrics} />
      )}
    </main>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Metrics"
    description="Every metric of the API: popular ones first, then all by family, each with its definition, exact rule, formula and an example."
  />
);
