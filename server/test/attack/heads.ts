import { get, head, KEY, STATISTICS, drip, write, type Attack } from './attack.js';

const documents = ['/.well-known/oauth-authorization-server', '/.well-known/oauth-protected-resource', '/v1/leagues'];
const elsewhere = [
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: https',
  'Forwarded: host=evil.example',
  'X-Original-URL: //evil.example',
];

const smuggled = (headers: readonly string[], body: string): Attack['play'] =>
  write(
    `POST ${STATISTICS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nContent-Type: application/json\r\n${headers.join('\r\n')}\r\n\r\n${body}`,
  );
const second = 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n';
/** Requests of which two servers in a row could find different ends: one refusal, and the connection closed. */
const smuggling: readonly (readonly [string, readonly string[], string])[] = [
  ['Content-Length and Transfer-Encoding', ['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${second}`],
  ['Transfer-Encoding and Content-Length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${second}`],
  ['two lengths', ['Content-Length: 0', 'Content-Length: 5'], `abcde${second}`],
  ['a list of lengths', ['Content-Length: 0, 5'], `abcde${second}`],
  ['a length with a sign', ['Content-Length: +5'], `abcde${second}`],
  ['Transfer-Encoding twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${second}`],
  ['Transfer-Encoding with a space', ['Transfer-Encoding : chunked'], `0\r\n\r\n${second}`],
  ['Transfer-Encoding of another name', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${second}`],
  ['bare line feeds', ['Transfer-Encoding: chunked\nX-A: 1'], `0\n\n${second}`],
  ['line folding', ['X-A: 1', ' folded: 2', 'Content-Length: 0'], second],
];

/** Attacks by headers, framing and versions. */
export const heads: readonly Attack[] = [
  {
    name: '5,000 headers',
    play: write(
      get(
        '/v1/leagues',
        Array.from({ length: 5000 }, (_, n) => `X-${n}: 1`),
      ),
    ),
    allowed: /^431/u,
  },
  {
    name: '500 short headers',
    play: write(
      get(
        '/v1/leagues',
        Array.from({ length: 500 }, (_, n) => `X-${n}: 1`),
      ),
    ),
    allowed: /^431/u,
  },
  {
    name: 'a header of 1 MB',
    play: write(get('/v1/leagues', [`X-Long: ${'a'.repeat(1_000_000)}`])),
    allowed: /^(?:431|closed)/u,
  },
  {
    name: 'a header without an end',
    play: drip('GET / HTTP/1.1\r\nX: ', 'a'.repeat(4096), 1),
    allowed: /^(?:431|closed)/u,
  },
  { name: 'a token of 30 KB', play: write(get('/v1/leagues', [], 'a'.repeat(30_000))), allowed: /^401/u },
  { name: 'null byte in a header', play: write(get('/v1/leagues', ['X-A: a\u0000b'])), allowed: /^400$/u },
  ...smuggling.map(([name, headers, body]): Attack => ({
    name: `smuggling: ${name}`,
    play: smuggled(headers, body),
    allowed: /^400$/u,
    never: /process_cpu/u,
  })),
  { name: 'no Host', play: write('GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n'), allowed: /^400$/u },
  { name: 'a Host that is none', play: write(head('GET /livez HTTP/1.1', [], 'a b/c')), allowed: /^400$/u },
  {
    name: 'no Host, before another request',
    play: write(`GET /livez HTTP/1.1\r\n\r\n${head('GET /livez HTTP/1.1')}`),
    allowed: /^400$/u,
  },
  ...['dances', '101-continue'].map((expectation): Attack => ({
    name: `Expect: ${expectation}`,
    play: write(get('/v1/leagues', [`Expect: ${expectation}`])),
    allowed: /^400$/u,
  })),
  {
    name: 'garbage after a request',
    play: write(`GET ${STATISTICS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\n\r\nnonsense\r\n\r\n`),
    allowed: /^(?:200|429), 400$/u,
  },
  {
    name: 'garbage after 5 requests',
    play: write(`${'GET /v1/leagues HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5)}nonsense\r\n\r\n`),
    allowed: /^(?:401, ){5}400$/u,
  },
  {
    name: 'garbage after a stream of events was opened',
    play: write(
      `GET /v1/matches/7001/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\n\r\nnonsense\r\n\r\n`,
    ),
    allowed: /^(?:200|429|429, 400|closed)$/u,
    never: /text\/event-stream[\s\S]*HTTP\/1\.1/u,
  },
  {
    name: 'two Hosts',
    play: write(head('GET /livez HTTP/1.1', ['Host: evil.example'])),
    allowed: /^400$/u,
    never: /evil\.example/u,
  },
  {
    name: '30 requests in a pipeline',
    play: write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(29) + head('GET /livez HTTP/1.1')),
    allowed: /^(?:200, ){29}200$/u,
  },
  {
    name: '10,000 requests in a pipeline',
    play: write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(10_000)),
    allowed: /^(?:(?:200, ){0,32}200|closed)$/u,
  },
  {
    name: 'HTTP/1.0',
    play: write(`GET /v1/leagues HTTP/1.0\r\nAuthorization: Bearer ${KEY}\r\n\r\n`),
    allowed: /^(?:200|429)$/u,
  },
  { name: 'HTTP/0.9', play: write('GET /v1/leagues\r\n\r\n'), allowed: /^(?:400|401|closed)$/u },
  { name: 'HTTP/9.9', play: write('GET /v1/leagues HTTP/9.9\r\nHost: x\r\n\r\n'), allowed: /^400$/u },
  { name: 'the preface of HTTP/2', play: write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), allowed: /^(?:400|closed)$/u },
  { name: 'TLS', play: write(Buffer.from('16030100c8010000c403030000', 'hex')), allowed: /^(?:400|closed)$/u },
  {
    name: 'Upgrade to a web socket',
    play: write(get('/v1/leagues', ['Upgrade: websocket', 'Sec-WebSocket-Key: x'])),
    allowed: /^(?:200|4\d\d)/u,
  },
  {
    name: 'CRLF in X-Request-Id',
    play: write(head('GET /v1/leagues HTTP/1.1', ['X-Request-Id: a%0d%0aX-Injected: 1'])),
    allowed: /^401/u,
    never: /X-Injected|%0d/iu,
  },
  {
    name: 'a bare CR in X-Request-Id',
    play: write(head('GET /v1/leagues HTTP/1.1', ['X-Request-Id: a\rX-Injected: 1'])),
    allowed: /^400/u,
    never: /\rX-Injected/iu,
  },
  {
    name: 'markup in X-Request-Id',
    play: write(head('GET /nowhere HTTP/1.1', ['X-Request-Id: <script>'])),
    allowed: /^404/u,
    never: /<script>/iu,
  },
  {
    name: 'CRLF in Origin',
    play: write(head('OPTIONS /v1/leagues HTTP/1.1', ['Origin: https://a.example%0d%0aX-Injected: 1'])),
    allowed: /^204/u,
    never: /X-Injected|Allow-Origin/iu,
  },
  {
    name: 'Origin null',
    play: write(head('GET /v1/leagues HTTP/1.1', ['Origin: null'])),
    allowed: /^401/u,
    never: /Allow-Origin/iu,
  },
  {
    name: 'Host of another in the contract, which names it, in a cache that others read',
    play: write(head('GET /openapi.json HTTP/1.1', elsewhere, 'evil.example')),
    allowed: /^200/u,
    never: /Cache-Control: public/iu,
  },
  ...documents.map((path): Attack => ({
    name: `Host of another in ${path}`,
    play: write(head(`GET ${path} HTTP/1.1`, elsewhere, 'evil.example')),
    allowed: /^(?:200|401)/u,
    never: /evil\.example/u,
  })),
];
