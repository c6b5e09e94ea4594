import type { ReactElement } from 'react';
import * as styles from './playground.module.css';

/** A value that can be chosen, and what it is called. */
export type Option<T> = readonly [value: T, label: string];

interface OneProps<T> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few values, chosen like radio buttons. */
export const OneOf = <T extends string>({ legend, name, options, chosen, onChoose }: OneProps<T>): ReactElement => (
  <fieldset className={styles.pills}>
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          checked={value === chosen}
          onChange={() => {
            onChoose(value);
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
  readonly chosen: readonly T[];
  readonly onChoose: (values: readonly T[]) => void;
}

/** Any of a few values, in the order of the options. None stands for all. */
export const SomeOf = <T extends string | number>({
  legend,
  options,
  chosen,
  onChoose,
}: SomeProps<T>): ReactElement => (
  <fieldset className={styles.pills}>
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value}>
        <input
          type="checkbox"
          checked={chosen.includes(value)}
          onChange={({ target }) => {
            onChoose(
              options.flatMap(([one]) => ((one === value ? target.checked : chosen.includes(one)) ? [one] : [])),
            );
          }}
        />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);
