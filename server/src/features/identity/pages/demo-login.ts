import { html, type Html } from '../../../http/pages/html.js';
import { sourceOf, type Page } from '../../../http/pages/page.js';

/** A demo account, as the page shows it. */
export interface DemoAccount {
  readonly id: string;
  readonly name: string;
  readonly can: string;
}

/** The demo accounts, one for each plan and tier. **Source**: `docs/identity.md`. */
export const demoAccounts: readonly DemoAccount[] = [
  { id: 'sandbox-basic', name: 'Basic', can: 'Metrics of the box score, in two leagues' },
  { id: 'sandbox-advanced', name: 'Advanced', can: 'Every metric, in every league' },
  { id: 'sandbox-transactional', name: 'Transactional', can: 'Every metric and every transaction, in every league' },
];

/** The login that the page belongs to. */
export interface DemoLogin {
  readonly loginId: string;
  readonly clientName: string;
  readonly redirectUri: string;
}

const choice = ({ id, name, can }: DemoAccount): Html =>
  html`<li><button name="account" value="${id}"><strong>${name}</strong>${can}</button></li>\n`;

/** Returns a page for choosing a demo account. It works with the keyboard and without scripts. */
export const demoLoginPage = ({ loginId, clientName, redirectUri }: DemoLogin): Page => ({
  title: 'Pick a demo account',
  formTargets: [sourceOf(redirectUri)],
  body: html`<p><strong>${clientName}</strong> asks to call the API as you. This is a sandbox: anyone may use these accounts.</p>
<form method="post" action="/oauth2/login">
<input type="hidden" name="login" value="${loginId}">
<ul>
${demoAccounts.map(choice)}<li><button class="plain" name="cancel" value="yes">Cancel</button></li>
</ul>
</form>`,
});
