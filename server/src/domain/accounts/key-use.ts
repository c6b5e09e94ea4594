import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '@goalsquare/data';
import { tryWithLock } from '../files/lock.js';
import { isRecent } from '../is-recent.js';
import { errorMessage, isMissing } from '../errors.js';

/** Name of the file in the state folder that records last uses. */
const FILE = 'key-use.json';

const format = { format: 'goalsquare-key-use', version: 1 } as const;

/** A use is not recorded if the last recorded one is more recent than this. **Units**: milliseconds. */
const EVERY_MILLISECONDS = 60_000;

/** Time of the last use of each key and machine, in UTC, by id. */
export type LastUses = Readonly<Record<string, string>>;

/**
 * Reads the last uses of keys and machines. **Empty**: no members if nothing was recorded. **Throws** if the file is
 * damaged or of a newer version.
 */
export function readKeyUse(stateDirectory: string): LastUses {
  const file = path.join(stateDirectory, FILE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return {};
    throw error;
  }
  const read = JSON.parse(text) as Partial<typeof format & { readonly keys: LastUses }> | null;
  if (read?.format !== format.format || read.version !== format.version || read.keys === undefined)
    throw new Error(`${file} is not a record of key uses with version ${format.version}`);
  return read.keys;
}

/** Records key uses in memory and, each minute, in a file that several processes may share. */
export class KeyUse {
  readonly #last = new Map<string, number>();
  readonly #unwritten = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #isFailing = false;

  /** Creates the record. `complain` is called once with the error if the file cannot be written. */
  constructor(
    private readonly stateDirectory: string,
    private readonly complain: (message: string, error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {
    this.#timer = setInterval(() => {
      this.flush();
    }, EVERY_MILLISECONDS).unref();
  }

  /** Records a use of a key or machine. */
  readonly used = (id: string): void => {
    const now = this.now();
    const last = this.#last.get(id);
    if (last !== undefined && isRecent(now, last, EVERY_MILLISECONDS)) return;
    this.#last.set(id, now);
    this.#unwritten.add(id);
  };

  /** Writes the recorded uses. If another process is writing, waits for the next interval. */
  flush(): void {
    if (this.#unwritten.size === 0) return;
    try {
      const file = path.join(this.stateDirectory, FILE);
      makeFolder(this.stateDirectory);
      tryWithLock(`${file}.lock`, () => {
        this.#write(file);
      });
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.complain(`the last uses of keys cannot be written: ${errorMessage(error)}`, error);
      this.#isFailing = true;
    }
  }

  /** Writes the recorded uses and stops. */
  close(): void {
    clearInterval(this.#timer);
    this.flush();
  }

  #write(file: string): void {
    const keys: Record<string, string> = { ...readKeyUse(this.stateDirectory) };
    for (const id of this.#unwritten) {
      const at = new Date(this.#last.get(id) ?? 0).toISOString();
      if ((keys[id] ?? '') < at) keys[id] = at;
    }
    const temporary = `${file}.new`;
    try {
      writeFileSync(temporary, `${JSON.stringify({ ...format, keys }, undefined, 1)}\n`, { mode: 0o600 });
      renameSync(temporary, file);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
    this.#unwritten.clear();
  }
}
