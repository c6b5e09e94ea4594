import { javascriptLiteral, pythonLiteral, rLiteral, shellQuoted, snakeCase } from '@goalsquare/openapi/call-literals';
import type { Call } from './call';

/** Languages that a call is shown in. */
export const snippetKinds = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  r: 'R',
  excel: 'Excel',
} as const;
export type SnippetKind = keyof typeof snippetKinds;

/** Returns a call of a function, with each argument on its own line if they are many. */
export const called = (name: string, given: readonly string[]): string =>
  given.join(', ').length < 70 ? `${name}(${given.join(', ')})` : `${name}(\n  ${given.join(',\n  ')}\n)`;

const curl = (base: string, key: string, { path }: Call): string =>
  `curl -H ${shellQuoted(`Authorization: Bearer ${key}`)} \\\n  ${shellQuoted(base + path)}`;

function javascript(base: string, key: string, { javascript: name, inJavaScript: [positional, named] }: Call): string {
  const options = named.map(([option, value]) => `${option}: ${javascriptLiteral(value)}`);
  const given = [
    ...positional.map((value) => (value === undefined ? 'undefined' : javascriptLiteral(value))),
    ...(options.length === 0 ? [] : [`{ ${options.join(', ')} }`]),
  ];
  return [
    'import { API } from "@goalsquare/client";',
    '',
    `const api = new API({ token: ${javascriptLiteral(key)}, environment: ${javascriptLiteral(base)} });`,
    `console.log(await ${called(`api.${name}`, given)});`,
  ].join('\n');
}

function python(base: string, key: string, call: Call): string {
  const given = [
    ...call.positional.map((value) => pythonLiteral(value)),
    ...call.named.map(([name, value]) => `${snakeCase(name)}=${pythonLiteral(value)}`),
  ];
  return `import os\nfrom goalsquare import API\n\nos.environ["GOALSQUARE_URL"] = ${JSON.stringify(base)}\napi = API(token=${JSON.stringify(key)})\nprint(${called(`api.${call.python}`, given)})`;
}

function r(base: string, key: string, call: Call): string {
  const given = [
    ...call.positional.map((value) => rLiteral(value)),
    ...call.named.map(([name, value]) => `${snakeCase(name)} = ${rLiteral(value)}`),
  ];
  return `library(goalsquare)\n\nSys.setenv(GOALSQUARE_URL = ${JSON.stringify(base)}, GOALSQUARE_TOKEN = ${JSON.stringify(key)})\n${called(call.r, given)}`;
}

/** Returns a call in a language, ready to run. `base` is the origin of the server. */
export function snippetOf(kind: SnippetKind, base: string, key: string, call: Call): string {
  switch (kind) {
    case 'curl':
      return curl(base, key, call);
    case 'javascript':
      return javascript(base, key, call);
    case 'python':
      return python(base, key, call);
    case 'r':
      return r(base, key, call);
    case 'excel':
      // The queries GoalsquareUrl and GoalsquareToken of the workbook contain the server and the key.
      return call.excel;
  }
}
