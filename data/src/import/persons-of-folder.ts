import { sides } from '@goalsquare/engine';
import type { Register } from '../register/register.js';
import type { Folder, LogOfFolder } from './folder.js';
import { bareName } from './match-columns.js';

/** A squad in which a person was named in a season, and the person's jumper numbers there. */
export interface PersonInSquad {
  readonly seasonId: number;
  readonly squadId: number;
  readonly squad: string;
  readonly numbers: ReadonlySet<number>;
}

/** A person in a folder: all names, all squads, and the rounds in which the person was named. */
export interface PersonOfFolder {
  readonly id: number;
  readonly names: ReadonlySet<string>;
  readonly squads: readonly PersonInSquad[];
  /** Squads of each round, by league, level, season and round. */
  readonly rounds: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Persons with the same name who were never named in the same round, and may be one person with several ids. */
export interface Namesakes {
  readonly name: string;
  readonly persons: readonly PersonOfFolder[];
  /** Whether the persons share squad, season and number, so that they are almost certainly the same person. */
  readonly isLikely: boolean;
}

interface Growing extends PersonOfFolder {
  readonly names: Set<string>;
  readonly squads: (PersonInSquad & { readonly numbers: Set<number> })[];
  readonly rounds: Map<string, Set<string>>;
}

/** Returns the persons named in the logs of a folder, by their ids after all merges, in ascending order. */
export function personsOfFolder(
  { logs }: Folder<LogOfFolder>,
  register: Register,
): ReadonlyMap<number, PersonOfFolder> {
  const persons = new Map<number, Growing>();
  for (const { header } of logs.values())
    for (const side of sides) {
      const { id: squadId, name: squad, players } = header[side];
      const { leagueId, levelId, seasonId, roundNumber } = header;
      const round = `${leagueId} ${levelId} ${seasonId} ${roundNumber}`;
      for (const { personId, fullname, firstname, surname, jumperNumber } of players) {
        const id = register.personOf(personId);
        const person: Growing = persons.get(id) ?? { id, names: new Set(), squads: [], rounds: new Map() };
        persons.set(id, person);
        const name = fullname ?? [firstname, surname].filter((part) => part !== undefined).join(' ');
        if (name !== '') person.names.add(name);
        person.rounds.set(round, (person.rounds.get(round) ?? new Set<string>()).add(squad));
        const before = person.squads.find((one) => one.seasonId === seasonId && one.squadId === squadId);
        const own = before ?? { seasonId, squadId, squad, numbers: new Set<number>() };
        if (before === undefined) person.squads.push(own);
        if (jumperNumber !== undefined) own.numbers.add(jumperNumber);
      }
    }
  return new Map([...persons].sort(([one], [other]) => one - other));
}

const haveMet = (one: PersonOfFolder, other: PersonOfFolder): boolean =>
  [...one.rounds.keys()].some((round) => other.rounds.has(round));

const areAlike = (one: PersonOfFolder, other: PersonOfFolder): boolean =>
  one.squads.some(({ seasonId, squadId, numbers }) =>
    other.squads.some(
      (of) => of.seasonId === seasonId && of.squadId === squadId && [...numbers].some((n) => of.numbers.has(n)),
    ),
  );

/** Lists pairs of persons with the same name who were never named in the same round, the likely ones first. */
export function namesakesIn(persons: Iterable<PersonOfFolder>): readonly Namesakes[] {
  const byName = new Map<string, PersonOfFolder[]>();
  for (const person of persons)
    for (const name of new Set([...person.names].map(bareName)))
      byName.set(name, [...(byName.get(name) ?? []), person]);
  return [...byName.values()]
    .flatMap((same) =>
      same.flatMap((one, at) =>
        same.slice(at + 1).flatMap((other): readonly Namesakes[] => {
          const [name = ''] = one.names;
          return haveMet(one, other) ? [] : [{ name, persons: [one, other], isLikely: areAlike(one, other) }];
        }),
      ),
    )
    .sort((a, b) => Number(b.isLikely) - Number(a.isLikely));
}

/** Lists the persons who appear at two squads in the same round, and may be two persons with the same id. */
export const atTwoSquads = (persons: Iterable<PersonOfFolder>): readonly PersonOfFolder[] =>
  [...persons].filter(({ rounds }) => [...rounds.values()].some(({ size }) => size > 1));
