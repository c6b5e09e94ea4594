import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PUBLISHED, type Published, type PublishedFile } from './published.js';
import { versionOfFile } from '../../domain/files/version-of-file.js';
import { lookEvery } from '../../domain/look-every.js';

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
  let known: { readonly version: string; readonly listing: FileList | undefined } = { version: '', listing: undefined };

  function look(): FileList | undefined {
    const version = versionOfFile(file);
    if (version === known.version) return known.listing;
    known = { version, listing: undefined };
    try {
      if (version !== '') known = { version, listing: read(file) };
    } catch (error) {
      fault(error);
    }
    return known.listing;
  }

  return {
    directory,
    progress: undefined,
    packing: undefined,
    listing: lookEvery(LOOKED_AT_EVERY, now, look),
  };
}
