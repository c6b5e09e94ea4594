import { expect } from 'chai';
import type { Locator, Page, Request } from 'playwright-core';

/**
 * Presses the button of a form, and checks that the form marks a field, says what it accepts, keeps its value, moves
 * the focus there and sends nothing.
 */
export async function expectRejected(field: Locator, button: Locator, accepted: string): Promise<void> {
  const page: Page = field.page();
  const [address, value] = [page.url(), await field.inputValue()];
  const sent: string[] = [];
  const listen = (request: Request): void => {
    if (request.isNavigationRequest() || request.url().includes('/v1/')) sent.push(request.url());
  };
  page.on('request', listen);
  await button.click();
  expect(await field.getAttribute('aria-invalid'), `aria-invalid of ${value}`).to.equal('true');
  expect(await field.evaluate((input) => input === document.activeElement), `the focus at ${value}`).to.equal(true);
  const [id = ''] = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  expect(await page.locator(`[id="${id}"]`).textContent()).to.include(accepted);
  expect(await field.inputValue()).to.equal(value);
  expect([page.url(), ...sent]).to.deep.equal([address]);
  page.off('request', listen);
}
