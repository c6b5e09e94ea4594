import { expect } from 'chai';
import { inPage, open } from '../support/browser.js';
import { constants } from '../../src/constants.js';

describe('the sidebar of the API reference', () => {
  it(`is ${constants.referenceSidebarWidth} px wide`, async () => {
    await inPage(async (page) => {
      await open(page, '/api/');
      const bar = page.locator('rapi-doc').locator('[part~=section-navbar]');
      await bar.waitFor();
      expect((await bar.boundingBox())?.width).to.equal(constants.referenceSidebarWidth);
    });
  });
});
