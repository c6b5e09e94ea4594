import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** One step of the middleware chain: the function that makes it, its file, and the paths it is mounted at. */
export interface ChainStep {
  readonly name: string;
  /** Path below `server/src`. */
  readonly file: string;
  /** **Empty**: every path. */
  readonly paths: readonly string[];
}

type Uses = ReadonlyMap<string, readonly ts.CallExpression[]>;

/** The text a chain of calls such as `Router().use(a).use(b)` begins with. */
function receiverOf(expression: ts.Expression): string {
  return ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression)
    ? receiverOf(expression.expression.expression)
    : expression.getText();
}

/** The calls of `use` in a function, in their order, by what they are called on. */
function usesIn(node: ts.Node): Uses {
  const found: ts.CallExpression[] = [];
  const visit = (child: ts.Node): void => {
    if (
      ts.isCallExpression(child) &&
      ts.isPropertyAccessExpression(child.expression) &&
      child.expression.name.text === 'use'
    )
      found.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  const place = (call: ts.CallExpression): number => (call.expression as ts.PropertyAccessExpression).name.pos;
  const uses = new Map<string, ts.CallExpression[]>();
  for (const call of found.toSorted((a, b) => place(a) - place(b)))
    uses.set(receiverOf(call), [...(uses.get(receiverOf(call)) ?? []), call]);
  return uses;
}

const textsOf = (argument: ts.Expression): readonly string[] => {
  if (ts.isStringLiteral(argument)) return [argument.text];
  return ts.isArrayLiteralExpression(argument) ? argument.elements.flatMap(textsOf) : [];
};

/** Reads the order of the steps out of the file that mounts them. */
class ChainReader {
  readonly #functions = new Map<string, ts.FunctionDeclaration>();
  readonly #files = new Map<string, string>();

  constructor(source: ts.SourceFile) {
    for (const statement of source.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name) this.#functions.set(statement.name.text, statement);
      if (!ts.isImportDeclaration(statement)) continue;
      const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
      const file = posix.join(folder, specifier).replace(/\.js$/u, '.ts');
      const names = statement.importClause?.namedBindings;
      if (names && ts.isNamedImports(names)) for (const { name } of names.elements) this.#files.set(name.text, file);
    }
  }

  /** The steps that one function mounts on a receiver. */
  stepsOf(name: string, receiver: string, above: readonly string[] = []): readonly ChainStep[] {
    const declared = this.#functions.get(name);
    if (declared === undefined) throw new Error(`there is no function ${name}`);
    const uses = usesIn(declared);
    return (uses.get(receiver) ?? []).flatMap((call) => {
      const paths = call.arguments.flatMap(textsOf);
      return call.arguments
        .filter((argument) => textsOf(argument).length === 0)
        .flatMap((argument) => this.#stepsFrom(argument, declared, uses, paths.length === 0 ? above : paths));
    });
  }

  #stepsFrom(
    argument: ts.Expression,
    inside: ts.FunctionDeclaration,
    uses: Uses,
    paths: readonly string[],
  ): readonly ChainStep[] {
    if (ts.isPropertyAccessExpression(argument)) return this.#stepsFrom(argument.expression, inside, uses, paths);
    if (ts.isIdentifier(argument)) {
      if (uses.has(argument.text)) return this.stepsOf(inside.name?.text ?? '', argument.text, paths);
      const made = this.#initializerOf(argument.text, inside);
      return made === undefined ? [this.#step(argument.text, paths)] : this.#stepsFrom(made, inside, uses, paths);
    }
    if (!ts.isCallExpression(argument)) throw new Error(`${argument.getText()} is no step of the middleware chain`);
    const name = argument.expression.getText();
    const own = this.#functions.get(name);
    if (own === undefined) return [this.#step(name, paths)];
    const mounted = usesIn(own);
    const returned = own.body?.statements.find(ts.isReturnStatement)?.expression;
    if (returned === undefined) throw new Error(`${name} returns nothing`);
    return mounted.size > 0
      ? this.stepsOf(name, receiverOf(returned), paths)
      : this.#stepsFrom(returned, own, mounted, paths);
  }

  #initializerOf(name: string, inside: ts.FunctionDeclaration): ts.Expression | undefined {
    return inside.body?.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList: { declarations } }) => [...declarations])
      .find((declaration) => declaration.name.getText() === name)?.initializer;
  }

  #step(name: string, paths: readonly string[]): ChainStep {
    const file = this.#files.get(name);
    if (file === undefined) throw new Error(`the step ${name} of the middleware chain is not imported`);
    return { name, file, paths };
  }
}

/** The folder of `server/src` whose `app.ts` mounts the steps. */
const folder = 'composition';

const text = readFileSync(new URL(`../../server/src/${folder}/app.ts`, import.meta.url), 'utf8');

/** Whether the listener can respond to a request that it has seen before, without the chain. */
export const hasShortcut = text.includes('app.set(KNOWN_STEP');

/** The steps that `createApp` of a source text mounts on `app`, in order. **Throws** if a step cannot be followed. */
export const chainOf = (source: string): readonly ChainStep[] =>
  new ChainReader(ts.createSourceFile('app.ts', source, ts.ScriptTarget.Latest, true)).stepsOf('createApp', 'app');

/** The middleware chain of the server in the order it is mounted, steps of mounted routers in their place. */
export const middlewareChain = (): readonly ChainStep[] => chainOf(text);
