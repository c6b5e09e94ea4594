/** What came of many requests. **Units**: milliseconds. */
export interface Outcome {
  readonly byStatus: Readonly<Record<string, number>>;
  readonly slowest: number;
}

const LOADED_AT_ONCE = 24;

/** Sends requests to servers in turn, many at once, until it is stopped. */
export async function load(
  urls: readonly string[],
  key: string,
  isEnough: (asked: number) => boolean,
): Promise<Outcome> {
  const byStatus: Record<string, number> = {};
  let asked = 0;
  let slowest = 0;
  const worker = async (): Promise<void> => {
    while (!isEnough(asked)) {
      const url = urls[asked % urls.length] ?? '';
      asked += 1;
      const begun = performance.now();
      const status = await fetch(`${url}/v1/leagues`, { headers: { Authorization: `Bearer ${key}` } }).then(
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
  await Promise.all(Array.from({ length: LOADED_AT_ONCE }, worker));
  return { byStatus, slowest: Math.round(slowest) };
}
