import type { Socket } from 'node:net';
import { drip, write } from './raw.js';

/** One attack over a bare connection, and the statuses a server may answer it with. */
export interface Attack {
  readonly name: string;
  readonly play: (socket: Socket) => void;
  /** What the answers must be. **Empty**: anything but 5xx and a hang. */
  readonly allowed?: RegExp;
}

const KEY = 'sandbox-transactional';
const STATISTICS = '/v1/matches/7001/statistics/players';

const head = (line: string, headers: readonly string[] = [], key = KEY): string =>
  [`${line} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${key}`, 'Connection: close', ...headers, '', ''].join('\r\n');
const get = (target: string, headers: readonly string[] = []): ((socket: Socket) => void) => write(head(`GET ${target}`, headers));
const post = (body: string, headers: readonly string[] = []): ((socket: Socket) => void) =>
  write(head(`POST ${STATISTICS}`, ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`, ...headers]) + body);
const withToken = (key: string): ((socket: Socket) => void) => write(head('GET /v1/leagues', [], key));

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (header: object, claims: object, signature = 'c2ln'): string => `${part(header)}.${part(claims)}.${signature}`;
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const claims = { sub: KEY, aud: 'goalsquare', iss: 'goalsquare', exp: inAnHour };

const bodies: readonly Attack[] = [
  { name: 'body of 50 MB', play: post(`"${'a'.repeat(50_000_000)}"`), allowed: /^(?:413|closed)/u },
  { name: 'body of 50 MB, announced only', play: write(head(`POST ${STATISTICS}`, ['Content-Type: application/json', 'Content-Length: 50000000'])), allowed: /^413/u },
  { name: 'body of 50 MB, compressed to 50 KB', play: write(head(`POST ${STATISTICS}`, ['Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 3']) + 'abc'), allowed: /^400/u },
  { name: 'JSON 10,000 deep', play: post(`{"playerMetricRequests":${'['.repeat(10_000)}${']'.repeat(10_000)}}`), allowed: /^400/u },
  { name: 'JSON 400,000 deep', play: post(`{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`), allowed: /^400/u },
  { name: 'objects 10,000 deep', play: post(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`), allowed: /^400/u },
  { name: '200,000 requests in a batch', play: post(`{"playerMetricRequests":[${'{},'.repeat(200_000)}{}]}`), allowed: /^400/u },
  { name: '__proto__ in the body', play: post('{"playerMetricRequests":[{"__proto__":{"metricCodes":["KICK"]}}],"__proto__":{"polluted":1}}'), allowed: /^400/u },
  { name: 'constructor.prototype in the body', play: post('{"constructor":{"prototype":{"polluted":1}}}'), allowed: /^400/u },
  { name: 'null bytes in the body', play: post('{"playerMetricRequests":[{"id":"\u0000","metricCodes":["\\u0000"]}]}'), allowed: /^400/u },
];

const targets: readonly Attack[] = [
  { name: '100,000 pairs in the query', play: get(`/v1/leagues?${'a&'.repeat(100_000)}`), allowed: /^(?:414|431)/u },
  { name: '4,000 pairs in the query', play: get(`/v1/leagues?${'a&'.repeat(4000)}`), allowed: /^400/u },
  { name: '__proto__ in the query', play: get(`${STATISTICS}?__proto__[polluted]=1&__proto__=2&constructor[prototype][x]=3`), allowed: /^400/u },
  { name: 'null byte in the path', play: get('/v1/matches/7001%00'), allowed: /^400/u },
  { name: 'double encoding %252e', play: get('/v1/matches/%252e%252e'), allowed: /^400/u },
  { name: 'overlong UTF-8 %c0%ae', play: get('/v1/matches/%c0%ae%c0%ae'), allowed: /^400/u },
  { name: 'bad percent sign', play: get('/v1/matches/%'), allowed: /^400/u },
  { name: 'absolute target of another host', play: get('http://elsewhere.example/v1/leagues'), allowed: /^(?:200|400|404)/u },
  ...['/../../etc/passwd', '/v1/../../etc/passwd', '/v1/..%2f..%2fetc%2fpasswd', '/v1/%2e%2e/%2e%2e/etc/passwd', '/problems/..%2f..%2fpackage.json', '/v1/matches/..\\..\\x', '//etc/passwd']
    .map((target): Attack => ({ name: `traversal ${target}`, play: get(target), allowed: /^(?:400|404)/u })),
];

