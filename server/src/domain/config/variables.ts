import type { ChangeKind, EventType } from '@goalsquare/openapi';
import { changeKinds } from '../change-kinds.js';
import { eventTypes } from '../event-types.js';
import { REPLAYS_PER_ACCOUNT, STREAMS_PER_ACCOUNT } from '../accounts/plan.js';
import { LEAST_MEGABYTES } from '../memory/memory-of-machine.js';
import { anyText, itemsOf, oneOf, urlOf, wholeNumber } from './kinds.js';
import { variable } from './variable.js';

/** Log levels, most severe first. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Allowed webhook targets: `public` means HTTPS to public addresses, `any` also allows private networks. */
export type WebhookTargets = 'public' | 'any';

const MAX_PORT = 65_535;
const METRICS_HOST = '127.0.0.1';
const MAX_HOPS = 10;
const MAX_GRACE_SECONDS = 600;
const MOST_MEMORY_MEGABYTES = 1_048_576;
const MAX_REDIS_MILLISECONDS = 10_000;
const MAX_PROCESSES = 64;
const MAX_STREAMS = 100_000;
const MAX_REPLAYS = 100;
const DEFAULT_COPIES = 3;
const MAX_COPIES = 5;
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

/** Returns a parser for a comma-separated list of server URLs, each of which must match a pattern. */
const serversOf =
  (scheme: RegExp) =>
  (text: string): readonly string[] | undefined => {
    const urls = itemsOf(text);
    return urls.length > 0 && urls.every((url) => scheme.test(url) && URL.canParse(url) && new URL(url).hostname !== '')
      ? urls
      : undefined;
  };

/** Address at which the server's metrics are served. */
interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

function metricsAddress(text: string): MetricsAddress | undefined {
  const {
    bracketed,
    host,
    port = '',
  } = /^(?:(?:\[(?<bracketed>[^\]]+)\]|(?<host>[^:]+)):)?(?<port>\d{1,5})$/u.exec(text)?.groups ?? {};
  return port !== '' && Number(port) <= MAX_PORT
    ? { host: bracketed ?? host ?? METRICS_HOST, port: Number(port) }
    : undefined;
}

const topicArn = (text: string): string | undefined =>
  /^arn:[\w-]+:sns:[\w-]+:\d{12}:[\w-]{1,256}(?:\.fifo)?$/u.test(text) ? text : undefined;

/** Returns a parser for a comma-separated list of allowed words. */
const someOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): readonly Word[] | undefined => {
    const items = itemsOf(text);
    const chosen = words.filter((word) => items.includes(word));
    return items.every((item) => chosen.some((word) => word === item)) ? chosen : undefined;
  };

