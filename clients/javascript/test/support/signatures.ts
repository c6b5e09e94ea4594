import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The arguments of a method: those before its options, and the members of its options. */
export interface Signature {
  readonly positional: readonly string[];
  readonly options: readonly string[];
}

const folder = fileURLToPath(new URL('../..', import.meta.url));

/** Reads the arguments of methods from the types of the package. */
export class Signatures {
  readonly #checker: ts.TypeChecker;
  readonly #exports: ReadonlyMap<string, ts.Symbol>;

  constructor() {
    const { config } = ts.readConfigFile(`${folder}tsconfig.json`, (path) => ts.sys.readFile(path)) as {
      readonly config: unknown;
    };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
    const entry = `${folder}src/index.ts`;
    const program = ts.createProgram([entry], { ...options, noEmit: true });
    this.#checker = program.getTypeChecker();
    const source = program.getSourceFile(entry);
    const module = source === undefined ? undefined : this.#checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${entry} is not a module.`);
    this.#exports = new Map(this.#checker.getExportsOfModule(module).map((one) => [one.name, one]));
  }

  /** Returns the arguments of a method of a class, or those of its constructor. **Throws** if there is none. */
  of(className: string, method: string): Signature {
    const symbol = this.#exports.get(className);
    const found = symbol === undefined ? undefined : this.#checker.getAliasedSymbol(symbol);
    if (found === undefined) throw new Error(`The package exports no ${className}.`);
    const constructed = this.#checker.getTypeOfSymbol(found).getConstructSignatures();
    const instance = this.#checker.getDeclaredTypeOfSymbol(found);
    const member = instance.getProperty(method);
    const signatures =
      method === 'constructor'
        ? constructed
        : member === undefined
          ? []
          : this.#checker.getTypeOfSymbol(member).getCallSignatures();
    const [signature] = signatures;
    if (signature === undefined) throw new Error(`${className} has no method ${method}.`);
    const parameters = signature.getParameters();
    // Options that are destructured have no name; those that are not are named options, or after what they are.
    const at = parameters.findIndex(({ name }) => name.startsWith('__') || /^(?:options|question)$/u.test(name));
    const options = at < 0 ? undefined : parameters[at];
    const type = options === undefined ? undefined : this.#checker.getTypeOfSymbol(options).getNonNullableType();
    return {
      positional: parameters.slice(0, at < 0 ? undefined : at).map(({ name }) => name),
      options: type === undefined ? [] : this.#checker.getPropertiesOfType(type).map(({ name }) => name),
    };
  }
}
