import type { Page } from 'playwright-core';

/** Width of the narrowest screen that every page fits. **Units**: CSS pixels. */
export const PHONE = 360;

const HEIGHT = 740;

/** The screen of a phone. **Units**: CSS pixels. */
export const phone = { width: PHONE, height: HEIGHT } as const;

/**
 * Returns what is wrong with the layout of a page at its present width: content that is wider than the screen, or other
 * than one main heading.
 */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  const { over, width, headings } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - innerWidth,
    width: innerWidth,
    headings: document.querySelectorAll('h1').length,
  }));
  return [
    ...(over > 0 ? [`is ${over} px too wide at ${width} px`] : []),
    ...(headings === 1 ? [] : [`has ${headings} main headings at ${width} px`]),
  ];
}

/** Returns the same for several widths, one after the other. **Units**: CSS pixels. */
export async function layoutFaultsAt(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    faults.push(...(await layoutFaults(page)));
  }
  return faults;
}
