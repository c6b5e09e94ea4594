import type { HeaderPlayer } from '../../log/header.js';
import { sides, type Side } from '../../vocabulary/sides.js';
import type { QualityView } from '../quality-view.js';
import type { Violation, WrittenRules } from '../rule.js';

/** Fewest and most players that a squad lists for a match, emergencies included. */
const [LEAST_LISTED, MOST_LISTED] = [16, 30];

/** Returns the values that a list contains more than once. */
const repeated = <T>(values: readonly T[]): readonly T[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

const eachSide =
  (faultsOf: (view: QualityView, side: Side) => readonly string[]) =>
  (view: QualityView): readonly Violation[] =>
    sides.flatMap((side) => faultsOf(view, side).map((text) => ({ text })));

/** The rules about the players and umpires in a header. */
export const lineUpRules = {
  'jumper-number-twice': {
    severity: 'error',
    title: 'Jumper number worn twice',
    holds: 'Each player of a squad wears a different jumper number.',
    reads: ['lineUps'],
    check: eachSide(({ header }, side) =>
      repeated(header[side].players.flatMap(({ jumperNumber }) => jumperNumber ?? [])).map((number) => {
        const wearers = header[side].players.filter(({ jumperNumber }) => jumperNumber === number);
        return `${wearers.map(({ personId }) => personId).join(' and ')} of ${side} wear number ${number}`;
      }),
    ),
  },
  'player-twice': {
    severity: 'warning',
    title: 'Two players of the same name',
    holds: 'No two players of a match have the same full name.',
    reads: ['lineUps'],
    check: ({ header }) => {
      const named = sides.flatMap((side) =>
        header[side].players.map((player) => ({ id: player.personId, name: fullNameOf(player) })),
      );
      return repeated(named.flatMap(({ name }) => name ?? [])).map((name) => ({
        text: `${named.flatMap((one) => (one.name === name ? [one.id] : [])).join(' and ')} have the name ${name}`,
      }));
    },
  },
  'squad-size': {
    severity: 'warning',
    title: 'Squad of an unusual size',
    holds: `A squad lists ${LEAST_LISTED} to ${MOST_LISTED} players for a match.`,
    reads: ['lineUps'],
    check: eachSide(({ header }, side) => {
      const { length } = header[side].players;
      return length >= LEAST_LISTED && length <= MOST_LISTED ? [] : [`${side} lists ${length} players`];
    }),
  },
  'no-line-up': {
    severity: 'warning',
    title: 'Line-up of one squad only',
    holds: 'A match lists the players of both squads or of neither.',
    reads: ['header'],
    check: ({ header: { home, away } }) =>
      (home.players.length === 0) === (away.players.length === 0)
        ? []
        : [{ text: `home lists ${home.players.length} players, away ${away.players.length}` }],
  },
  'official-plays': {
    severity: 'error',
    title: 'Umpire who plays',
    holds: 'No umpire of a match plays in it.',
    reads: ['lineUps'],
    check: ({ header, slotOf }) =>
      (header.officials ?? []).flatMap(({ personId }) =>
        slotOf(personId) === undefined ? [] : [{ text: `${personId} is an umpire and a player` }],
      ),
  },
  'official-twice': {
    severity: 'error',
    title: 'Umpire listed twice',
    holds: 'A match lists each umpire once.',
    reads: ['header'],
    check: ({ header }) =>
      repeated((header.officials ?? []).map(({ personId }) => personId)).map((personId) => ({
        text: `umpire ${personId} is listed more than once`,
      })),
  },
} as const satisfies WrittenRules;

/** Returns the full name of a player. **Empty**: `undefined` if the header has none. */
const fullNameOf = ({ fullname, firstname, surname }: HeaderPlayer): string | undefined =>
  fullname ?? (firstname !== undefined && surname !== undefined ? `${firstname} ${surname}` : undefined);
