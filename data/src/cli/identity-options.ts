import { given } from '../given.js';
import { idBounds, type IdentityWords } from '../import/identity.js';
import { idOf } from './id-option.js';
import { UsageError } from './usage-error.js';

const text = { type: 'string' } as const;

/** The options that identify the league, level and season of the matches. */
export const identityOptions = {
  league: text,
  'league-name': text,
  'league-code': text,
  gender: text,
  level: text,
  'level-name': text,
  'level-code': text,
  season: text,
} as const;

type Words = { readonly [option in keyof typeof identityOptions]?: string | undefined };

const genders = { men: '1', women: '2', mixed: '3' } as const;

/** Returns the league, level and gender of the matches. **Throws** UsageError for an invalid id or gender. */
export function identityOf(words: Words): IdentityWords {
  const { gender } = words;
  if (gender !== undefined && !Object.hasOwn(genders, gender))
    throw new UsageError(`--gender is ${gender}; allowed is ${Object.keys(genders).join(', ')}`);
  return given({
    league: idOf('league', words.league, idBounds.league),
    leagueName: words['league-name'],
    leagueCode: words['league-code'],
    gender: gender === undefined ? undefined : genders[gender as keyof typeof genders],
    level: idOf('level', words.level, idBounds.level),
    levelName: words['level-name'],
    levelCode: words['level-code'],
  });
}
