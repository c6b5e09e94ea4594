import fc, { type Arbitrary } from 'fast-check';
import { operationFor, routeOf as routeAt, type RouteOperation } from '../../src/http/contract/routes.js';
import { takesList, valueSchema, type Parameter } from '../../src/http/contract/parameters.js';
import type { Schema } from '../../src/http/contract/schema.js';
import { allowedBy, anyText, bodyTexts } from './from-schema.js';
import type { FuzzedRoute } from './fuzzed-routes.js';
import type { Place } from './places.js';

/** A request as it is sent. */
export interface Sent {
  readonly route: FuzzedRoute;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A Host header whose port is not a number. The server refuses it before anything else. */
export const BAD_HOST = 'a:b';

/** Percent-encodes everything but letters and digits, and leaves out what UTF-8 cannot hold. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

/** Ways to write a text into a URL: encoded once, twice, every byte, or with allowed characters unencoded. */
const written = (text: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(encoded(text)) },
    { weight: 1, arbitrary: fc.constant(encoded(encoded(text))) },
    {
      weight: 1,
      arbitrary: fc.constant([...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
    },
    { weight: 1, arbitrary: fc.constant(text.replace(/[^\w.,:;@$!*'()[\]{}|+-]/gu, '')) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%z', '%e0%a4', '%ff', '%c0%af').map((bad) => encoded(text) + bad) },
  );

const rarely = <T>(usual: Arbitrary<T>, odd: Arbitrary<T>, weight = 9): Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

function paths(template: string, place: Place): Arbitrary<string> {
  const parts = template.split('/').map((part) => {
    const name = /^\{(\w+)\}$/u.exec(part)?.[1];
    return name === undefined ? fc.constant(part) : rarely(fc.constant(place[name] ?? '1'), anyText.chain(written), 14);
  });
  const plain = fc.tuple(...parts).map((all) => all.join('/'));
  return rarely(
    plain,
    fc
      .tuple(plain, fc.constantFrom('/', '//', '/..', '/.', '%2f', '/%2e%2e/', ';a=b', '.json', '\\'))
      .map(([path, more]) => path + more),
    30,
  );
}

const spellings = (parameter: Parameter): readonly string[] =>
  takesList(parameter)
    ? [parameter.name, `${parameter.name}[]`, `${parameter.name}[0]`, `${parameter.name}%5B%5D`]
    : [parameter.name];

function pairOf(parameter: Parameter, place: Place): Arbitrary<string> {
  const known = place[parameter.name];
  const good = known === undefined ? allowedBy(valueSchema(parameter)) : fc.constant(known);
  const value = rarely(good.map(String), anyText, 12).chain(written);
  return fc.tuple(fc.constantFrom(...spellings(parameter)), value).map(([name, text]) => `${name}=${text}`);
}

function queries({ parameters }: RouteOperation, place: Place): Arbitrary<string> {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const own = inQuery.map((parameter) => pairOf(parameter, place));
  const needed = inQuery
    .filter(({ required }) => required === true)
    .map((parameter) => rarely(pairOf(parameter, place), fc.constant('')));
  const strange = fc.tuple(anyText.chain(written), anyText.chain(written)).map(([name, value]) => `${name}=${value}`);
  const one = own.length === 0 ? strange : rarely(fc.oneof(...own), strange, 25);
  const more = fc.array(one, { maxLength: own.length === 0 ? 1 : 3 });
  const some = fc
    .tuple(fc.tuple(...needed), more)
    .map(([first, others]) => [...first, ...others].filter((pair) => pair !== '').join('&'));
  const many = fc.constantFrom(
    'a&'.repeat(1001),
    'period=1&'.repeat(600),
    `metric=${'KICK,'.repeat(501)}KICK`,
    `metric=${'A'.repeat(8200)}`,
  );
  return own.length === 0 ? rarely(fc.constant(''), some, 8) : rarely(some, many, 60);
}

const authorizations = rarely(
  fc.constantFrom(
    'Bearer sandbox-transactional',
    'Bearer sandbox-transactional',
    'bearer sandbox-basic',
    'Bearer sandbox-advanced',
  ),
  fc.constantFrom(
    '',
    'Bearer',
    'Bearer nobody',
    'Basic eDp5',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJzYW5kYm94LWJhc2ljIn0.',
    'Bearer __proto__',
  ),
  14,
);

const otherHeaders: Arbitrary<Readonly<Record<string, string>>> = fc.record(
  {
    'accept-encoding': fc.constantFrom('gzip', 'br', 'identity', 'gzip;q=0, *', '*'),
    accept: fc.constantFrom('*/*', 'text/html', 'application/json', 'text/csv', 'text/*', 'nonsense', ''),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"7001"', '"'),
    range: fc.constantFrom('bytes=0-1', 'bytes=-'),
    origin: fc.constantFrom('null', 'https://a.example'),
    'x-request-id': fc.constantFrom('a', '<x>', 'a'.repeat(100)),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1, x', '%'),
    'x-http-method-override': fc.constantFrom('DELETE', 'POST'),
    'transfer-encoding': fc.constant('chunked'),
    'content-encoding': fc.constantFrom('gzip', 'br', 'nonsense'),
    host: fc.constantFrom('elsewhere.example', BAD_HOST),
  },
  { requiredKeys: [] },
);

const types = rarely(
  fc.constantFrom('application/json', 'application/json; charset=utf-8'),
  fc.constantFrom(
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin9',
    'nonsense',
    'application/problem+json',
    '',
  ),
);

const schemaOf = ({ operation: { requestBody } }: RouteOperation): Schema =>
  (requestBody as { readonly content: { readonly 'application/json': { readonly schema: Schema } } } | undefined)
    ?.content['application/json'].schema ?? {};

const methods = (route: FuzzedRoute): Arbitrary<string> =>
  rarely(
    fc.constant(route.method.toUpperCase()),
    fc.constantFrom('HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE', 'QUERY'),
    20,
  );

/** Requests for one operation: most of them as the contract has it, the others spoilt in some place. */
export function requestsFor(route: FuzzedRoute, places: readonly Place[]): Arbitrary<Sent> {
  const found = routeAt(route.template.replace(/\{\w+\}/gu, '1'));
  const operation = found && operationFor(found, route.method.toUpperCase());
  if (operation === undefined) throw new Error(`${route.id} has no route`);
  const bodies =
    route.method === 'post'
      ? rarely(
          bodyTexts(schemaOf(operation)).map((body): string | undefined => body),
          fc.constant(undefined),
          30,
        )
      : rarely(fc.constant(undefined), fc.constantFrom('{}', '{', 'x'), 30);
  return fc.constantFrom(...places).chain((place) =>
    fc
      .record({
        path: paths(route.template, place),
        query: queries(operation, place),
        method: methods(route),
        authorization: authorizations,
        others: rarely(fc.constant({}), otherHeaders, 6),
        type: types,
        body: bodies,
      })
      .map(({ path, query, method, authorization, others, type, body }): Sent => ({
        route,
        method,
        target: query === '' ? path : `${path}?${query}`,
        headers: {
          ...others,
          ...(authorization !== '' && { authorization }),
          ...(body !== undefined && { 'content-type': type }),
        },
        ...(body !== undefined && { body }),
      })),
  );
}
