import type { World } from '@goalsquare/data';
import { matchAt, type Match } from '@goalsquare/engine';
import { licensedWorld } from '../../domain/licensed-world.js';
import type { RunningClock } from '../../domain/match-source.js';
import { knownMatch, scopeOfMatch } from '../../domain/scope.js';
import { entityTag } from './entity-tag.js';
import { GROWING_MAX_AGE, LASTING_MAX_AGE, maxAgeOf } from '../../answers/max-ages.js';
import type { Knowledge, Work } from './knowledge.js';
import { matchTag } from './match-tag.js';
import type { PastMatch } from './past-matches.js';
import { license, type Asking, type ReadyMatch } from './ready-call.js';

/** Whether the account may know of the match, which otherwise is as unknown to it as one that is not there. */
const isShown = ({ matches }: Knowledge, { account: { id } }: Asking, { matchId }: ReadyMatch): boolean =>
  matches.isFor?.(matchId, id) ?? true;

/** **Empty**: the match does not grow, and its clock stands at its last entry. */
const clockOf = ({ matches, now }: Knowledge, { id, revision }: Match): RunningClock | undefined =>
  matches.clockOf?.(id, now(), revision);

/** A match as it stands at its last entry, and with its clock run on since then, where the answer goes by it. */
function standing(knowledge: Knowledge, { goesByClock }: ReadyMatch, match: Match): PastMatch {
  const clock = goesByClock ? clockOf(knowledge, match) : undefined;
  return { match, shown: clock === undefined ? match : matchAt(match, clock), isSettled: false };
}

function ageOf(knowledge: Knowledge, { match, isSettled }: PastMatch): number {
  if (isSettled) return LASTING_MAX_AGE;
  return clockOf(knowledge, match) === undefined ? maxAgeOf(match) : GROWING_MAX_AGE;
}

const secondsPlayed = ({ periodSeconds }: Match): number => periodSeconds.reduce((sum, seconds) => sum + seconds, 0);

function versionOf(
  { recordVersion, season }: World,
  { tellsOfSeason }: ReadyMatch,
  match: Match,
  shown: Match,
): string {
  const tag = matchTag(match, recordVersion);
  if (shown !== match) return `${tag}-${secondsPlayed(shown)}`;
  if (tellsOfSeason === undefined) return tag;
  const { leagueId, levelId, seasonId } = match.details().header;
  const told = season(leagueId, levelId, seasonId);
  return told === undefined ? tag : `${tag}-${told.steadyVersion}`;
}

function workOn(knowledge: Knowledge, asking: Asking, ready: ReadyMatch, past: PastMatch): Work {
  const { account } = asking;
  const { match, shown } = past;
  license(asking, () => scopeOfMatch(match));
  for (const gate of ready.gates) gate(match);
  const world = knowledge.world();
  return {
    tag: entityTag(versionOf(world, ready, match, shown), account),
    maxAge: ageOf(knowledge, past),
    compute: () => ready.answer(shown, licensedWorld(world, account.licence), match),
    isLasting: shown === match,
  };
}

/**
 * The work of a call on a match as it stands, without a wait. **Throws** a problem of status 403. **Empty**:
 * `undefined` where it takes a wait to know.
 */
export function workOnMatchNow(knowledge: Knowledge, asking: Asking, ready: ReadyMatch): Work | undefined {
  if (ready.asOf !== undefined || !isShown(knowledge, asking, ready)) return undefined;
  const match = knowledge.matches.matchNow?.(ready.matchId);
  return match && workOn(knowledge, asking, ready, standing(knowledge, ready, match));
}

/** The work of a call on a match, as it stands or stood. Rejects with a problem of status 403 or 404. */
export async function workOnMatch(knowledge: Knowledge, asking: Asking, ready: ReadyMatch): Promise<Work> {
  const { matchId, asOf, goesByClock } = ready;
  const match = knownMatch(
    isShown(knowledge, asking, ready) ? await knowledge.matches.match(matchId) : undefined,
    matchId,
  );
  if (asOf === undefined) return workOn(knowledge, asking, ready, standing(knowledge, ready, match));
  license(asking, () => scopeOfMatch(match));
  const past = await knowledge.past.at(match, asOf);
  return workOn(knowledge, asking, ready, goesByClock ? past : { ...past, shown: past.match });
}
