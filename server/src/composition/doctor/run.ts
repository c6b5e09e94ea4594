import { parseArgs } from 'node:util';
import type { Output } from '../../domain/command-line/command.js';
import { worstOf, type Check, type Finding, type Level } from '../../features/doctor/finding.js';
import type { Choice } from './checks.js';
import { messageWithCause } from '../../domain/errors.js';

/** Exit codes, as monitoring plugins define them. A skipped check counts as OK. */
const codes: Readonly<Record<Level, number>> = { ok: 0, skipped: 0, warning: 1, fault: 2 };
const UNKNOWN = 3;

const usage = `usage: npm run doctor -- [--backups DIR] [--url URL] [--outside] [--json]
  checks the deployment of this environment, and prints what to do
    --backups DIR   also checks that DIR has a backup of the last day
    --url URL       origin at which callers reach the server, instead of PUBLIC_URL
    --outside       checks only what callers see, from any machine
    --json          prints an object
  exit code: 0 all is well, 1 a warning, 2 a fault, 3 it could not check`;

interface Result extends Finding {
  readonly name: string;
}

const runCheck = async ({ name, run }: Check): Promise<Result> => {
  try {
    return { name, ...(await run()) };
  } catch (error) {
    return {
      name,
      level: 'fault',
      detail: messageWithCause(error),
      remedy: 'Run the doctor as the user of the server, with its environment.',
      page: 'docs/runbook.md#the-server-does-not-start',
    };
  }
};

const textOf = ({ name, level, detail, remedy, page }: Result): string =>
  [`${level.padEnd(8)} ${name}: ${detail}`, ...(remedy === undefined ? [] : [`         ${remedy} See ${page}.`])].join(
    '\n',
  );

/** Runs the doctor with arguments, and returns its exit code. */
export async function runDoctor(
  words: readonly string[],
  checksFor: (choice: Choice) => readonly Check[],
  out: Output,
): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        backups: { type: 'string' },
        url: { type: 'string' },
        outside: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) {
      out.print(usage);
      return 0;
    }
    const { url, backups, outside = false, json } = values;
    if (url !== undefined && (!URL.canParse(url) || !/^https?:/u.test(url)))
      throw new Error(`--url is '${url}': use an origin such as https://api.example`);
    const origin = url === undefined ? undefined : new URL(url).origin;
    const checks = await Promise.all(checksFor({ url: origin, backups, isOutside: outside }).map(runCheck));
    const level = worstOf(checks);
    out.print(json === true ? JSON.stringify({ level, checks }, undefined, 2) : checks.map(textOf).join('\n'));
    return codes[level];
  } catch (error) {
    out.printError(`${messageWithCause(error)}\n${usage}`);
    return UNKNOWN;
  }
}
