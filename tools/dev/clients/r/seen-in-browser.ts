import type { PlayerStatistics } from '@goalsquare/openapi';
import { chromium, type Page } from 'playwright-core';
import { chromiumLaunch } from '../../chromium.js';
import type { ClientEnvironment } from '../part.js';

const viewport = { width: 360, height: 800 };

/**
 * Returns the highest number of disposals that a player of a match has in the forward 50, and the names of all players
 * with that number.
 */
async function mostInForward50(
  { GOALSQUARE_URL, GOALSQUARE_TOKEN }: ClientEnvironment,
  matchId: string,
): Promise<{ readonly value: number; readonly names: readonly string[] }> {
  const answer = await fetch(`${GOALSQUARE_URL}/v1/matches/${matchId}/statistics/players?metric=DISPOSAL&zone=F50`, {
    headers: { authorization: `Bearer ${GOALSQUARE_TOKEN}` },
  });
  const { squads } = (await answer.json()) as PlayerStatistics;
  const counts = squads
    .flatMap(({ players }) => players)
    .map(({ fullname, statistics: [disposal] }) => ({ fullname, value: disposal?.value ?? 0 }));
  const value = Math.max(...counts.map((count) => count.value));
  return { value, names: counts.filter((count) => count.value === value).map(({ fullname }) => fullname) };
}

/** Sorts the players by kicks, highest first. **Throws** if they are not in that order. */
async function sortByNumber(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kick' }).click();
  await page.locator('#statistics th[aria-sort=descending]', { hasText: 'Kick' }).waitFor();
  const kicks = (await page.locator('#statistics tbody tr td:nth-of-type(4)').allInnerTexts()).map(Number);
  if (kicks.join() !== kicks.toSorted((one, other) => other - one).join())
    throw new Error(`the kicks are not sorted: ${kicks.join()}`);
}

/**
 * Sorts the players by name with the keyboard, and searches for the first one. Checks that changing the filters keeps
 * both.
 */
async function sortAndSearch(page: Page): Promise<void> {
  const names = page.locator('#statistics tbody tr:not([hidden]) th');
  await page.getByRole('button', { name: 'Player' }).press('Enter');
  await page.locator('#statistics th[aria-sort=ascending]', { hasText: 'Player' }).waitFor();
  const sorted = await names.allInnerTexts();
  if (sorted.join() !== sorted.toSorted((one, other) => one.localeCompare(other)).join())
    throw new Error(`the players are not sorted: ${sorted.join()}`);
  const [first = ''] = sorted;
  await page.fill('#search', first.toUpperCase());
  await page.selectOption('#zone', '');
  await page.locator('#statistics pre:not(:has-text("F50"))').waitFor({ state: 'attached' });
  await page.locator('#statistics th[aria-sort=ascending]', { hasText: 'Player' }).waitFor();
  const found = await names.allInnerTexts();
  if (!found.includes(first) || found.length === sorted.length)
    throw new Error(`a search for ${first} shows ${found.join()}`);
}

async function walkThrough(page: Page, environment: ClientEnvironment): Promise<void> {
  const players = page.locator('#statistics tbody tr');
  await players.first().waitFor();
  await page.selectOption('#zone', 'F50');
  const { value, names } = await mostInForward50(environment, await page.inputValue('#match'));
  const disposals = page.locator('td:nth-of-type(3)', { hasText: new RegExp(`^${value}$`, 'u') });
  await players
    .first()
    .filter({ hasText: new RegExp(names.join('|'), 'u') })
    .filter({ has: disposals })
    .waitFor();
  await sortByNumber(page);
  await sortAndSearch(page);
  await page.getByRole('tab', { name: 'Shots' }).click();
  await page.getByRole('img', { name: /^The ground with \d+ shots at goal/u }).waitFor();
  await page.locator('#shots tbody tr').first().waitFor();
  await page.getByRole('tab', { name: 'Ladder' }).click();
  await page.locator('#ladder tbody tr').first().waitFor();
}

/**
 * Tests the Shiny app on a narrow screen: the statistics of a match by zone, its shots, the ladder. Returns the fault.
 */
export async function seenInBrowser(url: string, environment: ClientEnvironment): Promise<string | undefined> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => {
      faults.push(message);
    });
    page.on('console', (line) => {
      if (line.type() === 'error') faults.push(line.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(url);
    await walkThrough(page, environment);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (width > viewport.width) faults.push(`the page is ${width} wide on a screen of ${viewport.width}`);
    return faults.length === 0 ? undefined : `the app: ${faults.join('; ')}`;
  } catch (error) {
    return `the app does not show what the test expects: ${String(error)}`;
  } finally {
    await browser.close();
  }
}
