import { createHash } from 'node:crypto';
import ts from 'typescript';
import type { Mutant } from './mutant.js';
import { mutationsOfNode, type Mutation } from './mutations-of-node.js';
import { tokensOf } from './tokens.js';

const logs = new Set(['console', 'log', 'logger']);

/** Whether a call writes a log line: `console.error`, `log.info`, `this.log.warn`, `request.log.info`. */
function isLogCall(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression: owner } = node.expression;
  return (
    (ts.isIdentifier(owner) && logs.has(owner.text)) ||
    (ts.isPropertyAccessExpression(owner) && logs.has(owner.name.text))
  );
}

const isError = (node: ts.Node): boolean =>
  ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text.endsWith('Error');

/** What is no behaviour: types, imports and log lines. */
const isSkipped = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isModuleDeclaration(node) ||
  isLogCall(node);

/** The name a node gives to what is in it. **Empty**: `undefined` for a node without a name. */
function nameOf(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isAccessor(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node);
  return isNamed && node.name !== undefined ? tokensOf(node.name, file) : undefined;
}

/** Text longer than this is cut and gets its digest. */
const LONG_TEXT = 300;

const shortened = (text: string): string =>
  text.length <= LONG_TEXT
    ? text
    : `${text.slice(0, LONG_TEXT)} ... ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;

/** Every mutant of a source file, in order. **Empty**: a file of types alone has none. */
export function findMutants(name: string, source: string): readonly Mutant[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true);
  const lines = source.split('\n');
  const counts = new Map<string, number>();
  const mutants: Mutant[] = [];

  const add = ({ kind, node, after, probe }: Mutation, place: string): void => {
    const before = shortened(tokensOf(node, file));
    const key = [place, kind, before, after].join('\n');
    const occurrence = (counts.get(key) ?? 0) + 1;
    counts.set(key, occurrence);
    const start = node.getStart(file);
    const { line } = file.getLineAndCharacterOfPosition(start);
    mutants.push({
      ...{ file: name, place, kind, before, after, occurrence, start, end: node.end, probe },
      line: line + 1,
      code: (lines[line] ?? '').trim(),
    });
  };

  const visit = (node: ts.Node, place: readonly string[], isMessage: boolean): void => {
    if (isSkipped(node) || (ts.isExpressionStatement(node) && isLogCall(node.expression))) return;
    const named = nameOf(node, file);
    const here = named === undefined ? place : [...place, named];
    for (const mutation of mutationsOfNode(node, file)) {
      if (!(isMessage && mutation.kind === 'string')) add(mutation, here.join('.') || '(module)');
    }
    ts.forEachChild(node, (child) => {
      visit(child, here, isMessage || isError(node));
    });
  };
  visit(file, [], false);
  return mutants;
}

/** Whether the text is TypeScript. */
export function parses(source: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return diagnostics.length === 0;
}
