import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Loaded ahead, the style sheets would serve a rule that is off by default only.
const allRules: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };
const colourRules: RunOptions = {
  ...allRules,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

async function run(page: Page, within: string, options: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([context, how]) => {
      const { axe } = window as unknown as {
        readonly axe: { readonly run: (context: string, options: RunOptions) => Promise<AxeResults> };
      };
      return (await axe.run(context, how)).violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary ?? ''}`),
      );
    },
    [within, options] as const,
  );
}

/** Returns what axe reports about a page, or about a part of it: the rule, the element, and how to mend it. */
export const violations = (page: Page, within = 'html'): Promise<readonly string[]> => run(page, within, allRules);

/** Returns what axe reports about colours, which is all that another theme changes. */
export const colourViolations = (page: Page, within = 'html'): Promise<readonly string[]> =>
  run(page, within, colourRules);
