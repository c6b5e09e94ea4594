import { get, STATISTICS, write, type Attack } from './attack.js';

const traversals = [
  '/../../etc/passwd',
  '/v1/../../etc/passwd',
  '/v1/..%2f..%2fetc%2fpasswd',
  '/v1/%2e%2e/%2e%2e/etc/passwd',
  '/problems/..%2f..%2fpackage.json',
  '/v1/matches/..\\..\\x',
  '//etc/passwd',
  '/v1/matches/%252e%252e',
  '/v1/matches/%c0%ae%c0%ae',
];
const prototypes = [
  '/__proto__',
  '/constructor',
  '/v1/__proto__',
  '/v1/matches/__proto__',
  '/v1/metadata/constructor',
  '/problems/__proto__',
  '/problems/constructor',
  '/.well-known/toString',
];

/** Attacks by what the request line asks for. */
export const targets: readonly Attack[] = [
  {
    name: '100,000 pairs in the query',
    play: write(get(`/v1/leagues?${'a&'.repeat(100_000)}`)),
    allowed: /^(?:414|431)/u,
  },
  { name: '4,000 pairs in the query', play: write(get(`/v1/leagues?${'a&'.repeat(4000)}`)), allowed: /^400/u },
  {
    name: '__proto__ and constructor in the query',
    play: write(get(`${STATISTICS}?__proto__[polluted]=1&__proto__=2&constructor[prototype][x]=3`)),
    allowed: /^400/u,
  },
  ...prototypes.map((path): Attack => ({
    name: `prototype in the path ${path}`,
    play: write(get(path)),
    allowed: /^(?:400|404)/u,
  })),
  ...traversals.map((path): Attack => ({
    name: `traversal ${path}`,
    play: write(get(path)),
    allowed: /^(?:400|404)/u,
    never: /root:|"workspaces"/u,
  })),
  { name: 'null byte in the path, encoded', play: write(get('/v1/matches/7001%00')), allowed: /^400/u },
  { name: 'null byte in the path, bare', play: write(get('/v1/matches/7001\u0000')), allowed: /^400/u },
  { name: 'null byte in the query', play: write(get(`${STATISTICS}?metric=KICK%00`)), allowed: /^400/u },
  { name: 'bad percent sign', play: write(get('/v1/matches/%')), allowed: /^400/u },
  {
    name: 'CRLF in the path',
    play: write(get('/v1/matches/7001%0d%0aX-Injected:%201')),
    allowed: /^400/u,
    never: /\r\nX-Injected/iu,
  },
  ...['http://x/v1/leagues', 'HTTPS://x:8080/v1/leagues', 'http://x/v1/leagues?'].map((target): Attack => ({
    name: `absolute target ${target}`,
    play: write(get(target)),
    allowed: /^200$/u,
  })),
  // The home page, where there is a hub.
  { name: 'absolute target without a path', play: write(get('http://x')), allowed: /^(?:200|404)$/u },
  {
    name: 'absolute target of a path that does not exist',
    play: write(get('http://x/v1/nothing')),
    allowed: /^404$/u,
  },
  { name: 'target without a slash', play: write(get('v1/leagues')), allowed: /^400$/u },
  { name: 'absolute target without a host', play: write(get('http:///v1/leagues')), allowed: /^400$/u },
  {
    name: 'absolute target of another host',
    play: write(get('http://elsewhere.example/v1/leagues')),
    allowed: /^200$/u,
    never: /elsewhere\.example\/oauth|Location/u,
  },
  {
    name: 'absolute target, other scheme',
    play: write(get('file:///etc/passwd')),
    allowed: /^400$/u,
    never: /root:/u,
  },
  {
    name: 'target of a proxy: CONNECT',
    play: write('CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n'),
    allowed: /^(?:4\d\d|closed)/u,
  },
  { name: 'target *', play: write(get('*')), allowed: /^(?:400|404)/u },
];
