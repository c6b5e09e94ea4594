import { barrelOf, namesTaken, type Barrel } from './barrel.js';
import { Modules } from './modules.js';
import { Names } from './named-files.js';

/**
 * What each file uses at run time: files it imports, and files and folders it names. Paths are relative to the root.
 */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const CODE = /\.[cm]?[jt]sx?$/u;

/** The modules that are reached from some, and what each names. Modules that are named are followed in turn. */
async function reached(
  root: string,
  entries: readonly string[],
  names: Names,
): Promise<{ readonly modules: Modules; readonly named: ReadonlyMap<string, readonly string[]> }> {
  const named = new Map<string, readonly string[]>();
  const roots = new Set(entries);
  let modules: Modules | undefined;
  for (;;) {
    modules = await Modules.from(root, [...roots], modules);
    const before = roots.size;
    for (const file of modules.files) {
      if (!CODE.test(file) || named.has(file)) continue;
      const found = names.namedBy(file, modules.textOf(file));
      named.set(file, found);
      for (const each of found) if (CODE.test(each) && !modules.has(each)) roots.add(each);
    }
    if (roots.size === before) return { modules, named };
  }
}

/** Follows names through modules that only pass them on. */
class Barrels {
  readonly #modules: Modules;
  readonly #barrels = new Map<string, Barrel | undefined>();

  constructor(modules: Modules) {
    this.#modules = modules;
  }

  /** **Empty**: `undefined` for a module that does more than pass on names. */
  of(file: string): Barrel | undefined {
    if (!this.#barrels.has(file))
      this.#barrels.set(file, CODE.test(file) ? barrelOf(this.#modules.textOf(file)) : undefined);
    return this.#barrels.get(file);
  }

  /** The files a name of a module comes from, through all that pass it on. */
  sourcesOf(file: string, name: string): readonly string[] {
    const from = this.of(file)?.get(name);
    const next = from && this.#modules.importsOf(file).find(({ original }) => original === from.specifier)?.path;
    return from === undefined || next === undefined ? [file] : [file, ...this.sourcesOf(next, from.name)];
  }

  /** A module, and all that it passes names on from. */
  everythingOf(file: string): readonly string[] {
    return this.of(file) === undefined
      ? [file]
      : [file, ...this.#modules.importsOf(file).flatMap(({ path }) => this.everythingOf(path))];
  }
}

/**
 * Reads what the given files use, and what those use in turn. A file uses what it imports, by relative path or by the
 * name of a workspace, and what it names in its texts: a file it reads, a program it starts. Who takes a name from a
 * module that only passes it on uses the module it comes from. **Throws** where a module cannot be read.
 */
export async function importGraph(
  root: string,
  entries: readonly string[],
  files: readonly string[],
): Promise<ImportGraph> {
  const { modules, named } = await reached(root, entries, new Names(files));
  const barrels = new Barrels(modules);
  const usesOf = (file: string): ReadonlySet<string> => {
    if (barrels.of(file) !== undefined) return new Set();
    const imported = modules.importsOf(file).flatMap(({ path, original = '' }) => {
      const taken = barrels.of(path) && namesTaken(modules.textOf(file), original);
      return taken === undefined
        ? barrels.everythingOf(path)
        : [path, ...taken.flatMap((name) => barrels.sourcesOf(path, name))];
    });
    return new Set([...imported, ...(named.get(file) ?? [])]);
  };
  return new Map(modules.files.map((file) => [file, usesOf(file)]));
}
