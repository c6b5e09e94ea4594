import { expect } from 'chai';
import { inPage, open } from '../support/browser.js';

describe('the top bar', () => {
  it('has the blog on the left and support, which is elsewhere, on the right', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' });
      const support = page.getByRole('banner').getByRole('link', { name: 'Support' });
      const [left, right] = [await blog.boundingBox(), await support.boundingBox()];
      expect(left?.x).to.be.below(640);
      expect((right?.x ?? 0) + (right?.width ?? 0)).to.be.above(1280 - 40);
      expect(await blog.getAttribute('href')).to.equal('/blog/');
      expect(await support.getAttribute('href')).to.match(/^https:/u);
      expect(await support.getAttribute('target')).to.equal('_blank');
    });
  });

  it('marks the part of the site one is in', async () => {
    await inPage(async (page) => {
      await open(page, '/blog/');
      expect(await page.getByRole('banner').getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).to.equal(
        'page',
      );
    });
  });
});
