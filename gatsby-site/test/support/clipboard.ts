import type { Page } from 'playwright-core';

/**
 * Gives the pages of a context a clipboard of their own: tests share a browser, and a browser has one. Call it before
 * the page is opened. Returns what reads the text that was copied last. **Empty**: an empty text.
 */
export async function ownClipboard(page: Page): Promise<() => Promise<string>> {
  await page.context().addInitScript(() => {
    let copied = '';
    const clipboard = {
      writeText: (text: string) => {
        copied = text;
        return Promise.resolve();
      },
      readText: () => Promise.resolve(copied),
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  return () => page.evaluate(() => navigator.clipboard.readText());
}
