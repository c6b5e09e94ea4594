import {
  chainStartTypes,
  roundTo,
  sides,
  type EntryKick,
  type Inside50Entry,
  type HeaderPlayer,
  type Match,
  type Row,
  type MatchView,
} from '@goalsquare/engine';
import type { EntryKick as KickShape, MatchEntries, MatchEntry } from '@goalsquare/openapi';
import { computedList, type Computed } from '../json/computed-list.js';
import { locationsOf } from './location.js';
import { personOfRow, playersOf } from './person.js';
import { squadOf } from './squad.js';
import { cachedMatchView } from './match-views.js';

const METRES_DECIMALS = 1;

/** Returns the start and end of a kick, as captured and as the squad sees them. */
function placesOf({ setting }: MatchView, { row, side }: Inside50Entry, result: Row | undefined) {
  const launch = locationsOf(row, setting, side);
  const end = result === undefined ? {} : locationsOf(result, setting, side);
  return {
    ...(launch.location && { launchLocation: launch.location }),
    ...(launch.locationRotated && { launchLocationRotated: launch.locationRotated }),
    ...(end.location && { resultLocation: end.location }),
    ...(end.locationRotated && { resultLocationRotated: end.locationRotated }),
  };
}

function kickOf(view: MatchView, entry: Inside50Entry, kick: EntryKick): KickShape {
  const { kicking, pressure, details } = view.extras.get(entry.row.at) ?? {};
  const { isGround, distance, direction, launchMetresToGoal, resultMetresToGoal } = kick;
  const intent = details?.inside50Intent ?? kicking?.intent;
  return {
    isGround,
    ...(kicking?.foot && { foot: kicking.foot }),
    ...(intent !== undefined && { intent }),
    ...(distance && { distance }),
    ...(direction && { direction }),
    ...(pressure && { pressure: { name: pressure.name, code: pressure.code, points: pressure.points } }),
    ...placesOf(view, entry, kick.result),
    ...(launchMetresToGoal !== undefined && { launchDistanceToGoal: roundTo(launchMetresToGoal, METRES_DECIMALS) }),
    ...(resultMetresToGoal !== undefined && { resultDistanceToGoal: roundTo(resultMetresToGoal, METRES_DECIMALS) }),
  };
}

function entryOf(view: MatchView, entry: Inside50Entry, players: readonly HeaderPlayer[]): MatchEntry {
  const { row, side, type, outcome, source, kick } = entry;
  const player = personOfRow(row, players);
  const { name, type: group } = chainStartTypes[source];
  return {
    id: row.id,
    period: row.period,
    periodSecs: row.seconds,
    ...(player && { player }),
    squad: squadOf(view.header, sides[side]),
    details: {
      type,
      result: { ...(outcome && { outcome }) },
      source: { name, type: group },
      ...(kick && { kick: kickOf(view, entry, kick) }),
    },
  };
}

/** Returns every inside-50 entry of a match in order of play. */
export function matchEntries(match: Match): Computed<MatchEntries> {
  const view = cachedMatchView(match);
  const players = playersOf(view.header);
  return { matchId: match.id, entries: computedList(view.entries, (entry) => [entryOf(view, entry, players)]) };
}
