import { targetOf } from './in-curl.js';
import { isFile, isStream, sandbox, type SampleCall } from './sample-call.js';

/** A value as an object literal is written. */
function literal(value: unknown): string {
  if (Array.isArray(value))
    return value.some((item) => typeof item === 'object')
      ? `[\n${value.map((item) => `    ${literal(item)},`).join('\n')}\n  ]`
      : `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, member]) => `${name}: ${literal(member)}`)
      .join(', ')} }`;
  return typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : String(value);
}

const isSome = (members: object): boolean => Object.keys(members).length > 0;

function optionsOf({ path, query, body }: SampleCall): string {
  const params = { ...(isSome(path) && { path }), ...(isSome(query) && { query }) };
  const lines = [
    ...(isSome(params) ? [`  params: ${literal(params)},`] : []),
    ...(body === undefined ? [] : [`  body: ${literal(body)},`]),
  ];
  return lines.length === 0 ? '' : `, {\n${lines.join('\n')}\n}`;
}

/** A stream in TypeScript, read as text while it comes. */
const streamed = (call: SampleCall): string =>
  [
    `const { body } = await fetch('${sandbox.url}${targetOf(call)}', {`,
    ...(call.body === undefined ? [] : [`  method: 'POST',`, `  body: JSON.stringify(${literal(call.body)}),`]),
    `  headers: { Authorization: 'Bearer ${sandbox.token}'${call.body === undefined ? '' : `, 'Content-Type': 'application/json'`} },`,
    '});',
    'for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) console.log(text);',
  ].join('\n');

/** A file in TypeScript. */
const saved = (call: SampleCall): string =>
  [
    `const response = await fetch('${sandbox.url}${targetOf(call)}', {`,
    `  headers: { Authorization: 'Bearer ${sandbox.token}' },`,
    '});',
    'const parquet = await response.arrayBuffer();',
  ].join('\n');

/** A call in TypeScript, with openapi-fetch and the types that openapi-typescript makes of the contract. */
export const inTypeScript = (call: SampleCall): string =>
  isStream(call)
    ? streamed(call)
    : isFile(call)
      ? saved(call)
      : [
          `// npx openapi-typescript ${sandbox.url}/openapi.json -o goalsquare.ts`,
          `import createClient from 'openapi-fetch';`,
          `import type { paths } from './goalsquare';`,
          '',
          `const client = createClient<paths, 'application/json'>({`,
          `  baseUrl: '${sandbox.url}',`,
          `  headers: { Authorization: 'Bearer ${sandbox.token}' },`,
          '});',
          `const { data, error } = await client.${call.method.toUpperCase()}('${call.template}'${optionsOf(call)});`,
        ].join('\n');
