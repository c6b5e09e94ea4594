import { parseArgs } from 'node:util';
import { PRINTABLE, validate } from '@goalsquare/engine';
import { given } from '../given.js';
import { checkUnchanged, filesOfFolder } from '../import/folder.js';
import { idBounds } from '../import/identity.js';
import { sourceOptions, type Importer } from '../import/importer.js';
import { importers, importFormats, importSeasons, type ImportFiles, type ImportOutcome } from '../import/index.js';
import { blankMeanings, type Blank } from '../import/player-statistics-csv/blanks.js';
import type { ExistingPolicy } from '../import/plan.js';
import { withoutParquet } from '../import/parquet/without-parquet.js';
import { DEFAULT_REASON, MOST_REASON } from '../import/reimport/merged-log.js';
import { writeSeasonRecord } from '../log/read-season.js';
import { writeMatchLog } from '../log/read.js';
import { writeRegister } from '../register/register-file.js';
import { REGISTER_FILE } from '../store/data-files.js';
import type { Command } from './command.js';
import { idOf } from './id-option.js';
import { identityOf, identityOptions } from './identity-options.js';
import { importUsage } from './import-usage.js';
import { dryRunLines } from './dry-run.js';
import { reimportLines, summaryLines } from './import-summary.js';
import { qualitySummary } from './quality-lines.js';
import { sendImport, serversIn } from './send-import.js';
import type { Out } from './out.js';
import { progressOf } from '../progress.js';
import { UsageError } from './usage-error.js';
import { writeFiles, type FileToWrite } from './write-files.js';

const text = { type: 'string' } as const;

