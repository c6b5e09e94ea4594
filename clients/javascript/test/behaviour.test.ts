import { mock } from 'node:test';
import * as client from '@goalsquare/client';
import { API, Batch, type Rows, type Wait } from '@goalsquare/client';
import { expect } from 'chai';
import {
  behaviour,
  camelCase,
  responseOf,
  shared,
  type BehaviourCase,
  type Expected,
  type Values,
} from './support/behaviour-cases.js';
import { commands } from '../src/cli/commands/index.js';
import { operations } from '../src/contract/operations.js';
import { tools } from '../src/mcp/tools.js';
import { Signatures, type Signature } from './support/signatures.js';

type Call = (...args: readonly unknown[]) => unknown;

/** The client's behaviour in a case. */
interface Seen {
  readonly requests: Request[];
  readonly waits: number[];
  readonly warnings: string[];
  url?: string;
  result?: unknown;
  error?: unknown;
}

const VARIABLES = [
  'GOALSQUARE_URL',
  'GOALSQUARE_SANDBOX_URL',
  'GOALSQUARE_TOKEN',
  'GOALSQUARE_CLIENT_ID',
  'GOALSQUARE_CLIENT_SECRET',
];

/** The class and method of a function. **Empty**: `undefined` if this client calls the operation in its place. */
function methodOf(name: string): readonly [className: string, method: string] | undefined {
  const own = shared.functions[name]?.names?.javascript;
  if (own === undefined) return ['API', camelCase(name)];
  if (own === null || own.startsWith('get')) return undefined;
  const [className = '', method = 'constructor'] = own.split('.');
  return [className, method];
}

/** Functions of the interface that are no methods of the client. */
const apart: readonly string[] = ['add', 'verifyWebhook', 'downloadDataset', 'toArrow'];

/** The classes of errors that the list names. */
const errors: Readonly<Record<string, keyof typeof client>> = {
  configuration: 'ConfigurationError',
  'bad request': 'BadRequest',
  'not started': 'NotStarted',
  'not licensed': 'NotLicensed',
  'not found': 'NotFound',
  'unknown name': 'UnknownName',
  'too many requests': 'TooManyRequests',
  server: 'ServerError',
  unexpected: 'UnexpectedResponse',
};

/** How much longer than the case says a wait may be. **Units**: seconds. */
const CHANCE = 0.25;

const camelCased = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [camelCase(name), value]));

