import { expect } from 'chai';
import { inPage, open, siteUrl } from '../support/browser.js';

describe('an operator', () => {
  it('reads what the limits are on a phone, and finds them so on the server', async () => {
    await inPage(
      async (page) => {
        await open(page, '/');
        await page.locator('.sidebar summary').click();
        await page.locator('.sidebar details').getByRole('link', { name: 'Usage limits' }).click();
        await page.getByRole('heading', { level: 1, name: /limits/iu }).waitFor();
        const usage = (await (
          await fetch(`${siteUrl()}/v1/usage`, { headers: { Authorization: 'Bearer sandbox-basic' } })
        ).json()) as { requestLimit: number };
        const text = ((await page.locator('main').textContent()) ?? '').replace(/[\s,]/gu, '');
        expect(text).to.contain(String(usage.requestLimit));
      },
      { viewport: { width: 360, height: 740 } },
    );
  });
});
