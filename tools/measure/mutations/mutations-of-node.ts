import ts from 'typescript';
import type { MutationKind, Probe, Range } from './mutant.js';
import { quoted, tokensOf } from './tokens.js';

const { SyntaxKind } = ts;

/** A change of a node: `after` replaces the whole of it. */
export interface Mutation {
  readonly kind: MutationKind;
  readonly node: ts.Node;
  readonly after: string;
  readonly probe: Probe;
}

const operators: Readonly<Record<string, readonly (readonly [MutationKind, string])[]>> = {
  '<': [
    ['boundary', '<='],
    ['comparison', '>='],
  ],
  '<=': [
    ['boundary', '<'],
    ['comparison', '>'],
  ],
  '>': [
    ['boundary', '>='],
    ['comparison', '<='],
  ],
  '>=': [
    ['boundary', '>'],
    ['comparison', '<'],
  ],
  '===': [['comparison', '!==']],
  '!==': [['comparison', '===']],
  '+': [['arithmetic', '-']],
  '-': [['arithmetic', '+']],
  '*': [['arithmetic', '/']],
  '/': [['arithmetic', '*']],
  '%': [['arithmetic', '*']],
  '&&': [['logical', '||']],
  '||': [['logical', '&&']],
  '+=': [['arithmetic', '-=']],
  '-=': [['arithmetic', '+=']],
  '*=': [['arithmetic', '/=']],
  '/=': [['arithmetic', '*=']],
};

/** Methods that go, which leaves what they were called on. */
const removedMethods = [
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'slice',
  'trim',
  'toLowerCase',
  'toUpperCase',
];

/** Methods that become another. */
const replacedMethods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** Array literals longer than this are tables of names or numbers, whose entries are data. */
const LONG_ARRAY = 8;

const expression: Probe = { type: 'expression' };

/** What the mutations of one file read it with. */
interface Reader {
  readonly file: ts.SourceFile;
  readonly tokens: (node: ts.Node) => string;
  readonly range: (node: ts.Node) => Range;
}

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function binary(node: ts.BinaryExpression, { tokens, range }: Reader): Mutation[] {
  const { left, right, operatorToken } = node;
  const operator = tokens(operatorToken);
  if (operator === '??')
    return [{ kind: 'default', node, after: tokens(right), probe: { type: 'value', left: range(left) } }];
  if (operator === '+' && (isText(left) || isText(right))) return [];
  // `&&` binds closer than `||`.
  const changed = (text: string): string => (/^(?:&&|\|\|)$/u.test(operator) ? `( ${text} )` : text);
  return (operators[operator] ?? []).map(([kind, other]) => ({
    kind,
    node,
    after: changed(`${tokens(left)} ${other} ${tokens(right)}`),
    probe:
      kind === 'logical' || (operator.endsWith('=') && kind === 'arithmetic')
        ? expression
        : { type: 'operator', left: range(left), right: range(right), operators: [operator, other] },
  }));
}

function method(node: ts.CallExpression, { tokens }: Reader): Mutation[] {
  const { expression: callee } = node;
  if (!ts.isPropertyAccessExpression(callee) || ts.isOptionalChain(node)) return [];
  const name = callee.name.text;
  const other = replacedMethods[name];
  const after = removedMethods.includes(name)
    ? tokens(callee.expression)
    : other !== undefined
      ? `${tokens(callee.expression)} . ${other} ( ${node.arguments.map(tokens).join(' , ')} )`
      : undefined;
  return after === undefined ? [] : [{ kind: 'array method', node, after, probe: expression }];
}

/** The condition, unless another mutation of it already does the same. */
function negated(node: ts.Expression, { tokens }: Reader): Mutation[] {
  const isEquality = ts.isBinaryExpression(node) && /^[=!]==$/u.test(tokens(node.operatorToken));
  const isNegation = ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken;
  return isEquality || isNegation
    ? []
    : [{ kind: 'condition', node, after: `! ( ${tokens(node)} )`, probe: expression }];
}

