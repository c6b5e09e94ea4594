import { expect } from 'chai';
import { colourViolations, violations } from './support/axe.js';
import { expectFault, inPage, open } from './support/browser.js';
import { layoutFaults, layoutFaultsAt, layoutFaultsSpaced, PHONE, phone } from './support/layout.js';
import { routes, templateOf } from './support/pages.js';
import { nowhere, recorded, recordedFault, templates } from './support/templates.js';
import { showDark } from './support/theme.js';

/** Widths on both sides of the boundary of the phone layout, and beyond. **Units**: CSS pixels. */
const widths = [768, 996, 997, 1440] as const;

const desk = { width: 1280, height: 800 } as const;

/** Addresses that show a part of a long page, which has everything axe looks at. */
const parts: Readonly<Record<string, string>> = { '/metrics/': '/metrics/?words=clearance' };

describe('a page of each template', () => {
  it('is listed', () => {
    expect(templates.map(templateOf)).to.include.members(routes().map(templateOf));
  });

  for (const route of templates) {
    it(`${route} opens without a fault, fits every width and text spacing, and has no violation, light or dark`, async () => {
      await inPage(
        async (page) => {
          if (route === nowhere) expectFault(page, /404/u);
          if (recorded.includes(route)) expectFault(page, recordedFault);
          await open(page, route);
          if (route === '/api/') await page.getByLabel('Operation', { exact: true }).waitFor();
          expect([
            ...(await layoutFaults(page)),
            ...(await layoutFaultsAt(page, widths)),
            ...(await layoutFaultsSpaced(page, [desk.width, PHONE])),
          ]).to.deep.equal([]);
          await page.setViewportSize(desk);
          if (route in parts) await open(page, parts[route] ?? route);
          if (route === '/api/') await page.locator('rapi-doc').locator('[part~=section-navbar]').waitFor();
          expect(await violations(page), 'light').to.deep.equal([]);
          await showDark(page);
          expect(await colourViolations(page), 'dark').to.deep.equal([]);
        },
        { viewport: phone, colorScheme: 'light' },
      );
    });
  }
});
