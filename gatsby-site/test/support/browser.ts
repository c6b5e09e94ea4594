import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  type Page,
  type ViewportSize,
} from 'playwright-core';
import { chromiumLaunch } from '../../../tools/dev/chromium.js';
import type { Site } from './site.js';

/** Variables that lead the processes of a run to the server and the browser they share. */
const variables = { site: 'HUB_TEST_SITE', browser: 'HUB_TEST_BROWSER' } as const;

/** Pages of a context share a process: starting one takes as long as opening a page. */
const flags = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

let site: Site | undefined;
let server: BrowserServer | undefined;
let connected: Promise<Browser> | undefined;

/** Starts the server and the browser of a run. **Throws** if there is no Chromium. */
export async function mochaGlobalSetup(): Promise<void> {
  // Imported here, since every process of a run loads this file, and one of them starts the server.
  const { startSite } = await import('./site.js');
  [site, server] = await Promise.all([startSite(), chromium.launchServer(chromiumLaunch(...flags))]);
  process.env[variables.site] = site.url;
  process.env[variables.browser] = server.wsEndpoint();
}

/** Stops the server and the browser. */
export async function mochaGlobalTeardown(): Promise<void> {
  await server?.close();
  await site?.stop();
}

function valueOf(name: string): string {
  const { [name]: value } = process.env;
  if (value === undefined) throw new Error(`${name} is not set: load this file by --require`);
  return value;
}

/** Returns the origin of the hub. **Throws** before the server is started. */
export const siteUrl = (): string => valueOf(variables.site);

const browser = (): Promise<Browser> => (connected ??= chromium.connect(valueOf(variables.browser)));

/** Errors and warnings of a page. */
interface Faults {
  /** The page's errors, warnings and exceptions, and its requests to other hosts. */
  readonly found: string[];
  /** Patterns of faults that the test causes on purpose. */
  readonly expected: RegExp[];
}

const faults = new WeakMap<Page, Faults>();

function watch(page: Page): void {
  const found: string[] = [];
  faults.set(page, { found, expected: [] });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      found.push(`${page.url()} logs ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => {
    found.push(`${page.url()} throws ${message}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== siteUrl()) found.push(`${page.url()} requests ${request.url()}`);
  });
}

/** Allows faults of a page that match one of the patterns. */
export function expectFault(page: Page, ...patterns: readonly RegExp[]): void {
  faults.get(page)?.expected.push(...patterns);
}

/** **Throws** if the page has had a fault that is not expected. */
export function assertFaultless(page: Page): void {
  const { found, expected } = faults.get(page) ?? { found: [], expected: [] };
  const unexpected = found.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
}

interface ReactRoot {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } };
}

/** **Units**: milliseconds. */
const hydration = { timeout: 30_000, interval: 10 } as const;

/** Waits until React has hydrated a page and run its effects. **Throws** after a while, or if another page follows. */
export async function untilHydrated(page: Page): Promise<void> {
  // Plain evaluation: a wait of Playwright's would compile its own script in each page, a third of the time of a page.
  await page.evaluate(async ({ timeout, interval }) => {
    // A test may stop the clock that React's effects and timers see, but not this one.
    const { scheduler } = window as unknown as {
      readonly scheduler: { readonly postTask: (task: () => void, options: { delay: number }) => Promise<void> };
    };
    const isHydrated = (): boolean => {
      const container = document.getElementById('___gatsby') ?? {};
      const root = Object.entries(container).find(([key]) => key.startsWith('__reactContainer'))?.[1] as
        | ReactRoot
        | undefined;
      return root?.stateNode.current.memoizedState?.isDehydrated === false;
    };
    for (let waited = 0; !isHydrated(); waited += interval) {
      if (waited > timeout) throw new Error(`${location.href} is not hydrated after ${timeout} ms`);
      await scheduler.postTask(() => undefined, { delay: interval });
    }
    const { port1, port2 } = new MessageChannel();
    const hasRunEffects = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    port2.postMessage(undefined);
    await hasRunEffects;
  }, hydration);
}

const screen = { width: 1280, height: 800 } as const;

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await browser()).newContext({ baseURL: siteUrl(), viewport: screen, ...options });
  context.setDefaultTimeout(30_000);
  // Functions that are handed to a page were compiled to name themselves by this.
  await context.addInitScript('globalThis.__name = (named) => named;');
  return context;
}

async function run(page: Page, work: (page: Page) => Promise<void>): Promise<void> {
  watch(page);
  try {
    await work(page);
    assertFaultless(page);
  } catch (error) {
    const found = faults.get(page)?.found ?? [];
    throw found.length === 0
      ? error
      : new Error(`${String(error)}\nUntil then:\n${found.join('\n')}`, { cause: error });
  }
}

/**
 * Does `work` in a page of a new context, as a test must that changes more of the context than what sites store: its
 * clock, its permissions, its options. **Throws** as `inPage`.
 */
export async function inContext(
  work: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await newContext(options);
  try {
    await run(await context.newPage(), work);
  } finally {
    await context.close();
  }
}

/** The context of this process, and a function that deletes what sites have stored in it. */
interface SharedContext {
  readonly context: BrowserContext;
  readonly clear: () => Promise<void>;
}

async function newSharedContext(): Promise<SharedContext> {
  const context = await newContext({});
  // Keeps the renderer alive for the pages of the tests.
  const session = await context.newCDPSession(await context.newPage());
  return {
    context,
    clear: async () => {
      await context.clearCookies();
      await session.send('Storage.clearDataForOrigin', { origin: siteUrl(), storageTypes: 'all' });
    },
  };
}

let shared: Promise<SharedContext> | undefined;

/** Options that may differ between pages of a context. */
type PageOptions = Pick<BrowserContextOptions, 'colorScheme'> & { readonly viewport?: ViewportSize };

/**
 * Does `work` in a new page, in which nothing is stored. **Throws** for console errors, errors of scripts and requests
 * to other hosts, unless expected.
 */
export async function inPage(
  work: (page: Page) => Promise<void>,
  { viewport = screen, colorScheme = 'light' }: PageOptions = {},
): Promise<void> {
  const { context, clear } = await (shared ??= newSharedContext());
  const page = await context.newPage();
  try {
    if (viewport !== screen) await page.setViewportSize(viewport);
    if (colorScheme !== 'light') await page.emulateMedia({ colorScheme });
    await run(page, work);
  } finally {
    await page.close();
    await clear();
  }
}

/** Opens a page of the hub and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}
