import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { mutate, type Mutant } from './mutant.js';
import { workspaces, type Sources } from './sources.js';

/** The server imports the client, and the client runs in browsers and in Node. */
const shared: ts.CompilerOptions = {
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: ['node'],
  composite: false,
  declaration: false,
  incremental: false,
  noEmit: true,
  sourceMap: false,
};

/**
 * The compiler of some workspaces, kept between mutants, so that each costs little more than the files it changes.
 * **Throws** where the configuration cannot be read.
 */
class Compiler {
  readonly #options: ts.CompilerOptions;
  readonly #names: readonly string[];
  /** Errors without a mutant: workspaces that import each other are compiled in other ways than here. */
  readonly #own: ReadonlySet<string>;
  readonly #files = new Map<string, ts.SourceFile | undefined>();
  #program: ts.SemanticDiagnosticsBuilderProgram | undefined;

  constructor(
    private readonly root: string,
    private readonly sources: Sources,
    configuration: string,
    folders: readonly string[],
  ) {
    const name = path.join(root, configuration);
    const { config, error } = ts.readConfigFile(name, (file) => readFileSync(file, 'utf8')) as {
      readonly config?: object;
      readonly error?: ts.Diagnostic;
    };
    if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
    const { options } = ts.parseJsonConfigFileContent(
      config,
      { ...ts.sys, readDirectory: () => [] },
      path.dirname(name),
    );
    this.#names = sources.files
      .filter((file) => folders.some((folder) => file.startsWith(`${folder}/src/`)))
      .map((file) => path.resolve(root, file));
    this.#options = { ...options, ...shared };
    this.#own = new Set(this.#errors(new Map()));
  }

  /** The first type error that a mutant adds. **Empty**: `undefined` if there is none. */
  errorOf(mutant: Mutant): string | undefined {
    const name = path.resolve(this.root, mutant.file);
    return this.#errors(new Map([[name, mutate(this.sources.textOf(mutant.file), [mutant])]])).find(
      (error) => !this.#own.has(error),
    );
  }

  #errors(changed: ReadonlyMap<string, string>): readonly string[] {
    const host = ts.createIncrementalCompilerHost(this.#options);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, target, ...more) => {
      const text = changed.get(path.resolve(name));
      if (text === undefined) return this.#unchanged(name, () => read(name, target, ...more));
      const file = ts.createSourceFile(name, text, target, true);
      return Object.assign(file, { version: ts.sys.createHash?.(text) ?? text });
    };
    const program = ts.createSemanticDiagnosticsBuilderProgram(this.#names, this.#options, host, this.#program);
    if (changed.size === 0) this.#program = program;
    const errors: string[] = [];
    for (
      let next = program.getSemanticDiagnosticsOfNextAffectedFile();
      next !== undefined;
      next = program.getSemanticDiagnosticsOfNextAffectedFile()
    ) {
      for (const { messageText } of next.result) errors.push(ts.flattenDiagnosticMessageText(messageText, '\n'));
    }
    return errors;
  }

  #unchanged(name: string, read: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
    if (!this.#files.has(name)) this.#files.set(name, read());
    return this.#files.get(name);
  }
}

/** The compilers of all workspaces. A mutant is compiled with its workspace alone. **Throws** as they do. */
export class TypeChecker {
  readonly #compilers: readonly (readonly [folders: readonly string[], compiler: Compiler])[];

  constructor(root: string, sources: Sources) {
    this.#compilers = Object.entries(workspaces).flatMap(([configuration, folders]) =>
      sources.files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
        ? [[folders, new Compiler(root, sources, configuration, folders)] as const]
        : [],
    );
  }

  /** The first type error of the sources with a mutant. **Empty**: `undefined` where they compile. */
  errorOf(mutant: Mutant): string | undefined {
    return this.#compilers
      .find(([folders]) => folders.some((folder) => mutant.file.startsWith(`${folder}/`)))?.[1]
      .errorOf(mutant);
  }
}
