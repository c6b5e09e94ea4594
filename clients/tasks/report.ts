import { tasks } from './tasks.js';

/** The measurements of a task in a client. **Empty**: no `seconds` for Excel, which runs in an evaluator. */
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

/** CPU time of a season table in a client, and of a plain request with JSON parsing. **Units**: milliseconds. */
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

/** Returns a line about the season table of a client. */
export const seasonLine = (name: string, { client, plain, ratio }: SeasonTable): string =>
  `Season table of ten metrics in ${name}: ${client.toFixed(1)} ms CPU, plain request and JSON ${plain.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`;

/**
 * Returns the results as a Markdown table. A cell has lines, requests and seconds. The last row has the seconds in
 * which the language and the client start, which are part of every task.
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
