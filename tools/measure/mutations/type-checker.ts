import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { mutate, type Mutant } from './mutant.js';
import type { Sources } from './sources.js';

/**
 * The compiler, kept between mutants, so that each costs little more than the files it changes. **Throws** where the
 * sources have type errors of their own, or where `tsconfig.base.json` cannot be read.
 */
export class TypeChecker {
  readonly #options: ts.CompilerOptions;
  readonly #files = new Map<string, ts.SourceFile | undefined>();
  #program: ts.SemanticDiagnosticsBuilderProgram | undefined;

  constructor(
    private readonly root: string,
    private readonly sources: Sources,
  ) {
    const name = path.join(root, 'tsconfig.base.json');
    const { config, error } = ts.readConfigFile(name, (file) => readFileSync(file, 'utf8')) as {
      readonly config?: { readonly compilerOptions?: object };
      readonly error?: ts.Diagnostic;
    };
    if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
    const { options } = ts.convertCompilerOptionsFromJson(config?.compilerOptions, root);
    this.#options = { ...options, composite: false, declaration: false, sourceMap: false, noEmit: true };
    const [own] = this.#errors(new Map());
    if (own !== undefined) throw new Error(`the sources have type errors: ${own}`);
  }

  /** The first type error of the sources with a mutant. **Empty**: `undefined` where they compile. */
  errorOf(mutant: Mutant): string | undefined {
    const name = path.resolve(this.root, mutant.file);
    return this.#errors(new Map([[name, mutate(this.sources.textOf(mutant.file), [mutant])]]))[0];
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
    const names = this.sources.files.map((file) => path.resolve(this.root, file));
    const program = ts.createSemanticDiagnosticsBuilderProgram(names, this.#options, host, this.#program);
    if (changed.size === 0) this.#program = program;
    const errors: string[] = [];
    for (
      let next = program.getSemanticDiagnosticsOfNextAffectedFile();
      next !== undefined;
      next = program.getSemanticDiagnosticsOfNextAffectedFile()
    ) {
      for (const { messageText } of next.result) errors.push(ts.flattenDiagnosticMessageText(messageText, '\n'));
      if (errors.length > 0) break;
    }
    return errors;
  }

  #unchanged(name: string, read: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
    if (!this.#files.has(name)) this.#files.set(name, read());
    return this.#files.get(name);
  }
}
