import { isMetricCode, metricOf } from '@goalsquare/engine';
import { useState, type ReactElement } from 'react';
import { constants } from '../../constants';
import { metricsFound } from './metrics-found';
import * as styles from './playground.module.css';
import type { Level } from '../../query/parameters';

/** How many search results are shown at once. */
const MAX_RESULTS = 40;

interface SelectionProps {
  readonly selected: readonly string[];
  readonly onSelect: (codes: readonly string[]) => void;
}

interface MetricResultsProps extends SelectionProps {
  readonly level: Level;
}

interface MetricPickerProps extends MetricResultsProps {
  /** Whether the list is initially open on large screens. */
  readonly startsOpen?: boolean;
}

const nameOf = (code: string): string => (isMetricCode(code) ? metricOf(code).name : code);

const without = (codes: readonly string[], code: string): readonly string[] => codes.filter((one) => one !== code);

/** The selected metrics, each with a button that removes it. The last metric cannot be removed. */
const SelectedMetrics = ({ selected, onSelect }: SelectionProps): ReactElement => (
  <ul className="chips" aria-label="Chosen metrics">
    {selected.map((code) => (
      <li key={code}>
        <button
          type="button"
          aria-label={`Remove ${nameOf(code)}`}
          title={code}
          onClick={() => {
            onSelect(without(selected, code));
          }}
          disabled={selected.length === 1}
        >
          {nameOf(code)} <span aria-hidden="true">×</span>
        </button>
      </li>
    ))}
  </ul>
);

/** The metrics that match a query, as checkboxes. */
function MetricResults({
  level,
  query,
  selected,
  onSelect,
}: MetricResultsProps & { readonly query: string }): ReactElement {
  const found = metricsFound(level, query);
  return (
    <>
      <ul className={styles.found} aria-label="Metrics found">
        {found.slice(0, MAX_RESULTS).map((code) => (
          <li key={code}>
            <label>
              <input
                type="checkbox"
                checked={selected.includes(code)}
                disabled={selected.length === 1 && selected.includes(code)}
                onChange={({ target }) => {
                  onSelect(target.checked ? [...selected, code] : without(selected, code));
                }}
              />
              <span>
                {metricOf(code).name} <code>{code}</code>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="hint">
        {found.length > MAX_RESULTS
          ? `The first ${MAX_RESULTS} of ${found.length}: search for more.`
          : `${found.length} found.`}
      </p>
    </>
  );
}

/** The metrics of a question: the selected ones, and a search by name or code. */
export function MetricPicker({ level, selected, onSelect, startsOpen = true }: MetricPickerProps): ReactElement {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(
    () => startsOpen && matchMedia(`(min-width: ${constants.mobileWidth + 1}px)`).matches,
  );
  return (
    <fieldset className={styles.metrics}>
      <legend>Metrics</legend>
      <SelectedMetrics selected={selected} onSelect={onSelect} />
      <details
        className={styles.more}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary>Add metrics</summary>
        <label className="form-entry">
          Find a metric
          <input
            type="search"
            value={query}
            placeholder="clearance, mark, pressure …"
            onChange={({ target }) => {
              setQuery(target.value);
            }}
          />
        </label>
        <MetricResults level={level} query={query} selected={selected} onSelect={onSelect} />
      </details>
    </fieldset>
  );
}
