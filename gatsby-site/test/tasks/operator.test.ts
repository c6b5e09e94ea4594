import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { accounts } from '../../../server/test/support/accounts-command.js';
import { startReplica } from '../../../server/test/support/replica.js';
import { smallWorldFolder } from '../../../server/test/support/small-world.js';
import { expectFault, inContext, inPage, open, siteUrl, untilHydrated } from '../support/browser.js';
import { hubFolder } from '../support/hub-folder.js';

/** Counts the steps of a task. */
class Steps {
  count = 0;

  readonly take = <T>(step: () => T): T => {
    this.count += 1;
    return step();
  };
}

describe('an operator', () => {
  it('has a branded hub with an account of their own in four steps in a shell and two in a browser', async () => {
    const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-operator-'));
    const environment = {
      GOALSQUARE_STATE: state,
      GOALSQUARE_DATA: await smallWorldFolder(),
      GOALSQUARE_HUB: hubFolder,
    };
    const steps = new Steps();
    const { take } = steps;
    take(() => accounts(environment, 'add', 'northern', '--tier', 'Transactional', '--league', 'all'));
    const [key = ''] = /\S+$/u.exec(take(() => accounts(environment, 'token', 'northern')).trim()) ?? [];
    take(() => {
      writeFileSync(path.join(state, 'site.json'), '{"name":"Northern club","colour":"#ffd200","keys":"Ask us."}');
    });
    const { url, stop } = await take(() => startReplica(environment));
    expect(steps.count).to.equal(4);
    try {
      await inContext(async (page) => {
        // The server answers at an origin of its own, and asks for a key.
        expectFault(page, /requests http/u, /401/u);
        await page.goto(`${url}/league/?leagueId=1`);
        await untilHydrated(page);
        const notice = page.getByRole('form', { name: 'Key of this server' });
        expect(await notice.getByRole('alert').textContent()).to.contain('Ask us.');
        await take(() => notice.getByLabel('Key of this server').fill(key));
        await take(() => page.keyboard.press('Enter'));
        await page.getByRole('heading', { name: 'Ladder' }).waitFor();
        await page.getByRole('banner').getByText('Northern club').waitFor();
        expect(await page.title()).to.match(/· Northern club$/u);
        await page.getByText('Data of this server last changed').locator('time').waitFor();
      });
      expect(steps.count).to.equal(6);
    } finally {
      await stop();
      rmSync(state, { recursive: true, force: true });
    }
  });

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
