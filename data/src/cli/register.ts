import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { MAX_ID } from '@goalsquare/engine';
import { checkUnchanged, readFolder } from '../import/folder.js';
import { provenanceOf } from '../import/index.js';
import { mergePlanOf } from '../import/merge-person.js';
import { atTwoSquads, namesakesIn, personsOfFolder, type PersonOfFolder } from '../import/persons-of-folder.js';
import { readLogHeader } from '../import/read-log.js';
import { writeSeasonRecord } from '../log/read-season.js';
import { writeMatchLog } from '../log/read.js';
import { readRegister, writeRegister } from '../register/register-file.js';
import { registerKinds, type ExternalId, type Register } from '../register/register.js';
import { REGISTER_FILE } from '../store/data-files.js';
import type { Command } from './command.js';
import type { Out } from './out.js';
import { UsageError } from './usage-error.js';
import { writeFiles } from './write-files.js';

const text = { type: 'string' } as const;
const options = { find: text, merge: text, into: text, reason: text } as const;

const REASON = 'one person had two ids';

/** Lines of each kind that are printed; the rest are counted. */
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

/** Lists a register, and doubtful persons of its folder. */
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
    ...(namesakes.length > 0 ? ['perhaps one person with two ids (--merge ID --into ID):', ...limited(namesakes)] : []),
    ...(twice.length > 0 ? ['one id at two squads in a round:', ...limited(twice)] : []),
    ...(renamed.length > 0 ? ['several names of one id:', ...limited(renamed)] : []),
  ];
}

function personIn(option: string, word: string | undefined): number {
  const id = word !== undefined && /^\d{1,10}$/u.test(word) ? Number(word) : NaN;
  if (!(id <= MAX_ID)) throw new UsageError(`--${option} is ${word ?? 'missing'}; allowed is the id of a person`);
  return id;
}

async function merge(
  directory: string,
  words: { readonly merge?: string; readonly into?: string; readonly reason?: string },
  out: Out,
): Promise<number> {
  const [from, to] = [personIn('merge', words.merge), personIn('into', words.into)];
  const folder = readFolder(directory, readLogHeader);
  const before = readRegister(directory);
  const persons = personsOfFolder(folder, before);
  const known = new Set([...persons.keys(), ...before.taken('person')]);
  if (before.personOf(from) === before.personOf(to)) {
    out.say(`${from} and ${to} are one person already`);
    return 0;
  }
  for (const id of [from, to])
    if (!known.has(id)) throw new UsageError(`there is no person ${id} in ${directory} or its register`);
  if (before.personOf(from) !== from)
    throw new UsageError(`${from} is merged into ${before.personOf(from)} already; merge that one`);
  const register = before.merging({ from, to });
  const provenance = provenanceOf({ reason: words.reason ?? REASON, now: Date.now() });
  const { logs, records } = mergePlanOf(directory, folder, register, provenance);
  const packed = (file: string, content: string): Uint8Array =>
    file.endsWith('.gz') ? gzipSync(content) : Buffer.from(content);
  await writeFiles(
    directory,
    [
      ...logs.map(({ file, log }) => ({ file, bytes: () => packed(file, writeMatchLog(log)) })),
      ...records.map(({ file, record }) => ({ file, bytes: () => packed(file, writeSeasonRecord(record)) })),
      { file: REGISTER_FILE, bytes: () => Buffer.from(writeRegister(register)) },
    ],
    () => undefined,
    () => {
      checkUnchanged(directory, folder.version);
    },
  );
  out.say(`${from} is ${register.personOf(to)} now: ${logs.length} matches changed; restart the server`);
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
  out.say(found.length === 0 ? `no id or name has ${find}` : limited(found.map(idLine).sort()).join('\n'));
  return found.length === 0 ? 1 : 0;
}

/** `register`: shows the ids that sources give, and merges two ids of one person. */
export const register: Command = {
  usage: `register DIR [--find TEXT] [--merge ID --into ID [--reason TEXT]]
    shows how many ids of sources a data folder has, and which persons are doubtful: one name with two ids, one id at
    two squads in a round, several names of one id. Nothing is merged unless you say so.
      --find TEXT   lists the ids and names that contain a text
      --merge ID    gives the matches of a person to the person of --into. The id is not used again`,
  run,
};
