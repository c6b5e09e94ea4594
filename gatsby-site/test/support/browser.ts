import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { startSite, type Site } from './site.js';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

let site: Site | undefined;
let browser: Browser | undefined;

/** Starts server and browser, once for all the suites of a run; skips them where there is no Chromium, which fails where `CI` is set. */
export async function mochaGlobalSetup(): Promise<void> {
  if (!existsSync(executablePath)) {
    const missing = `no Chromium at ${executablePath}: the tests of the hub need one (apt-get install chromium, or name another by CHROMIUM)`;
    if (process.env['CI'] !== undefined) throw new Error(missing);
    process.stdout.write(`SKIPPED: ${missing}\n`);
    process.exit(0);
  }
  [site, browser] = await Promise.all([startSite(), chromium.launch({ executablePath, args })]);
}

/** Ends what was started. */
export async function mochaGlobalTeardown(): Promise<void> {
  await browser?.close();
  await site?.stop();
}

/** Where the hub is. **Throws** before it is started. */
export function siteUrl(): string {
  if (site === undefined) throw new Error('the site is not started: load this file by --require');
  return site.url;
}

/** What a page must not do while a test looks at it. */
export interface Faults {
  /** What it logged as an error or a warning, threw, or asked of other hosts. */
  readonly found: string[];
  /** Faults a test brings about itself. */
  readonly expected: RegExp[];
}

const faults = new WeakMap<Page, Faults>();

function watch(page: Page): void {
  const found: string[] = [];
  faults.set(page, { found, expected: [] });
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) found.push(`${page.url()} says ${message.text()} (${message.location().url})`); });
  page.on('pageerror', ({ message }) => { found.push(`${page.url()} throws ${message}`); });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== siteUrl()) found.push(`${page.url()} asks for ${request.url()}`);
  });
}

/** Lets a page do what else would be a fault. */
export function expectFault(page: Page, ...faultsMeant: readonly RegExp[]): void {
  faults.get(page)?.expected.push(...faultsMeant);
}

/** **Throws** for what a page did wrong until now. */
export function assertFaultless(page: Page): void {
  const { found, expected } = faults.get(page) ?? { found: [], expected: [] };
  const unmeant = found.filter((fault) => !expected.some((meant) => meant.test(fault)));
  if (unmeant.length > 0) throw new Error(unmeant.join('\n'));
}

interface ReactRoot { readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } } }

/** Whether React has taken over the page this runs in. It asks React itself, since a test may have stopped the clock. */
export function isTakenOver(): boolean {
  const root = document.getElementById('___gatsby') ?? {};
  const held = Object.entries(root).find(([key]) => key.startsWith('__reactContainer'))?.[1] as ReactRoot | undefined;
  return held?.stateNode.current.memoizedState?.isDehydrated === false;
}

/** Waits until React has taken over a page and its effects have run. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
  await page.evaluate(() => new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { resolve(); };
    port2.postMessage(undefined);
  }));
}

/** A page of a fresh browser, in one of which `work` is done. **Throws** for console errors, errors of scripts and requests to other hosts, unless expected. */
export async function inPage(work: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  if (browser === undefined) throw new Error('the browser is not started: load this file by --require');
  const context = await browser.newContext({ baseURL: siteUrl(), viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(15_000);
  // Functions that are handed to a page were compiled to name themselves by this.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  watch(page);
  try {
    await work(page);
    assertFaultless(page);
  } catch (error) {
    const found = faults.get(page)?.found ?? [];
    throw found.length === 0 ? error : new Error(`${String(error)}\nUntil then:\n${found.join('\n')}`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Opens a page of the hub and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAlive(page);
}
