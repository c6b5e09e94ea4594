import { chromium, type Browser, type BrowserContextOptions, type BrowserServer, type Page } from 'playwright-core';
import { chromiumLaunch } from '../../../tools/chromium.js';
import { startSite, type Site } from './site.js';

/** Where the processes that run the suites find what is started once for all of them. */
const told = { site: 'HUB_TEST_SITE', browser: 'HUB_TEST_BROWSER' } as const;

let site: Site | undefined;
let server: BrowserServer | undefined;
let connected: Promise<Browser> | undefined;

/** Starts server and browser, once for all the suites of a run. **Throws** where there is no Chromium. */
export async function mochaGlobalSetup(): Promise<void> {
  [site, server] = await Promise.all([startSite(), chromium.launchServer(chromiumLaunch())]);
  process.env[told.site] = site.url;
  process.env[told.browser] = server.wsEndpoint();
}

/** Ends what was started. */
export async function mochaGlobalTeardown(): Promise<void> {
  await server?.close();
  await site?.stop();
}

function started(name: string): string {
  const { [name]: value } = process.env;
  if (value === undefined) throw new Error(`${name} is not set: load this file by --require`);
  return value;
}

/** Where the hub is. **Throws** before it is started. */
export const siteUrl = (): string => started(told.site);

/** The browser, as the process of these suites sees it. */
const browserHere = (): Promise<Browser> => (connected ??= chromium.connect(started(told.browser)));

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
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      found.push(`${page.url()} says ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => {
    found.push(`${page.url()} throws ${message}`);
  });
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

interface ReactRoot {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } };
}

/**
 * Whether React has taken over the page this runs in. It asks React itself, since a test may have stopped the clock.
 */
export function isTakenOver(): boolean {
  const root = document.getElementById('___gatsby') ?? {};
  const held = Object.entries(root).find(([key]) => key.startsWith('__reactContainer'))?.[1] as ReactRoot | undefined;
  return held?.stateNode.current.memoizedState?.isDehydrated === false;
}

/** Waits until React has taken over a page and its effects have run. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve();
        };
        port2.postMessage(undefined);
      }),
  );
}

/**
 * A page of a fresh browser, in one of which `work` is done. **Throws** for console errors, errors of scripts and
 * requests to other hosts, unless expected.
 */
export async function inPage(work: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const context = await (
    await browserHere()
  ).newContext({ baseURL: siteUrl(), viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(30_000);
  // Functions that are handed to a page were compiled to name themselves by this.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  watch(page);
  try {
    await work(page);
    assertFaultless(page);
  } catch (error) {
    const found = faults.get(page)?.found ?? [];
    throw found.length === 0
      ? error
      : new Error(`${String(error)}\nUntil then:\n${found.join('\n')}`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Opens a page of the hub and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAlive(page);
}
