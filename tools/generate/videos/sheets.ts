/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ran } from './ran.js';

/**
 * What LibreOffice makes of a workbook, or of a URL that answers CSV: a page that holds a table for each sheet.
 * **Throws** where it cannot open it.
 */
export async function sheetsPage(opened: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-sheets-'));
  try {
    await ran('soffice', [
      '--headless',
      '--norestore',
      `-env:UserInstallation=${pathToFileURL(path.join(folder, 'office')).href}`,
      '--convert-to',
      'html',
      '--outdir',
      folder,
      opened,
    ]);
    const file = readdirSync(folder).find((name) => name.endsWith('.html'));
    if (file === undefined) throw new Error(`LibreOffice did not open ${opened}`);
    return readFileSync(path.join(folder, file), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Shows tables of a page as sheets: numbers of rows, letters of columns, and a tab for each sheet. Runs in the browser.
 */
export const asSheets = (names: readonly string[]): void => {
  const shown = 60;
  const long = 90;
  const tables = [...document.querySelectorAll('table')];
  for (const columns of document.querySelectorAll('colgroup')) columns.remove();
  for (const cell of document.querySelectorAll('td')) cell.className = cell.textContent.length > long ? 'long' : '';
  for (const table of tables) {
    for (const row of [...table.rows].slice(shown)) row.remove();
    const width = Math.max(...[...table.rows].map(({ cells }) => cells.length));
    [...table.rows].forEach((row, at) => {
      row.insertCell(0).textContent = String(at + 1);
    });
    const letters = table.insertRow(0);
    for (let at = 0; at <= width; at += 1)
      letters.insertCell().textContent =
        at === 0
          ? ''
          : `${at > 26 ? String.fromCharCode(64 + Math.floor((at - 1) / 26)) : ''}${String.fromCharCode(65 + ((at - 1) % 26))}`;
  }
  const tabs = document.createElement('nav');
  const show = (chosen: number): void => {
    tables.forEach((table, at) => {
      table.style.display = at === chosen ? 'table' : 'none';
    });
    [...tabs.children].forEach((tab, at) => {
      tab.className = at === chosen ? 'chosen' : '';
    });
    scrollTo(0, 0);
  };
  names.forEach((name, at) => {
    const tab = document.createElement('button');
    tab.textContent = name;
    tab.addEventListener('click', () => {
      show(at);
    });
    tabs.append(tab);
  });
  const style = document.createElement('style');
  style.textContent = `body { margin: 0 0 44px; background: white; }
    table { border-collapse: collapse; } td { border: 1px solid #d0d5d2; padding: 3px 8px !important; font: 15px Arial, sans-serif; white-space: nowrap; max-width: 760px; overflow: hidden; } .long { white-space: normal; }
    tr:first-child td, td:first-child { position: sticky; background: #eef1ef; color: #4a544e; text-align: center; top: 0; } td:first-child { left: 0; }
    nav { position: fixed; inset: auto 0 0 0; display: flex; gap: 4px; padding: 6px; background: #eef1ef; border-top: 1px solid #b8c0bb; }
    nav button { font: 15px Arial, sans-serif; padding: 5px 14px; border: 1px solid #b8c0bb; background: white; } nav .chosen { background: #0b6148; color: white; }`;
  document.body.replaceChildren(...tables, tabs);
  document.head.append(style);
  show(0);
};
