import type { CallValue } from '@goalsquare/openapi/call-literals';
import { printFunction } from '@goalsquare/openapi/print-call';
import { libraryInM } from '../../../clients/excel/test/support/library.js';
import { batchOf } from './batch.js';
import type { SampleCall } from './sample-call.js';
import { signaturesIn } from './signatures.js';

const GENERIC = 'Goalsquare';

const heads = [...libraryInM()].flatMap(([name, text]) => {
  const [signature] = signaturesIn(text, /^ {4}(\w+) = \(/gmu).values();
  const operations: readonly string[] = /Goalsquare\.Operations = \{([^}]*)\}/u.exec(text)?.[1]?.match(/\w+/gu) ?? [];
  return signature === undefined || operations.length === 0 ? [] : [{ name, signature, operations }];
});

/** Names of parameters in the library that differ from the contract's. */
const aliases: Readonly<Record<string, string>> = { metric: 'metrics' };

/**
 * Returns the positional arguments. Arguments without a position go into `filters`, if the function has that parameter.
 * **Empty**: `undefined` if an argument has no place.
 */
function placed(
  given: Readonly<Record<string, CallValue>>,
  signature: readonly string[],
): readonly (CallValue | undefined)[] | undefined {
  const named = new Map(
    Object.entries(given).map(([name, value]) => [signature.includes(name) ? name : (aliases[name] ?? name), value]),
  );
  const rest = Object.fromEntries([...named].filter(([name]) => !signature.includes(name)));
  if (Object.keys(rest).length > 0 && !signature.includes('filters')) return undefined;
  const all = signature.map((name) => (name === 'filters' && Object.keys(rest).length > 0 ? rest : named.get(name)));
  while (all.length > 0 && all.at(-1) === undefined) all.pop();
  return all;
}

/**
 * Writes a call in the Power Query language, with this project's library. **Empty**: `undefined` for an extension,
 * which the library does not call.
 */
export function inM(call: SampleCall): string | undefined {
  if (call.isExtension) return undefined;
  const batch = batchOf(call);
  const given = { ...call.path, ...call.query, ...(batch !== undefined && { requests: batch }) };
  for (const { name, signature, operations } of heads) {
    const all = operations.includes(call.id) ? placed(given, signature) : undefined;
    if (all !== undefined) return printFunction('excel', { name, positional: all, named: [] });
  }
  return printFunction('excel', { name: GENERIC, positional: [call.id], named: Object.entries(given) });
}
