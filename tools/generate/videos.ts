import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startSandbox } from '../check/samples/sandbox-server.js';
import { pictureApp } from './videos/app.js';
import { develop } from './videos/develop.js';
import { recordExcel } from './videos/excel.js';
import type { Film } from './videos/film.js';
import { pictureDrawing } from './videos/python-drawing.js';
import { recordReference } from './videos/reference.js';

/*
 * Records the videos of the hub, and takes its pictures of the Shiny app and of the drawing of the Python package:
 * npm run record -- videos [--url URL] [excel] [reference] [app] [drawing]
 * Needs the built hub, chromium, ffmpeg, LibreOffice, R with the package for the app, and Python with matplotlib for
 * the drawing. Without `--url` it starts a server on the sandbox, at the address the pages name, since the address is
 * in the picture.
 */

/** The port that pages name. */
const PORT = '8080';

const films: Readonly<Record<string, (url: string) => Promise<Film>>> = {
  excel: recordExcel,
  reference: recordReference,
};

const pictures: Readonly<Record<string, (url: string, folder: string) => Promise<void>>> = {
  app: pictureApp,
  drawing: pictureDrawing,
};

const site = fileURLToPath(new URL('../../gatsby-site/', import.meta.url));
const videos = path.join(site, 'static/videos');
const {
  values: { url: given },
  positionals,
} = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
const known = [...Object.keys(films), ...Object.keys(pictures)];
const wanted = positionals.length > 0 ? positionals : known;
const strange = wanted.filter((name) => !known.includes(name));
if (strange.length > 0) throw new Error(`there is no ${strange.join(', ')}; there are ${known.join(', ')}`);

const { url, stop } =
  given === undefined
    ? { ...(await startSandbox({ PORT })), url: `http://localhost:${PORT}` }
    : { url: given, stop: () => Promise.resolve() };
for (const folder of [videos, path.join(site, 'facts/recordings'), path.join(site, 'static/images')])
  mkdirSync(folder, { recursive: true });
for (const name of wanted) {
  const record = films[name];
  if (record === undefined) {
    await pictures[name]?.(url, path.join(site, 'static/images'));
    continue;
  }
  const film = await record(url);
  const recording = await develop(film, name, videos);
  film.discard();
  writeFileSync(path.join(site, `facts/recordings/${name}.json`), `${JSON.stringify(recording, undefined, 2)}\n`);
  console.log(`${name}: ${recording.seconds} s, ${recording.bytes} bytes`);
}
await stop();
