import {
  javascriptLiteral,
  powerQueryLiteral,
  pythonLiteral,
  rLiteral,
  shellQuoted,
  snakeCase,
  type CallValue,
} from './call-literals.js';

/** Languages in which clients are called. */
export type CallLanguage = 'javascript' | 'python' | 'r';

/** An argument, by its name in the contract or in the client. */
export type NamedArgument = readonly [name: string, value: CallValue];

/** A call of a function of a client. */
export interface FunctionCall {
  readonly name: string;
  /** Arguments by position. **Empty**: `undefined` for one that has its default. */
  readonly positional: readonly (CallValue | undefined)[];
  readonly named: readonly NamedArgument[];
}

export interface ProgramCall extends FunctionCall {
  /** Requests of a batch, the argument after those by position. */
  readonly batch?: readonly (readonly NamedArgument[])[] | undefined;
  /** The items of a stream. Default: the call returns once. */
  readonly follows?: 'event' | 'answer' | 'forecast';
}

/** The target of a call, and the token of its account. */
export interface CallServer {
  readonly url: string;
  readonly token: string;
}

/** A request as curl sends it. */
export interface CurlRequest {
  /** Path and query. */
  readonly path: string;
  readonly method?: string;
  /** JSON. */
  readonly body?: string | undefined;
  readonly answers?: 'stream' | 'file' | undefined;
}

interface Grammar {
  readonly literal: (value: CallValue) => string;
  /** An argument that has its default. */
  readonly absent: string;
  readonly named: (named: readonly NamedArgument[], literal: Grammar['literal']) => readonly string[];
}

const each =
  (equals: string): Grammar['named'] =>
  (named, literal) =>
    named.map(([name, value]) => `${snakeCase(name)}${equals}${literal(value)}`);
const oneRecord: Grammar['named'] = (named, literal) =>
  named.length === 0 ? [] : [literal(Object.fromEntries(named))];

const grammars: Readonly<Record<CallLanguage | 'excel', Grammar>> = {
  javascript: { literal: javascriptLiteral, absent: 'undefined', named: oneRecord },
  python: { literal: pythonLiteral, absent: 'None', named: each('=') },
  r: { literal: rLiteral, absent: 'NULL', named: each(' = ') },
  excel: { literal: powerQueryLiteral, absent: 'null', named: oneRecord },
};

/** Maximum length of a line with arguments. **Units**: characters. */
const MAX_ARGUMENTS = 80;

/** A call with arguments that are code, each on its own line if they are long together. */
const callWith = (name: string, given: readonly string[]): string =>
  given.length < 2 || given.join(', ').length < MAX_ARGUMENTS || given.some((one) => one.includes('\n'))
    ? `${name}(${given.join(', ')})`
    : `${name}(\n  ${given.join(',\n  ')}\n)`;

/** Returns the arguments of a call as code. `inserted` follow the positional ones. */
function argumentsIn(
  language: keyof typeof grammars,
  { positional, named }: Omit<FunctionCall, 'name'>,
  inserted: readonly string[] = [],
): readonly string[] {
  const { literal, absent, named: write } = grammars[language];
  const byPosition = positional.map((value) => (value === undefined ? absent : literal(value)));
  return [...byPosition, ...inserted, ...write(named, literal)];
}

/** Prints a call of a function. `inserted` are arguments that are code, after those by position. */
export const printFunction = (
  language: keyof typeof grammars,
  call: FunctionCall,
  inserted: readonly string[] = [],
): string => callWith(call.name, argumentsIn(language, call, inserted));

const server = (language: CallLanguage, name: string, { token, url }: CallServer): string =>
  printFunction(language, {
    name,
    positional: [],
    named: [
      ['token', token],
      ['environment', url],
    ],
  });

/** The lines that open a client. */
const heads: Readonly<Record<CallLanguage, (names: string, at: CallServer) => readonly string[]>> = {
  javascript: (names, at) => [
    `import { ${names} } from '@goalsquare/client';`,
    '',
    `const api = new ${server('javascript', 'API', at)};`,
  ],
  python: (names, at) => [`from goalsquare import ${names}`, '', `api = ${server('python', 'API', at)}`],
  r: (_names, at) => ['library(goalsquare)', '', server('r', 'gs_connect', at)],
};

/** Prints lines as a program that opens a client first. */
export const printProgram = (language: CallLanguage, at: CallServer, lines: readonly string[], names = 'API'): string =>
  [...heads[language](names, at), ...lines].join('\n');

/** Returns a request of a batch as a single line. In JavaScript its metrics come first. */
function batchRequest(language: CallLanguage, name: string, request: readonly NamedArgument[]): string {
  const isFirst = ([one]: NamedArgument): boolean => language === 'javascript' && one === 'metric';
  const positional = language === 'javascript' ? [request.find(isFirst)?.[1]] : [];
  const named = request.filter((one) => !isFirst(one));
  return `${name}(${argumentsIn(language, { positional, named }).join(', ')})`;
}

/** Returns the lines that call a function and print its result. */
const lines: Readonly<Record<CallLanguage, (call: ProgramCall) => readonly string[]>> = {
  javascript: ({ batch, follows, ...call }) => {
    const made = printFunction('javascript', { ...call, name: `api.${call.name}` }, batch && ['batch']);
    const adds = batch?.map((request) => batchRequest('javascript', '.add', request)).join('');
    return [
      ...(adds === undefined ? [] : [`const batch = new Batch()${adds};`]),
      follows === undefined
        ? `console.log(await ${made});`
        : `for await (const ${follows} of ${made}) console.log(${follows === 'event' ? 'event.data' : follows});`,
    ];
  },
  python: ({ batch, follows, ...call }) => {
    const made = printFunction('python', { ...call, name: `api.${call.name}` }, batch && ['batch']);
    return [
      ...(batch === undefined ? [] : ['batch = Batch()']),
      ...(batch ?? []).map((request) => batchRequest('python', 'batch.add', request)),
      follows === undefined
        ? `print(${made})`
        : `for ${follows} in ${made}:\n    print(${follows === 'event' ? 'event.data' : follows})`,
    ];
  },
  r: ({ batch, follows, ...call }) => {
    const requests = batch?.map((request) => `  ${batchRequest('r', 'gs_request', request)}`).join(',\n');
    return [
      printFunction('r', { ...call, name: `gs_${call.name}` }, [
        ...(requests === undefined ? [] : [`list(\n${requests}\n)`]),
        ...(follows === undefined ? [] : ['function(event) print(event$data)']),
      ]),
    ];
  },
};

/** Prints a call as a program, ready to run. */
export const printCall = (language: CallLanguage, at: CallServer, call: ProgramCall): string =>
  printProgram(language, at, lines[language](call), call.batch !== undefined ? 'API, Batch' : 'API');

/** Prints a request for the shell. */
export function printCurl({ url, token }: CallServer, { path, method = 'get', body, answers }: CurlRequest): string {
  const option = answers === undefined ? '' : { stream: ' -N', file: ' -OJ' }[answers];
  return [
    `curl${option}${method === 'delete' ? ' -X DELETE' : ''} -H ${shellQuoted(`Authorization: Bearer ${token}`)}`,
    ...(body === undefined ? [] : [`-H ${shellQuoted('Content-Type: application/json')}`, `-d ${shellQuoted(body)}`]),
    shellQuoted(url + path),
  ].join(' \\\n  ');
}
