import type { Readable } from 'node:stream';
import { Lines, type LineSource } from './line-source.js';

/**
 * Returns a source of a stream's lines, until the stream ends or `signal` aborts. Text after the last line break is a
 * line too.
 */
export function streamLines(name: string, stream: Readable, signal?: AbortSignal): LineSource {
  const lines = new Lines(name);
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const stop = (): void => {
    stream.destroy();
  };
  signal?.addEventListener('abort', stop, { once: true });

  async function fill(): Promise<boolean> {
    try {
      const chunk = await chunks.next();
      if (chunk.done !== true) {
        lines.add(chunk.value);
        return true;
      }
      lines.end();
      return false;
    } catch (error) {
      if (signal?.aborted === true) return false;
      throw error;
    }
  }

  return {
    next: async (most) => {
      while (lines.count === 0 && (await fill()));
      return lines.count === 0 ? undefined : { lines: lines.take(most) };
    },
    close: stop,
  };
}
