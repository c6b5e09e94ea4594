import type { ReactElement } from 'react';
import { FilterForm, type FilterField } from '../../../controls/filter-form';
import type { MetricFilter } from './filter';
import type { ListedMetric } from './listed';
import { dimensionNames, familyNames } from './names';

type Field = FilterField<keyof MetricFilter>;

const distinct = (values: readonly string[]): Field['options'] => [...new Set(values)].map((value) => [value, value]);

const fieldsOf = (metrics: readonly ListedMetric[]): readonly Field[] => [
  { name: 'family', label: 'Family', options: Object.entries(familyNames) },
  {
    name: 'level',
    label: 'Level',
    options: [
      ['Player', 'players'],
      ['Squad', 'squads'],
    ],
  },
  { name: 'tier', label: 'Tier', options: distinct(metrics.map(({ tier }) => tier)) },
  { name: 'dimension', label: 'Available by', options: Object.entries(dimensionNames) },
];

interface MetricFiltersProps {
  readonly metrics: readonly ListedMetric[];
  readonly filter: MetricFilter;
  readonly onChange: (filter: MetricFilter) => void;
}

/** The search field and the filters of the glossary. */
export const MetricFilters = ({ metrics, filter, onChange }: MetricFiltersProps): ReactElement => (
  <FilterForm
    label="Metrics"
    placeholder="clearance, KICK, …"
    fields={fieldsOf(metrics)}
    filter={filter}
    onChange={onChange}
  />
);
