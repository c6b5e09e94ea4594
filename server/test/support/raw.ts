import { connect } from 'node:net';
import type { TestApp } from './app.js';

/** Sends raw bytes to an app, and returns everything received until the connection closes. */
export const raw = (app: TestApp, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
    });
    const pieces: Buffer[] = [];
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece);
    });
    socket.on('close', () => {
      resolve(Buffer.concat(pieces).toString());
    });
    socket.on('error', reject);
  });
