import type { Fixture } from '../contract/types.js';
import { chosenByName, type NamedThing, type UnknownThing } from './choose.js';

/** The parts of the name of a match. **Empty**: `undefined`, if it names no round or season. */
export interface MatchName {
  readonly text: string;
  readonly squads: readonly string[];
  readonly round: number | undefined;
  readonly seasonId: number | undefined;
}

interface Match {
  readonly id: number;
  readonly round: number;
  readonly sides: readonly NamedThing[];
}

const SEASON = /\b((?:19|20)\d\d)\b/u;
const ROUND = /\b(?:round|rd|r)\s*(\d+)\b/iu;
const BETWEEN = /\s+(?:vs?\.?|against|-)\s+/iu;

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Reads the name of a match, such as `CAL v HOL R3 2025`. If it names no squad, or more than two, returns so. */
export function matchNameOf(text: string): MatchName | UnknownThing {
  const squads = text
    .replace(SEASON, ' ')
    .replace(ROUND, ' ')
    .split(BETWEEN)
    .map((squad) => squad.replaceAll(/^[ ,]+|[ ,]+$/gu, ''))
    .filter((squad) => squad !== '');
  if (squads.length === 0 || squads.length > 2)
    return { fault: `'${text}' is not the name of a match, such as 'CAL v HOL R3 2025'`, suggestions: [] };
  return { text, squads, round: numberIn(text, ROUND), seasonId: numberIn(text, SEASON) };
}

const matchesOf = ({ phases }: Fixture): readonly Match[] =>
  phases.flatMap(({ rounds }) =>
    rounds.flatMap(({ number: round, matches }) =>
      matches.map(({ id, squads: { home, away } }) => ({
        id,
        round,
        sides: [home, away].map((side) => ({ id: side.id, code: side.code, name: side.name })),
      })),
    ),
  );

/** Returns the id of the one match of a season that has a name, or the matches that the name may stand for. */
export function chosenMatch({ text, squads, round }: MatchName, fixture: Fixture): number | UnknownThing {
  const matches = matchesOf(fixture);
  const known = [...new Map(matches.flatMap(({ sides }) => sides.map((side) => [side.id, side] as const))).values()];
  let found = matches.filter((match) => round === undefined || match.round === round);
  for (const name of squads) {
    const squad = chosenByName(name, known, `squad '${name}' for the match '${text}'`);
    if ('fault' in squad) return squad;
    found = found.filter(({ sides }) => sides.some(({ id }) => id === squad.id));
  }
  const [first] = found;
  if (first !== undefined && found.length === 1) return first.id;
  return {
    fault: first === undefined ? `There is not a match '${text}'` : `There are several matches '${text}'`,
    suggestions: found.slice(0, 5).map(({ id, round: number, sides: [home, away] }) => {
      const teams = `${home?.code ?? ''} v ${away?.code ?? ''}`;
      return `${teams} R${number} ${fixture.seasonId} (${id})`;
    }),
  };
}
