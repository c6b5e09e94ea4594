import type { Match } from '@goalsquare/engine';
import { ComputedList } from '../json/computed-list.js';
import { memberTexts } from '../json/json-pieces.js';
import type { JsonWriter } from '../json/json-writer.js';
import { evidenceCostOf } from './evidence-cost.js';
import type { EvidenceDetail, EvidenceList } from './evidence-list.js';
import { valueEvidence, type ValueEvidence } from './value-evidence.js';

/** Length at which a chunk is complete. **Units**: bytes. */
const PIECE_BYTES = 65_536;

/**
 * Cost at which a chunk is complete, so that computing its values does not block the event loop. **Units**: statistics.
 */
const PIECE_COST = 4000;

/** The name of the result member that contains the evidence, by level of detail. */
const memberOf = { ids: 'evidenceIds', full: 'evidence' } as const satisfies Readonly<Record<EvidenceDetail, string>>;

/**
 * Returns a copy of the written bytes, because the socket may still need a small chunk when the next one is written.
 */
const takeCopy = (writer: JsonWriter): Uint8Array => Uint8Array.from(writer.take());

/** Writes the evidence of a result as its last member, in chunks computed on demand. */
export function* evidencePieces(writer: JsonWriter, match: Match, list: EvidenceList): Generator<Uint8Array> {
  writer.text(`,"${memberOf[list.detail]}":[`);
  let comma = '';
  let cost = 0;
  for (const { code, shape } of valueEvidence(match, list)) {
    writer.text(comma);
    comma = ',';
    for (const text of memberTexts(shape)) {
      writer.text(text);
      if (writer.length >= PIECE_BYTES) yield takeCopy(writer);
    }
    cost += evidenceCostOf(match, list, code, 1);
    if (cost < PIECE_COST) continue;
    cost = 0;
    if (writer.length > 0) yield takeCopy(writer);
  }
  writer.text(']');
}

/** Returns a result's evidence as a member that is computed on demand. **Empty**: `{}` without a list. */
export const evidenceMember = (
  match: Match,
  list: EvidenceList | undefined,
): Partial<Record<(typeof memberOf)[EvidenceDetail], ComputedList<ValueEvidence['shape']>>> =>
  list === undefined
    ? {}
    : {
        [memberOf[list.detail]]: new ComputedList(function* () {
          for (const { shape } of valueEvidence(match, list)) yield shape;
        }),
      };