const heads: readonly Attack[] = [
  { name: '5,000 headers', play: get('/v1/leagues', Array.from({ length: 5000 }, (_, n) => `X-${n}: 1`)), allowed: /^431/u },
  { name: '500 short headers', play: get('/v1/leagues', Array.from({ length: 500 }, (_, n) => `X-${n}: 1`)), allowed: /^431/u },
  { name: 'a header of 1 MB', play: get('/v1/leagues', [`X-Long: ${'a'.repeat(1_000_000)}`]), allowed: /^(?:431|closed)/u },
  { name: 'a header without an end', play: drip('GET / HTTP/1.1\r\nX: ', 'a'.repeat(4096), 1), allowed: /^(?:431|closed)/u },
  { name: 'line folding', play: get('/v1/leagues', ['X-A: 1', ' folded: 2']), allowed: /^(?:200|400)/u },
  { name: 'Content-Length and Transfer-Encoding', play: write(`POST ${STATISTICS} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n`), allowed: /^400$/u },
  { name: 'two lengths', play: write('POST /v1/leagues HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\nabcde'), allowed: /^400$/u },
  { name: 'Transfer-Encoding twice', play: write('POST /v1/leagues HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n'), allowed: /^400$/u },
  { name: 'chunk of a negative size', play: write(`POST ${STATISTICS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n`), allowed: /^400/u },
  { name: 'no Host', play: write('GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n'), allowed: /^400/u },
  { name: '50 requests in a pipeline', play: write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(49) + head('GET /livez')), allowed: /^(?:200, ){49}200$/u },
  { name: 'CONNECT', play: write('CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n'), allowed: /^(?:4\d\d|closed)/u },
  { name: 'Upgrade to a web socket', play: get('/v1/leagues', ['Upgrade: websocket', 'Sec-WebSocket-Key: x']), allowed: /^(?:200|4\d\d)/u },
];

const tokens: readonly Attack[] = [
  ['alg none', token({ alg: 'none' }, claims, '')], ['alg None', token({ alg: 'None' }, claims)], ['HS256 with a public key', token({ alg: 'HS256' }, claims)],
  ['a wrong key', token({ alg: 'RS256', kid: 'x' }, claims)], ['jku of elsewhere', token({ alg: 'RS256', jku: 'https://elsewhere.example/jwks' }, claims)],
  ['kid with a path', token({ alg: 'RS256', kid: '../../../dev/null' }, claims)], ['expired', token({ alg: 'RS256' }, { ...claims, exp: 1 })],
  ['a wrong audience', token({ alg: 'RS256' }, { ...claims, aud: 'elsewhere' })], ['__proto__', '__proto__'], ['no JSON inside', 'eyJ.eyJ.x'],
].map(([name = '', key = '']): Attack => ({ name: `token: ${name}`, play: withToken(key), allowed: /^401/u }));

const authorize = (query: string): ((socket: Socket) => void) => get(`/oauth2/authorize?response_type=token&client_id=goalsquare-docs&${query}`);
const redirects: readonly Attack[] = [
  'https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', 'http://localhost@elsewhere.example/', 'http://localhost:8080.elsewhere.example/', 'https://elsewhere.example%00.localhost/', '', 'data:text/html,x', 'http://localhost/api/oauth-receiver.html/../x',
].map((uri): Attack => ({ name: `redirect to ${uri || 'nowhere'}`, play: authorize(`redirect_uri=${encodeURIComponent(uri)}`), allowed: /^4\d\d/u }));

const slow: readonly Attack[] = [
  { name: 'slow headers (a line a second)', play: drip('GET /v1/leagues HTTP/1.1\r\nHost: x\r\n', 'X-A: 1\r\n', 1000), allowed: /^(?:408|closed)/u },
  { name: 'slow body (a byte a second)', play: drip(head(`POST ${STATISTICS}`, ['Content-Type: application/json', 'Content-Length: 1000']), ' ', 1000), allowed: /^(?:408|closed)/u },
];

/** THE attacks, in order. */
export const attacks: readonly Attack[] = [...bodies, ...targets, ...heads, ...tokens, ...redirects, ...slow];
