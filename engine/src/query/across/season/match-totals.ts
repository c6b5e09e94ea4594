import { tickOf } from '../../../columns/intervals.js';
import type { Match } from '../../../match.js';
import type { PlannedBases } from '../../../metrics/plan.js';
import type { MatchBrief } from '../../../season/brief.js';
import { progressOf } from '../../../season/brief.js';
import { startOf } from '../../../season/order.js';
import { baseIndex, bases, countedBases, firstTimedBase } from '../../../vocabulary/bases.js';
import { boxScoreOfSlot, boxScoreOfSquad, type KnownValues } from '../../box-score.js';
import { selectPlayers } from '../../selection.js';
import { playerTotals, squadTotals, totalCells } from '../../totals.js';
import type { ActMatch } from '../../acts/act-match.js';
import type { QueryWorkspace } from '../../workspace.js';
import { actsOf } from './act-columns.js';
import type { MatchFacts } from './match-columns.js';

/** The margin of a match without a result. */
export const NO_MARGIN = -32768;

/** Codes for where a player started the match. `unknown` means that the source does not capture it. */
export const startCodes = { unknown: 0, onGround: 1, bench: 2 } as const;

/**
 * The whole-match totals of one match. A row is a player who has played.
 * **Shape**: `players[base * rows + row]`, `squads[base * 2 + side]`.
 */
export interface MatchTotals {
  readonly facts: MatchFacts;
  readonly persons: Int32Array;
  readonly slots: Uint8Array;
  readonly sides: Uint8Array;
  readonly starts: Uint8Array;
  readonly players: Int32Array;
  readonly squads: Int32Array;
  readonly acts: ActMatch;
  /** The box score of each row and of each side. **Empty**: `undefined` if there is none. */
  readonly boxScore: { readonly players: readonly KnownValues[]; readonly squads: readonly KnownValues[] } | undefined;
}

const range = (from: number, to: number): Uint16Array => Uint16Array.from({ length: to - from }, (_, n) => from + n);

const allBases: PlannedBases = {
  counted: range(0, countedBases),
  summed: range(countedBases, firstTimedBase),
  timed: range(firstTimedBase, bases.length),
};

const secondsOnGround = baseIndex('secondsOnGround');

/** Returns how each slot started: on the ground if one of its intervals there begins with the match. */
function startsOf({ intervals, facts }: Match): Uint8Array {
  const starts = new Uint8Array(facts.slots);
  const { intervalStarts, intervalEnds, intervalSeconds, intervalSlots } = intervals;
  const at = secondsOnGround - firstTimedBase;
  let isCaptured = false;
  for (let k = intervalStarts[at] as number; k < (intervalStarts[at + 1] as number); k += 1) {
    if ((intervalEnds[k] as number) - (intervalSeconds[k] as number) !== tickOf(1, 0)) continue;
    starts[intervalSlots[k] as number] = startCodes.onGround;
    isCaptured = true;
  }
  return isCaptured ? starts.map((code) => (code === startCodes.unknown ? startCodes.bench : code)) : starts;
}

/**
 * Returns the slots of the players who have played: those whom the brief does not list as unused, and any with a total.
 */
function playedSlots(match: Match, { home, away }: MatchBrief, totals: Int32Array): Uint8Array {
  const played = new Set(
    [home, away].flatMap(({ players, unused = [] }) => {
      const left = new Set(unused);
      return players.flatMap(({ personId }) => (left.has(personId) ? [] : [personId]));
    }),
  );
  const { slots } = match.facts;
  const hasTotal = (slot: number): boolean => bases.some(({ index }) => totals[index * slots + slot] !== 0);
  return Uint8Array.from(match.persons.keys()).filter(
    (slot) => played.has(match.persons[slot] as number) || hasTotal(slot),
  );
}

const dayOf = (date: MatchBrief['date']): number =>
  date === undefined ? 0 : Number(date.startDate.replaceAll('-', ''));

function factsOf(match: Match, brief: MatchBrief): MatchFacts {
  const { home, away } = brief;
  const isDecided = progressOf(brief) === 'Completed' && home.score !== undefined && away.score !== undefined;
  return {
    id: brief.id,
    revision: match.revision,
    lacks: match.lacks,
    leagueId: brief.leagueId,
    levelId: brief.levelId,
    seasonId: brief.seasonId,
    round: brief.roundNumber,
    phase: brief.phase.code,
    venueId: brief.venue.id,
    day: dayOf(brief.date),
    start: startOf(brief),
    seconds: match.periodSeconds.reduce((sum, seconds) => sum + seconds, 0),
    times: {
      periodSeconds: match.periodSeconds.slice(),
      facts: { periodStarts: match.facts.periodStarts.slice() },
    },
    squadIds: [home.id, away.id],
    homeMargin: isDecided ? home.score.points - away.score.points : NO_MARGIN,
    ground: { lengthMetres: brief.venue.lengthMetres, widthMetres: brief.venue.widthMetres },
    toleranceMetres: (brief.resolutionMetres ?? 0) / 2,
  };
}

/** Returns the totals of some slots, base by base. */
function totalsOfSlots(totals: Int32Array, stride: number, slots: Uint8Array): Int32Array {
  const size = slots.length;
  const players = new Int32Array(bases.length * size);
  for (let row = 0; row < size; row += 1) {
    let from = slots[row] as number;
    for (let at = row; at < players.length; at += size) {
      players[at] = totals[from] as number;
      from += stride;
    }
  }
  return players;
}

/** Returns the whole-match totals of a match. **Empty**: `undefined` before the match has started. */
export function matchTotalsOf(match: Match, brief: MatchBrief, workspace: QueryWorkspace): MatchTotals | undefined {
  if (brief.home.score === undefined) return undefined;
  const { facts, homePlayers, persons } = match;
  const totals = workspace.totals(totalCells(facts));
  const selection = selectPlayers(match, {}, workspace);
  playerTotals(match, allBases, selection, totals);
  const slots = playedSlots(match, brief, totals);
  const starts = startsOf(match);
  const matchFacts = factsOf(match, brief);
  return {
    facts: matchFacts,
    persons: Int32Array.from(slots, (slot) => persons[slot] as number),
    slots,
    sides: slots.map((slot) => (slot < homePlayers ? 0 : 1)),
    starts: slots.map((slot) => starts[slot] as number),
    players: totalsOfSlots(totals, facts.slots, slots),
    squads: squadTotals(match, allBases, selection, workspace.ownSums).slice(0, bases.length * 2),
    acts: actsOf(match, matchFacts),
    boxScore:
      match.boxScore.length === 0
        ? undefined
        : {
            players: Array.from(slots, (slot) => boxScoreOfSlot(match, slot)),
            squads: [boxScoreOfSquad(match, 0), boxScoreOfSquad(match, 1)],
          },
  };
}
