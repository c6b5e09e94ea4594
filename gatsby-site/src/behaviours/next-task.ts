/**
 * Resolves in a new task. Long work that awaits it between steps does not block the page, because the browser handles
 * input in between.
 */
export async function nextTask(): Promise<void> {
  // A timer would wait longer with each step, and would never fire while a clock is stopped.
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
