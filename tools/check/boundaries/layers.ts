import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A layer: files and folders of a workspace's `src`. */
export interface Layer {
  readonly layer: string;
  readonly what: string;
  readonly holds: readonly string[];
}

/** Path of the table of layers. */
const LAYERS_FILE = 'tools/check/boundaries/layers.json';

/** The layers of each workspace, highest first. A file may import files of its own layer and of the layers below it. */
export const layers = JSON.parse(
  readFileSync(fileURLToPath(new URL('layers.json', import.meta.url)), 'utf8'),
) as Readonly<Record<string, readonly Layer[]>>;

/** Returns the layer of a file, given its path below `src`. **Empty**: `undefined` if no layer lists it. */
export function layerOf(all: readonly Layer[], file: string): Layer | undefined {
  return all.find(({ holds }) => holds.some((name) => file === name || file.startsWith(`${name}/`)));
}

/** Compares the layers of a workspace with its `src`, in both directions. **Empty**: no messages if they agree. */
export function layerFaults(root: string, workspace: string, all: readonly Layer[]): readonly string[] {
  const present = readdirSync(join(root, workspace, 'src'));
  const listed = all.flatMap(({ holds }) => holds);
  const unlisted = present.filter((name) => !listed.includes(name) && layerOf(all, name) === undefined);
  const missing = listed.filter((name) => !present.includes(name));
  const twice = listed.filter((name, at) => listed.indexOf(name) !== at);
  return [
    ...unlisted.map(
      (name) => `${workspace}/src/${name} is in no layer: add it to ${LAYERS_FILE}, at its place in the order`,
    ),
    ...missing.map((name) => `${workspace}/src/${name} does not exist: remove it from ${LAYERS_FILE}`),
    ...twice.map((name) => `${workspace}/src/${name} is in ${LAYERS_FILE} twice: keep one`),
  ];
}
