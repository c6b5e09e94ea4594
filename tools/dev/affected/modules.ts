import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** What one module imports. */
export interface ModuleImport {
  /** The imported file. */
  readonly path: string;
  /** How the module writes it. */
  readonly original?: string;
}

/** Packages are not followed, except for the workspaces. */
const withoutPackages: Plugin = {
  name: 'without-packages',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) =>
      kind === 'entry-point' || name.startsWith('@goalsquare/') ? undefined : { path: name, external: true },
    );
  },
};

const loaders = Object.fromEntries(
  ['.css', '.module.css', '.md', '.mdx', '.svg', '.png', '.yaml', '.txt', '.csv'].map((ending) => [
    ending,
    'empty' as const,
  ]),
);

/** The modules that are reached from some by imports, and their texts. Paths are relative to the root. */
export class Modules {
  readonly #root: string;
  readonly #inputs: Metafile['inputs'];
  readonly #texts: Map<string, string>;

  private constructor(root: string, inputs: Metafile['inputs'], texts: Map<string, string>) {
    this.#root = root;
    this.#inputs = inputs;
    this.#texts = texts;
  }

  /** **Throws** where a module cannot be read or resolved: the message names file and line. */
  static async from(root: string, entries: readonly string[], before?: Modules): Promise<Modules> {
    const { metafile } = await build({
      stdin: {
        contents: entries.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'),
        resolveDir: root,
        sourcefile: 'entries',
      },
      absWorkingDir: root,
      bundle: true,
      write: false,
      outdir: root,
      metafile: true,
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      conditions: ['source'],
      loader: loaders,
      plugins: [withoutPackages],
      logLevel: 'silent',
    });
    return new Modules(root, metafile.inputs, before === undefined ? new Map<string, string>() : before.#texts);
  }

  get files(): readonly string[] {
    return Object.keys(this.#inputs).filter((file) => file !== 'entries');
  }

  has(file: string): boolean {
    return file in this.#inputs;
  }

  importsOf(file: string): readonly ModuleImport[] {
    return (this.#inputs[file]?.imports ?? []).filter(({ external }) => external !== true);
  }

  textOf(file: string): string {
    const text = this.#texts.get(file) ?? readFileSync(path.join(this.#root, file), 'utf8');
    this.#texts.set(file, text);
    return text;
  }
}
