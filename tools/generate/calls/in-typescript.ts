import { batchOf, type BatchRequest } from './batch.js';
import { sandbox, type SampleCall } from './sample-call.js';

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

const argumentNames: Readonly<Record<string, string>> = { periods: 'period', zones: 'zone' };

/** A request of a batch as the client adds it. */
function added({ metricCodes, ...request }: BatchRequest): string {
  const named = Object.fromEntries(
    Object.entries(request).map(([name, value]) => [argumentNames[name] ?? name, value]),
  );
  const rest = Object.keys(named).length === 0 ? '' : `, ${literal(named)}`;
  return `.add(${literal(metricCodes)}${rest})`;
}

const followed = (events: string, one: string): string =>
  `for await (const ${one} of api.${events}) console.log(${one === 'event' ? 'event.data' : one});`;

const batchLines = (call: SampleCall): readonly string[] => {
  const requests = batchOf(call) ?? [];
  return requests.length === 0 ? [] : [`const batch = new Batch()${requests.map(added).join('')};`];
};

/** Calls that have a method of another name than the operation. */
const ownCalls: Readonly<Record<string, (call: SampleCall) => readonly string[]>> = {
  getMatchEvents: ({ path, query: { types } }) => [
    followed(`matchEvents(${path.matchId}${types === undefined ? '' : `, ${literal(types)}`})`, 'event'),
  ],
  getChangesEvents: ({ query }) => [
    followed(`changeEvents(${Object.keys(query).length === 0 ? '' : literal(query)})`, 'event'),
  ],
  getLeagueEvents: ({ path }) => [followed(`leagueEvents(${path.leagueId})`, 'event')],
  postPlayerStatisticsEvents: (call) => [
    ...batchLines(call),
    followed(`statChanges(${call.path.matchId}, batch)`, 'answer'),
  ],
  postSquadStatisticsEvents: (call) => [
    ...batchLines(call),
    followed(`statChanges(${call.path.matchId}, batch, { of: 'squads' })`, 'answer'),
  ],
  getTransactionTimeline: ({ path, query }) => [
    `console.log(await api.transactionTimeline(${[literal(path.matchId), ...(Object.keys(query).length === 0 ? [] : [literal(query)])].join(', ')}));`,
  ],
  deletePermalink: ({ path }) => [`await api.deletePermalink(${literal(path.permalinkId)});`],
};

/** A file of a dataset. */
function file({ template, path }: SampleCall): readonly string[] {
  const name = template
    .replace('/v1/datasets/', '')
    .replaceAll(/\{(\w+)\}/gu, (_, member: string) => String(path[member]));
  return [
    `const response = await api.openDatasetFile({ path: ${literal(name)} });`,
    'const parquet = await response.arrayBuffer();',
  ];
}

function called(call: SampleCall): readonly string[] {
  const { id, path, query, body } = call;
  const own = ownCalls[id];
  if (own !== undefined) return own(call);
  if (call.answers === 'file') return file(call);
  const parameters = { ...path, ...query, ...(body !== undefined && { body }) };
  const text = Object.keys(parameters).length === 0 ? '' : literal(parameters);
  const made = `await api.${id}(${text})`;
  return [call.method === 'delete' ? `${made};` : `console.log(${made});`];
}

/** A call in TypeScript, with the package of this project. */
export function inTypeScript(call: SampleCall): string {
  const lines = called(call);
  const names = lines.some((line) => line.includes('new Batch()')) ? 'API, Batch' : 'API';
  return [
    `import { ${names} } from '@goalsquare/client';`,
    '',
    `const api = new API({ token: '${sandbox.token}', environment: '${sandbox.url}' });`,
    ...lines,
  ].join('\n');
}
