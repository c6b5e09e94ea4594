/**
 * Resolves in a task of its own. Work that awaits it between its steps does not block the page: what the reader does is
 * handled between two steps.
 */
export async function nextTask(): Promise<void> {
  // A timer would wait longer with each step, and not end while a clock is stopped.
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
