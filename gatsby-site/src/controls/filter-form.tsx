import type { ChangeEvent, ReactElement } from 'react';
import type { AddressFilter } from '../addresses/address-filter';
import * as styles from './filters.module.css';

/** A filter with a few values. */
export interface FilterField<T extends string> {
  readonly name: T;
  readonly label: string;
  /** The label of the option that selects everything, by default `any`. */
  readonly every?: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

interface FilterFormProps<T extends string> {
  /** The filtered things. */
  readonly label: string;
  /** The example shown in the search field. **Empty**: no search field. */
  readonly placeholder?: string;
  readonly fields: readonly FilterField<T>[];
  readonly filter: AddressFilter<T>;
  readonly onChange: (filter: AddressFilter<T>) => void;
}

/** The search field and filters of a list. The search words are stored as the filter `words`. */
export function FilterForm<T extends string>({
  label: formLabel,
  placeholder,
  fields,
  filter,
  onChange,
}: FilterFormProps<T>): ReactElement {
  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void => {
    onChange({ ...filter, [name]: value });
  };
  return (
    <form
      className={styles.filters}
      role="search"
      aria-label={formLabel}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {placeholder !== undefined && (
        <label className="form-entry">
          Search
          <input
            type="search"
            name="words"
            value={(filter as AddressFilter<string>).words}
            onChange={change}
            placeholder={placeholder}
          />
        </label>
      )}
      {fields.map(({ name, label, every = 'any', options }) => (
        <label key={name} className="form-entry">
          {label}
          <select name={name} value={filter[name]} onChange={change}>
            <option value="">{every}</option>
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
