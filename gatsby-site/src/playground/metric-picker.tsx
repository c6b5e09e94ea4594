import { metricCodes, metricOf, type MetricCode } from '@goalsquare/engine';
import { useState, type ReactElement } from 'react';
import { constants } from '../constants';
import { levelOf } from './faults';
import * as styles from './playground.module.css';
import type { Question } from './question';

/** Metrics found that are shown at once. */
const MOST = 40;

/** The metrics of a level whose code or name has every word. */
export function metricsFound(level: Question['level'], words: string): readonly MetricCode[] {
  const sought = words
    .toLowerCase()
    .split(/[\s_]+/u)
    .filter((word) => word !== '');
  return metricCodes.filter((code) => {
    const { name, namePlural, formula } = metricOf(code);
    const text = `${code.replaceAll('_', ' ')} ${name} ${namePlural}`.toLowerCase();
    return formula[levelOf(level)] !== undefined && sought.every((word) => text.includes(word));
  });
}

interface MetricPickerProps {
  readonly level: Question['level'];
  readonly chosen: readonly string[];
  readonly onChoose: (codes: readonly string[]) => void;
}

/** The metrics of a question: those chosen, and a search among the rest by name or code. */
export function MetricPicker({ level, chosen, onChoose }: MetricPickerProps): ReactElement {
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(() => matchMedia(`(min-width: ${constants.mobileWidth + 1}px)`).matches);
  const found = metricsFound(level, words);
  const without = (code: string): readonly string[] => chosen.filter((one) => one !== code);
  return (
    <fieldset className={styles.metrics}>
      <legend>Metrics</legend>
      <ul className={styles.chips} aria-label="Chosen metrics">
        {chosen.map((code) => (
          <li key={code}>
            <button
              type="button"
              aria-label={`Remove ${code}`}
              onClick={() => {
                onChoose(without(code));
              }}
              disabled={chosen.length === 1}
            >
              {code} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <details
        className={styles.more}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary>Add metrics</summary>
        <label className={styles.search}>
          Find a metric
          <input
            type="search"
            value={words}
            placeholder="clearance, mark, pressure …"
            onChange={({ target }) => {
              setWords(target.value);
            }}
          />
        </label>
        <ul className={styles.found} aria-label="Metrics found">
          {found.slice(0, MOST).map((code) => (
            <li key={code}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(code)}
                  disabled={chosen.length === 1 && chosen.includes(code)}
                  onChange={({ target }) => {
                    onChoose(target.checked ? [...chosen, code] : without(code));
                  }}
                />
                <span>
                  {metricOf(code).name} <code>{code}</code>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>
          {found.length > MOST ? `The first ${MOST} of ${found.length}: search for more.` : `${found.length} found.`}
        </p>
      </details>
    </fieldset>
  );
}
