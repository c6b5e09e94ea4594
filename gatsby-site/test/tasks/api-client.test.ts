import { expect } from 'chai';
import { inContext, inPage, open } from '../support/browser.js';

describe('somebody who writes a client', () => {
  it('tries an operation in the reference with the key that stands there, and gets an answer of this server', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      await page.getByRole('banner').getByRole('link', { name: 'API' }).click();
      await page.waitForURL('**/api/');
      const reference = page.locator('rapi-doc');
      await reference.locator('[part~=section-navbar]').waitFor();
      await page.getByRole('status').filter({ hasText: 'The Try button and all pages use this token' }).waitFor();
      await reference
        .locator('[part~=section-navbar]')
        .getByText('/v1/leagues', { exact: true })
        .or(reference.locator('[part~=section-navbar] [data-content-id="get-/v1/leagues"]'))
        .first()
        .click();
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/leagues');
      await reference.locator('[part~=btn-try]').first().click();
      expect((await answer).status()).to.equal(200);
      expect(await (await answer).json())
        .to.be.an('array')
        .with.length.above(0);
    });
  });

  it('copies the call of an operation in the language of the client', async () => {
    await inContext(async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/api/getMatchScore/');
      await page
        .getByRole('tab', { name: 'Python' })
        .or(page.getByRole('button', { name: 'Python' }))
        .first()
        .click();
      const code = page.locator('[data-part=code]').filter({ visible: true, hasText: 'import' }).first();
      await code.getByRole('button', { name: 'Copy' }).click();
      await code.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(
        await code.locator('pre').textContent(),
      );
    });
  });
});
