import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MAX_ID } from '@goalsquare/engine';
import { checkUnchanged, readFolder, type Folder, type LogOfFolder } from '../import/folder.js';
import { provenanceOf } from '../import/index.js';
import { mergePlanOf, sharedRound } from '../import/merge-ids.js';
import { atTwoSquads, namesakesIn, personsOfFolder, type PersonOfFolder } from '../import/persons-of-folder.js';
import { readLogHeader } from '../import/read-log.js';
import { writeSeasonRecord } from '../log/read-season.js';
import { writeMatchLog } from '../log/read.js';
import { readRegister, writeRegister } from '../register/register-file.js';
import {
  mergeableKinds,
  registerKinds,
  type ExternalId,
  type MergeableKind,
  type Register,
} from '../register/register.js';
import { REGISTER_FILE } from '../store/data-files.js';
import type { Command } from './command.js';
import type { Out } from './out.js';
import { UsageError } from './usage-error.js';
import { writeFiles } from './write-files.js';
import { countOf } from '../count-of.js';

const text = { type: 'string' } as const;
const options = { find: text, kind: text, merge: text, into: text, reason: text } as const;

/** Maximum number of lines printed in each section. The rest are only counted. */
const MOST_LINES = 50;

const idLine = ({ kind, id, source, externalId, names }: ExternalId): string =>
  `${kind} ${id}: ${source} ${externalId}${names.length > 0 ? `, ${names.join(' / ')}` : ''}`;

function squadsOf({ squads }: PersonOfFolder): string {
  return squads
    .map(({ squad, seasonId, numbers }) => {
      const all = [...numbers].map((number) => `no. ${number}`).join(', ');
      return `${squad} ${seasonId}${all === '' ? '' : ` (${all})`}`;
    })
    .join(', ');
}

function limited(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MOST_LINES;
  return rest > 0 ? [...lines.slice(0, MOST_LINES), `  and ${rest} more`] : lines;
}

/** Summarises a register, and lists the doubtful persons in its folder. */
function summaryOf(register: Register, persons: ReadonlyMap<number, PersonOfFolder>): readonly string[] {
  const counts = registerKinds.map((kind) => `${register.ids.filter((one) => one.kind === kind).length} ${kind} ids`);
  const namesakes = namesakesIn(persons.values()).flatMap(({ name, persons: [one, other], isLikely }) =>
    one === undefined || other === undefined
      ? []
      : [
          `  ${name}: ${one.id}, ${squadsOf(one)}; ${other.id}, ${squadsOf(other)}${isLikely ? '; the same number' : ''}`,
        ],
  );
  const twice = atTwoSquads(persons.values()).map(
    (person) => `  ${person.id} ${[...person.names].sort().join(' / ')}: ${squadsOf(person)}`,
  );
  const renamed = [...persons.values()]
    .filter(({ names }) => names.size > 1)
    .map(({ id, names }) => `  ${id}: ${[...names].sort().join(' / ')}`);
  return [
    `${counts.join(', ')}; ${persons.size} persons in matches, ${register.merged.length} merged`,
    ...(namesakes.length > 0
      ? ['possibly one person with two ids (--merge ID --into ID):', ...limited(namesakes)]
      : []),
    ...(twice.length > 0 ? ['one id at two squads in a round:', ...limited(twice)] : []),
    ...(renamed.length > 0 ? ['several names of one id:', ...limited(renamed)] : []),
  ];
}

function kindIn(word = 'person'): MergeableKind {
  const kind = mergeableKinds.find((one) => one === word);
  if (kind === undefined) throw new UsageError(`--kind is ${word}; allowed is ${mergeableKinds.join(', ')}`);
  return kind;
}

function idIn(option: string, word: string | undefined, kind: MergeableKind): number {
  const id = word !== undefined && /^\d{1,10}$/u.test(word) ? Number(word) : NaN;
  if (!(id <= MAX_ID)) throw new UsageError(`--${option} is ${word ?? 'missing'}; allowed is the id of a ${kind}`);
  return id;
}

