import path from 'node:path';
import type { LiveStore } from '@goalsquare/data';
import { followFolder, type Following } from '../../src/import/follow/follow-folder.js';
import { FollowedFiles } from '../../src/import/follow/followed-files.js';
import { readKnown } from '../../src/import/known-folder.js';
import { writeRegister } from '../../src/register/register-file.js';
import { storeTarget } from '../../src/tail/store-target.js';
import type { Target } from '../../src/tail/target.js';
import type { Json } from './afl-json.js';
import { folders, put } from './folder.js';

/** Files of a collector, as JSON or raw texts. */
export type FollowedJson = Readonly<Record<string, Json | string | null>>;

/** A collector's folder, a data folder and a target. `restart` forgets what it knows of the files. */
export interface FollowedFolder {
  /** Writes files, and looks once. Returns the messages. */
  readonly look: (added?: FollowedJson, target?: Target, change?: Partial<Following>) => Promise<readonly string[]>;
  readonly write: (files: FollowedJson) => void;
  readonly data: string;
  readonly stored: Target;
  readonly restart: () => void;
  readonly pass: (milliseconds: number) => void;
}

function following(store: LiveStore, folder: string): FollowedFolder {
  const [live, data] = [path.join(folder, 'live'), path.join(folder, 'data')];
  const messages: string[] = [];
  let clock = 0;
  const note = (message: string): void => {
    messages.push(message);
  };
  const stored = storeTarget(store, { report: note, pause: () => Promise.resolve() });
  put(folder, { 'live/readme.txt': '', 'data/readme.txt': '' });
  const started = (): FollowedFiles => new FollowedFiles(live, () => clock, note);
  let files = started();
  const write = (added: FollowedJson): void => {
    const texts = Object.entries(added).map(([name, of]) => [
      `live/${name}`,
      typeof of === 'string' ? of : JSON.stringify(of),
    ]);
    put(folder, Object.fromEntries(texts) as Readonly<Record<string, string>>);
  };
  return {
    look: async (added = {}, target = stored, change = {}) => {
      write(added);
      messages.length = 0;
      await followFolder({
        files,
        changes: { next: () => Promise.resolve(), close: () => undefined },
        data: {
          read: () => readKnown(data),
          write: (register) => {
            put(data, { 'register.jsonl': writeRegister(register) });
            return Promise.resolve(true);
          },
        },
        target,
        importTarget: { out: data },
        now: () => Date.parse('2031-03-20T09:00:00Z'),
        report: note,
        complain: note,
        isOver: () => true,
        ...change,
      });
      return [...messages];
    },
    write,
    data,
    stored,
    restart: () => {
      files = started();
    },
    pass: (milliseconds) => {
      clock += milliseconds;
    },
  };
}

/** Gives each test folders that are followed into a store. */
export function followedFolders(): (store: LiveStore) => FollowedFolder {
  const newFolder = folders();
  return (store) => following(store, newFolder());
}
