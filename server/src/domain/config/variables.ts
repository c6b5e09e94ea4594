import type { EventType } from '@goalsquare/openapi';
import { eventTypes } from '../event-types.js';
import { REPLAYS_PER_ACCOUNT, STREAMS_PER_ACCOUNT } from '../accounts/plan.js';
import { anyText, itemsOf, oneOf, urlOf, wholeNumber } from './kinds.js';
import { variable } from './variable.js';

/** Levels a log line can have, most severe first. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Targets that webhooks can have: `public` means HTTPS to public addresses, `any` also allows private networks. */
export type WebhookTargets = 'public' | 'any';

const MAX_PORT = 65_535;
const MAX_HOPS = 10;
const MAX_GRACE_SECONDS = 600;
const LEAST_MEMORY_MEGABYTES = 128;
const MOST_MEMORY_MEGABYTES = 1_048_576;
const MAX_CACHE_MEGABYTES = 65_536;
const MAX_REDIS_MILLISECONDS = 10_000;
const MAX_PROCESSES = 64;
const MAX_STREAMS = 100_000;
const MAX_REPLAYS = 100;
const DEFAULT_COPIES = 3;
const MAX_COPIES = 5;
const MAX_NATS_MILLISECONDS = 60_000;
const MAX_CHECKPOINT_SECONDS = 3600;
const MAX_FINISHED_MINUTES = 43_200;

const proxyName = /^(?:loopback|linklocal|uniquelocal|[0-9a-f.:]+(?:\/\d{1,3})?)$/iu;

function proxies(text: string): number | readonly string[] | undefined {
  if (/^\d{1,2}$/u.test(text) && Number(text) <= MAX_HOPS) return Number(text);
  const names = itemsOf(text);
  return names.length > 0 && names.every((name) => proxyName.test(name) && !/^\d+$/u.test(name)) ? names : undefined;
}

const isOrigin = (text: string): boolean => text === '*' || (URL.canParse(text) && new URL(text).origin === text);

function origins(text: string): readonly string[] | undefined {
  const items = itemsOf(text);
  return items.every(isOrigin) ? items : undefined;
}

function publicOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin } = new URL(text);
  return /^https?:$/u.test(protocol) && (text === origin || text === `${origin}/`) ? origin : undefined;
}

/** URLs of servers, each of which begins as a pattern says. */
const serversOf =
  (scheme: RegExp) =>
  (text: string): readonly string[] | undefined => {
    const urls = itemsOf(text);
    return urls.length > 0 && urls.every((url) => scheme.test(url) && URL.canParse(url) && new URL(url).hostname !== '')
      ? urls
      : undefined;
  };

const topicArn = (text: string): string | undefined =>
  /^arn:[\w-]+:sns:[\w-]+:\d{12}:[\w-]{1,256}(?:\.fifo)?$/u.test(text) ? text : undefined;

function typesIn(text: string): readonly EventType[] | undefined {
  const items = itemsOf(text);
  const types = eventTypes.filter((type) => items.includes(type));
  return items.every((item) => types.some((type) => type === item)) ? types : undefined;
}

