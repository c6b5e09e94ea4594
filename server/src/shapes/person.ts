import type { HeaderPlayer, MatchHeader } from '@goalsquare/engine';
import type { TransactionPerson } from '@goalsquare/openapi';

/** Both forms of a person's name. */
export interface FullNames {
  readonly fullname: string;
  readonly displayName: string;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const initialOf = (name: string): string => letters.segment(name)[Symbol.iterator]().next().value?.segment ?? '';

/** A person's names, from whatever names the header gives. **Empty**: `Person <id>` for a person without names. */
export function fullNamesOf({ personId, firstname, surname, fullname, displayName }: HeaderPlayer): FullNames {
  const parts = [firstname, surname].filter((part) => part !== undefined).join(' ');
  const full = fullname ?? (parts === '' ? (displayName ?? `Person ${personId}`) : parts);
  const initialled = firstname !== undefined && surname !== undefined ? `${initialOf(firstname)}. ${surname}` : full;
  return { fullname: full, displayName: displayName ?? initialled };
}

/** A person as transactions and chains name one. */
export const personOf = (player: HeaderPlayer): TransactionPerson => ({ id: player.personId, ...fullNamesOf(player) });

/** The persons of a match, by slot: home, then away. */
export const playersOf = ({ home, away }: MatchHeader): readonly HeaderPlayer[] => [...home.players, ...away.players];
