import { html } from '../../http/pages/html.js';
import type { Page } from '../../http/pages/page.js';
import { readinessReasons, type Readiness } from '../operations/readiness.js';
import type { Hub } from './hub.js';

const BUILD_HINT = 'The documentation is not built. Build it with: npm run build -- hub';

/** Returns calls to try first, as shell commands. */
const callsOf = (origin: string): readonly string[] => [
  `curl ${origin}/openapi.json`,
  `curl -H 'Authorization: Bearer sandbox-transactional' ${origin}/v1/leagues`,
  `curl -H 'Authorization: Bearer sandbox-transactional' '${origin}/v1/matches/110610101/statistics/squads?metric=CLEARANCE&period=4'`,
];

/** Returns the state of the documentation. **Empty**: nothing if it exists and is not being built. */
function documentationOf({ progress, listing }: Hub): readonly string[] {
  if (progress !== undefined) return [`The documentation is being built (${progress}).`];
  return listing() === undefined ? [BUILD_HINT] : [];
}

/** Returns the states of the clients, the documentation, and server parts that are not ready. */
const statesOf = (hub: Hub, readiness: Readiness): readonly string[] => [
  ...(hub.packing === undefined ? [] : [`The clients are being packed (${hub.packing}).`]),
  ...documentationOf(hub),
  ...readinessReasons(readiness)
    .filter((line) => !line.startsWith('hub: '))
    .map((line) => line.replace(': degraded: ', ': ')),
];

/**
 * Returns the page that browsers get until the hub exists, and instead of the clients until they are packed. It needs
 * no script.
 */
export const welcomePage = (hub: Hub, readiness: Readiness, origin: string): Page => ({
  title: 'Goalsquare is running',
  body: html`<p>The API is ready at <code>${origin}/v1</code>. ${hub.progress === undefined ? '' : 'This page shows what you requested as soon as it is built.'}</p>
<ul role="status">
${statesOf(hub, readiness).map((line) => html`<li>${line}</li>\n`)}</ul>
<h2>Try a call</h2>
${callsOf(origin).map((call) => html`<pre><code>${call}</code></pre>\n`)}<p>The key opens the sandbox world only. With your own data, use a key of your own.</p>
<p>Clients for Python, R, Excel and TypeScript: <a href="/downloads/">downloads</a>.</p>`,
});

/** Returns the content of the welcome page as text for programs. */
export const welcomeText = (hub: Hub, readiness: Readiness): string =>
  `Goalsquare\n\nThe API answers at /v1, and its contract is at /openapi.json.\n${statesOf(hub, readiness).join('\n')}\n`;
