const EVERY_MILLISECONDS = 20;

/** Waits until a condition holds. **Throws** if it does not within some seconds. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} seconds`);
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY_MILLISECONDS);
    });
  }
}
