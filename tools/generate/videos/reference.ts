import type { Locator } from 'playwright-core';
import { openBrowser, Stage } from './browser.js';
import { Film } from './film.js';

/** An operation in the list at the left. */
const listed = ({ page }: Stage, id: string): Locator =>
  page.locator(`rapi-doc .nav-bar-path[data-content-id="${id}"]`);

/** The field of a parameter. */
const field = ({ page }: Stage, name: string): Locator =>
  page.locator(`rapi-doc .request-param[data-pname="${name}"]`).first();

const tryButton = ({ page }: Stage): Locator => page.locator('rapi-doc button', { hasText: /^\s*try\s*$/iu }).first();

/** Presses Try, and shows what is answered. */
async function tried(stage: Stage): Promise<void> {
  await stage.click(tryButton(stage));
  const status = stage.page.locator('rapi-doc .response-message');
  await status.filter({ hasText: 'Response Status' }).first().waitFor();
  await stage.film?.show(0.5);
  await status.first().scrollIntoViewIfNeeded();
  await stage.film?.show(0.5);
  await stage.scroll(320);
}

async function scenes(stage: Stage, film: Film): Promise<void> {
  await film.say(
    'This is the API reference. It shows the contract of the server it is on, and every call can be tried in it.',
  );
  await film.say(
    'Say who you are first. A key of the sandbox stands in the field already. Authorize, and calls are made with it until you leave the page.',
    async () => {
      await stage.click(stage.page.getByRole('button', { name: 'Authorize' }));
    },
  );
  await film.say(
    'Operations are listed at the left, by what they are about. Take the ladder of a season.',
    async () => {
      await stage.click(listed(stage, 'get-/v1/seasons/-seasonId-/ladder'));
      await stage.page.waitForTimeout(800);
      await film.show(0.5);
    },
  );
  await film.say(
    'Each parameter has its type and meaning, and a value to try. Any other season will do, say 2024.',
    async () => {
      await stage.type(field(stage, 'seasonId'), '2024');
    },
  );
  await film.say(
    'Try sends the call. Its answer comes below: the status, and the ladder, as your program would get it.',
    async () => {
      await tried(stage);
    },
  );
  await film.say(
    'Now statistics: the players of a match, with metrics, periods and zones to choose from.',
    async () => {
      await stage.click(listed(stage, 'get-/v1/matches/-matchId-/statistics/players'));
      await stage.page.waitForTimeout(800);
      await film.show(0.5);
      await stage.scroll(260);
    },
  );
  await film.say('Lists take one value after another. Here the values to try are filled in.', async () => {
    await tried(stage);
  });
  await film.say('What if something is wrong? There is no season 1999.', async () => {
    await stage.click(listed(stage, 'get-/v1/seasons/-seasonId-/ladder'));
    await stage.page.waitForTimeout(800);
    await stage.type(field(stage, 'seasonId'), '1999');
    await tried(stage);
  });
  await film.say(
    'The answer is a problem document. It says what was wrong, in a sentence for you and a code for your program.',
  );
  await film.say(
    'Each operation also has a page of its own, with the same call in curl, Python, R, Excel and TypeScript.',
    async () => {
      await stage.page.goto(new URL('/api/getLadder/', stage.page.url()).href, { waitUntil: 'networkidle' });
      await film.show(1.2);
      await stage.scroll(700);
    },
  );
}

/** Records the API reference: saying who calls, trying calls, and what a wrong one is answered. */
export async function recordReference(url: string): Promise<Film> {
  const browser = await openBrowser();
  try {
    const stage = await Stage.open(browser);
    const { page } = stage;
    await page.goto(`${url}/api/`, { waitUntil: 'networkidle' });
    await page.locator('rapi-doc [part~=section-navbar]').waitFor();
    const film = new Film(async (file) => {
      await page.screenshot({ path: file });
    });
    stage.film = film;
    await scenes(stage, film);
    return film;
  } finally {
    await browser.close();
  }
}
