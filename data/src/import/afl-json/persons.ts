import {
  officialPositions,
  selectedPositions,
  sides,
  type HeaderPlayer,
  type MatchHeader,
  type Side,
} from '@goalsquare/engine';
import { given } from '../../given.js';
import type { FoundId } from '../../register/register.js';
import { AFL, personIdOf } from '../afl-ids.js';
import type { AflMatchFiles } from './gather.js';
import type { AflPerson } from './match-item.js';
import type { AflLineUpChange, AflPlayer } from './players.js';

const nameOf = ({ firstname, surname }: Pick<AflPerson, 'firstname' | 'surname'>): string | undefined =>
  [firstname, surname].filter((part) => part !== undefined).join(' ') || undefined;

/** Selected positions by code. The AFL also uses codes that are not among them. */
const positions: Readonly<Record<string, (typeof selectedPositions)[keyof typeof selectedPositions]>> =
  selectedPositions;
const ON_BENCH: ReadonlySet<string> = new Set(['INT', 'SUB']);

function headerPlayer(player: AflPlayer | AflPerson): HeaderPlayer {
  const code = 'position' in player ? player.position : undefined;
  const found = code !== undefined && Object.hasOwn(positions, code) ? positions[code] : undefined;
  return {
    personId: personIdOf(player.id),
    ...given({
      firstname: player.firstname,
      surname: player.surname,
      fullname: nameOf(player),
      jumperNumber: player.jumper,
      position: found && { id: found.id, code: found.code, name: found.name },
      starts: found === undefined || ON_BENCH.has(found.code) ? undefined : (true as const),
    }),
  };
}

/**
 * Lists the players of a side: the line-up, then players with statistics, then scorers. A player can be listed several
 * times.
 */
function namedOf({ match, roster, statistics }: AflMatchFiles, side: Side): readonly (AflPlayer | AflPerson)[] {
  const scorers = (match.board?.scores ?? []).flatMap((score) =>
    score.side === side && score.scorer !== undefined ? [score.scorer] : [],
  );
  return [...(roster?.players[side] ?? []), ...(statistics?.players[side] ?? []), ...scorers];
}

/** Lists the ins and outs of a side. **Empty**: no changes without a roster. */
const changesOf = ({ roster }: AflMatchFiles, side: Side): readonly AflLineUpChange[] => roster?.changes[side] ?? [];

/** Returns the AFL ids of the players and umpires in a match. */
export const personIdsOf = (files: AflMatchFiles): readonly FoundId[] =>
  [
    ...sides.flatMap((side) => [...namedOf(files, side), ...changesOf(files, side)]),
    ...(files.roster?.umpires ?? []),
  ].map((person) => ({
    kind: 'person',
    source: AFL,
    externalId: person.id,
    id: personIdOf(person.id),
    name: nameOf(person),
  }));

/** Returns the players of a side without duplicates. */
export function playersOf(files: AflMatchFiles, side: Side): readonly HeaderPlayer[] {
  const players = new Map<string, HeaderPlayer>();
  for (const player of namedOf(files, side)) {
    const before = players.get(player.id);
    players.set(player.id, { ...headerPlayer(player), ...before });
  }
  return [...players.values()];
}

const umpires: Readonly<Record<string, keyof typeof officialPositions>> = { FIELD: 'FU', BOUNDARY: 'BU', GOAL: 'GU' };

/** Returns the umpires of a match. **Empty**: no umpires without a roster. */
export function officialsOf({ roster }: AflMatchFiles): NonNullable<MatchHeader['officials']> {
  return (roster?.umpires ?? []).flatMap(({ id, firstname, surname, type, number }) => {
    const fullname = nameOf({ firstname, surname });
    const code = Object.hasOwn(umpires, type) ? umpires[type] : undefined;
    const position = code && officialPositions[code];
    return fullname === undefined
      ? []
      : [
          {
            personId: personIdOf(id),
            fullname,
            ...given({
              firstname,
              surname,
              jumperNumber: number,
              position: position && { id: position.id, code: position.code, name: position.name },
            }),
          },
        ];
  });
}

/** Returns the ins and outs of a match. **Empty**: `undefined` if the files have none. */
export function insAndOutsOf(files: AflMatchFiles): MatchHeader['insAndOuts'] {
  const of = (side: Side): NonNullable<MatchHeader['insAndOuts']>[Side] =>
    changesOf(files, side).map((one) => ({
      personId: personIdOf(one.id),
      change: one.change,
      ...given({ firstname: one.firstname, surname: one.surname, fullname: nameOf(one), reason: one.reason }),
    }));
  const [home, away] = [of('home'), of('away')];
  return home.length + away.length === 0 ? undefined : { home, away };
}
