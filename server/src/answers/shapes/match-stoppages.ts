import {
  sides,
  stoppageParts,
  type HeaderPlayer,
  type Match,
  type Row,
  type StoppageExit,
  type Stoppage,
  type MatchView,
} from '@goalsquare/engine';
import type {
  LogicalZone,
  MatchStoppage,
  MatchStoppages,
  StoppageAttendance,
  StoppageExit as ExitShape,
  StoppageGraphicalDetails,
  StoppageKicking,
  StoppagePlayer,
} from '@goalsquare/openapi';
import { computedList, type Computed } from '../json/computed-list.js';
import { locationsOf, logicalZoneName, physicalZoneName } from './location.js';
import { namedPerson, playersOf } from './person.js';
import { cachedMatchView } from './match-views.js';

/** A stoppage, and the data needed to describe its parts. */
interface StoppageContext {
  readonly view: MatchView;
  readonly stoppage: Stoppage;
  readonly players: readonly HeaderPlayer[];
}

const nameOfType = ({ code, type: { name } }: Row): { readonly name: string; readonly code: string } => ({
  name,
  code,
});

const partOf = ({ id, period, seconds }: Row, { name, code }: { readonly name: string; readonly code: string }) => ({
  id,
  name,
  code,
  period,
  periodSeconds: seconds,
});

function playerOf({ view: { header }, players }: StoppageContext, row: Row): StoppagePlayer | undefined {
  const player = row.slot === undefined ? undefined : players[row.slot];
  return player && row.side !== undefined ? { ...namedPerson(player), squadId: header[sides[row.side]].id } : undefined;
}

/** Returns the `player` member of a row. **Empty**: `{}` if the row has no player. */
function player(context: StoppageContext, row: Row): { readonly player?: StoppagePlayer } {
  const found = playerOf(context, row);
  return found === undefined ? {} : { player: found };
}

/**
 * Returns the `zone` member of a row: the zone as its squad sees the ground, or `CB` at a centre bounce. **Empty**:
 * `{}` if the row has no squad.
 */
function zone({ view: { setting }, stoppage: { kind } }: StoppageContext, row: Row): { readonly zone?: LogicalZone } {
  if (kind === 'CB') return { zone: 'CB' };
  return row.side === undefined ? {} : { zone: logicalZoneName(row, row.side, setting) };
}

function place({ view: { setting } }: StoppageContext, row: Row): { readonly location?: StoppageGraphicalDetails } {
  const { location } = locationsOf(row, setting);
  return location === undefined ? {} : { location };
}

function attendanceOf(context: StoppageContext): StoppageAttendance | undefined {
  const { attendance } = context.stoppage;
  const [first] = attendance;
  return (
    first && { ...partOf(first, nameOfType(first)), players: attendance.flatMap((row) => playerOf(context, row) ?? []) }
  );
}

function exitOf(context: StoppageContext, { row, type, distance, direction }: StoppageExit): ExitShape {
  const { kicking, pressure } = context.view.extras.get(row.at) ?? {};
  const kicked: StoppageKicking = {
    ...(kicking?.foot && { foot: kicking.foot }),
    ...(kicking?.intent !== undefined && { intent: kicking.intent }),
    ...(distance && { distance }),
    ...(direction && { direction }),
  };
  return {
    ...partOf(row, stoppageParts[context.stoppage.kind].exit),
    ...zone(context, row),
    type,
    ...(pressure && { pressure: pressure.name }),
    ...player(context, row),
    ...(type === 'Kick' && Object.keys(kicked).length > 0 && { kicking: kicked }),
    ...place(context, row),
  };
}

function stoppageOf(context: StoppageContext): MatchStoppage {
  const {
    view: { setting },
    stoppage,
  } = context;
  const { kind, row, hitout, firstPossession, clearance, exit } = stoppage;
  const attendance = attendanceOf(context);
  const names = stoppageParts[kind];
  return {
    ...partOf(row, row.play.is === 'restart' ? nameOfType(row) : names.restart),
    zonePhysical: kind === 'CB' ? 'CB' : physicalZoneName(row, setting),
    ...place(context, row),
    ...(attendance && { attendance }),
    ...(hitout && { hitout: { ...partOf(hitout, nameOfType(hitout)), ...player(context, hitout) } }),
    ...(firstPossession && {
      firstPossession: {
        ...partOf(firstPossession, names.firstPossession),
        ...zone(context, firstPossession),
        ...player(context, firstPossession),
      },
    }),
    ...(clearance && {
      clearance: { ...partOf(clearance, names.clearance), ...zone(context, clearance), ...player(context, clearance) },
    }),
    ...(exit && { stoppageExit: exitOf(context, exit) }),
  };
}

/** Returns every stoppage of a match in order of play, with the events at it and after it. */
export function matchStoppages(match: Match): Computed<MatchStoppages> {
  const view = cachedMatchView(match);
  const players = playersOf(view.header);
  return {
    matchId: match.id,
    stoppages: computedList(view.stoppages, (stoppage) => [stoppageOf({ view, stoppage, players })]),
  };
}
