import calls from '../../facts/calls.json';
import { languages, type Language } from './languages';

interface SampleCall {
  readonly path: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly code: Readonly<Partial<Record<Language, string>>>;
}

const known = calls as unknown as Readonly<Record<string, SampleCall>>;

/** The comment shown instead of a call if a language's client has no function for the operation. */
const missing: Readonly<Record<Language, string>> = {
  curl: '',
  typescript: '',
  python: '# The Python package has no function for this operation.',
  r: '# The R package has no function for this operation.',
  excel: '// The library for Power Query has no function for this operation.',
};

function sampleOf(operationId: string): SampleCall {
  const sample = known[operationId];
  if (sample === undefined) throw new Error(`there is no call of ${operationId}`);
  return sample;
}

/** Returns the example values of an operation's parameters, by name. **Throws** if there is no such operation. */
export function givenOf(operationId: string): Readonly<Record<string, unknown>> {
  const { path, query } = sampleOf(operationId);
  return { ...path, ...query };
}

/** Returns the path and query of an operation's example call. **Throws** if there is no such operation. */
export function urlOf(operationId: string, template: string): string {
  const { path, query } = sampleOf(operationId);
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  const filled = template.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => String(path[name]));
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs).toString()}`;
}

/** Returns an example call in every language, in display order. **Throws** if there is no such operation. */
export function callsOf(
  operationId: string,
): readonly { readonly language: Language; readonly grammar: string; readonly code: string }[] {
  const { code } = sampleOf(operationId);
  return languages.map(({ id, grammar }) => ({ language: id, grammar, code: code[id] ?? missing[id] }));
}
