/** The members of an Arazzo description that the runner reads. */
export interface Arazzo {
  readonly sourceDescriptions: readonly { readonly url: string }[];
  readonly workflows: readonly Workflow[];
}

interface Workflow {
  readonly workflowId: string;
  readonly inputs: { readonly properties: Readonly<Record<string, { readonly default: unknown }>> };
  readonly steps: readonly Step[];
}

interface Step {
  readonly stepId: string;
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly value: unknown }[];
  readonly requestBody?: { readonly contentType: string; readonly payload: unknown };
  readonly successCriteria: readonly { readonly condition: string }[];
  readonly outputs?: Readonly<Record<string, string>>;
}

/** The members of the contract that the runner reads. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the value at a path of members. **Throws** if there is none. */
function at(value: unknown, members: readonly string[], expression: string): unknown {
  let part = value;
  for (const member of members) part = (part as Values | null | undefined)?.[member];
  if (part === undefined) throw new Error(`${expression} has no value`);
  return part;
}

/** Returns the value of a runtime expression, such as `$response.body#/rows/0` or `$steps.find.outputs.id`. */
function valueOf(expression: string, context: Values): unknown {
  const [path = '', pointer = ''] = expression.slice(1).split('#/');
  return at(context, [...path.split('.'), ...pointer.split('/').filter((part) => part !== '')], expression);
}

/** Replaces expressions in a value: one that is the whole text keeps its type. */
function resolved(value: unknown, context: Values): unknown {
  if (typeof value === 'string')
    return value.startsWith('$')
      ? valueOf(value, context)
      : value.replaceAll(/\{(\$[^}]+)\}/gu, (_, expression: string) => String(valueOf(expression, context)));
  if (Array.isArray(value)) return value.map((one: unknown) => resolved(one, context));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolved(one, context)]));
}

/** Whether a simple condition of the form `A == B` is true. **Throws** for any other form. */
function isTrue(condition: string, context: Values): boolean {
  const [left = '', right = '', ...rest] = condition.split(' == ');
  if (right === '' || rest.length > 0) throw new Error(`the runner knows no condition such as ${condition}`);
  const side = (text: string): unknown => (text.startsWith('$') ? valueOf(text, context) : JSON.parse(text));
  return side(left) === side(right);
}

/** Returns the request of a step. **Throws** if the contract has no such operation. */
function requestOf({ operationId, parameters, requestBody }: Step, contract: Contract, context: Values) {
  const found = Object.entries(contract.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([method, operation]) =>
      operation.operationId === operationId ? [{ path, method }] : [],
    ),
  )[0];
  if (found === undefined) throw new Error(`the contract has no operation ${operationId}`);
  let { path } = found;
  const query = new URLSearchParams();
  const headers = new Headers();
  for (const { name, in: place, value } of parameters) {
    const given = resolved(value, context);
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(given)));
    else if (place === 'header') headers.set(name, String(given));
    else for (const one of [given].flat()) query.append(name, String(one));
  }
  if (requestBody !== undefined) headers.set('Content-Type', requestBody.contentType);
  const body = requestBody && JSON.stringify(resolved(requestBody.payload, context));
  return { url: query.size === 0 ? path : `${path}?${query}`, method: found.method.toUpperCase(), headers, body };
}

/**
 * Runs a workflow with the defaults of its inputs: each step sends its request, checks its criteria and keeps its
 * outputs. **Throws** an error that names the step and the criterion.
 */
export async function runWorkflow(origin: string, { inputs, steps }: Workflow, contract: Contract): Promise<void> {
  const done: Record<string, unknown> = {};
  const defaults = Object.entries(inputs.properties).map(([name, one]) => [name, one.default]);
  const known = { inputs: Object.fromEntries(defaults) as unknown, steps: done };
  for (const step of steps) {
    const { url, ...request } = requestOf(step, contract, known);
    const response = await fetch(origin + url, request);
    const text = await response.text();
    const context = {
      ...known,
      statusCode: response.status,
      response: { body: text && (JSON.parse(text) as unknown) },
    };
    for (const { condition } of step.successCriteria)
      if (!isTrue(condition, context))
        throw new Error(`${step.stepId}: ${condition} is false for ${request.method} ${url}: ${text.slice(0, 500)}`);
    const outputs = Object.entries(step.outputs ?? {}).map(([name, one]) => [name, valueOf(one, context)]);
    done[step.stepId] = { outputs: Object.fromEntries(outputs) as unknown };
  }
}
