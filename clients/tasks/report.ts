import { tasks } from './tasks.js';

/** A task in a client. **Empty**: no `seconds` where they mean nothing. */
export interface Measured {
  readonly task: string;
  readonly client: string;
  readonly lines: number;
  readonly statements: number;
  readonly requests: number;
  readonly seconds?: number;
}

/** How long a client takes to start, without a task. */
export interface StartUp {
  readonly client: string;
  readonly seconds: number;
}

/** CPU of a season table in a client, and of a plain request with JSON parsing. **Units**: milliseconds. */
export interface SeasonTable {
  readonly client: number;
  readonly plain: number;
  readonly ratio: number;
}

function cellOf(found: Measured | undefined): string {
  if (found === undefined) return '-';
  const { lines, requests, seconds } = found;
  return [lines, requests, ...(seconds === undefined ? [] : [seconds.toFixed(2)])].join(' / ');
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A line about the season table of a client. */
export const seasonLine = (name: string, { client, plain, ratio }: SeasonTable): string =>
  `Season table of ten metrics in ${name}: ${client.toFixed(1)} ms CPU, plain request and JSON ${plain.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`;

/**
 * The table in Markdown. A cell has lines, requests and seconds; the last row has the seconds of the language and the
 * client alone, which those of a task include.
 */
export function tableOf(found: readonly Measured[], starts: readonly StartUp[], machine: string): string {
  const clients = [...new Set(found.map(({ client }) => client))];
  const cells = (task: string): readonly string[] =>
    clients.map((client) => cellOf(found.find((one) => one.task === task && one.client === client)));
  const start = clients.map((client) => starts.find((one) => one.client === client)?.seconds.toFixed(2) ?? '-');
  return [
    row(['task', ...clients, 'statements']),
    row(['task', ...clients, 'statements'].map(() => '---')),
    ...tasks.map(({ name, title }) =>
      row([title, ...cells(name), String(found.find(({ task }) => task === name)?.statements ?? '-')]),
    ),
    row(['start of the language and client', ...start, '']),
    '',
    `Lines / requests / seconds of the whole process. ${machine}.`,
  ].join('\n');
}
