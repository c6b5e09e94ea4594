import type { JsonSchemaType } from '@modelcontextprotocol/server';
import type { API } from '../api.js';
import { ConfigurationError, UnknownName } from '../errors.js';
import { chosenMatch, matchNameOf, matchText } from '../names/index.js';
import { didYouMean } from '../suggest.js';

/**
 * An argument of a tool. `values` is one value or several, as a list or separated by commas. `names` is the kind of
 * things whose names are accepted as well as ids.
 */
export interface Argument {
  readonly type: 'text' | 'whole' | 'values';
  readonly choices?: readonly string[];
  readonly least?: number;
  readonly most?: number;
  readonly names?: 'match' | 'person' | 'squad';
}

/** The arguments of a tool by name, and the names of the required ones. */
export interface Arguments {
  readonly all: Readonly<Record<string, Argument>>;
  readonly required: readonly string[];
}

/** The value of an argument. Several values are one text with commas. */
export type Value = string | number;

/** Maximum length of a text. **Units**: characters. */
const LONGEST_TEXT = 200;

/** The greatest id. */
const MOST_ID = 2_147_483_647;

/** Returns the schema for `tools/list`. Each type is a single name, because some models reject a list of types. */
export function schemaOf({ all, required }: Arguments): JsonSchemaType {
  const members = Object.entries(all).map(([name, { type, choices, least, most }]) => [
    name,
    type === 'whole'
      ? {
          type: 'integer',
          ...(least !== undefined && { minimum: least }),
          ...(most !== undefined && { maximum: most }),
        }
      : { type: 'string', ...(choices !== undefined && { enum: [...choices] }) },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(members) as Readonly<Record<string, JsonSchemaType>>,
    ...(required.length > 0 && { required: [...required] }),
    additionalProperties: false,
  };
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? `'${value.slice(0, 80)}'` : JSON.stringify(value);

const isValue = (value: unknown): value is Value => typeof value === 'string' || Number.isFinite(value);

function textOf(name: string, value: unknown, { choices }: Argument): string {
  const text = isValue(value) ? String(value).trim() : '';
  if (choices !== undefined && !choices.includes(text))
    throw new ConfigurationError(`${name} ${shown(value)} is not one of ${choices.join(', ')}.`);
  if (!isValue(value)) throw new ConfigurationError(`${name} ${shown(value)} is not a single text or number.`);
  if (text === '') throw new ConfigurationError(`${name} is empty.`);
  if (text.length > LONGEST_TEXT)
    throw new ConfigurationError(`${name} is ${text.length} characters long; at most ${LONGEST_TEXT} are allowed.`);
  return text;
}

function wholeOf(name: string, value: unknown, { least = 0, most = MOST_ID }: Argument): number {
  const number = isValue(value) && /^\d+$/u.test(String(value)) ? Number(value) : NaN;
  if (!(number >= least && number <= most))
    throw new ConfigurationError(`${name} ${shown(value)} is not a whole number from ${least} to ${most}.`);
  return number;
}

function valuesOf(name: string, value: unknown): string {
  const list: readonly unknown[] = Array.isArray(value) ? value.flat() : [value];
  if (list.length === 0) throw new ConfigurationError(`${name} is an empty list. Leave it out to select everything.`);
  if (!list.every(isValue)) throw new ConfigurationError(`${name} ${shown(value)} is not a text, a number or a list.`);
  return list.map(String).join(',');
}

/**
 * Returns the checked arguments of a call. Several values become one text with commas, and `null` counts as omitted.
 * **Throws** `ConfigurationError` that names the argument, its value and what is allowed.
 */
export function checkedArguments(tool: string, { all, required }: Arguments, given: unknown): Record<string, Value> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new ConfigurationError(
      `The arguments of ${tool} are an object, such as {"${Object.keys(all)[0] ?? ''}": ...}.`,
    );
  const named = Object.entries(given as Readonly<Record<string, unknown>>).filter(([, value]) => value !== null);
  const missing = required.find((name) => !named.some(([other]) => other === name));
  const unknown = named.find(([name]) => !Object.hasOwn(all, name))?.[0];
  if (unknown !== undefined) {
    const names = Object.keys(all);
    const hint = didYouMean(unknown, names) || ` It has ${names.join(', ')}.`;
    throw new ConfigurationError(`${tool} has no argument '${unknown.slice(0, 80)}'.${hint}`);
  }
  if (missing !== undefined) throw new ConfigurationError(`${tool} needs ${missing}.`);
  return Object.fromEntries(
    named.map(([name, value]) => {
      const argument = all[name] ?? { type: 'text' };
      const read = { text: textOf, whole: wholeOf, values: valuesOf }[argument.type];
      return [name, read(name, value, argument)];
    }),
  );
}

async function idOf(api: API, kind: NonNullable<Argument['names']>, text: string, args: Season): Promise<number> {
  if (/^\d+$/u.test(text)) return Number(text);
  if (kind === 'person') return api.personId(text);
  if (kind === 'squad') return api.squadOfSeason(text, args);
  return matchIdOf(api, text, args);
}

async function matchIdOf(api: API, text: string, { leagueId = 1, levelId = 1, seasonId }: Season): Promise<number> {
  const name = matchNameOf(matchText(text.split(/\s+/u)));
  if ('fault' in name) throw new UnknownName(name.fault);
  const season = name.seasonId ?? seasonId ?? (await api.currentSeason(leagueId, levelId));
  const found = chosenMatch(name, await api.getLevelFixture({ leagueId, levelId, seasonId: season }));
  if (typeof found === 'number') return found;
  throw new UnknownName(found.fault, found.suggestions);
}

/** Maximum number of names in an argument, because each name costs a request. */
const MOST_NAMES = 10;

interface Season {
  readonly seasonId?: number;
  readonly leagueId?: number;
  readonly levelId?: number;
}

function seasonOf(args: Readonly<Record<string, Value>>): Season {
  const last = (name: string): Season[keyof Season] => {
    const text =
      String(args[name] ?? '')
        .split(',')
        .at(-1) ?? '';
    return /^\d+$/u.test(text) ? Number(text) : undefined;
  };
  const [seasonId, leagueId, levelId] = [last('seasonId'), last('leagueId'), last('levelId')];
  return {
    ...(seasonId !== undefined && { seasonId }),
    ...(leagueId !== undefined && { leagueId }),
    ...(levelId !== undefined && { levelId }),
  };
}

/** Replaces the names of matches, persons and squads in arguments with ids. **Throws** `UnknownName`. */
export async function withIds(
  api: API,
  { all }: Arguments,
  args: Readonly<Record<string, Value>>,
): Promise<Readonly<Record<string, Value>>> {
  const season = seasonOf(args);
  const members = Object.entries(args).map(async ([name, value]) => {
    const kind = all[name]?.names;
    if (kind === undefined) return [name, value] as const;
    const texts = String(value)
      .split(',')
      .map((text) => text.trim());
    const names = texts.filter((text) => !/^\d+$/u.test(text)).length;
    if (names > MOST_NAMES)
      throw new ConfigurationError(
        `${name} has ${names} names; at most ${MOST_NAMES} are allowed. Use ids that find returns.`,
      );
    const ids = await Promise.all(texts.map((text) => idOf(api, kind, text, season)));
    return [name, ids.length === 1 ? (ids[0] ?? value) : ids.join(',')] as const;
  });
  return Object.fromEntries(await Promise.all(members));
}
