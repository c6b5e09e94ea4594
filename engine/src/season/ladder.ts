import { roundTo } from '../metrics/format.js';
import { progressOf, type MatchBrief } from './brief.js';
import type { CompleteSeason, SeasonFacts } from './complete.js';
import type { CompleteSquad } from './squads.js';
import { ratioOf, standingsOf, type Standing } from './standing.js';

/**
 * A line of a ladder. **Units**: percentage and `winPct` in hundredths, averages in points per match.
 * **Empty**: percentage, averages and `winPct` are 0 for a squad without matches; a squad that has conceded no points
 * has no percentage.
 */
export interface LadderLine extends Standing {
  readonly squad: CompleteSquad;
  readonly position: number;
  readonly conferencePosition?: number;
  readonly percentage?: number;
  readonly winPct: number;
  readonly forAverage: number;
  readonly againstAverage: number;
  readonly margin: number;
  readonly marginAverage: number;
}

/**
 * A ladder, best squad first, and the last round that it includes. **Empty**: no round until the first match is
 * complete.
 */
export interface Ladder {
  readonly round?: { readonly number: number; readonly phaseId: number };
  readonly lines: readonly LadderLine[];
}

/** A squad and its totals. */
export interface Ranked {
  readonly squad: CompleteSquad;
  readonly standing: Standing;
}

const lesserFirst = <T extends number | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);
const greaterFirst = (a: number, b: number): number => lesserFirst(b, a);

/** Compares squads by points, percentage, whether they have played, and name. */
const inOrder = (a: Ranked, b: Ranked): number =>
  greaterFirst(a.standing.points, b.standing.points) ||
  greaterFirst(ratioOf(a.standing), ratioOf(b.standing)) ||
  greaterFirst(Number(a.standing.played > 0), Number(b.standing.played > 0)) ||
  lesserFirst(a.squad.name, b.squad.name) ||
  a.squad.id - b.squad.id;

/** Returns the squads on the ladder with the totals of matches. */
export function rankedBy({ ladderSquads }: CompleteSeason, matches: readonly MatchBrief[]): readonly Ranked[] {
  const standings = standingsOf(
    ladderSquads.map(({ id }) => id),
    matches,
  );
  return ladderSquads.flatMap((squad) => {
    const standing = standings.get(squad.id);
    return standing ? [{ squad, standing }] : [];
  });
}

/** Moves squads to the positions that the record assigns from this round or an earlier one on. */
function placed<T extends Ranked>(ranked: readonly T[], { placings }: CompleteSeason, round: number): readonly T[] {
  if (placings.length === 0) return ranked;
  const valid = placings.filter(({ fromRound }) => fromRound <= round).sort((a, b) => a.fromRound - b.fromRound);
  const positions = [...new Map(valid.map(({ squadId, position }) => [squadId, position]))].sort(
    ([, a], [, b]) => a - b,
  );
  const order = ranked.filter(({ squad }) => !positions.some(([squadId]) => squadId === squad.id));
  for (const [squadId, position] of positions)
    order.splice(position - 1, 0, ...ranked.filter(({ squad }) => squad.id === squadId));
  return order;
}

/**
 * Returns squads in ladder order after a round: by points, percentage and name, with the places that the record
 * assigns. **Empty**: without a round, no places are assigned.
 */
export function inLadderOrder<T extends Ranked>(
  squads: readonly T[],
  record: CompleteSeason,
  round: number | undefined,
): readonly T[] {
  const ranked = [...squads].sort(inOrder);
  return round === undefined ? ranked : placed(ranked, record, round);
}

const average = (sum: number, matches: number): number => (matches === 0 ? 0 : roundTo(sum / matches, 1));

function lineOf({ squad, standing }: Ranked, position: number, conferencePosition: number | undefined): LadderLine {
  const { played, wins, for: scored, against } = standing;
  const ratio = ratioOf(standing);
  return {
    ...standing,
    squad,
    position,
    ...(conferencePosition !== undefined && { conferencePosition }),
    ...(Number.isFinite(ratio) && { percentage: roundTo(100 * ratio, 2) }),
    winPct: average(100 * wins, played),
    forAverage: average(scored, played),
    againstAverage: average(against, played),
    margin: scored - against,
    marginAverage: average(scored - against, played),
  };
}

/**
 * Returns the home-and-away matches up to a round as `counted`, without matches called off after the ladder's last
 * round. `last` is a complete match of the latest round that has one.
 */
export function counting(
  matches: readonly MatchBrief[],
  through: number | undefined,
): { readonly counted: readonly MatchBrief[]; readonly last: MatchBrief | undefined } {
  const upTo = matches.filter(({ type, roundNumber }) => type === 'HA' && roundNumber <= (through ?? Infinity));
  const complete = upTo.filter((match) => progressOf(match) === 'Completed');
  const last = complete.reduce<MatchBrief | undefined>(
    (before, match) => (before === undefined || match.roundNumber > before.roundNumber ? match : before),
    undefined,
  );
  const limit = through ?? last?.roundNumber ?? -1;
  return { last, counted: upTo.filter((match) => progressOf(match) !== 'Abandoned' || match.roundNumber <= limit) };
}

/**
 * Returns the ladder of a season, either current or after the rounds up to a number: 4 points for a win, 2 for a draw,
 * 2 for a match that was called off; sorted by points, percentage and name. Finals and practice matches do not count.
 * **Source**: `docs/seasons.md`, ADR 15.
 */
export function ladderOf({ record, matches }: SeasonFacts, through?: number): Ladder {
  const { counted, last } = counting(matches, through);
  const order = inLadderOrder(
    rankedBy(record, counted),
    record,
    last === undefined ? undefined : (through ?? last.roundNumber),
  );
  const seen = new Map<string, number>();
  const lines = order.map((one, at) => {
    const { conferenceCode: code } = one.squad;
    if (code !== undefined) seen.set(code, (seen.get(code) ?? 0) + 1);
    return lineOf(one, at + 1, code === undefined ? undefined : seen.get(code));
  });
  return { ...(last && { round: { number: last.roundNumber, phaseId: last.phase.id } }), lines };
}
