import { connect } from 'node:net';
import type { Attack, Target } from './attack.js';

/** The result of an attack. **Units**: milliseconds. */
export interface Outcome {
  /** Statuses of all answers, or that the connection was closed, or HANG. */
  readonly answer: string;
  readonly milliseconds: number;
  /** Whether the answer is none of those allowed. */
  readonly isWrong: boolean;
}

/** After an answer, so long without more is its end. **Units**: milliseconds. */
const SILENCE = 3000;
const MAX_TEXT = 2_000_000;

const statusesOf = (text: string): string =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status = '']) => status).join(', ');

function once(target: Target, { play, allowed, never, connections = 1 }: Attack, limit: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const start = performance.now();
    let last = 0;
    let text = '';
    const socket = connect(target.port, '127.0.0.1', () => {
      void play(socket, target);
    });
    const done = (end: string): void => {
      clearTimeout(timer);
      clearTimeout(silence);
      socket.destroy();
      const answer = statusesOf(text) || end;
      const isWrong =
        answer === 'HANG' || /\b5\d\d\b/u.test(answer) || !allowed.test(answer) || (never?.test(text) ?? false);
      resolve({ answer, milliseconds: (last === 0 ? performance.now() : last) - start, isWrong });
    };
    const timer = setTimeout(() => {
      done('HANG');
    }, limit);
    let silence: NodeJS.Timeout | undefined;
    socket.on('data', (piece: Buffer) => {
      last = performance.now();
      if (text.length < MAX_TEXT) text += piece.toString('latin1');
      if (connections > 1) return;
      clearTimeout(silence);
      silence = setTimeout(() => {
        done('closed');
      }, SILENCE);
    });
    socket.on('error', () => {
      done('closed');
    });
    socket.on('close', () => {
      done('closed');
    });
  });
}

/**
 * Attacks once, by as many connections as the attack takes, and waits until the server closes them, says no more, or
 * the limit is over.
 */
export async function attempt(target: Target, attack: Attack, limit: number): Promise<Outcome> {
  const outcomes = await Promise.all(
    Array.from({ length: attack.connections ?? 1 }, () => once(target, attack, limit)),
  );
  return {
    answer: [...new Set(outcomes.map(({ answer }) => answer))].join(' or '),
    milliseconds: Math.max(...outcomes.map(({ milliseconds }) => milliseconds)),
    isWrong: outcomes.some(({ isWrong }) => isWrong),
  };
}
