const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gmu;
const RE_EXPORTS = /export\s+(type\s+)?\{([^}]*)\}\s+from\s+'([^']+)';?/gu;

/** A name that a clause of an import or export takes from a module. */
interface Taken {
  readonly name: string;
  /** What it is called from then on. */
  readonly as: string;
}

/** The names of a clause such as `a, type B, c as d`, without those of types, which are not there at run time. */
const namesIn = (clause: string): readonly Taken[] =>
  clause
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [name = '', as = name] = part.split(/\s+as\s+/u);
      return { name, as };
    });

/** Where a module that only passes on names of others takes each from: specifier and name there. */
export type Barrel = ReadonlyMap<string, { readonly specifier: string; readonly name: string }>;

/** **Empty**: `undefined` for a module that does anything but pass on names. */
export function barrelOf(text: string): Barrel | undefined {
  const code = text.replace(COMMENTS, '');
  if (code.trim() === '' || code.replace(RE_EXPORTS, '').trim() !== '') return undefined;
  return new Map(
    [...code.matchAll(RE_EXPORTS)].flatMap(([, type, clause = '', specifier = '']) =>
      type === undefined ? namesIn(clause).map(({ name, as }) => [as, { specifier, name }] as const) : [],
    ),
  );
}

/**
 * The names a module takes from a specifier. **Empty**: `undefined` where it may take all of them, as by `import * as`.
 */
export function namesTaken(text: string, specifier: string): readonly string[] | undefined {
  const code = text.replace(COMMENTS, '');
  const quoted = `'${specifier}'`;
  const names: string[] = [];
  let clauses = 0;
  for (const [, type, clause = '', from] of code.matchAll(
    /(?:import|export)\s+(type\s+)?\{([^}]*)\}\s+from\s+('[^']+')/gu,
  )) {
    if (from !== quoted) continue;
    clauses += 1;
    if (type === undefined) names.push(...namesIn(clause).map(({ name }) => name));
  }
  return clauses === code.split(quoted).length - 1 ? names : undefined;
}
