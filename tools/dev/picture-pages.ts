import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { templates } from '../../gatsby-site/test/support/templates.js';
import { chromiumLaunch } from './chromium.js';

/*
 * Takes a picture of a page of each template of a running hub, on a desk and on a phone, light and dark, to be looked
 * at before and after a change of its styles:
 * node --conditions=source --import tsx tools/dev/picture-pages.ts [--url URL] [--out FOLDER] [PATH ...]
 * Reports errors of the console, and pages that are wider than a phone of 360 pixels.
 */

/** **Units**: CSS pixels. A picture is as tall as the page, up to a limit. */
const screens = [
  { name: 'desk', width: 1440, height: 900, tallest: 1800 },
  { name: 'phone', width: 390, height: 844, tallest: 4200 },
] as const;

const NARROWEST = { width: 360, height: 740 } as const;

/** How long a page may go on loading. **Units**: milliseconds. */
const PATIENCE = 10_000;

const {
  values: { url, out },
  positionals,
} = parseArgs({
  options: { url: { type: 'string', default: 'http://localhost:8080' }, out: { type: 'string', default: 'pictures' } },
  allowPositionals: true,
});

const fileOf = (route: string, screen: string, theme: string): string =>
  path.join(out, `${route.split(/\W+/u).filter(Boolean).join('-') || 'home'}-${screen}-${theme}.png`);

/** Takes the pictures of a page on one screen, and returns what is wrong with it. */
async function picture(browser: Browser, route: string, screen: (typeof screens)[number]): Promise<readonly string[]> {
  const { name, width, height, tallest } = screen;
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(url + route);
  // A page with a live stream never falls silent.
  await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => undefined);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(whole, tallest) };
    await page.screenshot({ path: fileOf(route, name, theme), clip, fullPage: true });
  }
  await page.setViewportSize(NARROWEST);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > NARROWEST.width) faults.push(`is ${wide} px wide at ${NARROWEST.width} px`);
  await page.close();
  return faults;
}

mkdirSync(out, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
for (const route of positionals.length > 0 ? positionals : templates)
  for (const screen of screens) {
    const faults = await picture(browser, route, screen);
    console.log(`${route} ${screen.name}${faults.map((fault) => `\n  ${fault}`).join('')}`);
  }
await browser.close();
