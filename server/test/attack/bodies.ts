import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { KEY, postHead, STATISTICS, write, type Attack } from './attack.js';

const post =
  (body: string | Buffer, headers: readonly string[] = []): ((socket: Socket) => void) =>
  (socket) => {
    socket.write(postHead(Buffer.byteLength(body), headers));
    socket.write(body);
  };

const chunked = (body: string): ((socket: Socket) => void) =>
  write(
    `POST ${STATISTICS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${body}`,
  );

const BIG = 50_000_000;
/** Posts a big body, which is made when it is sent. */
const postBig =
  (
    letter: string,
    pack: (plain: Buffer) => Buffer = (plain) => plain,
    headers: readonly string[] = [],
  ): ((socket: Socket) => void) =>
  (socket) => {
    post(pack(Buffer.alloc(BIG, letter)), headers)(socket);
  };

/** A body that grows to 50 MB when it is read. */
const bomb = (encoding: string, pack: (plain: Buffer) => Buffer): Attack => ({
  name: `${encoding} bomb of 50 MB`,
  play: postBig(' ', pack, [`Content-Encoding: ${encoding}`]),
  allowed: /^413/u,
});

/** Attacks by what the body is. */
export const bodies: readonly Attack[] = [
  { name: 'body of 50 MB', play: postBig('a'), allowed: /^(?:413|closed)/u },
  { name: 'body of 50 MB, announced only', play: write(postHead(BIG)), allowed: /^413/u },
  {
    name: 'body of 2 MB in chunks',
    play: chunked(`10000\r\n${'a'.repeat(65_536)}\r\n`.repeat(32)),
    allowed: /^(?:413|closed)/u,
  },
  bomb('gzip', (plain) => gzipSync(plain)),
  bomb('br', (plain) => brotliCompressSync(plain)),
  bomb('deflate', (plain) => deflateSync(plain)),
  {
    name: 'gzip bomb in a gzip bomb',
    play: postBig(' ', (plain) => gzipSync(gzipSync(plain)), ['Content-Encoding: gzip, gzip']),
    allowed: /^400/u,
  },
  { name: 'gzip that is none', play: post('abc', ['Content-Encoding: gzip']), allowed: /^400/u },
  {
    name: 'bytes that are not UTF-8',
    play: post(Buffer.from('7b2261223a22c3285c227d', 'hex')),
    allowed: /^400$/u,
  },
  {
    name: 'JSON 10,000 deep',
    play: post(`{"playerMetricRequests":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
    allowed: /^400/u,
  },
  { name: 'JSON 400,000 deep', play: post(`{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`), allowed: /^400/u },
  { name: 'objects 10,000 deep', play: post(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`), allowed: /^400/u },
  {
    name: '200,000 requests in a batch',
    play: post(`{"playerMetricRequests":[${'{},'.repeat(200_000)}{}]}`),
    allowed: /^400/u,
  },
  {
    name: '__proto__ in the body',
    play: post('{"playerMetricRequests":[{"__proto__":{"metricCodes":["KICK"]}}],"__proto__":{"polluted":1}}'),
    allowed: /^400/u,
  },
  {
    name: 'constructor.prototype in the body',
    play: post('{"constructor":{"prototype":{"polluted":1}}}'),
    allowed: /^400/u,
  },
  {
    name: 'null bytes in the body',
    play: post('{"playerMetricRequests":[{"id":"\u0000","metricCodes":["\\u0000"]}]}'),
    allowed: /^400/u,
  },
  {
    name: 'chunk extensions of 1 MB',
    play: chunked(`1;${'a'.repeat(1_000_000)}\r\nx\r\n0\r\n\r\n`),
    allowed: /^(?:400|413|closed)/u,
  },
  {
    name: '10,000 chunks with extensions',
    play: chunked(`${`1;a=${'b'.repeat(100)}\r\n \r\n`.repeat(10_000)}0\r\n\r\n`),
    allowed: /^(?:400|413|closed)/u,
  },
  { name: 'chunk of a negative size', play: chunked('-1\r\nx\r\n'), allowed: /^400/u },
  { name: 'chunk longer than a number', play: chunked('FFFFFFFFFFFFFFFFF\r\nx\r\n'), allowed: /^400/u },
  {
    name: '10,000 trailers',
    play: chunked(`2\r\n{}\r\n0\r\n${'X-A: 1\r\n'.repeat(10_000)}\r\n`),
    allowed: /^(?:400|431|closed)/u,
  },
];
