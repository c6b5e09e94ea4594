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

function grouped(columns: readonly Column[]): readonly Group[] {
  const groups: Group[] = [];
  for (const column of columns) {
    const { depth, path, name } = column;
    const [member, parent] = [String(path.at(-1) ?? ''), path.slice(0, -1).join('.')];
    const start = startOf(column, member);
    const last = groups.at(-1);
    const isNext = last?.depth === depth && last.parent === parent && (start ?? last.prefix) === last.prefix;
    const group = isNext ? last : { depth, parent, prefix: start ?? prefixOf(parent), members: [] };
    group.members.push(start === undefined ? `${member}=${name}` : member);
    if (!isNext) groups.push(group);
  }
  return groups;
}

/**
 * Returns a table as one line of text: the steps of the walk, joined by `>` and `-` for the object itself, a colon,
 * then the columns in groups such as `1squads.home=home_squad(id,name,code)`: the depth, the path of the object, what
 * names begin with unless it is that path, and the members, each with its name if it differs.
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
