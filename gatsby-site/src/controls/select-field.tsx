import type { ReactElement } from 'react';
import type { Option } from './choice-pills';

interface SelectFieldProps<T extends string | number> {
  readonly label: string;
  /** The name of the value when its form is submitted. */
  readonly name?: string;
  readonly options: readonly Option<T>[];
  readonly selected: T;
  readonly onSelect: (value: T) => void;
}

/** One of several values as a drop-down list. */
export const SelectField = <T extends string | number>({
  label,
  name,
  options,
  selected,
  onSelect,
}: SelectFieldProps<T>): ReactElement => (
  <label className="form-entry">
    {label}
    <select
      name={name}
      value={selected}
      onChange={({ target }) => {
        const option = options[target.selectedIndex];
        if (option !== undefined) onSelect(option[0]);
      }}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
