import { snakeCase } from '@goalsquare/openapi/call-literals';
import type { SampleCall, Value } from './sample-call.js';
import type { Signature } from './signatures.js';

/** A function of a client and its arguments. */
export interface Chosen {
  readonly name: string;
  readonly given: Readonly<Record<string, Value>>;
}

/** Names of parameters in the clients that differ from the contract's name in snake case. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  squadId: ['squad'],
  personId: ['person'],
  replayId: ['replay'],
  showAllMetrics: ['show_all', 'all'],
  permalinkId: ['id'],
};

/**
 * Returns the value of a list with one value, and other values unchanged. Client functions also accept a single value.
 */
export const oneOrMore = (value: Value): Value =>
  typeof value === 'object' && value.length === 1 ? (value[0] ?? '') : value;

const namesOf = (wire: string): readonly string[] => [snakeCase(wire), ...(aliases[wire] ?? [])];

function accepted(call: SampleCall, signature: Signature): Chosen['given'] | undefined {
  const given = Object.entries({ ...call.path, ...call.query }).map(
    ([wire, value]) => [namesOf(wire).find((name) => signature.includes(name)), value] as const,
  );
  if (given.some(([name]) => name === undefined)) return undefined;
  const inOrder = [...given].sort(([a = ''], [b = '']) => signature.indexOf(a) - signature.indexOf(b));
  return Object.fromEntries(inOrder) as Chosen['given'];
}

/** Functions whose names have few words in common with their operation, and the words to compare instead. */
const otherNames: Readonly<Record<string, string>> = { game_log: 'person_matches', gs_game_log: 'person_matches' };

/** Returns the number of words that the names of a function and an operation have in common. */
const likeness = (name: string, id: string): number =>
  snakeCase(id)
    .split('_')
    .filter((word) => (otherNames[name] ?? name).split('_').includes(word)).length;

/**
 * Returns the function whose name is most similar to that of the operation, out of those that accept all arguments.
 * **Throws** if there is none.
 */
export function chosenFunction(
  call: SampleCall,
  names: readonly string[],
  signatures: ReadonlyMap<string, Signature>,
): Chosen {
  const [best] = names
    .flatMap((name) => {
      const given = accepted(call, signatures.get(name) ?? []);
      return given === undefined ? [] : [{ name, given }];
    })
    .sort((a, b) => likeness(b.name, call.id) - likeness(a.name, call.id) || a.name.length - b.name.length);
  if (best === undefined) throw new Error(`none of ${names.join(', ')} can be called as ${call.id} is`);
  return best;
}
