import type { Page } from 'playwright-core';

/** Width of the narrowest screen that every page fits. **Units**: CSS pixels. */
export const PHONE = 360;

const HEIGHT = 740;

/** The screen of a phone. **Units**: CSS pixels. */
export const phone = { width: PHONE, height: HEIGHT } as const;

/**
 * Returns what is wrong with the layout of a page at its present width: content that is wider than the screen, tables
 * whose cut edge has no shadow, or other than one main heading.
 */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  const { over, width, headings, cut } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - innerWidth,
    width: innerWidth,
    headings: document.querySelectorAll('h1').length,
    cut: [...document.querySelectorAll(':has(> table)')].filter(
      (frame) => frame.scrollWidth > frame.clientWidth && getComputedStyle(frame).backgroundImage === 'none',
    ).length,
  }));
  return [
    ...(over > 0 ? [`is ${over} px too wide at ${width} px`] : []),
    ...(cut > 0 ? [`cuts ${cut} tables without a shadow at ${width} px`] : []),
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

/** The text spacing that a reader may set without losing content. **Source**: WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Returns the same for a reader who has set the text spacing, which is removed afterwards. **Units**: CSS pixels. */
export async function layoutFaultsSpaced(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  // A policy of the page forbids styles by markup, but not sheets that the browser itself adds.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const faults = await layoutFaultsAt(page, widths);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return faults.map((fault) => `with text spacing, ${fault}`);
}
