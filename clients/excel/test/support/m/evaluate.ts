import { rowAsRecord } from './functions/tables.js';
import { itemsOf, type Node } from './parse.js';
import {
  isOfType,
  isRecord,
  metadata,
  MError,
  recordOf,
  whole,
  type MFunction,
  type MRecord,
  type MTable,
  type MType,
} from './values.js';

/** Names and what they stand for. A name that begins with `@` is one that may call itself. */
export type Scope = ReadonlyMap<string, () => Promise<unknown>>;

type Evaluate = (node: Node, scope: Scope) => Promise<unknown>;

function once<T>(compute: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => (known ??= compute());
}

const literalOf = ({ literal, literalKind }: Node): unknown => {
  switch (literalKind) {
    case 'Text':
      return literal.slice(1, -1).replaceAll('""', '"');
    case 'Numeric':
      return Number(literal);
    case 'Logical':
      return literal === 'true';
    case 'Null':
      return null;
    default:
      throw new Error(`a literal ${literalKind} is not known here`);
  }
};

const nameOf = ({ literal }: Node): string => (literal.startsWith('#"') ? literal.slice(2, -1) : literal);

/** Values by name, each of which sees the others, and itself by `@`. */
function bound(pairs: readonly Node[], scope: Scope): Scope {
  const own = new Map<string, () => Promise<unknown>>();
  for (const { key, value } of pairs) {
    const name = nameOf(key);
    own.set(
      name,
      once(() => {
        const inside = new Map([...scope, ...own]);
        const outer = scope.get(name);
        inside.set(`@${name}`, () => read(own, name));
        if (outer === undefined) inside.delete(name);
        else inside.set(name, outer);
        return evaluate(value, inside);
      }),
    );
  }
  return own;
}

function read(scope: Scope, name: string): Promise<unknown> {
  const found = scope.get(name);
  if (found === undefined) throw new Error(`the name ${name} is not known`);
  return found();
}

async function fieldOf(value: unknown, name: string): Promise<unknown> {
  if (!isRecord(value)) throw new MError('Expression.Error', `a field ${name} is read of what is no record`, value);
  const field = value.get(name);
  if (field === undefined)
    throw new MError('Expression.Error', `The field '${name}' of the record wasn't found.`, await whole(value));
  return field();
}

const isSame = async (a: unknown, b: unknown): Promise<boolean> =>
  JSON.stringify(await whole(a)) === JSON.stringify(await whole(b));

const joined = (a: unknown, b: unknown): unknown => {
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  if (Array.isArray(a) && Array.isArray(b)) return [...(a as unknown[]), ...(b as unknown[])];
  if (isRecord(a) && isRecord(b)) return new Map([...a, ...b]);
  throw new MError('Expression.Error', `& does not join ${typeof a} and ${typeof b}`, undefined);
};

const typeOf = (node: Node): MType => {
  if (node.kind === 'PrimitiveType') return { primitive: node.primitiveTypeKind, isNullable: false };
  if (node.kind === 'NullableType' || node.kind === 'NullablePrimitiveType')
    return { ...typeOf(node.paired), isNullable: true };
  return { primitive: node.kind === 'FunctionType' ? 'function' : node.kind, isNullable: false };
};

const anyType: MType = { primitive: 'any', isNullable: true };

/** A value, where it is of the type a function says. **Throws** the error of M where it is not. */
function held(value: unknown, type: Node | undefined, mayBeNull: boolean): unknown {
  const { primitive, isNullable } = type === undefined ? anyType : typeOf(type.paired);
  if (value === null ? mayBeNull || isNullable || primitive === 'any' : isOfType(value, primitive)) return value;
  throw new MError(
    'Expression.Error',
    `We cannot convert the value ${JSON.stringify(value)} to type ${primitive}.`,
    null,
  );
}

async function functionOf(node: Node, scope: Scope): Promise<MFunction> {
  const parameters = itemsOf(node.parameters.content).map((parameter) => ({
    name: nameOf(parameter.name),
    isOptional: parameter.optionalConstant !== undefined,
    type: parameter.parameterType,
  }));
  const least = parameters.filter(({ isOptional }) => !isOptional).length;
  return Promise.resolve(async (...given) => {
    if (given.length < least || given.length > parameters.length)
      throw new MError(
        'Expression.Error',
        `${given.length} arguments were passed to a function which expects between ${least} and ${parameters.length}.`,
        undefined,
      );
    const values = parameters.map(({ type, isOptional }, at) => held(given[at] ?? null, type, isOptional));
    const result = await evaluate(
      node.expression,
      new Map([...scope, ...parameters.map(({ name }, at) => [name, () => Promise.resolve(values[at])] as const)]),
    );
    return held(result, node.functionReturnType, false);
  });
}

/** An item of a list or a row of a table: by its place, or the one row with the fields of a record. */
async function itemAt(value: unknown, at: unknown): Promise<unknown> {
  if (!isOfType(value, 'table')) return (value as readonly unknown[])[at as number];
  const table = value as MTable;
  if (typeof at === 'number') return rowAsRecord(table, table.rows[at] ?? []);
  const fields = (await whole(at)) as Readonly<Record<string, unknown>>;
  const found = table.rows.filter((row) =>
    Object.entries(fields).every(([name, wanted]) => row[table.columns.indexOf(name)] === wanted),
  );
  if (found[0] === undefined || found.length > 1)
    throw new MError('Expression.Error', "The key didn't match any rows in the table.", fields);
  return rowAsRecord(table, found[0]);
}

