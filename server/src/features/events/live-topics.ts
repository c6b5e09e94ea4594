import type { Journal } from '@goalsquare/data';
import type { MatchSource } from '../../domain/match-source.js';
import { Changes } from './changes.js';
import { leagueTopic } from './league-topic.js';
import { matchTopic, type FindLog } from './match-topic.js';
import { Tellings } from './tellings.js';
import { Topics } from './topics.js';

/** The journal of a source that keeps none: nothing is told of its leagues. */
const noJournal: Journal = { position: () => 0, since: () => Promise.resolve([]) };

/** The topics of matches and of leagues, which tell what happens as the source does. */
export interface LiveTopics {
  readonly changes: Changes;
  readonly matches: Topics;
  readonly leagues: Topics;
}

/** Opens the topics of a source. */
export function liveTopics(source: MatchSource, failed: (error: unknown) => void): LiveTopics {
  const { journal = noJournal } = source;
  const changes = new Changes(source);
  const tellings = new Tellings();
  const find: FindLog = (matchId) => source.log?.(matchId) ?? Promise.resolve(undefined);

  const matches = new Topics((matchId) => {
    const unwatch = source.watch?.(matchId);
    const topic = find(matchId).then((log) => matchTopic(find, matchId, log?.entries.length ?? 0, tellings, failed));
    const stop = changes.ofMatch(matchId, () => {
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

  const leagues = new Topics((leagueId) => {
    const topic = leagueTopic({ journal, find }, leagueId, tellings, failed);
    return {
      topic: Promise.resolve(topic),
      stop: changes.ofAny(() => {
        topic.wake();
      }),
    };
  });

  return { changes, matches, leagues };
}