const options = {
  format: text,
  events: text,
  matches: text,
  'player-statistics': text,
  results: text,
  fixture: text,
  squads: text,
  persons: text,
  venues: text,
  placings: text,
  ladder: text,
  out: text,
  to: text,
  ...identityOptions,
  blank: text,
  'new-ids': { type: 'boolean' },
  keep: { type: 'boolean' },
  replace: { type: 'boolean' },
  reason: text,
  strict: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** Returns the options of a command, and the paths that belong to no option. */
function read(words: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  return { ...values, paths: positionals };
}

type Words = ReturnType<typeof read>;

const list = (options: readonly string[]): string => options.map((option) => `--${option}`).join(', ');

/** Returns the names of the formats that accept an option, joined by "or". */
const formatsWith = (accepts: (importer: Importer) => boolean): string =>
  importFormats.filter((format) => accepts(importers[format] as Importer)).join(' or ');

function filesOf(words: Words): ImportFiles {
  const { fixture, squads, persons, venues, placings, ladder } = words;
  const format = importFormats.find((known) => known === words.format);
  if (format === undefined)
    throw new UsageError(`--format is ${words.format ?? 'missing'}; allowed is ${importFormats.join(', ')}`);
  const { needed, optional, allowsNewIds, takesPaths = false } = importers[format] as Importer;
  const { paths } = words;
  if (takesPaths && paths.length === 0)
    throw new UsageError(`--format ${format} needs the names of files or folders, and --out`);
  const [unexpected] = paths;
  if (!takesPaths && unexpected !== undefined)
    throw new UsageError(
      `${unexpected} belongs to no option; only --format ${formatsWith((one) => one.takesPaths === true)} takes files without one`,
    );
  if (needed.some((option) => words[option] === undefined))
    throw new UsageError(`${list(needed)} and --out are needed`);
  const own = new Set([...needed, ...optional]);
  for (const option of sourceOptions)
    if (words[option] !== undefined && !own.has(option))
      throw new UsageError(
        `--${option} belongs to --format ${formatsWith((one) => [...one.needed, ...one.optional].includes(option))}`,
      );
  if (words['new-ids'] && !allowsNewIds)
    throw new UsageError(`--new-ids belongs to --format ${formatsWith((one) => one.allowsNewIds)}`);
  const files = given(Object.fromEntries(sourceOptions.map((option) => [option, words[option]])));
  return {
    format,
    ...files,
    ...(takesPaths && { paths }),
    ...given({ fixture, squads, persons, venues, placings, ladder }),
  } as ImportFiles;
}

/**
 * Returns the meaning of an empty statistic. **Empty**: `undefined` without `--blank`. **Throws** UsageError for an
 * unknown word, or a format without statistics.
 */
function blankIn({ blank, format }: Words): Blank | undefined {
  const meaning = blankMeanings.find((word) => word === blank);
  if (blank !== undefined && meaning === undefined)
    throw new UsageError(`--blank is ${blank}; allowed is ${blankMeanings.join(', ')}`);
  if (blank !== undefined && !(importers[format as keyof typeof importers] as Importer).allowsBlank)
    throw new UsageError(`--blank belongs to --format ${formatsWith((one) => one.allowsBlank === true)}`);
  return meaning;
}

function existingPolicy({ keep, replace }: Words): ExistingPolicy {
  if (keep && replace) throw new UsageError('--keep and --replace cannot be used together');
  return keep ? 'keep' : replace ? 'replace' : 'refuse';
}

/** Returns the reason to publish with changes to matches. **Throws** UsageError if the text cannot be published. */
function reasonIn({ reason }: Words): string {
  if (reason === undefined) return DEFAULT_REASON;
  const rule = { rule: 'text', max: MOST_REASON, pattern: PRINTABLE } as const;
  const [issue] = validate(rule, reason);
  if (issue !== undefined) throw new UsageError(`--reason is ${JSON.stringify(reason)}; allowed is ${issue.allowed}`);
  return reason;
}

async function run(words: readonly string[], out: Out): Promise<number> {
  const values = read(words);
  return withoutParquet(filesOf(values), (files) => importFiles(values, files, out));
}

async function importFiles(values: Words, files: ImportFiles, out: Out): Promise<number> {
  const directory = values.out;
  if (directory === undefined) throw new UsageError('--out is needed');
  const servers = serversIn(values.to);
  const target = {
    out: directory,
    identity: identityOf(values),
    ...given({ season: idOf('season', values.season, idBounds.season) }),
    ...given({ blank: blankIn(values) }),
    ...(values['new-ids'] && { newIds: true as const }),
    existing: existingPolicy(values),
    reason: reasonIn(values),
    now: Date.now(),
    ...(values.strict && { strict: true }),
  };
  const { version } = filesOfFolder(directory);
  const reading = progressOf('importing', out.progress);
  const outcome = importSeasons(files, target, reading.to);
  reading.end();
  for (const line of outcome.findings) out.complain(line);
  if (values['dry-run']) {
    out.say(dryRunLines(outcome, directory).join('\n'));
    return 0;
  }
  const writing = progressOf('writing', out.progress);
  const keptOld = await writeFiles(
    directory,
    [
      ...(servers === undefined ? changedLogs(outcome) : []).map(({ file, log, keepsOld }) => ({
        file,
        keepsOld,
        text: () => writeMatchLog(log),
      })),
      ...outcome.records.map(({ file, record }) => ({ file, text: () => writeSeasonRecord(record) })),
      ...registerOf(outcome),
    ],
    writing.to,
    () => {
      checkUnchanged(directory, version);
    },
  );
  writing.end();
  const sent = servers === undefined ? undefined : await sendImport(outcome, servers, target, out);
  out.say(
    [
      ...summaryLines(outcome, sent === undefined ? directory : 'the shared log', sent?.left.length ?? 0),
      ...reimportLines(outcome, sent),
      ...qualitySummary(outcome.logs),
      ...(keptOld.length > 0 ? [`replaced, with the old log kept as ${keptOld.join(', ')}`] : []),
    ].join('\n'),
  );
  return 0;
}

/** Returns the register file to write. **Empty**: no file if the register does not change. */
const registerOf = ({ isRegisterNew, register }: ImportOutcome): readonly FileToWrite[] =>
  isRegisterNew ? [{ file: REGISTER_FILE, text: () => writeRegister(register) }] : [];

/** Returns the logs that are new or that the import changes. */
const changedLogs = ({ logs }: ImportOutcome): ImportOutcome['logs'] =>
  logs.filter(({ before }) => before?.change !== 'none');

/** `import`: converts files of other formats to match logs and season records. */
export const importing: Command = {
  usage: importUsage,
  run,
};
