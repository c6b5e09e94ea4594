import type { ActFilter, Area } from '@goalsquare/engine';
import type { ActArea, Query } from '@goalsquare/openapi';
import { faultAt, queryLocation, type FaultLocation, type KindOfFault } from '../../domain/fault-location.js';
import { pick } from '../../domain/pick.js';
import { quoted } from '../../domain/text/quoted.js';
import { readArea, type AreaShape } from './area-text.js';

/** The filter members that select acts by something other than period, zone, squad and time. */
export type ActMembers = Pick<
  ActFilter,
  'scoreStates' | 'fromScoreMargin' | 'toScoreMargin' | 'area' | 'againstPersonIds' | 'roles'
>;

/** The query parameters that select acts. */
export type ActParameters = Pick<
  Query<'getPlayerStatistics'>,
  'scoreState' | 'fromScoreMargin' | 'toScoreMargin' | 'area' | 'areaOf' | 'areaUnit' | 'againstPersonId' | 'role'
>;

/** The members of a request body that select acts. */
export type ActChoices = Omit<ActMembers, 'area'> & { readonly area?: ActArea };

/** A filter of acts, and the faults found in it. */
export interface ReadActs {
  readonly acts: ActMembers;
  readonly faults: readonly KindOfFault[];
}

/** The required and optional members of each shape of an area. */
const membersOf = {
  polygon: { needs: ['points'], has: [] },
  circle: { needs: ['centre', 'radius'], has: [] },
  goal: { needs: [], has: ['fromDistance', 'toDistance', 'fromAngle', 'toAngle'] },
} as const;

type Member = Exclude<keyof ActArea, 'is' | 'of' | 'unit'>;
const allMembers: readonly Member[] = [
  'points',
  'centre',
  'radius',
  'fromDistance',
  'toDistance',
  'fromAngle',
  'toAngle',
];

/** Returns what is wrong with the members of an area, as text that follows the area's name. */
function issueOf(area: ActArea): string | undefined {
  const { needs, has } = membersOf[area.is];
  const own: readonly Member[] = [...needs, ...has];
  const missing = needs.find((member) => area[member] === undefined);
  if (missing !== undefined) return `needs ${missing}, because it is a ${area.is}`;
  const other = allMembers.find((member) => area[member] !== undefined && !own.includes(member));
  if (other !== undefined) return `cannot have ${other}, as a ${area.is} has ${own.join(', ')} only`;
  if (area.is === 'goal' && has.every((member) => area[member as Member] === undefined))
    return `needs one of ${has.join(', ')}`;
  const { fromDistance = 0, toDistance = Infinity, fromAngle = 0, toAngle = 90 } = area;
  if (fromDistance > toDistance)
    return `has fromDistance ${fromDistance}, which is greater than toDistance ${toDistance}`;
  if (fromAngle > toAngle) return `has fromAngle ${fromAngle}, which is greater than toAngle ${toAngle}`;
  return undefined;
}

function shapeOf({ is, of: _of, unit: _unit, points, centre, radius, ...ranges }: ActArea): AreaShape {
  if (is === 'polygon') return { is, points: points ?? [] };
  if (is === 'circle') return { is, centre: centre ?? { x: 0, y: 0 }, radius: radius ?? 0 };
  return { is, ...ranges };
}

const areaOf = (shape: AreaShape, of: Area['of'] = 'begin', unit: Area['unit'] = 'metres'): Area => ({
  of,
  unit,
  ...shape,
});

function marginFaults({ fromScoreMargin: from, toScoreMargin: to }: ActMembers, place: FaultLocation) {
  if (from === undefined || to === undefined || from <= to) return [];
  return [faultAt(place('fromScoreMargin'), `is ${from}, which is greater than toScoreMargin ${to}`, from)];
}

/** Reads the filter of acts in a query. */
export function actsOfQuery(query: ActParameters): ReadActs {
  const { scoreState, area: text, areaOf: of, areaUnit: unit } = query;
  const read = text === undefined ? undefined : readArea(text);
  const others: ActMembers = {
    ...(scoreState && { scoreStates: scoreState }),
    ...pick(query, ['fromScoreMargin', 'toScoreMargin']),
    ...(query.againstPersonId && { againstPersonIds: query.againstPersonId }),
    ...(query.role && { roles: query.role }),
  };
  const without = (name: 'areaOf' | 'areaUnit'): readonly KindOfFault[] =>
    text === undefined && query[name] !== undefined
      ? [faultAt(queryLocation(name), `applies to an area only. Add area, or leave ${name} out`, query[name])]
      : [];
  return {
    acts: { ...others, ...(read && 'shape' in read && { area: areaOf(read.shape, of, unit) }) },
    faults: [
      ...marginFaults(others, queryLocation),
      ...(read && 'issue' in read ? [faultAt(queryLocation('area'), `${quoted(text)} ${read.issue}`, text)] : []),
      ...without('areaOf'),
      ...without('areaUnit'),
    ],
  };
}

/** Reads the filter of acts in one item of a request body. */
export function actsOfItem(item: ActChoices, place: FaultLocation): ReadActs {
  const { area } = item;
  const issue = area && issueOf(area);
  const others: ActMembers = pick(item, [
    'scoreStates',
    'fromScoreMargin',
    'toScoreMargin',
    'againstPersonIds',
    'roles',
  ]);
  return {
    acts: { ...others, ...(area && issue === undefined && { area: areaOf(shapeOf(area), area.of, area.unit) }) },
    faults: [...marginFaults(others, place), ...(issue === undefined ? [] : [faultAt(place('area'), issue, area)])],
  };
}
