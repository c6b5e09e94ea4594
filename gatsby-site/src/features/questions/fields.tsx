import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { CheckedInput } from '../../controls/checked-input';
import { OneOf, SomeOf, type Option } from '../../controls/choice-pills';
import { SelectField } from '../../controls/select-field';
import { useQueryForm } from './form-context';
import { parameters, type ParameterKind, type ParameterName } from '../../query/parameters';
import { acceptedText, isAccepted } from '../../query/value-check';
import { valueOf, valuesOf } from '../../query/query';
import * as styles from '../../controls/controls.module.css';

/** A control, with the server's error messages for its parameters below it. */
export function Faulty({
  names,
  children,
}: {
  readonly names: readonly ParameterName[];
  readonly children: ReactNode;
}): ReactElement {
  const { faults } = useQueryForm();
  const wrong = names.filter((name) => faults.has(name));
  return (
    <div className={styles.field} data-invalid={wrong.length > 0}>
      {children}
      {wrong.map((name) => (
        <p key={name} className={styles.fault}>
          {faults.get(name)}
        </p>
      ))}
    </div>
  );
}

/**
 * Returns the options and the selected values. A selected value that is not an option stays visible, so that it can be
 * removed.
 */
const withChosen = (options: readonly Option<string>[], chosen: readonly string[]): readonly Option<string>[] => [
  ...options,
  ...chosen.filter((value) => !options.some(([one]) => one === value)).map((value): Option<string> => [value, value]),
];

interface ChoicesProps {
  readonly name: ParameterName;
  readonly label: string;
  readonly options: readonly Option<string>[];
  /** Whether the control offers only some values of the parameter. It leaves the others unchanged. */
  readonly isPartial?: boolean;
}

/** Checkboxes that select several values of a parameter. */
export function Choices({ name, label, options, isPartial = false }: ChoicesProps): ReactElement {
  const { query, change } = useQueryForm();
  const chosen = valuesOf(query, name);
  const others = isPartial ? chosen.filter((value) => !options.some(([one]) => one === value)) : [];
  return (
    <Faulty names={[name]}>
      <SomeOf
        legend={label}
        options={isPartial ? options : withChosen(options, chosen)}
        selected={chosen}
        onSelect={(values) => {
          change({ [name]: [...others, ...values] });
        }}
      />
    </Faulty>
  );
}

interface ChoiceProps {
  readonly name: ParameterName;
  readonly label: string;
  /** The label of the option that selects no value. */
  readonly none: string;
  readonly options: readonly Option<string>[];
}

/** Radio buttons that select one value of a parameter, or none. */
export function Choice({ name, label, none, options }: ChoiceProps): ReactElement {
  const { query, change } = useQueryForm();
  return (
    <Faulty names={[name]}>
      <OneOf
        legend={label}
        name={name}
        options={[['', none], ...options]}
        selected={valueOf(query, name)}
        onSelect={(value) => {
          change({ [name]: [value] });
        }}
      />
    </Faulty>
  );
}

/** A drop-down list that selects one value of a parameter, or none. */
export function Select({ name, label, none, options }: ChoiceProps): ReactElement {
  const { query, change } = useQueryForm();
  return (
    <Faulty names={[name]}>
      <SelectField
        label={label}
        options={[['', none], ...withChosen(options, valuesOf(query, name))]}
        selected={valueOf(query, name)}
        onSelect={(value) => {
          change({ [name]: [value] });
        }}
      />
    </Faulty>
  );
}

interface EntryProps {
  readonly name: ParameterName;
  readonly label: string;
  readonly type?: 'number' | 'date' | 'text';
  readonly hint?: string;
}

const listIn = (text: string): readonly string[] => text.split(',').map((value) => value.trim());

/** A field for a number, a date or a text. List values are separated by commas. */
export function Entry({ name, label, type = 'number', hint }: EntryProps): ReactElement {
  const [draft, setDraft] = useState('');
  const { query, change, faults } = useQueryForm();
  const kind: ParameterKind = parameters[name];
  const values = valuesOf(query, name);
  const text = values.join(', ');
  // The text as entered, for example with a comma at its end, is shown as long as its values equal those of the query.
  const isDraft =
    type === 'text' &&
    listIn(draft)
      .filter((value) => value !== '')
      .join(', ') === text;
  return (
    <CheckedInput
      label={label}
      accepted={acceptedText(kind)}
      isValid={values.every((value) => isAccepted(kind, value))}
      fault={faults.get(name)}
      hint={hint}
      type={type}
      step="any"
      value={isDraft ? draft : text}
      onChange={({ target }) => {
        setDraft(target.value);
        change({ [name]: type === 'text' ? listIn(target.value) : [target.value] });
      }}
    />
  );
}

/** Fields side by side. */
export const Beside = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.beside}>{children}</div>
);

interface GroupProps {
  readonly title: string;
  /** The parameters that the fields of the group set. */
  readonly names: readonly ParameterName[];
  readonly children: ReactNode;
}

/** A group of fields that is initially collapsed. It opens if the server rejects one of its parameters. */
export function Group({ title, names, children }: GroupProps): ReactElement {
  const { query, faults } = useQueryForm();
  const details = useRef<HTMLDetailsElement>(null);
  const set = names.filter((name) => valuesOf(query, name).length > 0).length;
  const isWrong = names.some((name) => faults.has(name));
  useLayoutEffect(() => {
    if (isWrong) details.current?.setAttribute('open', '');
  }, [isWrong, faults]);
  return (
    <details ref={details} className={styles.group}>
      <summary>
        {title}
        {set > 0 && <small>{set} set</small>}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
