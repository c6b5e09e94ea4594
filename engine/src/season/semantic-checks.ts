import { validate, type ValidationIssue, oneIssue } from '../log/validation.js';
import { seasonRule, type SeasonRecord } from './record.js';

/** Returns an issue for each item in a list whose members repeat those of an earlier item. */
function repeats<T>(
  items: readonly T[] | undefined,
  list: string,
  ...members: readonly (keyof T & string)[]
): readonly ValidationIssue[] {
  const seen = new Set<string>();
  const [first = ''] = members;
  return (items ?? []).flatMap((item, at) => {
    const key = members.map((member) => String(item[member])).join(' ');
    if (seen.has(key))
      return oneIssue(
        `${list}[${at}].${first}`,
        item[first as keyof T],
        `${members.join(' and ')} that no other item of ${list} has`,
      );
    seen.add(key);
    return [];
  });
}

/** Returns an issue for each item that names something unlisted. */
function unlistedNames<T>(
  items: readonly T[] | undefined,
  list: string,
  member: keyof T & string,
  known: readonly unknown[],
  of: string,
): readonly ValidationIssue[] {
  return (items ?? []).flatMap((item, at) => {
    const value = item[member];
    return value === undefined || known.includes(value)
      ? []
      : [{ field: `${list}[${at}].${member}`, value, allowed: `one of the ${of}, ${known.join(', ')}` }];
  });
}

function listIssues({
  phases,
  rounds,
  squads,
  conferences,
  venues,
  placings,
}: SeasonRecord): readonly ValidationIssue[] {
  return [
    ...repeats(phases, 'phases', 'id'),
    ...repeats(rounds, 'rounds', 'number', 'phaseId'),
    ...unlistedNames(
      rounds,
      'rounds',
      'phaseId',
      (phases ?? []).map(({ id }) => id),
      'phases',
    ),
    ...repeats(squads, 'squads', 'id'),
    ...(squads ?? []).flatMap(({ players }, at) => repeats(players, `squads[${at}].players`, 'personId')),
    ...repeats(conferences, 'conferences', 'code'),
    ...(conferences === undefined
      ? []
      : unlistedNames(
          squads,
          'squads',
          'conferenceCode',
          conferences.map(({ code }) => code),
          'conferences',
        )),
    ...repeats(venues, 'venues', 'id'),
    ...unlistedNames(
      placings,
      'placings',
      'squadId',
      (squads ?? []).map(({ id }) => id),
      'squads',
    ),
  ];
}

/** Returns the issues of a season record. Repeated and unlisted names are reported only if the shape is valid. */
export function seasonIssues(record: unknown): readonly ValidationIssue[] {
  const shape = validate(seasonRule, record);
  return shape.length > 0 ? shape : listIssues(record as SeasonRecord);
}
