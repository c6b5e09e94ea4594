import { inPage, open } from '../support/browser.js';
import { navigate } from '../support/navigate.js';

describe('the head of a page', () => {
  it('has the title and description of the page that a link opened', async () => {
    await inPage(async (page) => {
      await open(page, '/blog/');
      await navigate(page, '/support/usage-limits/');
      await page.waitForFunction(
        () =>
          /limits/iu.test(document.title) &&
          document.querySelectorAll('head > title').length === 1 &&
          document.querySelectorAll('head > meta[name="description"]').length === 1,
      );
      await page.goBack();
      await page.waitForFunction(() => document.title.startsWith('Blog'));
    });
  });
});
