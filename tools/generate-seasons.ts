import { fileURLToPath } from 'node:url';
import { openWorld, sandboxDirectory } from '@goalsquare/data';
import { writeSeasonSheets } from './hub/season-sheets.js';
import { writeSandboxMatches } from './hub/sandbox-matches.js';

const data = process.env.GOALSQUARE_DATA ?? sandboxDirectory;
const hub = fileURLToPath(new URL('../gatsby-site/', import.meta.url));

const { world, matches } = await openWorld(data);
const shown = writeSandboxMatches(world, data, `${hub}static/sandbox`);
console.log(`wrote ${shown.length} matches to gatsby-site/static/sandbox`);
const sheets = await writeSeasonSheets({ world, matches }, `${hub}facts/seasons`);
console.log(`wrote ${sheets.length} sheets of seasons to gatsby-site/facts/seasons`);
matches.close();
