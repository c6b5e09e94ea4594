import type { ReactElement } from 'react';
import * as styles from './controls.module.css';

/** A value that can be selected, and its label. */
export type Option<T> = readonly [value: T, label: string];

interface OneProps<T> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option<T>[];
  readonly selected: T;
  readonly onSelect: (value: T) => void;
}

/** One of a few values, as radio buttons. */
export const OneOf = <T extends string>({ legend, name, options, selected, onSelect }: OneProps<T>): ReactElement => (
  <fieldset className={styles.pills}>
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          checked={value === selected}
          onChange={() => {
            onSelect(value);
          }}
        />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);

interface SomeProps<T> {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly selected: readonly T[];
  readonly onSelect: (values: readonly T[]) => void;
}

/** Any of a few values, as checkboxes, in the order of the options. If none is selected, all apply. */
export const SomeOf = <T extends string | number>({
  legend,
  options,
  selected,
  onSelect,
}: SomeProps<T>): ReactElement => (
  <fieldset className={styles.pills}>
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value}>
        <input
          type="checkbox"
          checked={selected.includes(value)}
          onChange={({ target }) => {
            onSelect(
              options.flatMap(([one]) => ((one === value ? target.checked : selected.includes(one)) ? [one] : [])),
            );
          }}
        />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);
