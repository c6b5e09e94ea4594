import path from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { changeOf, type Change } from './change-of.js';
import { root } from './root.js';

/** Folders and files the API server is made from. */
export const watched = ['server/src', 'engine/src', 'data/src', 'data/simulator/src', 'openapi'] as const;

const isIgnored = (file: string): boolean =>
  /\/(?:node_modules|dist|test)(?:\/|$)/u.test(path.relative(root, path.resolve(root, file)));

/** Watches the sources of the API server. `onChange` gets the paths from the root of the repository. */
export async function watchSources(onChange: (file: string, change: Change) => void): Promise<FSWatcher> {
  const watcher = watch([...watched], { cwd: root, ignoreInitial: true, ignored: isIgnored });
  watcher.on('all', (_event, file) => {
    const name = file.split(path.sep).join('/');
    const change = changeOf(name);
    if (change !== undefined) onChange(name, change);
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', resolve);
  });
  return watcher;
}
