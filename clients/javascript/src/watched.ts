import type { Deadline } from './deadline.js';

/**
 * Returns a response whose body is read under a deadline, which starts again for each chunk and does not count time in
 * which the reader does not read. `lost` returns the error for a body that breaks or is late, or throws the reason if
 * the reader stopped it.
 */
export function watched(response: Response, limited: () => Deadline, lost: (error: unknown) => Error): Response {
  if (response.body === null) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { signal, clear } = limited();
      const late = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(new DOMException('', 'TimeoutError'));
        });
      });
      try {
        signal.throwIfAborted();
        const chunk = await Promise.race([reader.read(), late]);
        if (chunk.done) controller.close();
        else controller.enqueue(chunk.value);
      } catch (error) {
        reader.cancel(error).catch(() => undefined);
        throw lost(error);
      } finally {
        clear();
      }
    },
    cancel: (reason: unknown) => reader.cancel(reason),
  });
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
