import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** One step of a request, or a handler that Express runs after the steps. */
export interface ChainStep {
  readonly name: string;
  /** Path below `server/src`. */
  readonly file: string;
  /** Which requests reach it: all, those of the API, or those that the steps leave to Express. */
  readonly reach: 'every request' | 'the API' | 'everything else';
}

/** The two files that declare the chain, as they are below `server/src`. */
const [LIST, APP] = ['http/request-steps.ts', 'composition/app.ts'] as const;

/** The step from which on only requests of the API go on. */
const LEAVE = 'passOtherPaths';

/** What runs a step in its turn: the step keeps its name. */
const WRAPPER = 'inTurn';

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The files that a source imports its names from. */
function importsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const { text } = statement.moduleSpecifier as ts.StringLiteral;
    const names = statement.importClause?.namedBindings;
    if (names === undefined || !ts.isNamedImports(names)) continue;
    for (const { name } of names.elements)
      files.set(name.text, posix.join(posix.dirname(source.fileName), text).replace(/\.js$/u, '.ts'));
  }
  return files;
}

/** The nodes of some kind below a node, in their order. */
function nodesIn<T extends ts.Node>(node: ts.Node, is: (child: ts.Node) => child is T): readonly T[] {
  const found: T[] = [];
  const visit = (child: ts.Node): void => {
    if (is(child)) found.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** The name of a step: that of a function, of what a function makes, or of a part that is passed in. */
function nameOf(expression: ts.Expression, inside: ts.Node): string {
  if (ts.isCallExpression(expression)) {
    const [step] = expression.arguments;
    const isWrapped = step !== undefined && expression.expression.getText() === WRAPPER;
    return nameOf(isWrapped ? step : expression.expression, inside);
  }
  if (ts.isPropertyAccessExpression(expression)) {
    const [made] = nodesIn(inside, ts.isVariableDeclaration).filter(
      ({ name }) => name.getText() === expression.expression.getText(),
    );
    return made?.initializer === undefined ? expression.name.text : nameOf(made.initializer, inside);
  }
  if (ts.isIdentifier(expression)) return expression.text;
  throw new Error(`${expression.getText()} is no step of the middleware chain`);
}

function fileOf(name: string, imports: ReadonlyMap<string, string>): string {
  const file = imports.get(name);
  if (file === undefined) throw new Error(`the step ${name} of the middleware chain is not imported`);
  return file;
}

/** The elements of the list that `requestSteps` returns. */
function listed(source: ts.SourceFile): readonly string[] {
  const list = nodesIn(source, ts.isVariableDeclaration).find(({ name }) => name.getText() === 'requestSteps');
  const [elements] = list === undefined ? [] : nodesIn(list, ts.isArrayLiteralExpression);
  if (elements === undefined) throw new Error('requestSteps is missing');
  return elements.elements.map((element) => nameOf(element, list as ts.Node));
}

/** What `createApp` mounts on its app, in order. */
function mounted(source: ts.SourceFile): readonly string[] {
  const create = nodesIn(source, ts.isFunctionDeclaration).find(({ name }) => name?.text === 'createApp');
  if (create === undefined) throw new Error('there is no function createApp');
  return nodesIn(create, ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'app.use')
    .flatMap(({ arguments: [argument] }) => (argument === undefined ? [] : nameOf(argument, create)));
}

/**
 * The steps of the list in one text, then the handlers that `createApp` of another mounts after them. **Throws** if one
 * of them cannot be followed.
 */
export function chainOf(listText: string, appText: string): readonly ChainStep[] {
  const [list, app] = [parse(LIST, listText), parse(APP, appText)];
  const imports = new Map([...importsOf(app), ...importsOf(list)]);
  const steps = listed(list);
  const left = steps.indexOf(LEAVE);
  if (left < 0) throw new Error(`there is no step ${LEAVE}`);
  const [host, ...handlers] = mounted(app);
  if (host !== 'hostSteps') throw new Error('the app does not run the steps first');
  return [
    ...steps.map((name, at) => ({
      name,
      file: fileOf(name, imports),
      reach: at <= left ? ('every request' as const) : ('the API' as const),
    })),
    ...handlers.map((name) => ({ name, file: fileOf(name, imports), reach: 'everything else' as const })),
  ];
}

const textOf = (file: string): string => readFileSync(new URL(`../../../server/src/${file}`, import.meta.url), 'utf8');

/** The steps of a request and the handlers of Express after them, in order. */
export const middlewareChain = (): readonly ChainStep[] => chainOf(textOf(LIST), textOf(APP));
