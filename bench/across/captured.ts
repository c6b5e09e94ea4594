import {
  actParts,
  attackSign,
  bases,
  countedBases,
  firstTimedBase,
  type Match,
  type MatchBrief,
} from '@goalsquare/engine';

/** Number of bases that peers store: all bases except those in seconds. */
export const BASES = firstTimedBase;

/** The value that means no player received the ball. */
export const NO_RECEIVER = -1;

/** A player's match, as peers store it. `at` increases with the start of the match. */
export interface Appearance {
  readonly match: number;
  readonly person: number;
  readonly squad: number;
  readonly opponent: number;
  readonly at: number;
}

/**
 * Contributions of one match's players to counted and summed bases, with every member that questions filter by.
 * **Shape**: columns of equal length. **Units**: `xs` and `ys` in metres, with the acting squad attacking towards +x;
 * `remaining` in seconds to the end of the match.
 */
export interface Captured {
  readonly match: number;
  readonly persons: Int32Array;
  readonly bases: Uint16Array;
  readonly amounts: Int16Array;
  readonly periods: Uint8Array;
  readonly zones: Uint8Array;
  readonly remaining: Int32Array;
  readonly states: Uint8Array;
  readonly receivers: Int32Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** Zone of centre-bounce acts in a fact's key. They count in this zone even if their coordinates are in another. */
const CENTRE = 2;

/** Returns the coordinates of each fact, with the acting squad attacking towards +x. */
function placesOf({ facts, details }: Match): { readonly xs: Float64Array; readonly ys: Float64Array } {
  const { header, transactions } = details();
  const [xs, ys] = [new Float64Array(facts.keys.length), new Float64Array(facts.keys.length)];
  facts.factRows.forEach((row, fact) => {
    const key = facts.keys[fact] ?? 0;
    const side = key < 5 ? 0 : 1;
    const sign = attackSign(header.homeFirstDirection ?? 'Right', side, transactions.periods[row] ?? 1);
    const zone = transactions.zones[row] ?? 0;
    if (key % 5 === CENTRE && (zone === 0 || zone === 4)) return;
    xs[fact] = (sign * (transactions.xs[row] ?? 0)) / 10;
    ys[fact] = (sign * (transactions.ys[row] ?? 0)) / 10;
  });
  return { xs, ys };
}

/** Returns the key of each fact in a dimension of the query. */
function keysOf(match: Match, dimension: 'scoreState' | 'receiver'): Int32Array {
  const { ofFact, keys } = actParts(match, [dimension]);
  return ofFact.map((part) => (part < 0 ? NO_RECEIVER : (keys[0]?.[part] ?? NO_RECEIVER)));
}

/** Reads the contributions of a match's players from the engine's columns. */
export function capturedOf(match: Match): Captured {
  const { facts, persons, periodSeconds } = match;
  const { postings, postingStarts, amounts, factSlots, keys, seconds, periodStarts } = facts;
  const periods = Uint8Array.from(keys, (_, fact) => periodStarts.findLastIndex((start) => start <= fact) + 1);
  const after = Array.from(periodSeconds, (_, at) => periodSeconds.slice(at).reduce((sum, length) => sum + length, 0));
  const places = placesOf(match);
  const [states, receivers] = [keysOf(match, 'scoreState'), keysOf(match, 'receiver')];
  const chosen: { readonly fact: number; readonly base: number; readonly amount: number }[] = [];
  for (const { index: base } of bases.slice(0, BASES))
    for (let k = postingStarts[base] ?? 0; k < (postingStarts[base + 1] ?? 0); k += 1) {
      const fact = postings[k] ?? 0;
      if ((factSlots[fact] ?? 0) >= persons.length) continue;
      chosen.push({
        fact,
        base,
        amount: base < countedBases ? 1 : (amounts[k - (postingStarts[countedBases] ?? 0)] ?? 0),
      });
    }
  const facted = chosen.map(({ fact }) => fact);
  const at = (fact: number): number => (after[(periods[fact] ?? 1) - 1] ?? 0) - (seconds[fact] ?? 0);
  return {
    match: match.id,
    persons: Int32Array.from(facted, (fact) => persons[factSlots[fact] ?? 0] ?? 0),
    bases: Uint16Array.from(chosen, ({ base }) => base),
    amounts: Int16Array.from(chosen, ({ amount }) => amount),
    periods: Uint8Array.from(facted, (fact) => periods[fact] ?? 0),
    zones: Uint8Array.from(facted, (fact) => (keys[fact] ?? 0) % 5),
    remaining: Int32Array.from(facted, at),
    states: Uint8Array.from(facted, (fact) => states[fact] ?? 0),
    receivers: Int32Array.from(facted, (fact) => receivers[fact] ?? NO_RECEIVER),
    xs: Float64Array.from(facted, (fact) => places.xs[fact] ?? 0),
    ys: Float64Array.from(facted, (fact) => places.ys[fact] ?? 0),
  };
}

/** Returns the players who took part in a match. */
export const appearancesOf = ({ id, home, away }: MatchBrief, at: number): readonly Appearance[] =>
  [
    [home, away],
    [away, home],
  ].flatMap(([own, other]) =>
    (own?.players ?? [])
      .filter(({ personId }) => own?.unused?.includes(personId) !== true)
      .map(({ personId }) => ({ match: id, person: personId, squad: own?.id ?? 0, opponent: other?.id ?? 0, at })),
  );
