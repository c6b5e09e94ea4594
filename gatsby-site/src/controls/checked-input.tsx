import { useEffect, useId, useRef, useState, type ComponentProps, type ReactElement, type SyntheticEvent } from 'react';
import * as styles from './controls.module.css';

interface CheckedInputProps extends ComponentProps<'input'> {
  readonly label: string;
  /** What the field accepts, worded as the end of a sentence. */
  readonly accepted: string;
  /** Whether the value passes checks that attributes cannot express. */
  readonly isValid?: boolean;
  /** Why the server rejected the value. */
  readonly fault?: string | undefined;
  readonly hint?: string | undefined;
}

/**
 * A field that prevents its form from being submitted with an invalid value. It keeps the value, is marked, and
 * explains what it accepts. A collapsed group around it opens, and the first invalid field of a form gets the focus.
 */
export function CheckedInput({
  label,
  accepted,
  isValid = true,
  fault,
  hint,
  onChange,
  ...attributes
}: CheckedInputProps): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isRejected, setRejected] = useState(false);
  const message = isRejected ? `Enter ${accepted}.` : fault;
  const reject = (event: SyntheticEvent<HTMLInputElement>): void => {
    event.preventDefault();
    const { currentTarget: field } = event;
    setRejected(true);
    field.closest('details')?.setAttribute('open', '');
    if (field.form?.querySelector('input:invalid') === field) field.focus();
  };
  const described = [...(message === undefined ? [] : [`${id}-fault`]), ...(hint === undefined ? [] : [`${id}-hint`])];
  useEffect(() => {
    input.current?.setCustomValidity(isValid ? '' : accepted);
  }, [isValid, accepted]);
  return (
    <div className={styles.field} data-invalid={message !== undefined}>
      <label className="form-entry">
        {label}
        <input
          {...attributes}
          ref={input}
          aria-invalid={message !== undefined}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
          onInvalid={reject}
          onInput={() => {
            setRejected(false);
          }}
          onChange={onChange}
        />
      </label>
      {message !== undefined && (
        <p id={`${id}-fault`} className={styles.fault}>
          {message}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
