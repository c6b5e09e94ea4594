import { readFileSync } from 'node:fs';
import { API } from '@goalsquare/client';

/** The modules of the client that define methods with short names. */
const modules = [
  'leagues',
  'seasons',
  'matches',
  'statistics',
  'metadata',
  'summaries',
  'named-things',
  'across',
  'events',
  'live',
  'permalinks',
  'datasets',
  'corrections',
  'forecasts',
  'reference',
];

/**
 * Matches the start of a declaration: a constant, or a member of the module's class or table. The text up to the next
 * match belongs to the declaration.
 */
const DECLARATION = /^(?:(?:export )?const | {2}(?:(?:async|override) )*(?=[#\w]+[<(])| {2}(?=\w+: \['get))(#?\w+)/gmu;

/** Returns the text of each declaration by its name. The overloads of a method are joined. */
function declarationsOf(source: string): ReadonlyMap<string, string> {
  const found = [...source.matchAll(DECLARATION)];
  const texts = new Map<string, string>();
  for (const [n, match] of found.entries()) {
    const [, name = ''] = match;
    texts.set(name, `${texts.get(name) ?? ''}${source.slice(match.index + match[0].length, found[n + 1]?.index)}`);
  }
  return texts;
}

/**
 * Returns the operations that a declaration calls, directly or through the private methods and constants that it uses.
 */
function operationsIn(name: string, texts: ReadonlyMap<string, string>, seen: ReadonlySet<string>): readonly string[] {
  // Types of rows and of parameters name operations, too.
  const text = (texts.get(name) ?? '').replaceAll(/<[^<>()]*>/gu, '');
  const own = [...text.matchAll(/(?<=[(:,[] ?|\(\s*)'((?:get|post|delete)[A-Z]\w*)'/gu)].map(([, id = '']) => id);
  const used = [...texts.keys()].filter(
    (other) => !seen.has(other) && new RegExp(`(?:this\\.|[.]{3}|[([]|= )${other}(?=[(<.[\\]])`, 'u').test(text),
  );
  return [...own, ...used.flatMap((other) => operationsIn(other, texts, new Set([...seen, other])))];
}

/** Whether a method is for players and an operation for squads, or the reverse. They then share only a constant. */
const isOfOther = (method: string, id: string): boolean =>
  (method.startsWith('player') && id.includes('Squad')) || (method.startsWith('squad') && id.includes('Player'));

/**
 * Returns the methods of the JavaScript client by the operations they call, read from its sources. Every operation also
 * has a method with the operation's id. **Empty**: operations without a short method are omitted.
 */
export function methodsByOperation(): Readonly<Record<string, readonly string[]>> {
  const named: Record<string, string[]> = {};
  for (const module of modules) {
    const source = new URL(`../../clients/javascript/src/${module}.ts`, import.meta.url);
    const texts = declarationsOf(readFileSync(source, 'utf8'));
    for (const name of texts.keys())
      if (name in API.prototype)
        for (const id of new Set(operationsIn(name, texts, new Set([name]))))
          if (!isOfOther(name, id)) (named[id] ??= []).push(name);
  }
  return named;
}