/** Every variable the server reads, by the member of the configuration it decides. The only list of them. */
export const variables = {
  port: variable({
    name: 'PORT',
    section: 'Listening',
    default: 8080,
    ...wholeNumber(0, MAX_PORT),
    description: 'Port to listen on; 0 for one the system chooses, which the log names.',
  }),
  host: variable({
    name: 'HOST',
    section: 'Listening',
    default: '0.0.0.0',
    allowed: 'an address or name of this machine',
    parse: (text) => text,
    description: 'Address to listen on; `::` for IPv6 and IPv4, `127.0.0.1` for this machine alone.',
  }),
  metricsPort: variable<number | undefined>({
    name: 'METRICS_PORT',
    section: 'Listening',
    default: undefined,
    defaultShown: 'none: metrics are not served',
    ...wholeNumber(0, MAX_PORT),
    description:
      'Port on which `/metrics` is served for Prometheus, and nothing else; 0 for one the system chooses, ' +
      'which the log names. The port of the API never serves it.',
  }),
  metricsHost: variable({
    name: 'METRICS_HOST',
    section: 'Listening',
    default: '127.0.0.1',
    allowed: 'an address or name of this machine',
    parse: (text) => text,
    description: 'Address on which metrics are served; `0.0.0.0` to let other machines scrape them.',
  }),
  graceSeconds: variable({
    name: 'SHUTDOWN_GRACE_SECONDS',
    section: 'Listening',
    default: 8,
    ...wholeNumber(0, MAX_GRACE_SECONDS),
    description:
      'How long requests under way may take to finish after SIGTERM or SIGINT. ' +
      'Keep it below what the supervisor waits before it kills, which is 10 with Docker.',
  }),
  delaySeconds: variable({
    name: 'SHUTDOWN_DELAY_SECONDS',
    section: 'Listening',
    default: 0,
    ...wholeNumber(0, MAX_GRACE_SECONDS),
    description:
      'How long to go on accepting connections after the signal, while `/readyz` already answers 503, ' +
      'so that a load balancer can look away first.',
  }),
  data: variable<string | undefined>({
    name: 'GOALSQUARE_DATA',
    section: 'Data',
    default: undefined,
    defaultShown: 'the sandbox world',
    ...anyText('a folder'),
    description: 'Folder of match logs and records of seasons. Nothing is generated into a folder named here.',
  }),
  dataset: variable<string | undefined>({
    name: 'GOALSQUARE_DATASET',
    section: 'Data',
    default: undefined,
    defaultShown: 'none: no dataset is served',
    ...anyText('a folder'),
    description:
      'Folder of a dataset that `npm run data -- export --partition` wrote, to serve its files at `/v1/datasets`. ' +
      'See `docs/datasets.md`.',
  }),
  state: variable<string | undefined>({
    name: 'GOALSQUARE_STATE',
    section: 'Accounts and limits',
    default: undefined,
    defaultShown: '`state` beside the folder of data',
    ...anyText('a folder'),
    description:
      'Folder of the accounts (`accounts.json`) and the signing keys, which replicas share. ' +
      'Without Redis also of counts, permalinks, replays and webhook subscriptions, and without NATS of live matches ' +
      '(`live`): servers in different containers cannot share these.',
  }),
  redisUrls: variable<readonly string[]>({
    name: 'REDIS_URL',
    section: 'Replicas',
    default: [],
    defaultShown: 'none: one server alone',
    secret: true,
    parse: serversOf(/^rediss?:\/\//u),
    allowed: 'a URL that begins with redis:// or rediss://, or several nodes of one Cluster, separated by commas',
    description:
      'Redis in which replicas count requests, and remember codes and revoked tokens, together: ' +
      'one URL of a single server, or several nodes of a Cluster.',
  }),
  redisTimeoutMilliseconds: variable({
    name: 'REDIS_TIMEOUT_MS',
    section: 'Replicas',
    default: 1000,
    ...wholeNumber(10, MAX_REDIS_MILLISECONDS),
    description:
      'How long a request waits for Redis, in milliseconds. Then limits are kept by the replica alone, ' +
      'until Redis answers again.',
  }),
  natsUrls: variable<readonly string[]>({
    name: 'NATS_URL',
    section: 'Replicas',
    default: [],
    defaultShown: 'none: live matches of one server alone',
    secret: true,
    parse: serversOf(/^(?:nats|tls):\/\//u),
    allowed: 'a URL that begins with nats:// or tls://, or several servers of one cluster, separated by commas',
    description:
      'NATS servers with JetStream, in which replicas keep the logs of live matches together; ' +
      'the user and password of the first URL count for all. See `docs/live.md`.',
  }),
  natsReplicas: variable({
    name: 'NATS_REPLICAS',
    section: 'Replicas',
    default: DEFAULT_COPIES,
    ...wholeNumber(1, MAX_COPIES),
    description:
      'In how many copies the logs are kept, where the first server that starts makes the stream: ' +
      'as many NATS servers are needed. With 3, one may fail.',
  }),
  natsTimeoutMilliseconds: variable({
    name: 'NATS_TIMEOUT_MS',
    section: 'Replicas',
    default: 5000,
    ...wholeNumber(100, MAX_NATS_MILLISECONDS),
    description:
      'How long entries that are sent may take, in milliseconds. ' +
      'Then they are refused, and can be sent again with the same `Idempotency-Key`.',
  }),
  natsCheckpointSeconds: variable({
    name: 'NATS_CHECKPOINT_SECONDS',
    section: 'Replicas',
    default: 60,
    ...wholeNumber(1, MAX_CHECKPOINT_SECONDS),
    description:
      'How often checkpoints of live matches are written to NATS, in seconds, if entries were added. ' +
      'A server that starts reads the last ones, and the entries after them.',
  }),
  natsFinishedMinutes: variable({
    name: 'NATS_FINISHED_MINUTES',
    section: 'Replicas',
    default: 60,
    ...wholeNumber(0, MAX_FINISHED_MINUTES),
    description:
      'For how long nothing is added to a match that is over before it leaves the shared log and the memory, ' +
      'in minutes. It is served and can be corrected as before.',
  }),
  logLevel: variable<LogLevel>({
    name: 'LOG_LEVEL',
    section: 'Logs',
    default: 'info',
    ...oneOf(logLevels),
    description:
      'The least severe lines to write. Every request is one line: ' +
      '`info`, `warn` where it was refused, `error` where the server failed.',
  }),
  tracesEndpoint: variable<string | undefined>({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    section: 'Logs',
    default: undefined,
    defaultShown: 'none: no traces are exported',
    ...urlOf('http', 'https'),
    description:
      'Collector of OpenTelemetry to which traces are exported, by OTLP over HTTP. ' +
      'Other variables of OpenTelemetry, such as `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_TRACES_SAMPLER`, apply too.',
  }),
  trustProxy: variable<number | readonly string[]>({
    name: 'TRUST_PROXY',
    section: 'Proxies and pages',
    default: 0,
    parse: proxies,
    allowed:
      `a number of hops from 0 to ${MAX_HOPS}, or addresses, subnets, loopback, linklocal, uniquelocal, ` +
      'separated by commas',
    description: 'Proxies in front, whose `X-Forwarded-*` headers are believed.',
  }),
  corsOrigins: variable<readonly string[]>({
    name: 'CORS_ORIGINS',
    section: 'Proxies and pages',
    default: [],
    parse: origins,
    allowed: '* or origins such as https://stats.example, separated by commas',
    description: 'Origins whose pages may call the API; `*` for every origin.',
  }),
  hub: variable<string | undefined>({
    name: 'GOALSQUARE_HUB',
    section: 'Proxies and pages',
    default: undefined,
    defaultShown: '`gatsby-site/public`, where `npm start` builds it',
    ...anyText('a folder'),
    description: 'Folder of the built documentation. Where there is none yet, the API is served alone and `/` says so.',
  }),
  timetable: variable<'on' | 'off' | undefined>({
    name: 'REPLAY_TIMETABLE',
    section: 'Data',
    default: undefined,
    defaultShown: '`on` for the sandbox, else `off`',
    ...oneOf(['on', 'off']),
    description:
      'Whether matches that are complete are replayed for everyone, every three hours. See `docs/replay.md`.',
  }),
  replaysPerAccount: variable({
    name: 'REPLAYS_PER_ACCOUNT',
    section: 'Data',
    default: REPLAYS_PER_ACCOUNT,
    ...wholeNumber(0, MAX_REPLAYS),
    description: 'How many matches an account may replay for itself at a time; 0 for none.',
  }),
  mcp: variable<'on' | 'off'>({
    name: 'MCP',
    section: 'Proxies and pages',
    default: 'off',
    ...oneOf(['on', 'off']),
    description:
      'Whether assistants can call the tools of the Model Context Protocol at `/mcp`, with a token and its limits. ' +
      'See `docs/assistants.md`.',
  }),
  processes: variable({
    name: 'PROCESSES',
    section: 'Speed',
    default: 1,
    ...wholeNumber(1, MAX_PROCESSES),
    description:
      'Processes that take turns at the connections of the port, one for each core at most. ' +
      'More than one needs `REDIS_URL`, in which they count requests together.',
  }),
  memory: variable<number | undefined>({
    name: 'MEMORY_MB',
    section: 'Speed',
    default: undefined,
    defaultShown: "the container's limit; without one a quarter of the machine's memory, 1024 at most",
    ...wholeNumber(LEAST_MEMORY_MEGABYTES, MOST_MEMORY_MEGABYTES),
    description:
      'Memory of the server, in megabytes, all processes together. What the processes do not take themselves is ' +
      'divided between their caches, which evict the least recently used entries. See `docs/operating.md`.',
  }),
  responseCacheMegabytes: variable<number | undefined>({
    name: 'RESPONSE_CACHE_MB',
    section: 'Speed',
    default: undefined,
    defaultShown: 'a share of `MEMORY_MB`',
    ...wholeNumber(1, MAX_CACHE_MEGABYTES),
    description: 'Memory of each process for cached responses, in megabytes, instead of their share.',
  }),
  streamsPerAccount: variable({
    name: 'STREAMS_PER_ACCOUNT',
    section: 'Events',
    default: STREAMS_PER_ACCOUNT,
    ...wholeNumber(1, MAX_STREAMS),
    description: 'Streams of events an account may have open at once, in each process.',
  }),
  webhookTargets: variable<WebhookTargets>({
    name: 'WEBHOOK_TARGETS',
    section: 'Events',
    default: 'public',
    ...oneOf(['public', 'any']),
    description:
      'Where webhooks may lead: `public` by HTTPS to public addresses alone, ' +
      "`any` by HTTP too and within one's own network, as in a sandbox.",
  }),
  snsTopicArn: variable<string | undefined>({
    name: 'SNS_TOPIC_ARN',
    section: 'Events',
    default: undefined,
    defaultShown: 'none: nothing is published',
    allowed: 'the ARN of a topic, such as arn:aws:sns:ap-southeast-2:123456789012:goalsquare',
    parse: topicArn,
    description:
      'Topic of Amazon SNS that all events are published to. Credentials are found as the tools of Amazon find them. ' +
      'Name it on one replica alone.',
  }),
  snsRegion: variable<string | undefined>({
    name: 'SNS_REGION',
    section: 'Events',
    default: undefined,
    defaultShown: 'that of the topic',
    ...anyText('a region of Amazon'),
    description: 'Region of the topic.',
  }),
  snsEndpoint: variable<string | undefined>({
    name: 'SNS_ENDPOINT',
    section: 'Events',
    default: undefined,
    defaultShown: 'that of Amazon',
    ...urlOf('https', 'http'),
    description: 'Where the topic is, if not at Amazon: something that speaks as SNS does.',
  }),
  snsTypes: variable<readonly EventType[]>({
    name: 'SNS_TYPES',
    section: 'Events',
    default: [],
    defaultShown: 'all',
    allowed: `some of ${eventTypes.join(', ')}, separated by commas`,
    parse: typesIn,
    description: 'Types of events that are published.',
  }),
  publicUrl: variable<string | undefined>({
    name: 'PUBLIC_URL',
    section: 'Tokens and login',
    default: undefined,
    defaultShown: '`http://localhost:` and the port',
    allowed: 'an origin such as https://api.example, without a path',
    parse: publicOrigin,
    description: 'Where browsers and clients reach the server: who issues the tokens and whom they are for.',
  }),
  keysDirectory: variable<string | undefined>({
    name: 'GOALSQUARE_KEYS',
    section: 'Tokens and login',
    default: undefined,
    defaultShown: '`keys` in the folder of the state',
    ...anyText('a folder, or memory'),
    description:
      'Folder of the keys that sign tokens, made and read by the server alone. Replicas share it. ' +
      '`memory` keeps them with the process: its tokens are worth nothing to the next.',
  }),
  clientsFile: variable<string | undefined>({
    name: 'OAUTH_CLIENTS',
    section: 'Tokens and login',
    default: undefined,
    defaultShown: 'the documentation alone',
    ...anyText('a file'),
    description: 'JSON file of the programs people may log in with, and their exact redirect URIs.',
  }),
  upstreamIssuer: variable<string | undefined>({
    name: 'UPSTREAM_ISSUER',
    section: 'Tokens and login',
    default: undefined,
    ...urlOf('https', 'http'),
    description: 'Issuer of the identity provider people log in at, as its ID tokens name it. Needs the five below.',
  }),
  upstreamAuthorizationUrl: variable<string | undefined>({
    name: 'UPSTREAM_AUTHORIZATION_URL',
    section: 'Tokens and login',
    default: undefined,
    ...urlOf('https', 'http'),
    description: 'Its authorization endpoint.',
  }),
  upstreamTokenUrl: variable<string | undefined>({
    name: 'UPSTREAM_TOKEN_URL',
    section: 'Tokens and login',
    default: undefined,
    ...urlOf('https', 'http'),
    description: 'Its token endpoint.',
  }),
  upstreamJwksUrl: variable<string | undefined>({
    name: 'UPSTREAM_JWKS_URL',
    section: 'Tokens and login',
    default: undefined,
    ...urlOf('https', 'http'),
    description: 'Where its public keys are.',
  }),
  upstreamClientId: variable<string | undefined>({
    name: 'UPSTREAM_CLIENT_ID',
    section: 'Tokens and login',
    default: undefined,
    ...anyText('what the provider calls this server'),
    description: 'What the provider calls this server.',
  }),
  upstreamClientSecret: variable<string | undefined>({
    name: 'UPSTREAM_CLIENT_SECRET',
    section: 'Tokens and login',
    default: undefined,
    ...anyText('the secret the provider gave'),
    secret: true,
    description: 'The secret the provider gave, sent in the body of the token request.',
  }),
  demoLogin: variable<'on' | 'off' | 'allow' | undefined>({
    name: 'GOALSQUARE_SANDBOX_LOGIN',
    section: 'Tokens and login',
    default: undefined,
    defaultShown: '`on`, but `off` in production',
    ...oneOf(['on', 'off', 'allow']),
    description:
      'Whether the public keys of the sandbox work, and anyone may log in with one if no identity provider is set. ' +
      'In production it must be `allow` to be on. On data of your own, or with an account, they never work.',
  }),
  isProduction: variable({
    name: 'NODE_ENV',
    section: 'Tokens and login',
    default: false,
    defaultShown: 'development',
    allowed: 'any text',
    parse: (text) => text === 'production',
    description: '`production` switches the public keys of the sandbox off.',
  }),
} as const;
