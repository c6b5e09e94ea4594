import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PUBLISHED, type Published, type PublishedFile } from './published.js';
import { isRecent } from '../../domain/is-recent.js';

/** Maximum delay until a change of the folder is noticed. **Units**: milliseconds. */
const LOOKED_AT_EVERY = 1000;

/** The files of a hub, indexed by path. */
export interface FileList {
  readonly files: ReadonlyMap<string, PublishedFile>;
  readonly moved: ReadonlyMap<string, string>;
  /** Origin that the files name. */
  readonly origin: string;
}

/** The built documentation hub, which may appear or change while the server runs. */
export interface Hub {
  readonly directory: string;
  /** **Empty**: `undefined` until the hub is built. */
  readonly listing: () => FileList | undefined;
  /** The current build step. **Empty**: `undefined` if no build is running. */
  progress: string | undefined;
  /** The current step of packing the clients. **Empty**: `undefined` if none is running. */
  packing: string | undefined;
}

const changedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function read(file: string): FileList {
  const { files, moved, origin } = JSON.parse(readFileSync(file, 'utf8')) as Published;
  return { files: new Map(Object.entries(files)), moved: new Map(Object.entries(moved)), origin };
}

/**
 * Opens the hub in a folder. **Units**: `now` in milliseconds. **Throws** nothing: if the list of files cannot be read,
 * the hub counts as missing, and `fault` gets the reason once.
 */
export function openHub(directory: string, fault: (error: unknown) => void, now: () => number = Date.now): Hub {
  const file = path.join(directory, PUBLISHED);
  let looked = -Infinity;
  let known: { readonly at: number; readonly listing: FileList | undefined } | undefined;

  function look(): void {
    const at = changedAt(file);
    if (at === known?.at) return;
    known = undefined;
    if (at === undefined) return;
    try {
      known = { at, listing: read(file) };
    } catch (error) {
      known = { at, listing: undefined };
      fault(error);
    }
  }

  return {
    directory,
    progress: undefined,
    packing: undefined,
    listing: () => {
      if (!isRecent(now(), looked, LOOKED_AT_EVERY)) {
        looked = now();
        look();
      }
      return known?.listing;
    },
  };
}
