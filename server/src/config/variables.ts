import { anyText, itemsOf, oneOf, wholeNumber } from './kinds.js';
import { variable } from './variable.js';

/** Levels a log line can have, most severe first. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const MAX_PORT = 65_535;
const MAX_HOPS = 10;
const MAX_GRACE_SECONDS = 600;

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

/** Every variable the server reads, by the member of the configuration it decides. The only list of them. */
export const variables = {
  port: variable({
    name: 'PORT', section: 'Listening', default: 8080, ...wholeNumber(0, MAX_PORT),
    description: 'Port to listen on; 0 for one the system chooses, which the log names.',
  }),
  host: variable({
    name: 'HOST', section: 'Listening', default: '0.0.0.0', allowed: 'an address or name of this machine', parse: (text) => text,
    description: 'Address to listen on; `::` for IPv6 and IPv4, `127.0.0.1` for this machine alone.',
  }),
  graceSeconds: variable({
    name: 'SHUTDOWN_GRACE_SECONDS', section: 'Listening', default: 8, ...wholeNumber(0, MAX_GRACE_SECONDS),
    description: 'How long requests under way may take to finish after SIGTERM or SIGINT. Keep it below what the supervisor waits before it kills, which is 10 with Docker.',
  }),
  delaySeconds: variable({
    name: 'SHUTDOWN_DELAY_SECONDS', section: 'Listening', default: 0, ...wholeNumber(0, MAX_GRACE_SECONDS),
    description: 'How long to go on accepting connections after the signal, while `/readyz` already answers 503, so that a load balancer can look away first.',
  }),
  data: variable<string | undefined>({
    name: 'GOALSQUARE_DATA', section: 'Data', default: undefined, defaultShown: '`data/sandbox`, generated', ...anyText('a folder'),
    description: 'Folder of match logs and records of seasons. Nothing is generated into a folder named here.',
  }),
  logLevel: variable<LogLevel>({
    name: 'LOG_LEVEL', section: 'Logs', default: 'info', ...oneOf(logLevels),
    description: 'The least severe lines to write. Every request is one line: `info`, `warn` where it was refused, `error` where the server failed.',
  }),
  trustProxy: variable<number | readonly string[]>({
    name: 'TRUST_PROXY', section: 'Proxies and pages', default: 0, parse: proxies,
    allowed: `a number of hops from 0 to ${MAX_HOPS}, or addresses, subnets, loopback, linklocal, uniquelocal, separated by commas`,
    description: 'Proxies in front, whose `X-Forwarded-*` headers are believed.',
  }),
  corsOrigins: variable<readonly string[]>({
    name: 'CORS_ORIGINS', section: 'Proxies and pages', default: [], parse: origins,
    allowed: '* or origins such as https://stats.example, separated by commas',
    description: 'Origins whose pages may call the API; `*` for every origin.',
  }),
} as const;
