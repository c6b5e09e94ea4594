import { connect, type Socket } from 'node:net';

/** What an attack came to: what the server said first, and after how long. **Units**: milliseconds. */
export interface Outcome {
  readonly answer: string;
  readonly milliseconds: number;
}

/** After an answer, so long without more is its end. **Units**: milliseconds. */
const SILENCE = 300;

const firstLine = (text: string): string => text.split('\r\n')[0]?.slice(0, 60) ?? '';

/** What came over a connection, in short: the status lines of all answers, or that it was closed or not answered. */
const told = (text: string, end: string): string => {
  const lines = [...text.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status = '']) => status);
  return lines.length > 0 ? lines.join(', ') : firstLine(text) || end;
};

/** Opens a connection, lets `play` write to it and waits until the server closes it, or says no more, or until the limit. */
export const attackWith = (port: number, limit: number, play: (socket: Socket) => void): Promise<Outcome> => new Promise((resolve) => {
  const start = performance.now();
  let last = start;
  let text = '';
  const socket = connect(port, '127.0.0.1', () => { play(socket); });
  const done = (end: string): void => {
    clearTimeout(timer);
    socket.destroy();
    resolve({ answer: told(text, end), milliseconds: (text === '' ? performance.now() : last) - start });
  };
  const timer = setTimeout(() => { done('HANG'); }, limit);
  let silence: NodeJS.Timeout | undefined;
  socket.on('data', (piece: Buffer) => {
    last = performance.now();
    if (text.length < 1e6) text += piece.toString('latin1');
    clearTimeout(silence);
    silence = setTimeout(() => { done('closed'); }, SILENCE);
  });
  socket.on('error', () => { done('closed'); });
  socket.on('close', () => { done('closed'); });
});

/** Writes a text at once, then closes its own half. */
export const write = (text: string | Buffer) => (socket: Socket): void => { socket.write(text); };

/** Writes a beginning, then a piece every so often, for as long as the server takes it. */
export const drip = (begin: string, piece: string, every: number) => (socket: Socket): void => {
  socket.write(begin);
  const timer = setInterval(() => { if (socket.writable) socket.write(piece); }, every);
  socket.on('close', () => { clearInterval(timer); });
};
