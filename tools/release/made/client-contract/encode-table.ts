import { snakeCase } from '@goalsquare/openapi/call-literals';
import type { Column, Table } from '@goalsquare/openapi';

/** Columns beside each other whose members are in the same object, and whose names begin alike. */
interface Group {
  readonly depth: number;
  readonly parent: string;
  readonly prefix: string;
  readonly members: string[];
}

const prefixOf = (parent: string): string => snakeCase(parent.replaceAll('.', '_'));

/** The start of the name of a column before the name of its member. **Empty**: `undefined` if it does not end so. */
function startOf({ name }: Column, member: string): string | undefined {
  const end = snakeCase(member);
  if (name === end) return '';
  return member !== '' && name.endsWith(`_${end}`) ? name.slice(0, -end.length - 1) : undefined;
}

const memberOf = ({ path }: Column): string => String(path.at(-1) ?? '');
const parentOf = ({ path }: Column): string => path.slice(0, -1).join('.');

/**
 * The start of names of a group whose first column has a name of its own: that of its next column in the same object,
 * if the name begins so too, as `personId=attendance_player_1_id` does before `attendance_player_1_fullname`.
 */
function prefixAhead([column, next]: readonly Column[], parent: string): string {
  const start =
    next !== undefined && next.depth === column?.depth && parentOf(next) === parent
      ? startOf(next, memberOf(next))
      : undefined;
  return start !== undefined && column?.name.startsWith(`${start}_`) === true ? start : prefixOf(parent);
}

/** A name, or a dot and its end if it begins as those of the group do. */
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
 * Returns a table as one line of text: the steps of the walk, joined by `>` and `-` for the object itself, a colon,
 * then the columns in groups such as `1squads.home=home_squad(id,name,code)`: the depth, the path of the object, what
 * names begin with unless it is that path, and the members, each with its name if it differs. A name that begins with a
 * dot is the end of one that begins as those of the group do.
 * `clients/javascript/src/flatten.ts` reads it.
 */
export function encodeTable({ rows, columns }: Table): string {
  const walk = rows.map((step) => (step === '' ? '-' : step)).join('>');
  const groups = grouped(columns).map(({ depth, parent, prefix, members }) => {
    const start = prefix === prefixOf(parent) ? '' : `=${prefix}`;
    return `${depth}${parent}${start}(${members.join(',')})`;
  });
  return `${walk}:${groups.join('')}`;
}
