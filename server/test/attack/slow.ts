import type { Socket } from 'node:net';
import { MAX_WAITING } from '../../src/http/listener/pipeline-limit.js';
import { STATISTICS, drip, get, postHead, type Attack } from './attack.js';

const CONNECTIONS = 50;
const SECOND = 1000;
const READS_FOR = 20 * SECOND;

/** Asks for an answer as often as may wait. */
const askOften = (socket: Socket, path: string): void => {
  socket.write(get(path).replace('Connection: close\r\n', '').repeat(MAX_WAITING));
};

/** Asks for more large answers than the buffers of a connection hold, and takes nothing of them. */
export function readNothing(socket: Socket): void {
  socket.pause();
  askOften(socket, STATISTICS);
}

/** Asks for as many large answers as may wait, and takes one piece of them a second. */
function readSlowly(socket: Socket): void {
  socket.on('data', () => {
    socket.pause();
  });
  askOften(socket, '/openapi.json');
  const timer = setInterval(() => {
    socket.resume();
  }, SECOND);
  const end = setTimeout(() => {
    socket.destroy();
  }, READS_FOR);
  socket.on('close', () => {
    clearInterval(timer);
    clearTimeout(end);
  });
}

/** Clients that never finish their requests: each opens many connections, for as long as the server allows. */
export const slowSenders: readonly Attack[] = [
  {
    name: 'slow headers: a line a second',
    play: drip('GET /v1/leagues HTTP/1.1\r\nHost: x\r\n', 'X-A: 1\r\n', SECOND),
    allowed: /^(?:408|closed)$/u,
    connections: CONNECTIONS,
  },
  {
    name: 'slow body: a byte a second',
    play: drip(postHead(1000), ' ', SECOND),
    allowed: /^(?:408|429|closed)$/u,
    connections: CONNECTIONS,
  },
];

/** The three modes of slowhttptest by clients of our own. */
export const slow: readonly Attack[] = [
  ...slowSenders,
  {
    name: 'slow read: a piece a second of many megabytes',
    play: readSlowly,
    allowed: /^(?:200|408|closed)/u,
    connections: CONNECTIONS,
  },
];