/** Returns the ids of a kind that occur in a folder or its register. */
function knownIds(kind: MergeableKind, folder: Folder<LogOfFolder>, register: Register): ReadonlySet<number> {
  const headers = [...folder.logs.values()].map(({ header }) => header);
  const ids = {
    person: () => [...personsOfFolder(folder, register).keys()],
    squad: () => headers.flatMap(({ home, away }) => [home.id, away.id]),
    venue: () => headers.map(({ venue }) => venue.id),
  } satisfies Readonly<Record<MergeableKind, () => readonly number[]>>;
  return new Set([...ids[kind](), ...register.taken(kind)]);
}

async function merge(
  directory: string,
  words: { readonly kind?: string; readonly merge?: string; readonly into?: string; readonly reason?: string },
  out: Out,
): Promise<number> {
  const kind = kindIn(words.kind);
  const [from, to] = [idIn('merge', words.merge, kind), idIn('into', words.into, kind)];
  const folder = readFolder(directory, readLogHeader);
  const before = readRegister(directory);
  const known = knownIds(kind, folder, before);
  const current = (id: number): number => before.currentId(kind, id);
  if (current(from) === current(to)) {
    out.say(`${from} and ${to} are already the same ${kind}`);
    return 0;
  }
  for (const id of [from, to])
    if (!known.has(id)) throw new UsageError(`there is no ${kind} ${id} in ${directory} or its register`);
  if (current(from) !== from)
    throw new UsageError(`${from} is already merged into ${current(from)}; merge ${current(from)} instead`);
  const round = kind === 'squad' ? sharedRound(folder, from, current(to)) : undefined;
  if (round !== undefined)
    throw new UsageError(
      `--merge is ${from}; allowed is a squad that never plays in the same round as ${to}; both play in ${round}`,
    );
  const register = before.merging({ kind, from, to });
  const provenance = provenanceOf({ reason: words.reason ?? `one ${kind} had two ids`, now: Date.now() });
  const { logs, records } = mergePlanOf(directory, folder, register, provenance);
  await writeFiles(
    directory,
    [
      ...logs.map(({ file, log }) => ({ file, text: () => writeMatchLog(log) })),
      ...records.map(({ file, record }) => ({ file, text: () => writeSeasonRecord(record) })),
      { file: REGISTER_FILE, text: () => writeRegister(register) },
    ],
    () => undefined,
    () => {
      checkUnchanged(directory, folder.version);
    },
  );
  out.say(
    `${from} is now ${register.currentId(kind, to)}: ${countOf(logs.length, 'match')} changed; restart the server`,
  );
  return 0;
}

async function run(words: readonly string[], out: Out): Promise<number> {
  const {
    values,
    positionals: [directory, more],
  } = parseArgs({ args: [...words], options, allowPositionals: true });
  if (directory === undefined || more !== undefined) throw new UsageError('one data folder is needed');
  if (!existsSync(directory) || !statSync(directory).isDirectory()) throw new Error(`there is no folder ${directory}`);
  if (values.merge !== undefined || values.into !== undefined) return merge(directory, values, out);
  const register = readRegister(directory);
  const { find } = values;
  if (find === undefined) {
    const persons = personsOfFolder(readFolder(directory, readLogHeader), register);
    out.say(summaryOf(register, persons).join('\n'));
    return 0;
  }
  const wanted = find.toLowerCase();
  const found = register.ids.filter((one) =>
    [String(one.id), one.externalId, ...one.names].some((value) => value.toLowerCase().includes(wanted)),
  );
  out.say(found.length === 0 ? `no id or name contains ${find}` : limited(found.map(idLine).sort()).join('\n'));
  return found.length === 0 ? 1 : 0;
}

/** `register`: shows how source ids map to the ids of a folder, and merges two ids of one person, squad or venue. */
export const register: Command = {
  usage: `register DIR [--find TEXT] [--merge ID --into ID [--kind ${mergeableKinds.join('|')}] [--reason TEXT]]
    counts the source ids in a data folder, and lists doubtful persons: one name with two ids, one id at
    two squads in a round, several names of one id. Merges nothing without --merge.
      --find TEXT   lists the ids and names that contain a text
      --merge ID    moves the matches of a person, squad or venue to the id in --into. ID is not used again
      --kind        what the two ids identify; the default is person. Squads and venues keep their names in matches`,
  run,
};
