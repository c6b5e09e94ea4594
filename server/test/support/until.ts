const EVERY_MILLISECONDS = 20;
/** Ends what hangs. It measures nothing: a machine may be as slow as it likes. */
const PATIENCE_SECONDS = 240;

/** Waits until a condition holds. **Throws** if it does not within some minutes. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  seconds = PATIENCE_SECONDS,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} seconds`);
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY_MILLISECONDS);
    });
  }
}
