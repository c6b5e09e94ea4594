import type { ReactElement } from 'react';
import { OneOf, type Option } from '../../controls/choice-pills';
import { SelectField } from '../../controls/select-field';
import { metricName, type MetricGroup } from './metric-groups';

interface ChoiceProps {
  readonly selected: string;
  readonly onSelect: (value: string) => void;
}

/** The metrics of a group as a drop-down list. A metric in the address stays selected even if no group has it. */
export const MetricChoice = ({
  groups,
  selected,
  onSelect,
}: ChoiceProps & { readonly groups: readonly MetricGroup[] }): ReactElement => {
  const codes = [...new Set([...groups.flatMap(({ metrics }) => metrics), selected])];
  return (
    <SelectField
      label="Metric"
      options={codes.map((code): Option<string> => [code, metricName(code)])}
      selected={selected}
      onSelect={onSelect}
    />
  );
};

/** The groups of metrics, as a drop-down list. */
export const GroupChoice = ({
  groups,
  selected,
  onSelect,
}: ChoiceProps & { readonly groups: readonly MetricGroup[] }): ReactElement => (
  <SelectField
    label="Metrics"
    options={groups.map(({ id, label }): Option<string> => [id, label])}
    selected={selected}
    onSelect={onSelect}
  />
);

/** Per match or in total. */
export const MeasureChoice = ({ name, selected, onSelect }: ChoiceProps & { readonly name: string }): ReactElement => (
  <OneOf
    legend="Measure"
    name={name}
    options={[
      ['perMatch', 'Per match'],
      ['total', 'Total'],
    ]}
    selected={selected === 'total' ? 'total' : 'perMatch'}
    onSelect={onSelect}
  />
);

/** A drop-down list of numbers, such as seasons or numbers of matches. */
export const NumberChoice = ({
  label,
  numbers,
  all,
  selected,
  onSelect,
}: ChoiceProps & {
  readonly label: string;
  readonly numbers: readonly number[];
  /** The label of the option for all numbers. **Empty**: no such option. */
  readonly all?: string;
}): ReactElement => (
  <SelectField
    label={label}
    options={[
      ...numbers.map((number): Option<string> => [String(number), String(number)]),
      ...(all === undefined ? [] : [['all', all] as const]),
    ]}
    selected={selected}
    onSelect={onSelect}
  />
);
