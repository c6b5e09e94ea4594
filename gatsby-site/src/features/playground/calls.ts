import { printCurl } from '@goalsquare/openapi/print-call';
import type { Argument, Call } from '../../query/call';
import { snippetOf, type SnippetKind } from '../../query/snippets';
import { windowNames, type Question } from './question';

/** Ways to send a question, with their labels. */
export const callKinds = {
  curl: 'GET',
  post: 'POST',
  javascript: 'JavaScript',
  python: 'Python',
  r: 'R',
  excel: 'Power Query',
} as const satisfies Readonly<Record<SnippetKind | 'post', string>>;
export type CallKind = keyof typeof callKinds;

/** Returns the parameters of a question. Parameters that do not filter are omitted. */
export function parametersOf(question: Question): readonly Argument[] {
  const isNarrower = question.level === 'squads' && question.context !== 'For';
  const names = [
    'metric',
    'period',
    'zone',
    'team',
    ...(isNarrower ? (['context'] as const) : []),
    ...windowNames,
  ] as const;
  return names.flatMap((name) => {
    const value = question[name];
    return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[name, value] as const];
  });
}

/** Returns the path and query of a question's call. */
export function pathOf(question: Question): string {
  const query = parametersOf(question)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encodeURIComponent(one)}`))
    .join('&');
  return `/v1/matches/${question.match}/statistics/${question.level}${query === '' ? '' : `?${query}`}`;
}

/** Names of the lists in a body. */
const inBody: Readonly<Record<string, string>> = { metric: 'metricCodes', period: 'periods', zone: 'zones' };

/** Returns the body of a question's POST call. */
export const bodyOf = (question: Question): object => ({
  [question.level === 'players' ? 'playerMetricRequests' : 'squadMetricRequests']: [
    Object.fromEntries(parametersOf(question).map(([name, value]) => [inBody[name] ?? name, value])),
  ],
});

const curlPost = (url: string, token: string, question: Question): string =>
  printCurl(
    { url, token },
    {
      path: `/v1/matches/${question.match}/statistics/${question.level}`,
      body: JSON.stringify(bodyOf(question)),
    },
  );

/** Returns a question's GET call. */
function getOf(question: Question): Call {
  const { match, level, metric } = question;
  const named = parametersOf(question);
  const filters = named.filter(([name]) => name !== 'metric');
  const one = level === 'players' ? 'player' : 'squad';
  return {
    path: pathOf(question),
    isPaged: false,
    file: `${level}-of-${match}`,
    python: { name: `${one}_stats`, positional: [match], named },
    javascript: { name: `${one}Stats`, positional: [match], named },
    excel: {
      name: `Goalsquare${level === 'players' ? 'Player' : 'Squad'}Statistics`,
      positional: [match, metric.length === 0 ? undefined : metric],
      named: filters,
    },
  };
}

/** Returns a question's call as code that is ready to run. `base` is the server's address. */
export const callOf = (kind: CallKind, base: string, key: string, question: Question): string =>
  kind === 'post' ? curlPost(base, key, question) : snippetOf(kind, base, key, getOf(question));
