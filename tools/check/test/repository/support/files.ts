import { readFileSync } from 'node:fs';
import { Ajv, type Schema } from 'ajv';
import ts from 'typescript';
import { parse } from 'yaml';
import type { NamedProgram } from '../../../../dev/named-programs.js';
import { generators } from '../../../../generate/generators.js';
import { benches } from '../../../../measure/benches.js';
import { measures } from '../../../../measure/measures.js';
import { checks } from '../../../checks.js';

/** Root of the repository. */
export const root = new URL('../../../../../', import.meta.url);

/** Text of a file. */
export const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

/** Value of a YAML file. **Throws** if it is not valid YAML. */
export const yamlOf = (file: string): unknown => parse(textOf(file), { strict: true });

/** Value of a JSON file that may have comments. **Throws** if it is not valid. */
export function jsonOf(file: string): unknown {
  const { config, error } = ts.parseConfigFileTextToJson(file, textOf(file)) as { config?: unknown; error?: unknown };
  if (error !== undefined) throw new Error(`${file} is not valid JSON`);
  return config;
}

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });

/** Lists what in a value a schema does not allow. **Empty**: no message if the value is valid. */
export function schemaFaults(schema: Schema, value: unknown): readonly string[] {
  const validate = ajv.compile(schema);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
      );
}

/** A schema of an object with no members but these. */
export const closed = (required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

/** A schema of a list that is not empty. */
export const listOf = (items: Schema): Schema => ({ type: 'array', items, minItems: 1 });

/** A schema of a text that is not empty. */
export const text: Schema = { type: 'string', minLength: 1 };

interface Manifest {
  readonly engines: { readonly node: string };
  readonly workspaces: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The package.json of a folder. */
export const manifestOf = (folder: string): Manifest => JSON.parse(textOf(`${folder}package.json`)) as Manifest;

/** Dependencies of package.json files, name and version. */
export const dependenciesOf = (folders: readonly string[]): readonly (readonly [name: string, version: string])[] =>
  folders
    .map(manifestOf)
    .flatMap(({ dependencies = {}, devDependencies = {}, peerDependencies = {} }) =>
      Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies }),
    );

/** What the scripts run that take the name of a program. */
const programs: Readonly<Record<string, readonly NamedProgram[]>> = {
  check: checks,
  measure: measures,
  bench: benches,
  generate: generators,
};

/** Lists the npm scripts a text calls that package.json does not have, and the programs that they do not have. */
export function unknownScripts(called: string): readonly string[] {
  const { scripts } = manifestOf('');
  const calls = called.matchAll(/npm (?:run (?:--silent )?)?(?<script>[\w:-]+)(?: -- (?<program>[a-z][\w:-]*))?/gu);
  return [...calls].flatMap(({ groups }) => {
    const { script = '', program }: { readonly script?: string; readonly program?: string } = groups ?? {};
    if (['ci', 'install', 'run'].includes(script)) return [];
    if (!(script in scripts)) return [script];
    const known = programs[script];
    return program === undefined || known === undefined || known.some(({ name }) => name === program)
      ? []
      : [`${script} -- ${program}`];
  });
}

/** Majors of Node the project supports: the lowest, and the first it does not support. */
export function nodeMajors(): { readonly lowest: number; readonly below: number } {
  const { lowest, below } = /^>=(?<lowest>\d+)\.\d+ <(?<below>\d+)$/u.exec(manifestOf('').engines.node)?.groups ?? {};
  return { lowest: Number(lowest), below: Number(below) };
}
