import calls from '../../facts/calls.json';
import { languages, type Language } from './languages';

interface SampleCall {
  readonly path: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly code: Readonly<Partial<Record<Language, string>>>;
}

const known = calls as unknown as Readonly<Record<string, SampleCall>>;

/** What the library of a language without a call says. */
const none = '// The library for Power Query has no function for this operation.';

function sampleOf(operationId: string): SampleCall {
  const sample = known[operationId];
  if (sample === undefined) throw new Error(`there is no call of ${operationId}`);
  return sample;
}

/** The values a call gives its parameters, by their names. **Throws** for an operation that is none. */
export function givenOf(operationId: string): Readonly<Record<string, unknown>> {
  const { path, query } = sampleOf(operationId);
  return { ...path, ...query };
}

/** One call in every language, in their order. **Throws** for an operation that is none. */
export function callsOf(operationId: string): readonly { readonly language: Language; readonly grammar: string; readonly code: string }[] {
  const { code } = sampleOf(operationId);
  return languages.map(({ id, grammar }) => ({ language: id, grammar, code: code[id] ?? none }));
}
