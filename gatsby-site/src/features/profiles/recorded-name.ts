import type { Answer, Person, SeasonSquads } from '@goalsquare/openapi';
import type { RecordedPage } from './recorded';

/** Returns the name of the player, squad or league on a recorded page. **Throws** if no response contains it. */
export function recordedName({ what, id, answers }: RecordedPage): string {
  const answerOf = (ending: RegExp): unknown => Object.entries(answers).find(([path]) => ending.test(path))?.[1];
  switch (what) {
    case 'player':
      return (answerOf(/^\/v1\/persons\/\d+$/u) as Person).fullname;
    case 'squad': {
      const squad = (answerOf(/\/squads$/u) as SeasonSquads).squads.find((one) => one.id === id);
      if (squad === undefined) throw new Error(`no recorded answer has squad ${id}`);
      return squad.name;
    }
    case 'league':
      return (answerOf(/\/levels$/u) as Answer<'getLevels'>).league.name;
  }
}
