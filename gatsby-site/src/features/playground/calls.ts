import { powerQueryLiteral, pythonLiteral, rLiteral, shellQuoted, snakeCase } from '@goalsquare/openapi/call-literals';
import { constants } from '../../constants';
import type { Question } from './question';

/** Ways to make the call of a question, and what each is called. */
export const callKinds = { get: 'GET', post: 'POST', python: 'Python', r: 'R', powerQuery: 'Power Query' } as const;
export type CallKind = keyof typeof callKinds;

const { sandboxKey: KEY } = constants;

/** A parameter of the call, spelt as the contract spells it. */
type Parameter = readonly [name: string, value: string | number | readonly (string | number)[]];

/** The parameters a question sends. Those that narrow nothing are left out. */
export function parametersOf({
  level,
  metric,
  period,
  zone,
  team,
  context,
  fromPeriodSeconds,
  toPeriodSeconds,
  lastXSeconds,
}: Question): readonly Parameter[] {
  const all: readonly (readonly [string, Parameter[1] | undefined])[] = [
    ['metric', metric],
    ['period', period],
    ['zone', zone],
    ['team', team],
    ['context', level === 'squads' && context !== 'For' ? context : undefined],
    ['fromPeriodSeconds', fromPeriodSeconds],
    ['toPeriodSeconds', toPeriodSeconds],
    ['lastXSeconds', lastXSeconds],
  ];
  return all.flatMap(([name, value]) =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[name, value] as const],
  );
}

/** The path and query of the call of a question. */
export function pathOf(question: Question): string {
  const query = parametersOf(question)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encodeURIComponent(one)}`))
    .join('&');
  return `/v1/matches/${question.match}/statistics/${question.level}${query === '' ? '' : `?${query}`}`;
}

/** Names of the lists in a body. */
const inBody: Readonly<Record<string, string>> = { metric: 'metricCodes', period: 'periods', zone: 'zones' };

/** The body that asks a question by POST. */
export const bodyOf = (question: Question): object => ({
  [question.level === 'players' ? 'playerMetricRequests' : 'squadMetricRequests']: [
    Object.fromEntries(parametersOf(question).map(([name, value]) => [inBody[name] ?? name, value])),
  ],
});

const curl = (base: string, question: Question): string =>
  `curl -H ${shellQuoted(`Authorization: Bearer ${KEY}`)} \\\n  ${shellQuoted(base + pathOf(question))}`;

const curlPost = (base: string, question: Question): string =>
  [
    `curl -H ${shellQuoted(`Authorization: Bearer ${KEY}`)} -H ${shellQuoted('Content-Type: application/json')}`,
    `-d ${shellQuoted(JSON.stringify(bodyOf(question)))}`,
    shellQuoted(`${base}/v1/matches/${question.match}/statistics/${question.level}`),
  ].join(' \\\n  ');

/** Arguments of a function, each on a line of its own where they are many. */
const called = (name: string, given: readonly string[]): string =>
  given.join(', ').length < 70 ? `${name}(${given.join(', ')})` : `${name}(\n  ${given.join(',\n  ')}\n)`;

function python(base: string, question: Question): string {
  const given = parametersOf(question).map(([name, value]) => `${snakeCase(name)}=${pythonLiteral(value)}`);
  return `import os\nfrom goalsquare import API\n\nos.environ["GOALSQUARE_URL"] = ${JSON.stringify(base)}\napi = API(token=${JSON.stringify(KEY)})\nprint(${called(`api.${question.level === 'players' ? 'player' : 'squad'}_stats`, [String(question.match), ...given])})`;
}

function r(base: string, question: Question): string {
  const given = parametersOf(question).map(([name, value]) => `${snakeCase(name)} = ${rLiteral(value)}`);
  return `library(goalsquare)\n\nSys.setenv(GOALSQUARE_URL = ${JSON.stringify(base)}, GOALSQUARE_TOKEN = ${JSON.stringify(KEY)})\n${called(`gs_${question.level === 'players' ? 'player' : 'squad'}_stats`, [String(question.match), ...given])}`;
}

/** The workbook's queries hold the server and the token. */
function powerQuery(question: Question): string {
  const filters = parametersOf(question)
    .filter(([name]) => name !== 'metric')
    .map(([name, value]) => `${name} = ${powerQueryLiteral(value)}`);
  const metrics = question.metric.length === 0 ? 'null' : powerQueryLiteral(question.metric);
  return called(`Goalsquare${question.level === 'players' ? 'Player' : 'Squad'}Statistics`, [
    String(question.match),
    metrics,
    ...(filters.length === 0 ? [] : [`[${filters.join(', ')}]`]),
  ]);
}

/** The very call of a question, to be run as it stands. `base` is the address of the server. */
export function callOf(kind: CallKind, base: string, question: Question): string {
  switch (kind) {
    case 'get':
      return curl(base, question);
    case 'post':
      return curlPost(base, question);
    case 'python':
      return python(base, question);
    case 'r':
      return r(base, question);
    case 'powerQuery':
      return powerQuery(question);
  }
}
