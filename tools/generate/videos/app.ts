import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { openBrowser } from './browser.js';

/** Where the app listens while it is pictured. */
const PORT = 5110;

const TRIES = 120;

async function untilAnswered(url: string): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(500);
  }
  throw new Error(`${url} does not answer`);
}

/** Takes pictures of the Shiny app of the R package, on the data of a server. */
export async function pictureApp(url: string, folder: string): Promise<void> {
  const app = spawn(
    'Rscript',
    [
      '-e',
      `goalsquare::gs_connect(token = "sandbox-transactional", environment = "${url}"); goalsquare::gs_app(port = ${PORT}L, launch.browser = FALSE)`,
    ],
    { stdio: 'ignore' },
  );
  const browser = await openBrowser();
  try {
    await untilAnswered(`http://127.0.0.1:${PORT}`);
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
    await page.goto(`http://127.0.0.1:${PORT}`);
    const take = async (name: string): Promise<void> => {
      await page.waitForFunction(() => !document.documentElement.classList.contains('shiny-busy'));
      await wait(1000);
      await sharp(await page.screenshot())
        .webp({ quality: 72 })
        .toFile(path.join(folder, `${name}.webp`));
    };
    await page.getByRole('table', { name: 'Player statistics' }).waitFor({ timeout: 60_000 });
    await take('shiny-app');
    await page.getByRole('tab', { name: 'Shots' }).click();
    await page.getByRole('table', { name: 'Shots at goal' }).waitFor({ timeout: 60_000 });
    await page.locator('#map img').waitFor({ timeout: 60_000 });
    await take('shiny-app-shots');
  } finally {
    await browser.close();
    app.kill();
  }
}
