import type { Fixture } from '../contract/types.js';
import { chosenByName, type NamedThing, type UnknownThing } from './choose.js';

/** The parts of a match name. **Empty**: `round` or `seasonId` is `undefined` if the name has none. */
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

const BETWEEN_WORD = /^(?:vs?\.?|against|-)$/iu;
const WHEN = /^(?:\d+|(?:round|rd|r)\d*)$/iu;

/** Joins words to the name of a match. If no word is `v`, each word is a squad, round or season. */
export function matchText(words: readonly string[]): string {
  if (words.some((word) => BETWEEN_WORD.test(word))) return words.join(' ');
  const when = words.filter((word) => WHEN.test(word));
  return [words.filter((word) => !when.includes(word)).join(' v '), ...when].join(' ');
}

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Splits the name of a match into its round, its season and the remaining words. */
export const whenOf = (
  text: string,
): { readonly squads: string; readonly round: number | undefined; readonly seasonId: number | undefined } => ({
  squads: text.replace(SEASON, ' ').replace(ROUND, ' ').trim(),
  round: numberIn(text, ROUND),
  seasonId: numberIn(text, SEASON),
});

/** Parses the name of a match, such as `CAL v HOL R4 2025`. Returns a fault if it names no squad or more than two. */
export function matchNameOf(text: string): MatchName | UnknownThing {
  const { squads: named, ...when } = whenOf(text);
  const squads = named
    .split(BETWEEN)
    .map((squad) => squad.replaceAll(/^[ ,]+|[ ,]+$/gu, ''))
    .filter((squad) => squad !== '');
  if (squads.length === 0 || squads.length > 2)
    return { fault: `'${text}' is not the name of a match, such as 'CAL v HOL R4 2025'`, suggestions: [] };
  return { text, squads, ...when };
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

/** Returns the id of the only match of a season that a name fits, or the candidates. */
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
    fault: first === undefined ? `There is no match '${text}'` : `There are several matches '${text}'`,
    suggestions: found.slice(0, 5).map(({ id, round: number, sides: [home, away] }) => {
      const teams = `${home?.code ?? ''} v ${away?.code ?? ''}`;
      return `${teams} R${number} ${fixture.seasonId} (${id})`;
    }),
  };
}