/** The variables that the server reads. Each key is the configuration member that the variable sets. */
export const variables = {
  port: variable({
    name: 'PORT',
    section: 'Listening',
    default: 8080,
    ...wholeNumber(0, MAX_PORT),
    description: 'Port of the API. With 0, the system chooses a port, which the log shows.',
  }),
  host: variable({
    name: 'HOST',
    section: 'Listening',
    default: '0.0.0.0',
    allowed: 'an address or name of this machine',
    parse: (text) => text,
    description: 'Address to listen on: `::` for IPv6 and IPv4, `127.0.0.1` for this machine only.',
  }),
  metrics: variable<MetricsAddress | undefined>({
    name: 'METRICS_PORT',
    section: 'Listening',
    default: undefined,
    defaultShown: 'none: metrics are not served',
    allowed: `a whole number from 0 to ${MAX_PORT}, or an address and a port such as 0.0.0.0:9464 or [::]:9464`,
    parse: metricsAddress,
    description:
      'Port that serves only `/metrics`, for Prometheus. With 0, the system chooses a port, which the log shows. ' +
      'Without an address only this machine can scrape it. The port of the API never serves metrics.',
  }),
  graceSeconds: variable({
    name: 'SHUTDOWN_GRACE_SECONDS',
    section: 'Listening',
    default: 8,
    ...wholeNumber(0, MAX_GRACE_SECONDS),
    description:
      'How long requests in progress can take to finish after SIGTERM or SIGINT, in seconds. Set it below the ' +
      'time after which the supervisor kills the process, which is 10 with Docker.',
  }),
  delaySeconds: variable({
    name: 'SHUTDOWN_DELAY_SECONDS',
    section: 'Listening',
    default: 0,
    ...wholeNumber(0, MAX_GRACE_SECONDS),
    description:
      'How long the server still accepts connections after the signal, in seconds, while `/readyz` already ' +
      'returns 503, so that a load balancer can stop sending requests first.',
  }),
  data: variable<string | undefined>({
    name: 'GOALSQUARE_DATA',
    section: 'Data',
    default: undefined,
    defaultShown: 'the sandbox world',
    ...anyText('a folder'),
    description: 'Folder of match logs and season records. The server adds no simulated matches to this folder.',
  }),
  dataset: variable<string | undefined>({
    name: 'GOALSQUARE_DATASET',
    section: 'Data',
    default: undefined,
    defaultShown: 'none: no dataset is served',
    ...anyText('a folder'),
    description:
      'Folder of a dataset from `npm run data -- export --partition`, whose files are served at `/v1/datasets`. ' +
      'See `docs/datasets.md`.',
  }),
  state: variable<string | undefined>({
    name: 'GOALSQUARE_STATE',
    section: 'Accounts and limits',
    default: undefined,
    defaultShown: '`state` beside the data folder',
    ...anyText('a folder'),
    description:
      'Folder of the accounts (`accounts.json`) and the signing keys, which replicas share. Without Redis it ' +
      'also has counts, permalinks, replays and webhook subscriptions, and without NATS the live matches ' +
      '(`live`). Servers in different containers cannot share these.',
  }),
  redisUrls: variable<readonly string[]>({
    name: 'REDIS_URL',
    section: 'Replicas',
    default: [],
    defaultShown: 'none: a single server',
    secret: true,
    parse: serversOf(/^rediss?:\/\//u),
    allowed: 'a URL that begins with redis:// or rediss://, or several nodes of one Cluster, separated by commas',
    description:
      'Redis in which replicas share counts of requests, used codes and revoked tokens: one URL of a single ' +
      'server, or several nodes of a Cluster.',
  }),
  redisTimeoutMilliseconds: variable({
    name: 'REDIS_TIMEOUT_MS',
    section: 'Replicas',
    default: 1000,
    ...wholeNumber(10, MAX_REDIS_MILLISECONDS),
    description:
      'How long a command to Redis may take, in milliseconds. After that, each replica counts requests by itself until ' +
      'Redis responds again.',
  }),
  natsUrls: variable<readonly string[]>({
    name: 'NATS_URL',
    section: 'Replicas',
    default: [],
    defaultShown: 'none: a single server stores the live matches',
    secret: true,
    parse: serversOf(/^(?:nats|tls):\/\//u),
    allowed: 'a URL that begins with nats:// or tls://, or several servers of one cluster, separated by commas',
    description:
      'NATS servers with JetStream, in which replicas share the logs of live matches. The user and password of ' +
      'the first URL are used for all. See `docs/live.md`.',
  }),
  natsReplicas: variable({
    name: 'NATS_REPLICAS',
    section: 'Replicas',
    default: DEFAULT_COPIES,
    ...wholeNumber(1, MAX_COPIES),
    description:
      'Number of copies of the logs, used by the first server that creates the stream. It needs as many NATS ' +
      'servers. With 3, one can fail.',
  }),
  natsCheckpointSeconds: variable({
    name: 'NATS_CHECKPOINT_SECONDS',
    section: 'Replicas',
    default: 60,
    ...wholeNumber(1, MAX_CHECKPOINT_SECONDS),
    description:
      'Interval, in seconds, at which checkpoints of live matches with new entries are written to NATS. At startup, ' +
      'a server reads the latest checkpoints and the entries after them.',
  }),
  natsFinishedMinutes: variable({
    name: 'NATS_FINISHED_MINUTES',
    section: 'Replicas',
    default: 60,
    ...wholeNumber(0, MAX_FINISHED_MINUTES),
    description:
      'Minutes without a new entry after which a completed match is removed from the shared log and memory. It is ' +
      'still served and can be corrected.',
  }),
  logLevel: variable<LogLevel>({
    name: 'LOG_LEVEL',
    section: 'Logs',
    default: 'info',
    ...oneOf(logLevels),
    description:
      'Least severe level that is logged. Every request is one line: `info` for a success, `warn` if it was ' +
      'rejected, `error` if the server failed.',
  }),
  tracesEndpoint: variable<string | undefined>({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    section: 'Logs',
    default: undefined,
    defaultShown: 'none: no traces are exported',
    ...urlOf('http', 'https'),
    description:
      'OpenTelemetry collector to which traces are exported, by OTLP over HTTP. Other variables of ' +
      'OpenTelemetry apply too, such as `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_TRACES_SAMPLER`.',
  }),
  trustProxy: variable<number | readonly string[]>({
    name: 'TRUST_PROXY',
    section: 'Proxies and pages',
    default: 0,
    parse: proxies,
    allowed:
      `a number of hops from 0 to ${MAX_HOPS}, or addresses, subnets, loopback, linklocal, uniquelocal, ` +
      'separated by commas',
    description: 'Proxies in front of the server whose `X-Forwarded-*` headers are trusted.',
  }),
  corsOrigins: variable<readonly string[]>({
    name: 'CORS_ORIGINS',
    section: 'Proxies and pages',
    default: [],
    parse: origins,
    allowed: '* or origins such as https://stats.example, separated by commas',
    description: 'Origins whose pages can call the API. `*` means every origin.',
  }),
  hub: variable<string | undefined>({
    name: 'GOALSQUARE_HUB',
    section: 'Proxies and pages',
    default: undefined,
    defaultShown: '`gatsby-site/public`, where `npm start` builds it',
    ...anyText('a folder'),
    description: 'Folder of the built documentation. If it is missing, only the API is served, and `/` reports that.',
  }),
  timetable: variable<'on' | 'off' | undefined>({
    name: 'REPLAY_TIMETABLE',
    section: 'Data',
    default: undefined,
    defaultShown: '`on` for the sandbox, otherwise `off`',
    ...oneOf(['on', 'off']),
    description: 'Whether completed matches are replayed for all accounts every three hours. See `docs/replay.md`.',
  }),
  replaysPerAccount: variable({
    name: 'REPLAYS_PER_ACCOUNT',
    section: 'Data',
    default: REPLAYS_PER_ACCOUNT,
    ...wholeNumber(0, MAX_REPLAYS),
    description: 'Number of replays that an account can have at a time. With 0, it can have none.',
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
      'Number of processes that share the connections of the port, at most one for each core. More than one ' +
      'needs `REDIS_URL`, in which they share counts of requests.',
  }),
  memory: variable<number | undefined>({
    name: 'MEMORY_MB',
    section: 'Speed',
    default: undefined,
    defaultShown:
      "the container's limit; without one a quarter of the machine's memory, at most 1024, or 256 for each of more than four processes",
    ...wholeNumber(LEAST_MEGABYTES, MOST_MEMORY_MEGABYTES),
    description:
      'Memory of the server, all processes together, in megabytes. Memory that processes do not need is divided ' +
      'between their caches, which evict the least recently used entries. See `docs/operating.md`.',
  }),
  streamsPerAccount: variable({
    name: 'STREAMS_PER_ACCOUNT',
    section: 'Events',
    default: STREAMS_PER_ACCOUNT,
    ...wholeNumber(1, MAX_STREAMS),
    description: 'Number of event streams that an account can have open at once, in each process.',
  }),
  webhookTargets: variable<WebhookTargets>({
    name: 'WEBHOOK_TARGETS',
    section: 'Events',
    default: 'public',
    ...oneOf(['public', 'any']),
    description:
      'Allowed targets of webhooks: `public` for HTTPS to public addresses only; `any` also for HTTP and ' +
      'private networks, as in a sandbox.',
  }),
  snsTopicArn: variable<string | undefined>({
    name: 'SNS_TOPIC_ARN',
    section: 'Events',
    default: undefined,
    defaultShown: 'none: nothing is published',
    allowed: 'the ARN of a topic, such as arn:aws:sns:ap-southeast-2:123456789012:goalsquare',
    parse: topicArn,
    description:
      'Amazon SNS topic to which all events are published. The AWS SDK finds the credentials. Set it on all ' +
      'replicas: only one of them publishes at a time.',
  }),
  snsTypes: variable<readonly EventType[]>({
    name: 'SNS_TYPES',
    section: 'Events',
    default: [],
    defaultShown: 'all',
    allowed: `some of ${eventTypes.join(', ')}, separated by commas`,
    parse: someOf(eventTypes),
    description: 'Types of events that are published.',
  }),
  snsKinds: variable<readonly ChangeKind[]>({
    name: 'SNS_KINDS',
    section: 'Events',
    default: [],
    defaultShown: 'all',
    allowed: `some of ${changeKinds.join(', ')}, separated by commas`,
    parse: someOf(changeKinds),
    description: 'Kinds of entries whose events are published. `amendment,removal,correction` are corrections.',
  }),
  publicUrl: variable<string | undefined>({
    name: 'PUBLIC_URL',
    section: 'Tokens and login',
    default: undefined,
    defaultShown: '`http://localhost:` and the port',
    allowed: 'an origin such as https://api.example, without a path',
    parse: publicOrigin,
    description:
      'Origin at which browsers and clients reach the server. It is also the issuer and the audience of its tokens.',
  }),
  keysDirectory: variable<string | undefined>({
    name: 'GOALSQUARE_KEYS',
    section: 'Tokens and login',
    default: undefined,
    defaultShown: '`keys` in the state folder',
    ...anyText('a folder, or memory'),
    description:
      'Folder of the keys that sign tokens, which only the server reads. Replicas share it. With `memory` the ' +
      'keys exist only in the process, so its tokens are invalid after a restart.',
  }),
  loginFile: variable<string | undefined>({
    name: 'GOALSQUARE_LOGIN',
    section: 'Tokens and login',
    default: undefined,
    defaultShown: 'no identity provider, and people can log in only from the documentation',
    ...anyText('a file'),
    description:
      'JSON file with the `clients` with which people can log in, and the identity `provider` at which they log in. ' +
      'See `docs/identity.md`.',
  }),
  upstreamClientSecret: variable<string | undefined>({
    name: 'UPSTREAM_CLIENT_SECRET',
    section: 'Tokens and login',
    default: undefined,
    ...anyText('a client secret'),
    secret: true,
    description:
      'Client secret of this server at the provider of `GOALSQUARE_LOGIN`, sent in the body of the token request.',
  }),
  demoLogin: variable<'on' | 'off'>({
    name: 'GOALSQUARE_SANDBOX_LOGIN',
    section: 'Tokens and login',
    default: 'on',
    allowed: 'one of on, off',
    // Earlier releases used `allow` for what is now `on`.
    parse: (text) => ({ on: 'on', off: 'off', allow: 'on' } as const)[text],
    description:
      'Whether the public keys of the sandbox work, and anyone can log in with one if there is no identity ' +
      'provider. They do not work with your own data, or once there is an account.',
  }),
} as const;
