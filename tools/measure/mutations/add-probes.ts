import { grouped } from './grouped.js';
import type { Mutant } from './mutant.js';

/** A change of the text: the range becomes `text`. Changes at one position go by rank. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly rank: number;
}

/**
 * Ranks at one position: what closes comes before what opens; inner ranges close first and open last, and of equal
 * ranges the later.
 */
const rankOf = (start: number, end: number, turn: number): number => 1e9 - (end - start) + turn / 1e6;

const wrap = (turn: number, start: number, end: number, before: string, after: string): readonly Edit[] => [
  { from: start, to: start, text: before, rank: rankOf(start, end, turn) },
  { from: end, to: end, text: after, rank: -rankOf(start, end, turn) },
];

/** The probe of one expression or statement, for the numbers of the mutants that share it. */
function editsOf(
  { start, end, probe }: Mutant,
  ids: readonly number[],
  others: readonly string[],
  turn: number,
): readonly Edit[] {
  const list = ids.join(', ');
  switch (probe.type) {
    case 'statement':
      return wrap(turn, start, end, `{ mutationReached(${list}); `, ' }');
    case 'expression':
      return wrap(turn, start, end, `(mutationReached(${list}), (`, '))');
    case 'value':
      return wrap(turn, probe.left.start, probe.left.end, `mutationValue(${list}, (`, '))');
    case 'operator': {
      const [operator] = probe.operators;
      const results = others.map((other) => `(a, b) => a ${other} b`).join(', ');
      return [
        ...wrap(turn, start, end, 'mutationOperator((', `), [${list}], (a, b) => a ${operator} b, [${results}])`),
        { from: probe.left.end, to: probe.right.start, text: '), (', rank: 0 },
      ];
    }
  }
}

/** The functions the probes call. In a browser nothing is noted. */
const functions = `
function mutationNote(phase, id) {
  const seen = (globalThis.mutationSeen ??= { load: [], test: [], same: [] })[phase];
  if (seen[id]) return;
  seen[id] = true;
  globalThis.process?.getBuiltinModule?.('node:fs').appendFileSync(NOTES, phase + ' ' + id + String.fromCharCode(10));
}
function mutationReached(...ids) { for (const id of ids) mutationNote(globalThis.mutationPhase ?? 'test', id); }
function mutationValue(id, value) {
  if (value === undefined || value === null) mutationNote('same', id);
  else mutationReached(id);
  return value;
}
function mutationOperator(a, b, ids, own, others) {
  const result = own(a, b);
  for (let at = 0; at < ids.length; at += 1) {
    if (Object.is(result, others[at](a, b))) mutationNote('same', ids[at]);
    else mutationReached(ids[at]);
  }
  return result;
}
`;

/**
 * The source of a file with probes at its mutants, which are numbered. Lines stay where they are. Each process adds
 * lines to the file `notes`, one for each mutant it reaches: `load ID` while the modules of the tests are loading,
 * `test ID` after that and in processes the tests start, and `same ID` where the mutant makes no difference: its
 * operator has the same result, or the left side of its `??` has no value.
 */
export function addProbes(
  source: string,
  mutants: readonly (readonly [id: number, mutant: Mutant])[],
  notes: string,
): string {
  const shared = grouped(mutants, ([, { start, end, probe }]) => `${start} ${end} ${probe.type}`);
  const edits = [...shared.values()].flatMap((entries, turn) => {
    const [[, first]] = entries as [(typeof entries)[number]];
    const others = entries.map(([, { probe }]) => (probe.type === 'operator' ? probe.operators[1] : ''));
    return editsOf(
      first,
      entries.map(([id]) => id),
      others,
      turn,
    );
  });
  const [, hashbang = ''] = /^(#!.*\n)/u.exec(source) ?? [];
  let text = hashbang + functions.replaceAll('\n', ' ').replace('NOTES', JSON.stringify(notes));
  let from = hashbang.length;
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.rank - b.rank)) {
    text += source.slice(from, edit.from) + edit.text;
    from = edit.to;
  }
  return text + source.slice(from);
}
