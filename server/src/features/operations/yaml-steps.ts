import { stringify } from 'yaml';
import type { Steps } from '../../domain/work-queue.js';

/** Depth down to which each member is written in its own step. */
const LEVELS = 3;

type Path = readonly string[];

function* membersOf(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  const isParent = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isParent || path.length === LEVELS || Object.keys(value).length === 0) yield [path, value];
  else for (const [name, member] of Object.entries(value)) yield* membersOf(member, [...path, name]);
}

const nested = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);

/** Returns the number of leading names that two paths have in common. */
function commonLength(a: Path, b: Path): number {
  const differs = a.findIndex((name, at) => name !== b[at]);
  return differs < 0 ? a.length : differs;
}

/** Returns a text without its first lines. */
function withoutLines(text: string, count: number): string {
  let from = 0;
  for (let line = 0; line < count; line += 1) from = text.indexOf('\n', from) + 1;
  return text.slice(from);
}

/** Writes a YAML document, one member at a time. The name of each parent member is on its own line. */
export function* yamlSteps(document: object): Steps<string> {
  let text = '';
  let before: Path = [];
  for (const [path, value] of membersOf(document)) {
    const member = stringify(nested(path, value), { aliasDuplicateObjects: false });
    text += withoutLines(member, commonLength(path, before));
    before = path;
    yield;
  }
  return text;
}
