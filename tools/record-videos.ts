import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pictureApp } from './videos/app.js';
import { develop } from './videos/develop.js';
import { recordExcel } from './videos/excel.js';
import type { Film } from './videos/film.js';
import { recordReference } from './videos/reference.js';

/*
 * Records the videos of the hub, and takes its pictures of the Shiny app: npm run record:videos -- [--url URL] [excel] [reference] [app]
 * Needs a server on the sandbox with the built hub, chromium, ffmpeg, LibreOffice, and R with the package for the app.
 */

const films: Readonly<Record<string, (url: string) => Promise<Film>>> = { excel: recordExcel, reference: recordReference };

const site = fileURLToPath(new URL('../gatsby-site/', import.meta.url));
const videos = path.join(site, 'static/videos');
const { values: { url = 'http://localhost:8080' }, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
const wanted = positionals.length > 0 ? positionals : [...Object.keys(films), 'app'];
const strange = wanted.filter((name) => films[name] === undefined && name !== 'app');
if (strange.length > 0) throw new Error(`there is no ${strange.join(', ')}; there are ${Object.keys(films).join(', ')}, app`);

for (const folder of [videos, path.join(site, 'facts/recordings'), path.join(site, 'static/images')]) mkdirSync(folder, { recursive: true });
for (const name of wanted) {
  const record = films[name];
  if (record === undefined) {
    await pictureApp(url, path.join(site, 'static/images'));
    continue;
  }
  const film = await record(url);
  const recording = await develop(film, name, videos);
  film.discard();
  writeFileSync(path.join(site, `facts/recordings/${name}.json`), `${JSON.stringify(recording, undefined, 2)}\n`);
  console.log(`${name}: ${recording.seconds} s, ${recording.bytes.webm} and ${recording.bytes.mp4} bytes`);
}
