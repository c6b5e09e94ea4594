import { eventsOf, type Entry, type MatchLog } from '@goalsquare/engine';

/** Returns the ids of the messages of the first entries of a log, computed only from the log. */
export function expectedChanges({ header, entries }: MatchLog, revision: number): readonly string[] {
  const known = entries.slice(0, revision);
  const ofRevision = new Map<number, number>([[0, 1]]);
  const add = (at: number): void => {
    ofRevision.set(at, (ofRevision.get(at) ?? 0) + 1);
  };
  known.forEach((entry: Entry, at) => {
    if (entry.kind === 'correction') add(at + 1);
  });
  for (const event of eventsOf({ header, entries: known }, 0, known.length)) add(event.revision);
  return [...ofRevision].flatMap(([at, count]) =>
    Array.from({ length: count }, (_, place) => `${header.id}-${at}-${place}`),
  );
}

/** Says what is missed, repeated or out of turn in what a consumer got. **Empty**: no faults. */
export function faultsOf(
  got: readonly string[],
  feed: readonly string[],
  expected: readonly string[],
): readonly string[] {
  const [seen, wanted] = [new Set(got), new Set(expected)];
  return [
    ...(seen.size < got.length ? [`${got.length - seen.size} changes came twice`] : []),
    ...[...wanted].filter((id) => !seen.has(id)).map((id) => `${id} was missed`),
    ...[...seen].filter((id) => !wanted.has(id)).map((id) => `${id} is not of the logs`),
    ...(JSON.stringify(got) === JSON.stringify(feed) ? [] : ['the order is not that of the feed']),
  ];
}
