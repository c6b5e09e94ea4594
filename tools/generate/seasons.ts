import { fileURLToPath } from 'node:url';
import { openWorld } from '@goalsquare/data';
import { writeSeasonSheets } from './seasons/season-sheets.js';
import { writeSandboxMatches } from './seasons/sandbox-matches.js';
import { wholeSandbox } from '../dev/whole-sandbox.js';

const data = process.env.GOALSQUARE_DATA;
const hub = fileURLToPath(new URL('../../gatsby-site/', import.meta.url));

const { world, matches } = await (data === undefined ? wholeSandbox() : openWorld(data));
const shown = await writeSandboxMatches({ world, matches }, `${hub}static/sandbox`);
console.log(`wrote ${shown.length} matches to gatsby-site/static/sandbox`);
const sheets = await writeSeasonSheets({ world, matches }, `${hub}facts/seasons`);
console.log(`wrote ${sheets.length} sheets of seasons to gatsby-site/facts/seasons`);
matches.close();
