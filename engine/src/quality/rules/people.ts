import { sides } from '../../vocabulary/sides.js';
import { metresBetween, type Row } from '../../timeline/row.js';
import { eachRow } from '../each-row.js';
import type { PresenceKind } from '../presence.js';
import type { QualityView } from '../quality-view.js';
import type { Violation, WrittenRules } from '../rule.js';
import { isTackle } from '../row-kinds.js';
import { described, personAt, rounded, timeOf } from '../words.js';

/** Maximum number of a squad's players on the ground. **Source**: `docs/reference/laws-of-the-game.md`. */
const MOST_ON_GROUND = 18;
/** Maximum interchanges and substitutions of a squad: the largest limits that leagues have had. */
const [MOST_INTERCHANGES, MOST_SUBSTITUTIONS] = [120, 2];
const [MOST_DISPOSALS, MOST_GOALS] = [80, 18];
/** Greatest distance between two acts of a person in the same second. **Units**: metres. */
const MOST_METRES = 40;

/** Returns a check for one kind of contradiction about who is on the ground. `words` describes it in findings. */
const presence =
  (kind: PresenceKind, words: string) =>
  (view: QualityView): readonly Violation[] => {
    const from = view.checked[0]?.at ?? 0;
    return view
      .presence()
      .filter((fault) => fault.kind === kind && fault.row.at >= from)
      .map(({ row, slot }) => ({
        row,
        text: `${described(view, row)} at ${timeOf(row)}: ${String(personAt(view, slot))} ${words}`,
      }));
  };

/**
 * Returns a check that limits how many rows of a kind a squad or a player has. It reports the first row beyond the
 * limit.
 */
const atMost =
  (most: number, what: string, selects: (row: Row) => boolean, by: 'squad' | 'player') =>
  (view: QualityView): readonly Violation[] => {
    const counts = new Map<string, number>();
    return view.rows.flatMap((row) => {
      if (!selects(row) || row.side === undefined) return [];
      const who = by === 'squad' ? sides[row.side] : String(personAt(view, row.slot));
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      return count === most + 1 ? [{ row, text: `${who} has more than ${most} ${what}` }] : [];
    });
  };

const startersOf = ({ setting }: QualityView): readonly [number, number] => {
  const home = setting.starters.filter((slot) => slot < setting.homePlayers).length;
  return [home, setting.starters.length - home];
};

