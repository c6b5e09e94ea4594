import type { Page } from 'playwright-core';

/** Sets out to another page as a link does, within the document, and waits for nothing. */
export const startTo = (page: Page, to: string): Promise<void> =>
  page.evaluate((path) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(path);
  }, to);

/** Goes to another page as a link does, without loading a document. */
export async function navigate(page: Page, to: string): Promise<void> {
  await startTo(page, to);
  await page.waitForURL((url) => url.pathname + url.search + url.hash === to);
}
