import { fileURLToPath } from 'node:url';
import { openBrowser, Stage } from './browser.js';
import { Film } from './film.js';
import { asSheets, sheetsPage } from './sheets.js';
import { inTerminal } from './terminal.js';

const workbook = fileURLToPath(new URL('../../../clients/excel/goalsquare.xlsx', import.meta.url));

const names = ['Start', 'Fixture', 'Ladder', 'PlayerStatistics', 'SquadStatistics', 'Shots'];

async function workbookScene(stage: Stage, film: Film): Promise<void> {
  await stage.page.setContent(await sheetsPage(workbook));
  await stage.page.evaluate(asSheets, names);
  const table =
    (name: string, down = 0) =>
    async (): Promise<void> => {
      await stage.click(stage.page.getByRole('button', { name, exact: true }));
      if (down > 0) await stage.scroll(down);
    };
  await film.say(
    'This is the workbook that comes with Goalsquare. Excel does not run where this is recorded: you see its sheets as LibreOffice reads them.',
  );
  await film.say('The first sheet says what the others are, where their data come from, and how to refresh them.');
  await film.say(
    'The fixture: a row for each match of the season, with round, venue, status and score.',
    table('Fixture', 500),
  );
  await film.say('The ladder, with every column the API has of it.', table('Ladder'));
  await film.say(
    'Statistics of the players of one match: a row for each player and metric.',
    table('PlayerStatistics', 500),
  );
  await film.say('Statistics of the squads.', table('SquadStatistics'));
  await film.say(
    'And every shot at goal: by whom, from where, how, and what was to be expected of it.',
    table('Shots', 400),
  );
  await film.say(
    'Power Query filled these sheets. In Excel, Data, Refresh All fills them again, from the server and for the season and match you name.',
  );
}

async function permalinkScene(stage: Stage, film: Film, url: string): Promise<void> {
  let link = '';
  await film.say(
    'Without Power Query, take a permalink: a URL that answers one call as CSV. It is made once. Here is one of the ladder.',
    async () => {
      const printed = await inTerminal(
        stage,
        `curl -s ${url}/v1/permalinks -H 'Authorization: Bearer sandbox-basic' \\\n  -H 'Content-Type: application/json' -d '{"path": "/v1/seasons/2026/ladder"}'`,
      );
      link = (JSON.parse(printed) as { readonly url: string }).url;
    },
  );
  await film.say('The answer has the URL, this once. Keep it as you keep a password: it answers as your account.');
  await film.say('Anything that opens a URL can read it. It needs no token and no headers.', async () => {
    await inTerminal(stage, `curl -s ${link}.csv | cut -d, -f1-8 | head -6`);
  });
  await stage.page.setContent(await sheetsPage(`${link}.csv`));
  await stage.page.evaluate(asSheets, ['Ladder']);
  await film.say('So can a spreadsheet: this is the permalink, opened by LibreOffice like a file.');
  await film.say(
    'In Google Sheets it is IMPORTDATA with the same URL. In Excel it is Data, From Text/CSV, and Refresh fetches it again.',
  );
}

/** Records the sheets of the workbook, and a permalink in a spreadsheet. */
export async function recordExcel(url: string): Promise<Film> {
  const browser = await openBrowser();
  try {
    const stage = await Stage.open(browser);
    const film = new Film(async (file) => {
      await stage.page.screenshot({ path: file });
    });
    stage.film = film;
    await workbookScene(stage, film);
    await permalinkScene(stage, film, url);
    return film;
  } finally {
    await browser.close();
  }
}
