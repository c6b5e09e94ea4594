import { useState, type ComponentProps, type ReactElement } from 'react';

interface SayingButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onBlur' | 'onClick' | 'type'> {
  readonly label: string;
  /** Runs when the button is pressed. Returns the message to show. */
  readonly act: () => Promise<string>;
}

/** A button that shows the outcome of its action in place of its label, until it loses the focus. */
export function SayingButton({ label, act, title, ...attributes }: SayingButtonProps): ReactElement {
  const [said, say] = useState('');
  return (
    <>
      <button
        {...attributes}
        type="button"
        data-said={said}
        title={said === '' ? title : undefined}
        onClick={() => {
          void act().then(say);
        }}
        onBlur={() => {
          say('');
        }}
      >
        <span>{said === '' ? label : said}</span>
      </button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}
