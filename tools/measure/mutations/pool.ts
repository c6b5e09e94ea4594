/** Works through items, one at a time in each worker. A failure ends it once the items at work are done. */
export async function pool<Worker, Item>(
  workers: readonly Worker[],
  items: Iterable<Item>,
  work: (worker: Worker, item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  await Promise.all(
    workers.map(async (worker) => {
      for (let next = left.next(); next.done !== true; next = left.next()) await work(worker, next.value);
    }),
  );
}
