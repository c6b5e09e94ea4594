import { matchIdIn } from '../afl-json/gather.js';

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

const memberOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (of, member) =>
      typeof of === 'object' && of !== null && Object.hasOwn(of, member)
        ? (of as Readonly<Record<string, unknown>>)[member]
        : undefined,
    value,
  );

const textIn = (value: unknown, ...path: readonly string[]): string | undefined => {
  const text = memberOf(value, ...path);
  return typeof text === 'string' ? text : undefined;
};

const teamsOf = (home: string | undefined, away: string | undefined): string | undefined =>
  home === undefined || away === undefined ? undefined : `${home} ${away}`;

function matchIn(item: unknown): readonly FileMatch[] {
  const id = textIn(item, 'match', 'matchId');
  const team = (side: 'home' | 'away'): string | undefined =>
    textIn(item, 'match', `${side}TeamId`) ?? textIn(item, 'match', `${side}Team`, 'teamId');
  const teams = teamsOf(team('home'), team('away'));
  return id === undefined ? [] : [{ id, ...(teams !== undefined && { teams }) }];
}

const listIn = (value: unknown, member: string): readonly unknown[] => {
  const list = memberOf(value, member);
  return Array.isArray(list) ? list : [];
};

/** Returns the matches that an AFL file describes, from its content and its name. */
export function matchesOf(file: string, root: unknown): FileMatches {
  const own = [root, ...listIn(root, 'items')].flatMap(matchIn);
  const id = textIn(root, 'matchId') ?? (own.length === 0 ? matchIdIn(file) : undefined);
  if (own.length > 0 || id !== undefined) return { matches: id === undefined ? own : [...own, { id }] };
  const team = (side: 'home' | 'away'): string | undefined =>
    textIn(listIn(root, `${side}TeamPlayerStats`)[0], 'teamId');
  const teams = teamsOf(team('home'), team('away'));
  return { matches: [], ...(teams !== undefined && { teams }) };
}
