import { expect } from 'chai';
import { inPage, open } from '../support/browser.js';

describe('the footer', () => {
  it('has a copyright line and no link', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      const footer = page.getByRole('contentinfo');
      expect(await footer.textContent()).to.match(/^Copyright © \d{4} [^.]+\.$/u);
      expect(await footer.getByRole('link').count()).to.equal(0);
    });
  });
});
