import { useState, type ReactElement } from 'react';

/** A button that copies the address of the page, so that it can be shared. */
export function CopyAddress(): ReactElement {
  const [said, say] = useState('');
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          navigator.clipboard.writeText(location.href).then(
            () => {
              say('Copied');
            },
            () => {
              say('Copy it from the address bar');
            },
          );
        }}
        onBlur={() => {
          say('');
        }}
      >
        {said === '' ? 'Copy link' : said}
      </button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}
