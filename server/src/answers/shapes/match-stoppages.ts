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
import { locationsOf } from './location.js';
import { namedPerson, playersOf } from './person.js';
import { logicalZoneName, physicalZoneName } from './zones.js';
import { cachedMatchView } from './match-views.js';

/** What the parts of a stoppage are told with. */
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

/** The person of a row, as a member of its part. */
function player(telling: StoppageContext, row: Row): { readonly player?: StoppagePlayer } {
  const found = playerOf(telling, row);
  return found === undefined ? {} : { player: found };
}

/** Zone of a row as its squad sees the ground; whatever belongs to a centre bounce is in CB. */
function zone({ view: { setting }, stoppage: { kind } }: StoppageContext, row: Row): { readonly zone?: LogicalZone } {
  if (kind === 'CB') return { zone: 'CB' };
  return row.side === undefined ? {} : { zone: logicalZoneName(row, row.side, setting) };
}

function place({ view: { setting } }: StoppageContext, row: Row): { readonly location?: StoppageGraphicalDetails } {
  const { location } = locationsOf(row, setting);
  return location === undefined ? {} : { location };
}

function attendanceOf(telling: StoppageContext): StoppageAttendance | undefined {
  const { attendance } = telling.stoppage;
  const [first] = attendance;
  return (
    first && { ...partOf(first, nameOfType(first)), players: attendance.flatMap((row) => playerOf(telling, row) ?? []) }
  );
}

function exitOf(telling: StoppageContext, { row, type, distance, direction }: StoppageExit): ExitShape {
  const { kicking, pressure } = telling.view.extras.get(row.at) ?? {};
  const kicked: StoppageKicking = {
    ...(kicking?.foot && { foot: kicking.foot }),
    ...(kicking?.intent !== undefined && { intent: kicking.intent }),
    ...(distance && { distance }),
    ...(direction && { direction }),
  };
  return {
    ...partOf(row, stoppageParts[telling.stoppage.kind].exit),
    ...zone(telling, row),
    type,
    ...(pressure && { pressure: pressure.name }),
    ...player(telling, row),
    ...(type === 'Kick' && Object.keys(kicked).length > 0 && { kicking: kicked }),
    ...place(telling, row),
  };
}

function stoppageOf(telling: StoppageContext): MatchStoppage {
  const {
    view: { setting },
    stoppage,
  } = telling;
  const { kind, row, hitout, firstPossession, clearance, exit } = stoppage;
  const attendance = attendanceOf(telling);
  const names = stoppageParts[kind];
  return {
    ...partOf(row, row.play.is === 'restart' ? nameOfType(row) : names.restart),
    zonePhysical: kind === 'CB' ? 'CB' : physicalZoneName(row, setting),
    ...place(telling, row),
    ...(attendance && { attendance }),
    ...(hitout && { hitout: { ...partOf(hitout, nameOfType(hitout)), ...player(telling, hitout) } }),
    ...(firstPossession && {
      firstPossession: {
        ...partOf(firstPossession, names.firstPossession),
        ...zone(telling, firstPossession),
        ...player(telling, firstPossession),
      },
    }),
    ...(clearance && {
      clearance: { ...partOf(clearance, names.clearance), ...zone(telling, clearance), ...player(telling, clearance) },
    }),
    ...(exit && { stoppageExit: exitOf(telling, exit) }),
  };
}

/** Every stoppage of a match in order of play, with what happened at it and after. */
export function matchStoppages(match: Match): MatchStoppages {
  const view = cachedMatchView(match);
  const players = playersOf(view.header);
  return {
    matchId: match.id,
    stoppages: view.stoppages().map((stoppage) => stoppageOf({ view, stoppage, players })),
  };
}
