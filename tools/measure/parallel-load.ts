/** What came of many requests. **Units**: milliseconds. */
export interface Outcome {
  /** How often each status came back, or `no answer`. */
  readonly byStatus: Readonly<Record<string, number>>;
  readonly slowest: number;
}

/** Sends requests to URLs in turn, `atOnce` at a time, until `isEnough` of how many were sent. */
export async function parallelLoad(
  urls: readonly string[],
  key: string,
  isEnough: (sent: number) => boolean,
  atOnce = 24,
): Promise<Outcome> {
  const byStatus: Record<string, number> = {};
  let sent = 0;
  let slowest = 0;
  const worker = async (): Promise<void> => {
    while (!isEnough(sent)) {
      const url = urls[sent % urls.length] ?? '';
      sent += 1;
      const begun = performance.now();
      const status = await fetch(url, { headers: { Authorization: `Bearer ${key}` } }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return String(answer.status);
        },
        () => 'no answer',
      );
      slowest = Math.max(slowest, performance.now() - begun);
      byStatus[status] = (byStatus[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { byStatus, slowest: Math.round(slowest) };
}
