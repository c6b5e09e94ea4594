import type { Option } from './command.js';

/** Returns the option name for an API parameter: `minMatches` is `min-matches`, `seasonId` is `season`. */
export const optionOf = (parameter: string): string =>
  parameter.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`).replace(/-id$/u, '');

/** Options that every command has. */
export const commonOptions: Readonly<Record<string, Option>> = {
  format: { value: 'table|csv|json|ndjson', short: 'f', help: 'Output; a table on a terminal, CSV in a pipe' },
  columns: { value: 'NAME,...', help: 'Columns of the output' },
  server: { value: 'URL', help: 'The server; default GOALSQUARE_URL, the login, or http://localhost:8080' },
  token: { value: 'KEY', help: 'The key; default GOALSQUARE_TOKEN, or the login' },
  help: { short: 'h', help: 'Help and examples of the command' },
};

/** Options of commands about a season. */
export const seasonOptions: Readonly<Record<string, Option>> = {
  season: { value: 'YEAR', short: 's', help: 'The season; default the current one' },
  league: { value: 'ID', help: 'The league; default 1' },
  level: { value: 'ID', help: 'The level; default 1' },
};
