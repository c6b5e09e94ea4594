import { createHash } from 'node:crypto';
import {
  MAX_ID,
  officialPositions,
  selectedPositions,
  type HeaderPlayer,
  type MatchHeader,
  type Side,
} from '@goalsquare/engine';
import { given } from '../../given.js';
import type { AflMatchFiles } from './gather.js';
import type { AflPerson } from './match-item.js';
import type { AflPlayer } from './players.js';

const HASHED_IDS = { first: 1_000_000_000, count: 1_000_000_000 } as const;

/** Returns the id of a person of the AFL: its number, or one made of an id of another form. */
export function idOf(text: string): number {
  const number = Number(/^CD_I(\d{1,10})$/u.exec(text)?.[1]);
  if (number <= MAX_ID) return number;
  return HASHED_IDS.first + (createHash('sha256').update(text).digest().readUInt32BE(0) % HASHED_IDS.count);
}

const nameOf = ({ firstname, surname }: Pick<AflPerson, 'firstname' | 'surname'>): string | undefined =>
  [firstname, surname].filter((part) => part !== undefined).join(' ') || undefined;

/** Positions that the AFL calls otherwise. */
const positions: Readonly<Record<string, (typeof selectedPositions)[keyof typeof selectedPositions]>> =
  selectedPositions;
const ON_BENCH: ReadonlySet<string> = new Set(['INT', 'SUB']);

function headerPlayer(player: AflPlayer | AflPerson): HeaderPlayer {
  const code = 'position' in player ? player.position : undefined;
  const found = code !== undefined && Object.hasOwn(positions, code) ? positions[code] : undefined;
  return {
    personId: idOf(player.id),
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

/** Returns the players of a side: of the line-up, then others with statistics or scores. */
export function playersOf({ match, roster, statistics }: AflMatchFiles, side: Side): readonly HeaderPlayer[] {
  const scorers = (match.board?.scores ?? []).flatMap((score) =>
    score.side === side && score.scorer !== undefined ? [score.scorer] : [],
  );
  const players = new Map<string, HeaderPlayer>();
  for (const player of [...(roster?.players[side] ?? []), ...(statistics?.players[side] ?? []), ...scorers]) {
    const before = players.get(player.id);
    players.set(player.id, { ...headerPlayer(player), ...before });
  }
  return [...players.values()];
}

const umpires: Readonly<Record<string, keyof typeof officialPositions>> = { FIELD: 'FU', BOUNDARY: 'BU', GOAL: 'GU' };

/** Returns the umpires of a match. **Empty**: none without a roster. */
export function officialsOf({ roster }: AflMatchFiles): NonNullable<MatchHeader['officials']> {
  return (roster?.umpires ?? []).flatMap(({ id, firstname, surname, type, number }) => {
    const fullname = nameOf({ firstname, surname });
    const code = Object.hasOwn(umpires, type) ? umpires[type] : undefined;
    const position = code && officialPositions[code];
    return fullname === undefined
      ? []
      : [
          {
            personId: idOf(id),
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