/** The rules about who is on the ground. */
export const peopleRules = {
  'unequal-starters': {
    severity: 'error',
    title: 'Squads that start with different numbers',
    holds: 'Both squads have the same number of players on the ground at the first bounce.',
    reads: ['starters'],
    check: (view) => {
      const [home, away] = startersOf(view);
      return home === away ? [] : [{ text: `${home} home players and ${away} away players start` }];
    },
  },
  'too-many-starters': {
    severity: 'error',
    title: 'More players on the ground than allowed',
    holds: `At most ${MOST_ON_GROUND} players of a squad are on the ground.`,
    reads: ['starters'],
    check: (view) =>
      sides.flatMap((side, at) => {
        const count = startersOf(view)[at] ?? 0;
        return count <= MOST_ON_GROUND ? [] : [{ text: `${count} of ${side} start` }];
      }),
  },
  'act-off-ground': {
    severity: 'error',
    title: 'Act of a person on the bench',
    holds: 'A person who has gone off does nothing until coming on again.',
    reads: ['starters', 'rotations'],
    check: presence('actOffGround', 'has gone off'),
  },
  'act-before-debut': {
    severity: 'error',
    title: 'Act of a person who has not come on',
    holds: 'A person who starts on the bench does nothing before the first rotation that brings the person on.',
    reads: ['starters', 'rotations'],
    check: presence('actBeforeDebut', 'has not been on the ground'),
  },
  'off-not-on': {
    severity: 'error',
    title: 'Rotation of a person who is not on the ground',
    holds: 'A person who goes off was on the ground.',
    reads: ['starters', 'rotations'],
    check: presence('offNotOn', 'is not on the ground'),
  },
  'on-already': {
    severity: 'error',
    title: 'Rotation that brings on a person who is on',
    holds: 'A person who comes on was not on the ground.',
    reads: ['starters', 'rotations'],
    check: presence('onAlreadyOn', 'is on the ground'),
  },
  'rotation-with-self': {
    severity: 'error',
    title: 'Rotation that replaces a person with the same person',
    holds: 'The person who comes on is not the one who goes off.',
    reads: ['starters', 'rotations'],
    check: presence('onSelf', 'goes off and comes on'),
  },
  'rotation-other-squad': {
    severity: 'error',
    title: 'Rotation with a person of the other squad',
    holds: 'The person who comes on and the person who goes off belong to the same squad.',
    reads: ['starters', 'rotations'],
    check: presence('onOtherSquad', 'is of the other squad'),
  },
  'on-after-substitution': {
    severity: 'error',
    title: 'Return of a person who was substituted',
    holds: 'A person who was substituted does not come on again.',
    reads: ['starters', 'rotations'],
    check: presence('onAfterSubstitution', 'was substituted before'),
  },
  'rest-too-short': {
    severity: 'warning',
    title: 'Very short rest on the bench',
    holds: 'A person who goes off stays off for at least 10 s.',
    reads: ['starters', 'rotations'],
    check: presence('restTooShort', 'has only just gone off'),
  },
  'too-many-interchanges': {
    severity: 'warning',
    title: 'More interchanges than allowed',
    holds: `A squad makes at most ${MOST_INTERCHANGES} interchanges.`,
    reads: ['rotations'],
    check: atMost(MOST_INTERCHANGES, 'interchanges', ({ code }) => code === 'ROIN', 'squad'),
  },
  'too-many-substitutions': {
    severity: 'error',
    title: 'More substitutions than allowed',
    holds: `A squad makes at most ${MOST_SUBSTITUTIONS} substitutions.`,
    reads: ['rotations'],
    check: atMost(MOST_SUBSTITUTIONS, 'substitutions', ({ code }) => code === 'ROSU', 'squad'),
  },
  'too-many-disposals': {
    severity: 'warning',
    title: 'More disposals than any player has had',
    holds: `A player has at most ${MOST_DISPOSALS} disposals.`,
    reads: ['events'],
    check: atMost(MOST_DISPOSALS, 'disposals', ({ play }) => play.is === 'disposal', 'player'),
  },
  'too-many-goals': {
    severity: 'warning',
    title: 'More goals than any player has kicked',
    holds: `A player kicks at most ${MOST_GOALS} goals.`,
    reads: ['events'],
    check: atMost(MOST_GOALS, 'goals', ({ code }) => code === 'GOAL', 'player'),
  },
  'in-two-places': {
    severity: 'warning',
    title: 'Person in two places at once',
    holds: `Two acts of a person with the ball in the same second are at most ${MOST_METRES} m apart.`,
    reads: ['locations'],
    threshold: 200,
    check: eachRow(
      ({ locatesBall, slot, code }) => locatesBall && slot !== undefined && code !== 'OOTF',
      (row, view) => {
        for (let at = row.at - 1; at >= 0; at -= 1) {
          const before = view.rows[at];
          if (before?.period !== row.period || before.seconds !== row.seconds) return undefined;
          if (before.slot !== row.slot || !before.locatesBall || before.play.is === 'score') continue;
          const metres = metresBetween(row, before);
          if (metres > MOST_METRES)
            return `${described(view, row)} is ${rounded(metres)} m from ${described(view, before)}`;
        }
        return undefined;
      },
    ),
  },
  'tackles-in-a-second': {
    severity: 'warning',
    title: 'Two tackles of a person in a second',
    holds: 'A person makes at most one tackle in a second.',
    reads: ['tackles'],
    check: eachRow(isTackle, (row, view) => {
      for (let at = row.at - 1; at >= 0; at -= 1) {
        const before = view.rows[at];
        if (before?.period !== row.period || before.seconds !== row.seconds) return undefined;
        if (before.slot === row.slot && isTackle(before))
          return `${described(view, row)} follows ${described(view, before)}`;
      }
      return undefined;
    }),
  },
} as const satisfies WrittenRules;
