import type { ChangeEvent, ReactElement } from 'react';
import type { MetricFilter } from './filter';
import type { ListedMetric } from './listed';
import * as styles from './metrics.module.css';
import { dimensionNames, familyNames } from './names';

interface FilterField {
  readonly name: keyof MetricFilter;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

const distinct = (values: readonly string[]): FilterField['options'] =>
  [...new Set(values)].map((value) => [value, value]);

const fieldsOf = (metrics: readonly ListedMetric[]): readonly FilterField[] => [
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
export function MetricFilters({ metrics, filter, onChange }: MetricFiltersProps): ReactElement {
  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void => {
    onChange({ ...filter, [name]: value });
  };
  return (
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
        <input type="search" name="words" value={filter.words} onChange={change} placeholder="clearance, KICK, …" />
      </label>
      {fieldsOf(metrics).map(({ name, label, options }) => (
        <label key={name}>
          {label}
          <select name={name} value={filter[name]} onChange={change}>
            <option value="">any</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}
