import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sealFolder } from '../store/directory/seal.js';
import type { Command } from './command.js';
import type { Out } from './out.js';
import { UsageError } from './usage-error.js';
import { countOf } from '../count-of.js';

async function run(words: readonly string[], out: Out): Promise<number> {
  const {
    values: { from, out: to },
  } = parseArgs({ args: [...words], options: { from: { type: 'string' }, out: { type: 'string' } } });
  if (from === undefined || to === undefined) throw new UsageError('--from and --out are needed');
  if (!existsSync(from) || !statSync(from).isDirectory())
    throw new UsageError(`--from is ${from}; allowed is a folder of match logs`);
  if (path.resolve(from) === path.resolve(to))
    throw new UsageError('--out is the same folder as --from; allowed is another folder');
  out.say(`sealed ${countOf(await sealFolder(from, to), 'match')} in ${to}`);
  return 0;
}

/** `seal`: writes only the compact forms of match logs, for a read-only server. */
export const seal: Command = {
  usage: `seal --from DIR --out DIR
    writes the compact forms that a server reads, without the logs: a third of the size, read-only`,
  run,
};
