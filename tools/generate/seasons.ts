import { fileURLToPath } from 'node:url';
import { openWorld } from '@goalsquare/data';
import { writeSeasonSheets } from '../../gatsby-site/publish/seasons/season-sheets.js';
import { wholeSandbox } from '../dev/whole-sandbox.js';

const data = process.env.GOALSQUARE_DATA;
const folder = fileURLToPath(new URL('../../gatsby-site/facts/seasons', import.meta.url));

const { world, matches } = await (data === undefined ? wholeSandbox() : openWorld(data));
const sheets = await writeSeasonSheets({ world, matches }, folder);
console.log(`wrote ${sheets.length} season sheets to gatsby-site/facts/seasons`);
matches.close();
