import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { inPage, open } from '../support/browser.js';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.tagName ?? ''} ${element?.textContent.trim() ?? ''}`;
  });

/** Adds a list whose buttons remove themselves, move or are disabled for a while. */
const addList = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const list = document.createElement('ul');
    list.dataset.part = 'probe';
    for (const name of ['one', 'two', 'three']) {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.textContent = name;
      button.addEventListener('click', () => {
        if (name === 'one') {
          item.remove();
        } else if (name === 'two') {
          button.disabled = true;
          setTimeout(() => {
            button.disabled = false;
          }, 20);
        } else {
          list.prepend(item);
        }
      });
      item.append(button);
      list.append(item);
    }
    document.querySelector('main')?.append(list);
  });

describe('the focus', () => {
  for (const [name, what, expected] of [
    ['one', 'is removed', 'BUTTON two'],
    ['two', 'is disabled for a while', 'BUTTON two'],
    ['three', 'is moved', 'BUTTON three'],
  ] as const)
    it(`stays where it was if its control ${what}`, async () => {
      await inPage(async (page) => {
        await open(page, '/support/usage-limits/');
        await addList(page);
        await page.locator('[data-part=probe] button', { hasText: name }).focus();
        await page.keyboard.press('Enter');
        await page.waitForFunction((text) => document.activeElement?.textContent === text, expected.split(' ')[1]);
        expect(await focused(page)).to.equal(expected);
      });
    });

  it('does not go into a closed group, where it would be lost', async () => {
    await inPage(async (page) => {
      await open(page, '/questions/?metric=KICK&metric=MARK');
      await page.getByRole('button', { name: 'Remove Mark' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Remove Mark' }).waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement !== document.body);
      expect(await focused(page)).to.equal('SUMMARY Add metrics');
    });
  });

  it('is not below the buttons that stay in view', async () => {
    await inPage(async (page) => {
      await open(page, '/questions/?metric=KICK');
      const hidden: string[] = [];
      const seen = new Set<string>();
      await page.locator('main form input').first().focus();
      for (let steps = 0; steps < 40; steps += 1) {
        await page.keyboard.press('Tab');
        const one = await page.evaluate(() => {
          const { activeElement: element } = document;
          if (!(element instanceof HTMLElement) || element.closest('main') === null) return undefined;
          const box = element.getBoundingClientRect();
          const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          const isSeen = at === null || element.contains(at) || at.contains(element) || at.closest('label') !== null;
          return { name: `${element.tagName} ${element.textContent.slice(0, 30)}`, isSeen };
        });
        if (one === undefined) break;
        seen.add(one.name);
        if (!one.isSeen) hidden.push(one.name);
      }
      expect(seen.size).to.be.greaterThan(5);
      expect(hidden, [...seen].join()).to.deep.equal([]);
    });
  });
});

describe('the table of the playground', () => {
  it('is one stop of the Tab key, and arrow keys move between its cells', async () => {
    await inPage(async (page) => {
      await open(page, '/playground/');
      const table = page.getByRole('region', { name: 'The answer as a table' });
      await table.getByRole('row').nth(3).waitFor();
      expect(await table.locator('[tabindex="0"]').count()).to.equal(1);
      await table.locator('[tabindex="0"]').focus();
      await page.keyboard.press('ArrowDown');
      const first = await focused(page);
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).not.to.equal(first);
      await page.keyboard.press('End');
      const inLast = await page.evaluate(() => document.activeElement?.closest('td')?.matches(':last-child'));
      expect(inLast).to.equal(true);
      await page.keyboard.press('Tab');
      expect(await table.evaluate((region) => region.contains(document.activeElement))).to.equal(false);
    });
  });
});
