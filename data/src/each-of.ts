/**
 * Runs an asynchronous function for every item, with a limit on how many run at a time. Rejects with the first error
 * after all that run have ended.
 */
export async function eachOf<T>(
  items: readonly T[],
  limit: number,
  work: (item: T, at: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) await work(items[at] as T, at);
  };
  const ends = await Promise.allSettled(Array.from({ length: limit }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
