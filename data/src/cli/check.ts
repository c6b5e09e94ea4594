import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { coverageOf, openMatch, SeasonCoverageFold, type MatchLog } from '@goalsquare/engine';
import { DataError, faultLine, recordId, type Fault } from '../log/fault.js';
import { readSeasonRecord } from '../log/read-season.js';
import { readMatchLog } from '../log/read.js';
import { dataFiles } from '../store/data-files.js';
import { PACK_FOLDER } from '../store/directory/directory-store.js';
import { readRecords } from '../store/directory/read-folder.js';
import { checkPack } from '../store/pack/check-pack.js';
import { liveFaults } from './check-live.js';
import type { Command } from './command.js';
import { coverageLines } from './coverage-lines.js';
import { QualityCheck } from './quality-lines.js';
import type { Out } from './out.js';
import { UsageError } from './usage-error.js';
import { countOf } from '../count-of.js';

/** A file to check. `check` returns a one-line summary of the file, or throws DataError. */
interface Checked {
  readonly file: string;
  readonly kind: 'log' | 'record';
  readonly check: () => string;
}

/** Files of the logs that were read so far, by match id. */
type Seen = Map<number, string>;

type Take = (log: MatchLog, file: string) => void;

/** Adds up the coverage of matches by season. */
class SeasonCoverages {
  readonly #seasons = new Map<string, SeasonCoverageFold>();

  readonly add: Take = (log) => {
    const { id, leagueId, levelId, seasonId } = log.header;
    const title = `season ${seasonId} of league ${leagueId}, level ${levelId}`;
    const fold = this.#seasons.get(title) ?? new SeasonCoverageFold();
    this.#seasons.set(title, fold);
    fold.add(id, coverageOf(openMatch(log)));
  };

  lines(): readonly string[] {
    return [...this.#seasons].flatMap(([title, fold]) => coverageLines(title, fold.result()));
  }
}

function logOf(file: string, seen: Seen, take: Take): Checked {
  return {
    file,
    kind: 'log',
    check: () => {
      const { log, state } = readMatchLog(file, readFileSync(file));
      recordId(seen, state.header.id, file);
      take(log, file);
      return `match ${state.header.id}, revision ${state.revision}, ${[...state.transactions].length} transactions`;
    },
  };
}

const recordOf = (file: string): Checked => ({
  file,
  kind: 'record',
  check: () => {
    const { id, league, level, squads } = readSeasonRecord(file, readFileSync(file));
    const players = (squads ?? []).reduce((sum, squad) => sum + (squad.players?.length ?? 0), 0);
    return `season ${id} of ${league.name}, ${level.name}, ${countOf(squads?.length ?? 0, 'squad')} and ${countOf(players, 'player')} listed`;
  },
});

/** Returns a fault for each contradiction between season records. Skips invalid records. */
function contradictions(directory: string): readonly Fault[] {
  const { records } = dataFiles(directory);
  const sound = records.filter(({ file }) => {
    try {
      readSeasonRecord(file, readFileSync(path.join(directory, file)));
      return true;
    } catch {
      return false;
    }
  });
  return readRecords(directory, sound, undefined, () => undefined).faults.map((fault) => ({
    ...fault,
    file: path.join(directory, fault.file),
  }));
}

function checkedIn(word: string, seen: Seen, take: Take, out: Pick<Out, 'complain'>): readonly Checked[] {
  if (!existsSync(word)) throw new Error(`there is no ${word}`);
  if (!statSync(word).isDirectory())
    return [/\.season\.json(?:\.gz)?$/u.test(word) ? recordOf(word) : logOf(word, seen, take)];
  const { logs, records } = dataFiles(word, out.complain);
  return [
    ...logs.map(({ file }) => logOf(path.join(word, file), seen, take)),
    ...records.map(({ file }) => recordOf(path.join(word, file))),
  ];
}

/** Checks the compact forms in a folder, and returns the faults. */
function damagedForms(directory: string, out: Out): readonly Fault[] {
  const checked = checkPack(path.join(directory, PACK_FOLDER), out.say);
  out.say(checked?.line ?? `${directory}: no compact forms`);
  return checked?.faults ?? [];
}

const options = ['--coverage', '--deep', '--quality', '--json'];

async function run(all: readonly string[], out: Out): Promise<number> {
  const words = all.filter((word) => !options.includes(word));
  const isJson = all.includes('--json');
  const quality = all.includes('--quality') ? new QualityCheck() : undefined;
  if (isJson && quality === undefined) throw new UsageError('--json needs --quality');
  const coverages = all.includes('--coverage') ? new SeasonCoverages() : undefined;
  const say = isJson ? () => undefined : out.say;
  const take: Take = (log, file) => {
    coverages?.add(log, file);
    quality?.add(file, log);
  };
  const strange = words.find((word) => word.startsWith('-'));
  if (strange !== undefined) throw new UsageError(`check has no option ${strange}`);
  if (words.length === 0) throw new UsageError('check needs a file or a folder of match logs');
  const seen: Seen = new Map();
  const checked = words.flatMap((word) => checkedIn(word, seen, take, out));
  const found = checked.flatMap(({ file, check }): readonly Fault[] => {
    try {
      say(`${file}: ${check()}`);
      return [];
    } catch (error) {
      if (error instanceof DataError) return error.faults;
      throw error;
    }
  });
  const folders = words.filter((word) => statSync(word).isDirectory());
  const damaged = all.includes('--deep') ? folders.flatMap((folder) => damagedForms(folder, { ...out, say })) : [];
  const live = await Promise.all(folders.map((folder) => liveFaults(folder, { say })));
  const faults = [...found, ...folders.flatMap(contradictions), ...damaged, ...live.flat()];
  for (const fault of faults) out.complain(faultLine(fault));
  for (const line of [...(coverages?.lines() ?? []), ...(quality?.lines() ?? [])]) say(line);
  const count = (kind: Checked['kind']): number => checked.filter((one) => one.kind === kind).length;
  const faulty = new Set(faults.map(({ file }) => file)).size;
  say(`${countOf(count('log'), 'match log')}, ${countOf(count('record'), 'season record')}, ${faulty} with faults`);
  if (isJson) out.say(quality?.json() ?? '');
  return faults.length === 0 && quality?.isWithin !== false ? 0 : 1;
}

/**
 * `check`: reads match logs and season records, and prints every fault as `file:line: field: ...`. Fails if there is a
 * fault, or if a quality rule is broken more often than its threshold allows.
 */
export const check: Command = {
  usage: `check FILE|DIR ... [--coverage] [--deep] [--quality [--json]]
    reads match logs and season records, and reports every fault. In a folder, it first completes the writes of a
    command that was killed, or undoes them. In the folder live of a state folder, it reads the live matches
      --deep        also compares the compact forms in a folder with their checksums
      --coverage    lists by season which features the sources captured, which metrics they allow, and why others
                    are absent
      --quality     lists what is valid but implausible as file:line: rule, and fails if a rule is broken more often
                    than its threshold allows. With --json, prints JSON`,
  run,
};
