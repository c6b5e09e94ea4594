import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { html, Html } from './html.js';

const style = `
:root { color-scheme: light dark; --ground: #f6f7f4; --card: #fff; --ink: #1b211c; --quiet: #4f5a52; --line: #7d877f; --accent: #14532d; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --ground: #121713; --card: #1c231e; --ink: #edf2ee; --quiet: #b3beb6; --line: #78837b; --accent: #86dba4; --on-accent: #0c1a11; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(0, 28rem); place-content: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0 0 1rem; color: var(--quiet); }
ul { list-style: none; margin: 0; padding: 0; }
li { margin: 0 0 0.75rem; }
h2 { margin: 1rem 0 0.5rem; font-size: 1.125rem; }
ul[role="status"] { margin-bottom: 1rem; color: var(--quiet); }
pre { margin: 0 0 0.75rem; padding: 0.75rem; white-space: pre-wrap; border: 1px solid var(--line); border-radius: 0.5rem; font-size: 0.875rem; }
button { width: 100%; min-height: 3rem; padding: 0.625rem 1rem; font: inherit; text-align: left; cursor: pointer; color: var(--ink); background: transparent; border: 1px solid var(--line); border-radius: 0.5rem; }
button strong { display: block; color: var(--accent); }
button:hover { border-color: var(--accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button.plain { text-align: center; color: var(--quiet); }
`;

const STYLE_HASH = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** A page, and the targets of its form. Browsers block the form from redirecting anywhere else. */
export interface Page {
  readonly title: string;
  readonly body: Html;
  readonly formTargets?: readonly string[];
}

/** Returns the policy source of a URI: its origin, or its scheme if it has no origin. */
export function sourceOf(uri: string): string {
  const { origin, protocol } = new URL(uri);
  return origin === 'null' ? protocol : origin;
}

/** Sends a page without scripts and with only its own style. It may be opened as a pop-up, but never framed. */
export function sendPage(res: Response, status: number, { title, body, formTargets = [] }: Page): void {
  const formAction = formTargets.length === 0 ? "'none'" : ["'self'", ...formTargets].join(' ');
  res.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${STYLE_HASH}; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
  );
  res.setHeader('Cache-Control', 'no-store');
  res
    .status(status)
    .type('html')
    .send(
      html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Goalsquare</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text,
    );
}
