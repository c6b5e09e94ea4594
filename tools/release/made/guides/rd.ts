/** A node of R documentation: text, or a command with its arguments. */
export type RdNode = string | RdCommand;

export interface RdCommand {
  /** **Empty**: an empty text for braces without a command. */
  readonly name: string;
  readonly given: readonly (readonly RdNode[])[];
}

const command = /^\\(?<name>[a-zA-Z]+)(?:\[[^\]]*\])?/u;

/** Reads R documentation from a position up to the end of its braces. Returns the nodes and the end position. */
function read(text: string, from: number): { readonly nodes: readonly RdNode[]; readonly end: number } {
  const nodes: RdNode[] = [];
  let at = from;
  let plain = '';
  const take = (node: RdNode): void => {
    if (plain !== '') nodes.push(plain);
    plain = '';
    nodes.push(node);
  };
  const group = (start: number): readonly RdNode[] => {
    const { nodes: inner, end } = read(text, start + 1);
    at = end + 1;
    return inner;
  };
  while (at < text.length && text[at] !== '}') {
    const { 0: whole, groups: { name = '' } = {} } =
      command.exec(text.slice(at, at + 200)) ?? (['', {}] as unknown as RegExpExecArray);
    if (text[at] === '\\' && /[\\%{}]/u.test(text[at + 1] ?? '')) {
      plain += text.charAt(at + 1);
      at += 2;
    } else if (name !== '') {
      at += whole.length;
      const given: (readonly RdNode[])[] = [];
      while (text[at] === '{') given.push(group(at));
      take({ name, given });
    } else if (text[at] === '{') take({ name: '', given: [group(at)] });
    else {
      plain += text.charAt(at);
      at += 1;
    }
  }
  if (plain !== '') nodes.push(plain);
  return { nodes, end: at };
}

/** Parses an R documentation file. Omits comments. */
export const rdOf = (text: string): readonly RdNode[] => read(text.replaceAll(/^%.*\n/gmu, ''), 0).nodes;

/** Returns the arguments of all commands with a name, in order. */
export const givenTo = (nodes: readonly RdNode[], name: string): readonly (readonly (readonly RdNode[])[])[] =>
  nodes.flatMap((node) => (typeof node !== 'string' && node.name === name ? [node.given] : []));
