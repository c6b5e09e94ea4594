import { expect } from 'chai';
import { expectFault, inPage, open } from './support/browser.js';
import { layoutFaultsAt, PHONE } from './support/layout.js';
import { nowhere, recorded, recordedFault, templates } from './support/templates.js';

/** The text spacing that a reader may set without losing content. **Source**: WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** **Units**: CSS pixels. */
const widths = [1280, PHONE] as const;

describe('a page whose reader has set the text spacing', () => {
  for (const route of templates)
    it(`${route} is no wider than the screen`, async () => {
      await inPage(async (page) => {
        if (route === nowhere) expectFault(page, /404/u);
        if (recorded.includes(route)) expectFault(page, recordedFault);
        await open(page, route);
        // A policy of the page forbids styles by markup, but not sheets that the browser itself adds.
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets.push(sheet);
        }, spacing);
        expect(await layoutFaultsAt(page, widths)).to.deep.equal([]);
      });
    });
});