function unary(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression, { tokens }: Reader): Mutation[] {
  const { operator, operand } = node;
  const change = (kind: MutationKind, after: string): Mutation[] => [{ kind, node, after, probe: expression }];
  switch (operator) {
    case SyntaxKind.ExclamationToken:
      return change('condition', tokens(operand));
    case SyntaxKind.MinusToken:
      return change('arithmetic', tokens(operand));
    case SyntaxKind.PlusPlusToken:
    case SyntaxKind.MinusMinusToken: {
      const other = operator === SyntaxKind.PlusPlusToken ? '--' : '++';
      return change('arithmetic', ts.isPrefixUnaryExpression(node) ? other + tokens(operand) : tokens(operand) + other);
    }
    default:
      return [];
  }
}

function isInLongArray(node: ts.Node): boolean {
  const { parent } = node;
  return ts.isArrayLiteralExpression(parent) && parent.elements.length > LONG_ARRAY;
}

/** A text without spaces is a name, a key, a code or a part of a path; others are prose. */
function string(node: ts.StringLiteral): Mutation[] {
  const { parent, text } = node;
  const isName =
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertyDeclaration(parent) && parent.name === node) ||
    ts.isMethodDeclaration(parent) ||
    (ts.isBindingElement(parent) && parent.propertyName === node);
  const isImport = ts.isCallExpression(parent) && parent.expression.kind === SyntaxKind.ImportKeyword;
  const isDirective = ts.isExpressionStatement(parent);
  if (!/^\S+$/u.test(text) || isName || isImport || isDirective || isInLongArray(node)) return [];
  return [{ kind: 'string', node, after: `${quoted(node).slice(0, -1)}~'`, probe: expression }];
}

function number(node: ts.NumericLiteral): Mutation[] {
  const { parent } = node;
  if ((ts.isPropertyAssignment(parent) && parent.name === node) || isInLongArray(node)) return [];
  return [{ kind: 'number', node, after: String(Number(node.text) + 1), probe: expression }];
}

function call(node: ts.ExpressionStatement): Mutation[] {
  let called = node.expression;
  while (ts.isAwaitExpression(called) || ts.isVoidExpression(called)) called = called.expression;
  if (!ts.isCallExpression(called) || called.expression.kind === SyntaxKind.SuperKeyword) return [];
  return [{ kind: 'call', node, after: ';', probe: { type: 'statement' } }];
}

function returned(node: ts.Expression | undefined): Mutation[] {
  return node !== undefined && ts.isArrayLiteralExpression(node) && node.elements.length > 0
    ? [{ kind: 'returned array', node, after: '[]', probe: expression }]
    : [];
}

/** The mutations of a node, without those of the nodes in it. **Empty**: a node that nothing is changed of. */
export function mutationsOfNode(node: ts.Node, file: ts.SourceFile): readonly Mutation[] {
  const reader: Reader = {
    file,
    tokens: (part) => tokensOf(part, file),
    range: (part) => ({ start: part.getStart(file), end: part.end }),
  };
  if (ts.isBinaryExpression(node)) return binary(node, reader);
  if (ts.isCallExpression(node)) return method(node, reader);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return unary(node, reader);
  if (ts.isIfStatement(node)) return negated(node.expression, reader);
  if (ts.isConditionalExpression(node)) return negated(node.condition, reader);
  if (ts.isWhileStatement(node))
    return [{ kind: 'condition', node: node.expression, after: 'false', probe: expression }];
  if (ts.isReturnStatement(node)) return returned(node.expression);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return returned(node.body);
  if (ts.isExpressionStatement(node)) return call(node);
  if (ts.isStringLiteral(node)) return string(node);
  if (ts.isNumericLiteral(node)) return number(node);
  if (node.kind === SyntaxKind.TrueKeyword) return [{ kind: 'boolean', node, after: 'false', probe: expression }];
  if (node.kind === SyntaxKind.FalseKeyword) return [{ kind: 'boolean', node, after: 'true', probe: expression }];
  return [];
}
