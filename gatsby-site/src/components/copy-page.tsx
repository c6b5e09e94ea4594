import type { ReactElement } from 'react';
import { SayingButton } from './saying-button';

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
export const CopyPage = (): ReactElement => (
  <SayingButton className="copy-page needs-script" label="Copy page" act={copyTwin} />
);
