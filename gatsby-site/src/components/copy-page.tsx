import { useState, type ReactElement } from 'react';

async function copyTwin(): Promise<string> {
  const twin = `${location.pathname}index.md`;
  try {
    const response = await fetch(twin);
    if (!response.ok) throw new Error(`${twin}: ${response.status}`);
    await navigator.clipboard.writeText(await response.text());
    return 'Copied as Markdown';
  } catch {
    location.assign(twin);
    return 'Opening the Markdown';
  }
}

/** A button that copies the page as Markdown. If the browser does not allow it, the Markdown opens instead. */
export function CopyPage(): ReactElement {
  const [said, say] = useState('');
  return (
    <>
      <button
        type="button"
        className="copy-page"
        onClick={() => {
          void copyTwin().then(say);
        }}
        onBlur={() => {
          say('');
        }}
      >
        {said === '' ? 'Copy page' : said}
      </button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}
