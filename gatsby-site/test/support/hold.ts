import type { Page } from 'playwright-core';

/** Holds back what a page asks for, until it is released. **Shape**: `count` is the number of requests. */
export async function hold(
  page: Page,
  what: string,
): Promise<{ readonly release: () => void; readonly count: () => number }> {
  let asked = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    asked += 1;
    await released;
    // A request the page itself gave up can no longer be answered.
    await route.continue().catch(() => undefined);
  });
  return { release, count: () => asked };
}
