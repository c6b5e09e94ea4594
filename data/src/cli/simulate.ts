import { countOf } from '../count-of.js';
import { parseArgs } from 'node:util';
import { leagues, sandboxSeed, smallLeagues } from '@goalsquare/simulator';
import { generateWorld } from '../sandbox/generate.js';
import type { Command } from './command.js';
import type { Out } from './out.js';
import { progressOf } from '../progress.js';
import { UsageError } from './usage-error.js';

const MAX_SEED = 2_147_483_647;

const sizes = { whole: leagues, small: smallLeagues } as const;

const ascending = (ids: readonly number[]): readonly number[] => [...new Set(ids)].sort((a, b) => a - b);

/** Returns the ids in an option's value. **Throws** UsageError that names the option, the value and the allowed ids. */
function idsOf(option: string, word: string, allowed: readonly number[]): readonly number[] {
  const ids = word.split(',').map((id) => (/^\d{1,10}$/u.test(id) ? Number(id) : NaN));
  if (!ids.every((id) => allowed.includes(id)))
    throw new UsageError(`${option} is ${word}; allowed are ${allowed.join(', ')}, separated by commas`);
  return ascending(ids);
}

function seedOf(word: string): number {
  const seed = /^\d{1,10}$/u.test(word) ? Number(word) : NaN;
  if (!(seed <= MAX_SEED)) throw new UsageError(`--seed is ${word}; allowed is a whole number from 0 to ${MAX_SEED}`);
  return seed;
}

function sizeOf(word: string): keyof typeof sizes {
  if (word !== 'whole' && word !== 'small')
    throw new UsageError(`--size is ${word}; allowed is ${Object.keys(sizes).join(' or ')}`);
  return word;
}

async function run(words: readonly string[], out: Out): Promise<number> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seed: { type: 'string' },
      leagues: { type: 'string' },
      seasons: { type: 'string' },
      size: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (values.out === undefined) throw new UsageError('--out is needed: the folder for the world');
  const designs = sizes[sizeOf(values.size ?? 'whole')];
  const chosen =
    values.leagues === undefined
      ? undefined
      : idsOf(
          '--leagues',
          values.leagues,
          designs.map(({ id }) => id),
        );
  const ofChosen = designs.filter(({ id }) => chosen?.includes(id) ?? true);
  const known = ascending(
    ofChosen.flatMap(({ levels }) => levels.flatMap(({ seasons }) => seasons.map(({ id }) => id))),
  );
  const seasons = values.seasons === undefined ? undefined : idsOf('--seasons', values.seasons, known);
  const progress = progressOf('simulating', out.progress);
  const manifest = await generateWorld({
    seed: seedOf(values.seed ?? String(sandboxSeed)),
    designs,
    out: values.out,
    progress: progress.to,
    ...(chosen && { leagues: chosen }),
    ...(seasons && { seasons }),
  }).finally(progress.end);
  out.say(
    `${countOf(manifest.matches, 'match')} of ${countOf(manifest.leagues.length, 'league')} written to ${values.out}\ndigest ${manifest.digest}`,
  );
  return 0;
}

/** `simulate`: generates the sandbox world, or some of its leagues and seasons, from a seed. */
export const simulate: Command = {
  usage: `simulate [--seed N] [--leagues ID,ID ...] [--seasons YEAR,YEAR ...] [--size whole|small] --out DIR
    generates a sandbox world as match logs and season records; the same seed gives the same world`,
  run,
};
