import { snakeCase } from '@goalsquare/openapi/call-literals';
import type { SampleCall, Value } from './sample-call.js';
import type { Signature } from './signatures.js';

/** A function of a client, and what it is given. */
export interface Chosen {
  readonly name: string;
  readonly given: Readonly<Record<string, Value>>;
}

/** Names of parameters in the clients that are not the snake case of the contract's. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  squadId: ['squad'],
  personId: ['person'],
  replayId: ['replay'],
  showAllMetrics: ['show_all', 'all'],
  permalinkId: ['id'],
};

/** A list of one value as that value, which functions of clients take too. */
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

/** Functions that are called otherwise than their operation. */
const otherNames: Readonly<Record<string, string>> = { game_log: 'person_matches', gs_game_log: 'person_matches' };

/** How many words of the operation's name a function's name has. */
const likeness = (name: string, id: string): number =>
  snakeCase(id)
    .split('_')
    .filter((word) => (otherNames[name] ?? name).split('_').includes(word)).length;

/**
 * Of the functions of a client that call an operation, the one that takes what the call gives and is named most like
 * it. **Throws** if there is none.
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
