import { html } from '../../../http/pages/html.js';
import type { Page } from '../../../http/pages/page.js';

/** Returns a page for an error that cannot be reported to the client. */
export const faultPage = (description: string): Page => ({
  title: 'This login cannot continue',
  body: html`<p role="alert">${description}</p>
<p>Nothing was sent on. Close this window, or go back to the page you came from.</p>`,
});
