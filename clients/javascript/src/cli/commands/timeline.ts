import { writeFile } from 'node:fs/promises';
import { operationNamed, requestOf } from '../../operation.js';
import { UsageError, type Command, type Context, type Words } from '../command.js';
import { matchId, metricCodes, squadId } from '../lookup.js';
import { seasonOptions } from '../options.js';
import { writing } from '../writing.js';

const SECONDS = /^\d+(?:\.\d+)?$/u;
const CLOCK = /^(?:\d+:)?[0-5]?\d:[0-5]\d(?:\.\d+)?$/u;

/** Converts a text such as `12.5`, `35:00` or `1:11:45` to seconds. **Throws** `UsageError`. */
function secondsOf(name: string, text: string): number {
  if (!SECONDS.test(text) && !CLOCK.test(text))
    throw new UsageError(`--${name} '${text}' is not a time of the video. Write seconds, 12.5, or a clock, 35:00.`);
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

const secondsIn = (words: Words, name: string): number | undefined => {
  const text = words.text(name);
  return text === undefined ? undefined : secondsOf(name, text);
};

async function idsOf<T>(names: readonly string[] | undefined, idOf: (name: string) => Promise<T>) {
  return names === undefined ? undefined : Promise.all(names.map(idOf));
}

/** Returns the path of a timeline, for the chosen metrics or for every transaction. **Throws** `UsageError`. */
async function pathOf(context: Context): Promise<string> {
  const { api, words } = context;
  const metrics = words.list('metric');
  const zone = words.list('zone');
  if (zone !== undefined && metrics === undefined)
    throw new UsageError('--zone needs --metric: transactions have no zone of their own.');
  const operation = operationNamed(metrics === undefined ? 'getTransactionTimeline' : 'getMatchFlow');
  const { target } = requestOf(operation, {
    matchId: await matchId(context, words.positionals),
    period: words.numbers('period'),
    squadId: await idsOf(words.list('squad'), (name) => squadId(context, name)),
    personId: await idsOf(words.list('player'), (name) => api.personId(name)),
    sirenSeconds: words.list('sirens')?.map((text) => secondsOf('sirens', text)),
    secondsBefore: secondsIn(words, 'before'),
    secondsAfter: secondsIn(words, 'after'),
    ...(metrics !== undefined && { metric: await metricCodes(api, metrics), zone }),
  });
  return target;
}

/** `goalsquare timeline` */
export const timeline: Command = {
  name: 'timeline',
  summary: 'The acts of a match as an XML timeline that video tools import',
  usage: 'MATCH',
  options: {
    metric: { value: 'CODE,...', short: 'm', help: 'Acts of these metrics; default every transaction' },
    sirens: { value: 'TIME,...', help: 'When each period starts in the video, as 12.5 or 35:00' },
    before: { value: 'SECONDS', help: 'How long each clip starts before its act; default 5' },
    after: { value: 'SECONDS', help: 'How long each clip continues after its act; default 5' },
    period: { value: 'NUMBER,...', short: 'p', help: 'Only these periods' },
    zone: { value: 'ZONE,...', short: 'z', help: 'Only these zones, with --metric' },
    squad: { value: 'NAME,...', help: 'Only these squads, by code, name or id' },
    player: { value: 'NAME,...', help: 'Only these players, by name or id' },
    output: { value: 'FILE', short: 'o', help: 'The file to write; default standard output' },
    ...seasonOptions,
  },
  examples: [
    'goalsquare timeline 110610101 --output match.xml',
    'goalsquare timeline CAL HOL --metric GOAL,"inside 50" --sirens 12.5,35:00,1:11:45,1:44:00 -o goals.xml',
  ],
  run: async (context) => {
    const { api, words, print, note, signal } = context;
    const file = words.text('output');
    const response = await api.request(await pathOf(context), { accept: 'application/xml', signal });
    const xml = await response.text();
    if (file === undefined) {
      print(xml.trimEnd());
      return undefined;
    }
    await writing(file, () => writeFile(file, xml));
    note(`Saved ${file}: ${xml.split('<instance>').length - 1} clips.`);
    return undefined;
  },
};
