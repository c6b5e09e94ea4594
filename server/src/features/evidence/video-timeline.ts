import { roundTo, type Match } from '@goalsquare/engine';
import { inPieces } from '../../answers/json/json-pieces.js';
import { Written } from '../../answers/json/written.js';
import { itemFormats } from './item-formats.js';

/** Number of decimals in video times, for milliseconds. */
const DECIMALS = 3;

/** Default number of seconds of an instance before and after the act. */
const USUAL_MARGIN = 5;

/** How match time maps to video time. **Units**: seconds. */
export interface VideoClock {
  /** Video time at which each period begins. */
  readonly sirens: readonly number[];
  readonly before: number;
  readonly after: number;
}

/** An act in a timeline. **Units**: seconds of the period. */
export interface VideoInstance {
  readonly code: string;
  readonly period: number;
  readonly from: number;
  readonly to: number;
  readonly labels: readonly (readonly [group: string, text: string | number])[];
}

/**
 * Returns the clock for a video from the parameters of a request. A period without a siren begins where the previous
 * one ended, so without any sirens, the video is assumed to have no breaks.
 */
export function videoClock({ periodSeconds }: Match, query: Readonly<Record<string, unknown>>): VideoClock {
  const listed = (query.sirenSeconds ?? []) as readonly number[];
  const sirens: number[] = [];
  for (const period of periodSeconds.keys())
    sirens.push(listed[period] ?? (sirens[period - 1] ?? 0) + (periodSeconds[period - 1] ?? 0));
  return {
    sirens,
    before: Number(query.secondsBefore ?? USUAL_MARGIN),
    after: Number(query.secondsAfter ?? USUAL_MARGIN),
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML and removes characters that XML 1.0 does not allow. */
const escaped = (text: string | number): string =>
  String(text)
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/gu, (character) => entities[character] ?? '');

const element = (name: string, text: string | number): string => `<${name}>${escaped(text)}</${name}>`;

const labelText = ([group, text]: VideoInstance['labels'][number]): string =>
  `<label>${element('group', group)}${element('text', text)}</label>`;

function instanceText({ sirens, before, after }: VideoClock, instance: VideoInstance, id: number): string {
  const siren = sirens[instance.period - 1] ?? 0;
  const start = roundTo(Math.max(0, siren + instance.from - before), DECIMALS);
  const end = roundTo(siren + instance.to + after, DECIMALS);
  return [
    '<instance>',
    element('ID', id),
    element('start', start),
    element('end', end),
    element('code', instance.code),
    ...instance.labels.map(labelText),
    '</instance>\n',
  ].join('');
}

/**
 * Returns acts as an XML timeline, in the edit list format that Hudl Sportscode exports and imports and that Nacsport,
 * LongoMatch and other video tools read: each instance has its start and end in the video, a code, and labels.
 * **Units**: seconds of the video. **Source**: `docs/evidence.md`.
 */
export function videoTimeline(clock: VideoClock, instances: Iterable<VideoInstance>): Written {
  function* texts(): Generator<string> {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<file>\n<SORT_INFO><sort_type>sort order</sort_type></SORT_INFO>\n';
    yield '<ALL_INSTANCES>\n';
    const codes = new Set<string>();
    let id = 0;
    for (const instance of instances) {
      codes.add(instance.code);
      yield instanceText(clock, instance, (id += 1));
    }
    yield '</ALL_INSTANCES>\n<ROWS>\n';
    for (const code of codes) yield `<row>${element('code', code)}</row>\n`;
    yield '</ROWS>\n</file>\n';
  }
  return new Written(itemFormats.xml, inPieces(texts()));
}
