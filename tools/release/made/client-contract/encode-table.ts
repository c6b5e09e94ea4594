import { snakeCase } from '@goalsquare/openapi/call-literals';
import type { Column, Table } from '@goalsquare/openapi';

/** Adjacent columns with members of the same object, whose names have the same prefix. */
interface Group {
  readonly depth: number;
  readonly parent: string;
  readonly prefix: string;
  readonly members: string[];
}

const prefixOf = (parent: string): string => snakeCase(parent.replaceAll('.', '_'));

/**
 * Returns the prefix of a column's name: the part before the member's name. **Empty**: `undefined` if the name does not
 * end with the member's.
 */
function startOf({ name }: Column, member: string): string | undefined {
  const end = snakeCase(member);
  if (name === end) return '';
  return member !== '' && name.endsWith(`_${end}`) ? name.slice(0, -end.length - 1) : undefined;
}

const memberOf = ({ path }: Column): string => String(path.at(-1) ?? '');
const parentOf = ({ path }: Column): string => path.slice(0, -1).join('.');

/**
 * Returns the prefix for a group whose first column has a special name. It is the prefix of the next column in the same
 * object, if the special name begins with it, as `personId=attendance_player_1_id` does before
 * `attendance_player_1_fullname`.
 */
function prefixAhead([column, next]: readonly Column[], parent: string): string {
  const start =
    next !== undefined && next.depth === column?.depth && parentOf(next) === parent
      ? startOf(next, memberOf(next))
      : undefined;
  return start !== undefined && column?.name.startsWith(`${start}_`) === true ? start : prefixOf(parent);
}

/** Returns a name or, if it begins with the group's prefix, a dot and the rest of it. */
const shortName = (name: string, prefix: string): string =>
  prefix !== '' && name.startsWith(`${prefix}_`) ? name.slice(prefix.length).replace('_', '.') : name;

function grouped(columns: readonly Column[]): readonly Group[] {
  const groups: Group[] = [];
  for (const [at, column] of columns.entries()) {
    const { depth, name } = column;
    const [member, parent] = [memberOf(column), parentOf(column)];
    const start = startOf(column, member);
    const last = groups.at(-1);
    const prefix = start ?? prefixAhead(columns.slice(at), parent);
    const isNext = last?.depth === depth && last.parent === parent && (start ?? last.prefix) === last.prefix;
    const group = isNext ? last : { depth, parent, prefix, members: [] };
    group.members.push(start === undefined ? `${member}=${shortName(name, group.prefix)}` : member);
    if (!isNext) groups.push(group);
  }
  return groups;
}

/**
 * Returns a table as one line of text. It begins with the steps of the walk, joined by `>` (`-` is the object itself),
 * and a colon. Then follow groups of columns such as `1squads.home=home_squad(id,name,code)`: the depth, the path of
 * the object, the prefix of the names unless it is that path, and the members. A member is followed by its column's
 * name if that is special. A name that begins with a dot continues the group's prefix.
 * `clients/javascript/src/flatten.ts` reads this format.
 */
export function encodeTable({ rows, columns }: Table): string {
  const walk = rows.map((step) => (step === '' ? '-' : step)).join('>');
  const groups = grouped(columns).map(({ depth, parent, prefix, members }) => {
    const start = prefix === prefixOf(parent) ? '' : `=${prefix}`;
    return `${depth}${parent}${start}(${members.join(',')})`;
  });
  return `${walk}:${groups.join('')}`;
}