async function applied(value: unknown, step: Node, scope: Scope): Promise<unknown> {
  if (step.kind === 'FieldSelector') return fieldOf(value, nameOf(step.content));
  if (step.kind === 'ItemAccessExpression') return itemAt(value, await evaluate(step.content, scope));
  const given = await Promise.all(itemsOf(step.content).map((one) => evaluate(one, scope)));
  if (typeof value !== 'function') throw new MError('Expression.Error', 'what is called is no function', value);
  return await (value as MFunction)(...given);
}

async function raised(node: Node, scope: Scope): Promise<never> {
  const value = await evaluate(node.paired, scope);
  if (!isRecord(value)) throw new MError('Expression.Error', String(value), null);
  const { Reason, Message, Detail } = (await whole(value)) as {
    readonly Reason: string;
    readonly Message: string;
    readonly Detail: unknown;
  };
  throw new MError(Reason, Message, Detail);
}

async function withMetadata(node: Node, scope: Scope): Promise<unknown> {
  const value = await evaluate(node.left, scope);
  const given = (await evaluate(node.right, scope)) as MRecord;
  const bearer: object = typeof value === 'object' && value !== null ? value : (Object(value) as object);
  metadata.set(bearer, new Map([...(metadata.get(bearer) ?? []), ...given]));
  return value;
}

/** The items that a part of a list stands for: those of a range such as `1..4`, or one. */
async function listItems(node: Node, scope: Scope): Promise<readonly unknown[]> {
  if (node.kind !== 'RangeExpression') return [await evaluate(node, scope)];
  const [first, last] = (await Promise.all([evaluate(node.left, scope), evaluate(node.right, scope)])) as [
    number,
    number,
  ];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

const kinds: Readonly<Record<string, Evaluate>> = {
  LetExpression: (node, scope) =>
    evaluate(node.expression, new Map([...scope, ...bound(itemsOf(node.variableList), scope)])),
  RecordExpression: (node, scope) => Promise.resolve(bound(itemsOf(node.content), scope)),
  ListExpression: async (node, scope) =>
    (await Promise.all(itemsOf(node.content).map((one) => listItems(one, scope)))).flat(),
  LiteralExpression: (node) => Promise.resolve(literalOf(node)),
  ParenthesizedExpression: (node, scope) => evaluate(node.content, scope),
  IdentifierExpression: (node, scope) => {
    const name = nameOf(node.identifier);
    return read(scope, node.inclusiveConstant !== undefined && scope.has(`@${name}`) ? `@${name}` : name);
  },
  FunctionExpression: functionOf,
  EachExpression: (node, scope) =>
    Promise.resolve((item: unknown) => evaluate(node.paired, new Map([...scope, ['_', () => Promise.resolve(item)]]))),
  IfExpression: async (node, scope) =>
    evaluate((await evaluate(node.condition, scope)) === true ? node.trueExpression : node.falseExpression, scope),
  ErrorRaisingExpression: raised,
  ErrorHandlingExpression: async (node, scope) => {
    try {
      return await evaluate(node.protectedExpression, scope);
    } catch (error) {
      if (error instanceof MError && node.handler !== undefined) return evaluate(node.handler.paired, scope);
      throw error;
    }
  },
  FieldSelector: async (node, scope) => fieldOf(await read(scope, '_'), nameOf(node.content)),
  RecursivePrimaryExpression: async (node, scope) => {
    let value = await evaluate(node.head, scope);
    for (const step of node.recursiveExpressions.elements) value = await applied(value, step, scope);
    return value;
  },
  ArithmeticExpression: async (node, scope) => {
    const left = await evaluate(node.left, scope);
    const right = await evaluate(node.right, scope);
    switch (node.operatorConstant.constantKind) {
      case '&':
        return joined(left, right);
      case '*':
        return Number(left) * Number(right);
      case '-':
        return Number(left) - Number(right);
      default:
        throw new Error(`${node.operatorConstant.constantKind} is not known here`);
    }
  },
  EqualityExpression: async (node, scope) =>
    (await isSame(await evaluate(node.left, scope), await evaluate(node.right, scope))) ===
    (node.operatorConstant.constantKind === '='),
  RelationalExpression: async (node, scope) => {
    const [left, right] = [Number(await evaluate(node.left, scope)), Number(await evaluate(node.right, scope))];
    switch (node.operatorConstant.constantKind) {
      case '<=':
        return left <= right;
      default:
        throw new Error(`${node.operatorConstant.constantKind} is not known here`);
    }
  },
  UnaryExpression: async (node, scope) => (await evaluate(node.typeExpression, scope)) !== true,
  LogicalExpression: async (node, scope) => {
    const left = (await evaluate(node.left, scope)) === true;
    const isAnd = node.operatorConstant.constantKind === 'and';
    return left === isAnd ? (await evaluate(node.right, scope)) === true : left;
  },
  IsExpression: async (node, scope) => isOfType(await evaluate(node.left, scope), typeOf(node.right).primitive),
  MetadataExpression: withMetadata,
  TypePrimaryType: (node) => Promise.resolve(typeOf(node.paired)),
};

/**
 * Evaluates an expression: as much of the language as the library is written in. **Throws** `MError` for an error it
 * raises.
 */
export function evaluate(node: Node, scope: Scope): Promise<unknown> {
  const kind = kinds[node.kind];
  if (kind === undefined) throw new Error(`${node.kind} is not known here`);
  return kind(node, scope);
}

/** A scope of values that are known. */
export const scopeOf = (values: Readonly<Record<string, unknown>>): Scope => recordOf(values);
