import { createHash } from 'node:crypto';
import { Router } from 'express';
import { html, Html } from '../../http/pages/html.js';
import { embedPicture } from './embed-picture.js';

const style = `${embedPicture.style}
:root { color-scheme: light dark; --ink: #1b211c; --quiet: #4f5a52; --line: #d5dbd6; --bar: #0b4f8a; }
@media (prefers-color-scheme: dark) { :root { --ink: #edf2ee; --quiet: #b3beb6; --line: #3a443d; --bar: #6fb1ec; } }
* { box-sizing: border-box; }
h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
body { margin: 0; background: Canvas; color: var(--ink); font: 0.9375rem/1.4 system-ui, sans-serif; }
#frame { overflow: auto; max-height: 100vh; }
#frame:focus-visible { outline: 3px solid var(--bar); outline-offset: -3px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
:is(td, th) { padding: 0.35rem 0.6rem; border-bottom: 1px solid var(--line); text-align: left; }
th { font-size: 0.8125rem; }
.number { text-align: right; }
.bar { width: 45%; }
.bar div { height: 0.9rem; border-radius: 2px; background: var(--bar); }
p { margin: 0.6rem; color: var(--quiet); overflow-wrap: anywhere; }
[hidden] { display: none; }
`;

/**
 * Reads the CSV of the permalink in the page's address, and shows the columns, rows, bars and picture that the address
 * selects.
 */
const script = `${embedPicture.script}
const secret = location.pathname.split('/')[2];
const chosen = new URLSearchParams(location.search);
const status = document.querySelector('p');

function rowsOf(text) {
  const rows = [[]];
  for (const [all, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\\r\\n]*))(,|\\r?\\n|$)/g)) {
    rows.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

const cell = (name, text, isNumber) => {
  const made = document.createElement(name);
  made.textContent = text;
  if (name === 'th') made.scope = 'col';
  if (isNumber) made.className = 'number';
  return made;
};

function barCell(share) {
  const made = document.createElement('td');
  const bar = document.createElement('div');
  made.className = 'bar';
  bar.style.width = share * 100 + '%';
  made.append(bar);
  return made;
}

function show([head, ...rows]) {
  const named = (name) => {
    const at = head.indexOf(name);
    if (at < 0) throw new Error('There is no column ' + name + '. The columns are ' + head.join(', ') + '.');
    return at;
  };
  const columns = (chosen.get('columns')?.split(',') ?? head).map(named);
  const bars = chosen.has('bars') ? named(chosen.get('bars')) : undefined;
  const limit = chosen.get('rows') ?? '1000';
  if (!/^[1-9]\\d*$/.test(limit)) throw new Error('rows is ' + limit + ': use a whole number of 1 or more.');
  const shown = rows.slice(0, Number(limit));
  const most = Math.max(0, ...shown.map((row) => Number(row[bars])));
  const isNumber = (at) => shown.every((row) => /^(-?\\d+(\\.\\d+)?)?$/.test(row[at]));
  const line = (name, row) => {
    const made = document.createElement('tr');
    for (const at of columns) made.append(cell(name, name === 'th' ? row[at].replaceAll('_', ' ') : row[at], isNumber(at)));
    if (bars !== undefined && name === 'td') made.append(barCell(most > 0 ? Math.max(0, Number(row[bars])) / most : 0));
    if (bars !== undefined && name === 'th') made.append(document.createElement('td'));
    return made;
  };
  document.querySelector('thead').append(line('th', head));
  document.querySelector('tbody').append(...shown.map((row) => line('td', row)));
  if (chosen.has('picture')) {
    document.querySelector('#picture').append(...pictureOf(chosen.get('picture'), head, shown, columns));
    const [folded, summary] = ['details', 'summary'].map((name) => document.createElement(name));
    const frame = document.querySelector('#frame');
    summary.textContent = 'Table';
    frame.replaceWith(folded);
    folded.append(summary, frame);
  }
  status.hidden = true;
}

try {
  const response = await fetch('/q/' + secret + '.csv');
  if (!response.ok) throw new Error((await response.json()).detail);
  show(rowsOf((await response.text()).replace(/^\\uFEFF/, '')));
} catch (error) {
  status.textContent = error.message;
}
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Policy that lets any origin show the page in a frame. The page has no form and no login, so there is nothing that a
 * reader could be tricked into clicking.
 */
const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *`;

const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Table - Goalsquare</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<p role="status">Loading ...</p>
<div id="picture"></div>
<h1>Embedded table</h1>
<div id="frame" role="region" aria-label="Table" tabindex="0"><table><thead></thead><tbody></tbody></table></div>
</main>
<script type="module">${new Html(script)}</script>
</body>
</html>
`.text;

/**
 * Returns a router that serves `/embed/SECRET`: the table of a permalink, for a frame on another site. No other page
 * can be framed by other origins. The page is the same for every secret. Its script reads the permalink.
 */
export function embedPages(): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(/^\/embed\/[\w-]{16,64}$/u, (_, res) => {
    res.removeHeader('X-Frame-Options');
    res.setHeader('Content-Security-Policy', policy);
    res.setHeader('X-Robots-Tag', 'noindex');
    res.setHeader('Cache-Control', 'public, max-age=300');
    res.type('html').send(page);
  });
  return router;
}
