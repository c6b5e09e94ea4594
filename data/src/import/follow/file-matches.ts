import { matchIdIn } from '../afl-json/gather.js';
import { JsonValue } from '../afl-json/json-value.js';

/** A match that a file describes, and its teams if the file names them. */
export interface FileMatch {
  readonly id: string;
  readonly teams?: string;
}

/** The matches that a file describes. `teams` is set for statistics that name only their teams. */
export interface FileMatches {
  readonly matches: readonly FileMatch[];
  readonly teams?: string;
}

const textIn = (value: JsonValue | undefined, path: string): string | undefined => {
  const text = value?.get(path).value;
  return typeof text === 'string' ? text : undefined;
};

/** Returns the ids of both teams as one text. **Empty**: no member if one of them is missing. */
function teamsOf(teamOf: (side: 'home' | 'away') => string | undefined): Pick<FileMatch, 'teams'> {
  const [home, away] = [teamOf('home'), teamOf('away')];
  return home === undefined || away === undefined ? {} : { teams: `${home} ${away}` };
}

function matchIn(item: JsonValue): readonly FileMatch[] {
  const match = item.get('match');
  const id = textIn(match, 'matchId');
  return id === undefined
    ? []
    : [{ id, ...teamsOf((side) => textIn(match, `${side}TeamId`) ?? textIn(match, `${side}Team.teamId`)) }];
}

/** Returns the matches that an AFL file describes, from its content and its name. Faulty values are ignored. */
export function matchesOf(file: string, content: unknown): FileMatches {
  const root = new JsonValue(file, '', content, []);
  const own = [root, ...root.get('items').items()].flatMap(matchIn);
  const id = textIn(root, 'matchId') ?? (own.length === 0 ? matchIdIn(file) : undefined);
  if (own.length > 0 || id !== undefined) return { matches: id === undefined ? own : [...own, { id }] };
  return { matches: [], ...teamsOf((side) => textIn(root.get(`${side}TeamPlayerStats`).items()[0], 'teamId')) };
}