describe('the behaviour that all clients share', () => {
  let signatures: Signatures;
  const environment = Object.fromEntries(VARIABLES.map((name) => [name, process.env[name]]));

  before(() => {
    signatures = new Signatures();
  });
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    for (const name of VARIABLES) Reflect.deleteProperty(process.env, name);
  });
  afterEach(() => {
    mock.timers.reset();
    for (const [name, value] of Object.entries(environment))
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
  });

  const signatureOf = (name: string): Signature => signatures.of(...(methodOf(name) ?? ['API', camelCase(name)]));

  /** Returns the arguments of a call in their order: those before the options, and the options. */
  function argumentsOf(name: string, values: Values): readonly unknown[] {
    const { positional } = signatureOf(name);
    const named = camelCased(values);
    const rest = Object.entries(named).filter(([key]) => !positional.includes(key));
    return [...positional.map((key) => named[key]), Object.fromEntries(rest)];
  }

  function batchOf(questions: readonly Values[]): Batch {
    const batch = new Batch();
    for (const question of questions) (batch.add.bind(batch) as Call)(...argumentsOf('question', question));
    return batch;
  }

  async function called(api: API, { call, arguments: given }: BehaviourCase): Promise<unknown> {
    if (call === 'score of a replay') return api.score(await api.beginReplay(7));
    if (call === 'score twice') {
      await api.score(given.match_id as number);
      return api.score(given.match_id as number);
    }
    const { batch, ...values } = given;
    const named = batch === undefined ? values : { ...values, batch: batchOf(batch as readonly Values[]) };
    const [, method = ''] = methodOf(call) ?? [];
    return (api[method as 'leagues'] as Call).call(api, ...argumentsOf(call, named));
  }

  async function run(one: BehaviourCase): Promise<Seen> {
    Object.assign(process.env, one.environment);
    const seen: Seen = { requests: [], waits: [], warnings: [] };
    const scripted: typeof fetch = (input, init) => {
      seen.requests.push(new Request(input, init));
      const declared = one.responses[seen.requests.length - 1] ?? one.responses.at(-1);
      if (declared === undefined) throw new Error('The case sends no request.');
      return Promise.resolve(responseOf(declared));
    };
    try {
      const api = new API({
        ...camelCased(one.connection ?? { token: 'a-key', environment: 'http://server.test' }),
        fetch: scripted,
        onWait: ({ seconds }: Wait) => {
          seen.waits.push(seconds);
          setImmediate(() => {
            mock.timers.tick(Math.ceil(seconds * 1000));
          });
        },
        onWarning: (warning) => seen.warnings.push(warning),
      });
      seen.url = api.url;
      seen.result = await called(api, one);
    } catch (error) {
      seen.error = error;
    }
    return seen;
  }

  /** Returns the members of a request that a case compares. */
  async function compared(request: Request, members: Values): Promise<Values> {
    const url = new URL(request.url);
    const all: Readonly<Record<string, () => unknown>> = {
      method: () => request.method,
      path: () => url.pathname,
      query: () => [...url.searchParams].sort(([a, x], [b, y]) => (a + x < b + y ? -1 : 1)),
      token: () => (request.headers.get('Authorization') ?? '').replace('Bearer ', ''),
      body: () => request.json(),
    };
    const pairs = Object.keys(members).map(async (name) => [name, await all[name]?.()] as const);
    return Object.fromEntries(await Promise.all(pairs));
  }

  function compareError({ error, message = '' }: Expected, seen: Seen): void {
    if (error === undefined) {
      if (seen.error !== undefined) throw seen.error as Error;
      return;
    }
    expect(seen.error).to.be.instanceOf(client[errors[error] ?? 'GoalsquareError']);
    expect((seen.error as Error).message).to.include(camelCase(message));
  }

  function compareResult(expected: Expected, { result }: Seen): void {
    const rows = result as Rows<Values>;
    if (expected.rows !== undefined) expect(rows).to.have.lengthOf(expected.rows);
    if (expected.columns !== undefined) {
      expect(rows.columns).to.deep.equal(expected.columns);
      for (const row of rows) expect(Object.keys(row)).to.deep.equal(expected.columns);
    }
    if (expected.first_columns !== undefined)
      expect(rows.columns.slice(0, expected.first_columns.length)).to.deep.equal(expected.first_columns);
    if (expected.match_id !== undefined) expect(result).to.have.property('matchId', expected.match_id);
  }

  for (const one of behaviour.cases)
    it(one.id, async () => {
      const { expect: expected } = one;
      const seen = await run(one);
      compareError(expected, seen);
      if (expected.requests !== undefined) {
        const { requests } = expected;
        const members = seen.requests.map((request, at) => compared(request, requests[at] ?? { path: '' }));
        expect(await Promise.all(members)).to.deep.equal(requests);
      }
      if (expected.waits !== undefined) {
        const more = seen.waits.map((wait, at) => wait - (expected.waits?.[at] ?? Infinity));
        expect(more).to.have.lengthOf(expected.waits.length);
        expect(more.every((chance) => chance >= 0 && chance <= CHANCE)).to.equal(true);
      }
      const { warning } = expected;
      expect(seen.warnings.map((text) => warning !== undefined && text.includes(warning))).to.deep.equal(
        warning === undefined ? [] : [true],
      );
      if (expected.url !== undefined) expect(seen.url).to.equal(expected.url);
      compareResult(expected, seen);
    });

  for (const [name, { arguments: declared }] of Object.entries(shared.functions))
    if (methodOf(name) !== undefined && !['verify_webhook', 'download_dataset', 'to_arrow'].includes(name))
      it(`${name} has the arguments of all clients, the first in their order`, () => {
        const { positional, options } = signatureOf(name);
        const names = declared.map(camelCase);
        expect(positional.filter((one) => names.includes(one))).to.deep.equal(
          names.slice(0, positional.filter((one) => names.includes(one)).length),
        );
        expect(names.filter((one) => !positional.includes(one) && !options.includes(one))).to.deep.equal([]);
      });

  /** Returns the requests of the sample call of a function, with scripted responses. */
  async function sampled(name: string, responses: BehaviourCase['responses']): Promise<readonly Request[]> {
    const { arguments: names = [], sample = {} } = shared.functions[name] ?? {};
    const all = Object.entries({ ...shared.samples, ...sample });
    const given = Object.fromEntries(all.filter(([key, value]) => names.includes(key) && value !== null));
    const { requests } = await run({ id: name, call: name, arguments: given, responses, expect: {} });
    return requests;
  }

  for (const [name, { pages = false, waits = 'repeats' }] of Object.entries(shared.functions))
    if (methodOf(name) !== undefined && !shared.apart.includes(name) && waits !== 'resumes')
      it(`${name} follows pages and repeats requests as the interface says`, async () => {
        const page = { status: 200, text: JSON.stringify(shared.page) };
        const first = { status: 200, text: JSON.stringify({ ...shared.page, next: 'c1' }) };
        const requests = await sampled(name, [first, page]);
        expect(requests.some(({ url }) => url.includes('cursor=c1'))).to.equal(pages);
        const failed = await sampled(name, [{ status: 502, problem: 'unavailable', detail: 'Later.' }]);
        if (waits === 'once') expect(failed).to.have.lengthOf(1);
        else expect(failed.length).to.be.at.least(5);
      });

  it('has the tools of the interface, which need what its functions have', () => {
    const functions = Object.values(shared.functions);
    expect(new Set(functions.flatMap(({ tool }) => tool ?? []))).to.deep.equal(new Set(tools.map(({ name }) => name)));
    for (const { name, input } of tools) {
      const names = functions.filter(({ tool }) => tool === name).flatMap((one) => one.arguments.map(camelCase));
      expect(names, name).to.include.members([...input.required]);
    }
  });

  it('has the functions of the interface, and no others', () => {
    const functions = Object.entries(shared.functions);
    const now = functions.flatMap(([name]) => methodOf(name)?.[1] ?? []).filter((name) => !apart.includes(name));
    const earlier = functions.flatMap(([, one]) => one.earlier?.javascript ?? []);
    const methods = Object.getOwnPropertyNames(API.prototype).filter(
      (name) => !(name in operations) || now.includes(name),
    );
    expect([...now, ...earlier, ...shared.own.javascript, 'url'].sort()).to.deep.equal(methods.sort());
    const byOperation = functions.flatMap(([name, { names }]) => (methodOf(name) ? [] : (names?.javascript ?? [])));
    expect(byOperation.filter((name) => !(name in API.prototype))).to.deep.equal([]);
  });

  it('has the commands of the interface', () => {
    const said = Object.values(shared.functions).flatMap(({ command }) => command ?? []);
    for (const [name = '', option] of said.map((command) => command.split(' '))) {
      const found = commands.find((one) => one.name === name);
      expect(found, name).to.not.equal(undefined);
      if (option !== undefined) expect(found?.options, name).to.include.keys(option.slice(2));
    }
  });
});
