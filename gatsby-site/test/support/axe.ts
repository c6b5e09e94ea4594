import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ofAll: RunOptions = { resultTypes: ['violations'] };
const ofColours: RunOptions = { ...ofAll, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

async function found(page: Page, within: string, options: RunOptions): Promise<readonly string[]> {
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

/** What axe finds amiss in a page, or in a part of it: the rule, the element, what is to be done. */
export const violations = (page: Page, within = 'html'): Promise<readonly string[]> => found(page, within, ofAll);

/** What it finds amiss in the colours alone, which is all that another theme changes. */
export const violationsOfColours = (page: Page): Promise<readonly string[]> => found(page, 'html', ofColours);
