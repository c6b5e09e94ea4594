import type { HeadFC, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import { useAddressFilter } from '../addresses/address-filter';
import { FilterCount } from '../controls/filter-count';
import { FilterForm } from '../controls/filter-form';
import { filteredMetrics, metricFilters } from '../features/reference/metrics/filter';
import type { ListedMetric } from '../features/reference/metrics/listed';
import { MetricEntry } from '../features/reference/metrics/metric-entry';
import { MetricGroups } from '../features/reference/metrics/metric-groups';
import { metricFields } from '../features/reference/metrics/names';

interface MetricsContext {
  readonly metrics: readonly ListedMetric[];
}

/**
 * The list of all metrics: popular groups first, then all by family. The address contains the search and filters, so
 * that readers can share it.
 */
export default function Metrics({
  pageContext: { metrics },
  location,
}: PageProps<object, MetricsContext>): ReactElement {
  const { filter, setFilter, clear } = useAddressFilter(metricFilters, location);
  const found = filteredMetrics(metrics, filter);
  const own = metrics.filter(({ isOwn }) => isOwn).length;
  return (
    <main className="wide" data-pagefind-body data-pagefind-filter="part:metrics">
      <h1>Metrics</h1>
      <p className="lead">
        {metrics.length} metrics, {metrics.length - own} of the contract and {own} that extend it. Each has a page with
        its definition, exact rule, formula and an example.
      </p>
      <FilterForm
        label="Metrics"
        placeholder="clearance, KICK, …"
        fields={metricFields(metrics)}
        filter={filter}
        onChange={setFilter}
      />
      <FilterCount found={found.length} all={metrics.length} of="metrics" onClear={clear} />
      {clear === undefined ? (
        <MetricGroups metrics={metrics} />
      ) : (
        found.map((metric) => <MetricEntry key={metric.code} metric={metric} />)
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
