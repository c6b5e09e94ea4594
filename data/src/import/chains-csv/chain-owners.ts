import type { EventRow } from './event-row.js';

type Owner = EventRow['owner'];
type TeamSide = Exclude<Owner, ''>;

/** A chain from a source that does not name its owner. `events` does not contain the repeated event of a turnover. */
export interface Chain extends Pick<EventRow, 'period'> {
  readonly start: string;
  readonly end: string;
  readonly events: readonly { readonly side: Owner; readonly type: string }[];
}

const other = { H: 'A', A: 'H' } as const satisfies Readonly<Record<TeamSide, TeamSide>>;
const opponentOf = (side: TeamSide | undefined): TeamSide | undefined => side && other[side];

const sidesIn = ({ events }: Chain): readonly TeamSide[] => events.flatMap(({ side }) => (side === '' ? [] : [side]));

/** Returns the side that scores. **Empty**: `undefined` if the chain has no score. */
function scorerIn({ events }: Chain): TeamSide | undefined {
  const score = events.findLast(({ side, type }) => side !== '' && (type === 'Goal' || type === 'Behind'));
  return score?.side === '' ? undefined : score?.side;
}

/** Returns the side with the most events; in a tie, the first one. */
function busiest(sides: readonly TeamSide[]): TeamSide | undefined {
  const [first] = sides;
  const own = sides.filter((side) => side === first).length;
  return own * 2 >= sides.length ? first : opponentOf(first);
}

/**
 * Returns the owner that the next chain implies: the opponent of the squad that gains a turnover or kicks in. After
 * `rushedOpp`, it is the squad that kicks in.
 */
function ownerBefore({ end, period }: Chain, next: Chain | undefined): TeamSide | undefined {
  if (next === undefined) return undefined;
  const [first] = sidesIn(next);
  if (end === 'turnover' && next.start === 'possGain') return opponentOf(first);
  if (next.start !== 'kickIn' || next.period !== period) return undefined;
  if (end === 'rushed') return opponentOf(first);
  return end === 'rushedOpp' ? first : undefined;
}

/**
 * Returns the owner of each chain in a match, by the first of these that applies: the squad that scores at its end, the
 * opponent of the squad that gains the ball or kicks in next, the squad that gains the ball or kicks in at its start,
 * the squad with the most events. **Empty**: no owner if nobody touches the ball. **Source**: `docs/event-format.md`.
 */
export const ownersOf = (chains: readonly Chain[]): readonly Owner[] =>
  chains.map((chain, at) => {
    const sides = sidesIn(chain);
    if (sides.length === 0) return '';
    const ofEnd = chain.end === 'goal' || chain.end === 'behind' ? scorerIn(chain) : ownerBefore(chain, chains[at + 1]);
    const ofStart = chain.start === 'possGain' || chain.start === 'kickIn' ? sides[0] : undefined;
    return ofEnd ?? ofStart ?? busiest(sides) ?? '';
  });
