import type { Journal } from '@goalsquare/data';
import type { MatchSource } from '../../domain/match-source.js';
import { ChangeNotifier } from './change-notifier.js';
import { leagueTopic } from './league-topic.js';
import { matchTopic, type FindLog } from './match-topic.js';
import { EventLogCache } from './event-log-cache.js';
import { Topics, type RunningTopic } from './topics.js';

/** An empty journal, for a source that has no journal. Streams of its leagues have no events. */
export const noJournal: Journal = { position: () => 0, since: () => Promise.resolve([]) };

/** The topics of matches and leagues. They follow the changes of the source. */
export interface LiveTopics {
  readonly changes: ChangeNotifier;
  readonly matches: Topics;
  readonly leagues: Topics;
  /** The topic of all matches, for any id. */
  readonly all: Topics;
}

export function liveTopics(source: MatchSource, failed: (error: unknown) => void): LiveTopics {
  const { journal = noJournal } = source;
  const changes = new ChangeNotifier(source);
  const cache = new EventLogCache();
  const find: FindLog = (matchId) => source.log?.(matchId) ?? Promise.resolve(undefined);

  const matches = new Topics((matchId) => {
    const unwatch = source.watch?.(matchId);
    const topic = find(matchId).then((log) => matchTopic(find, matchId, log?.entries.length ?? 0, cache, failed));
    const stop = changes.onMatch(matchId, () => {
      topic.then((one) => {
        one.wake();
      }, failed);
    });
    return {
      topic,
      stop: () => {
        stop();
        unwatch?.();
      },
    };
  });

  const topicsOf = (isWanted: (leagueId: number) => boolean): RunningTopic => {
    const topic = leagueTopic({ journal, find }, isWanted, cache, failed);
    return {
      topic: Promise.resolve(topic),
      stop: changes.onAny(() => {
        topic.wake();
      }),
    };
  };
  const leagues = new Topics((leagueId) => topicsOf((id) => id === leagueId));
  const all = new Topics(() => topicsOf(() => true));

  return { changes, matches, leagues, all };
}
