import { expect } from 'chai';
import { expectFault, inPage, open } from '../support/browser.js';
import { navigate } from '../support/navigate.js';

describe('a page that crashes', () => {
  it('shows the fault, keeps the frame, and is drawn again by Try again', async () => {
    await inPage(async (page) => {
      expectFault(page, /no dates today/u);
      await open(page, '/');
      await page.evaluate(() => {
        const real = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
        Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
          configurable: true,
          get() {
            throw new Error('no dates today');
          },
        });
        Object.assign(window, {
          mend: () => {
            Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', real ?? {});
          },
        });
      });
      await navigate(page, '/blog/');
      await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
      expect(await page.getByRole('alert').textContent()).to.contain('no dates today');
      expect(await page.getByRole('banner').isVisible()).to.equal(true);
      await page.waitForFunction(() => document.title.startsWith('This page crashed'));
      for (const name of ['Home', 'Report this page']) await page.getByRole('link', { name, exact: true }).waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
      await page.evaluate(() => {
        (window as unknown as { mend: () => void }).mend();
      });
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    });
  });

  it('is left by opening another', async () => {
    await inPage(async (page) => {
      expectFault(page, /no dates today/u);
      await open(page, '/');
      await page.evaluate(() => {
        Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
          get() {
            throw new Error('no dates today');
          },
        });
      });
      await navigate(page, '/blog/');
      await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
      await navigate(page, '/parameters/');
      await page.getByRole('heading', { level: 1, name: /parameters/iu }).waitFor();
    });
  });
});
